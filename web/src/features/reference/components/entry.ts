import type { AnyList, ReferenceItem, Station } from '@puquio/contract/reference'

/** Tabs in the order of use: stations are looked up every day, the lists behind them seldom. */
export const listOrder = [
  'stations',
  'components',
  'subcomponents',
  'mining-components',
  'source-types',
  'profiles',
  'frequencies',
] as const satisfies readonly AnyList[]

export type Entry = ReferenceItem | Station

/** What people call an entry. */
export const entryName = (entry: Entry): string => ('code' in entry ? entry.code : entry.name)
