import type { ReferenceList } from '@puquio/contract/reference'
import type { z } from 'zod'
import { searchSort } from '../../lib/search.ts'
import { tableQuery } from '../../ui/table/table-search.ts'
import { itemSorts, type referenceSearch, stationSorts } from './search.ts'

type Address = z.output<typeof referenceSearch>

/** What the call of a list takes of the address. */
export const itemQuery = (list: ReferenceList, values: Address) => ({
  ...listQuery(values, itemSorts, firstItemSort(list)),
  ...(list === 'subcomponents' && values.parentId ? { parentId: values.parentId } : {}),
})

export const stationQuery = (values: Address) => ({
  ...listQuery(values, stationSorts, 'code'),
  ...(values.kind ? { kind: values.kind } : {}),
})

/** As the server orders a list by itself. */
export const firstItemSort = (list: ReferenceList): (typeof itemSorts)[number] =>
  firstSort[list] ?? 'name'

const firstSort: Partial<Record<ReferenceList, (typeof itemSorts)[number]>> = {
  subcomponents: 'parent',
  frequencies: 'rule',
}

/** A list sorts by its own keys alone. */
const listQuery = <const Key extends string>(
  values: Address,
  keys: readonly Key[],
  first: NoInfer<Key>,
) => {
  const sort = searchSort(keys).parse(values.sort)
  const query = tableQuery<Key | `-${Key}`>({ ...values, sort }, first)
  return { ...query, ...(values.retired ? { retired: true } : {}) }
}
