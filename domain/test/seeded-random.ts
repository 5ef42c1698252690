/** For tests only: numbers from 0 to 1 that are the same in every run (mulberry32). */
export const seededRandom = (seed: number) => {
  let state = seed >>> 0
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const seededInteger = (random: () => number, from: number, to: number): number =>
  from + Math.floor(random() * (to - from + 1))
