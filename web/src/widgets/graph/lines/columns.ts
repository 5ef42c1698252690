import type { ReadingColumns } from '@puquio/contract/modi/readings'

/** Readings of a variable, by time. They grow while readings arrive, so each graph has its own. */
export type Columns = Omit<ReadingColumns, 'variableId'>

export const emptyColumns = (level: Columns['level']): Columns => ({
  level,
  at: [],
  min: [],
  max: [],
  mean: [],
  count: [],
})

export const ownColumns = ({ level, at, min, max, mean, count }: ReadingColumns): Columns => ({
  level,
  at: [...at],
  min: [...min],
  max: [...max],
  mean: [...mean],
  count: [...count],
})

/** The index of the first reading at or after a time. */
export const firstFrom = ({ at }: Pick<Columns, 'at'>, ms: number): number => {
  let [low, high] = [0, at.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((at[middle] as number) < ms) low = middle + 1
    else high = middle
  }
  return low
}

/** Whether there is any reading from a time until before another one. */
export const hasReadings = (
  columns: Pick<Columns, 'at'>,
  { fromMs, toMs }: { fromMs: number; toMs: number },
): boolean => firstFrom(columns, fromMs) < firstFrom(columns, toMs)

/** The index of the reading nearest to a time; null where there is none. */
export const nearest = (columns: Pick<Columns, 'at'>, ms: number): number | null => {
  const { at } = columns
  const after = firstFrom(columns, ms)
  if (after === at.length) return at.length === 0 ? null : after - 1
  if (after === 0) return 0
  return ms - (at[after - 1] as number) <= (at[after] as number) - ms ? after - 1 : after
}

type Arrived = { atMs: number; value: number; isSuspect: boolean }

/** Adds a reading that has just arrived; false where it is there already. */
export const addReading = (
  columns: Columns,
  { atMs, value, isSuspect: isDoubted }: Arrived,
): boolean => {
  const index = firstFrom(columns, atMs)
  if (columns.at[index] === atMs) return false
  columns.at.splice(index, 0, atMs)
  columns.mean.splice(index, 0, value)
  columns.count.splice(index, 0, isDoubted ? 0 : 1)
  return true
}

/** Puts what was read again from a time on in the place of what was there. */
export const replaceFrom = (columns: Columns, fromMs: number, tail: Columns): void => {
  if (columns.level !== tail.level) return
  // The first bucket may have begun before.
  const index = firstFrom(columns, Math.min(fromMs, tail.at[0] ?? fromMs))
  for (const name of ['at', 'min', 'max', 'mean', 'count'] as const) {
    columns[name].length = Math.min(columns[name].length, index)
    for (const value of tail[name]) columns[name].push(value)
  }
}

/** Lets go of what lies before a time, once it is most of it. */
export const dropBefore = (columns: Columns, ms: number): void => {
  const index = firstFrom(columns, ms)
  if (index * 2 < columns.at.length) return
  for (const name of ['at', 'min', 'max', 'mean', 'count'] as const)
    columns[name].splice(0, Math.min(index, columns[name].length))
}
