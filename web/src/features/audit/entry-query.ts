import type { z } from 'zod'
import { tableQuery } from '../../ui/table/table-search.ts'
import type { auditSearch } from './search.ts'

type Values = z.output<typeof auditSearch>

export const fileFilters = ({ search, from, to, person, action, table, record }: Values) => ({
  search,
  from,
  to,
  person,
  action,
  table,
  record,
})

export const entryQuery = (values: Values) => ({
  ...tableQuery(values, '-at' as const),
  ...fileFilters(values),
})
