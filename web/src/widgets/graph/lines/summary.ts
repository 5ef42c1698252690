import { type Columns, firstFrom, highAt, isSuspect, lowAt } from './columns.ts'
import type { Span } from './span.ts'

export type Summary = {
  /** Good readings; of buckets those that they sum up. */
  count: number
  suspect: number
  min: number
  max: number
  last: { atMs: number; value: number }
}

/** What columns hold in a span; null where that is nothing. */
export const summaryOf = (columns: Columns, { fromMs, toMs }: Span): Summary | null => {
  let [count, suspect, min, max] = [0, 0, Infinity, -Infinity]
  let last: Summary['last'] | null = null
  const end = firstFrom(columns, toMs)
  for (let index = firstFrom(columns, fromMs); index < end; index++) {
    if (isSuspect(columns, index)) {
      suspect++
      continue
    }
    count += columns.count[index] as number
    min = Math.min(min, lowAt(columns, index))
    max = Math.max(max, highAt(columns, index))
    last = { atMs: columns.at[index] as number, value: columns.mean[index] as number }
  }
  return last === null && suspect === 0
    ? null
    : { count, suspect, min, max, last: last ?? { atMs: toMs, value: Number.NaN } }
}
