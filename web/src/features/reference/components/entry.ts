import type { AnyList, ReferenceItem, Station } from '@puquio/contract/reference'

/** Tabs in the order of use: stations every day, the other lists seldom. */
export const listOrder = [
  'stations',
  'components',
  'subcomponents',
  'mining-components',
  'mining-units',
  'source-types',
  'profiles',
  'frequencies',
] as const satisfies readonly AnyList[]

export type Entry = ReferenceItem | Station

/** Returns the name under which an entry is shown. */
export const entryName = (entry: Entry): string => ('code' in entry ? entry.code : entry.name)
