/** Random numbers that are the same in every run (mulberry32). */
export type Random = {
  next: () => number
  pick: <T>(from: readonly T[]) => T
  whole: (from: number, to: number) => number
}

export function seeded(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    pick: (from) => from[Math.floor(next() * from.length)] as (typeof from)[number],
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
  }
}
