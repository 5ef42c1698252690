import { payloadCount } from './payload.ts'

/** The numbers of the payloads that one Puquio is asked to show. */
export type Part = { name: string; numbers: number[] }

const numbersOf = (length: number, numberAt: (at: number) => number) =>
  Array.from({ length }, (_, at) => numberAt(at))
const fullParts = 4

/** In full all payloads, each in one part; else a dozen of them from all over. */
export function partsOf(isFull: boolean): Part[] {
  if (!isFull) return [{ name: 'a dozen', numbers: numbersOf(12, (at) => at * 41) }]
  const size = payloadCount / fullParts
  return numbersOf(fullParts, (at) => at * size).map((first) => ({
    name: `${first} to ${first + size - 1}`,
    numbers: numbersOf(size, (at) => first + at),
  }))
}
