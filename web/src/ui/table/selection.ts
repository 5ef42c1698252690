import type { RowKey } from './column.ts'

export type Keys = ReadonlySet<RowKey>

export const toggleKey = (keys: Keys, key: RowKey): Keys => {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}

/** Takes the page's rows in, or out where all of them were in; rows of other pages stay. */
export const togglePage = (keys: Keys, page: readonly RowKey[]): Keys =>
  page.every((key) => keys.has(key))
    ? new Set([...keys].filter((key) => !page.includes(key)))
    : new Set([...keys, ...page])

/** With Shift: everything from the row that was chosen last to this one. */
export const extendTo = (keys: Keys, page: readonly RowKey[], last: RowKey, key: RowKey): Keys => {
  const [from, to] = [page.indexOf(last), page.indexOf(key)].toSorted((a, b) => a - b)
  return from === undefined || to === undefined || from < 0
    ? toggleKey(keys, key)
    : new Set([...keys, ...page.slice(from, to + 1)])
}
