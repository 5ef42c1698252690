import type { z } from 'zod'
import type { SearchValues } from '../../lib/search.ts'
import { tableSearch } from '../../ui/table/table-search.ts'
import type { reportsSearch } from './search.ts'

export type ReportsValues = z.output<typeof reportsSearch>

/** What the address says of the list of reports that were made. */
export const reportsTable = (values: ReportsValues, write: (changes: SearchValues) => void) =>
  tableSearch(values, write, '-requestedAt')
