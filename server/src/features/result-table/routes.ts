import type { resultTableRoutes } from '@puquio/contract/laboratory/result-table'
import type { Handlers } from '../../platform/http/implement.ts'
import { readColumns } from './columns-store.ts'
import { readTablePage } from './table-page.ts'

export const resultTableHandlers: Handlers<typeof resultTableRoutes> = {
  columns: ({ scope, query }) => scope.transaction((within) => readColumns(within, query)),
  rows: ({ scope, query }) => scope.transaction((within) => readTablePage(within, query)),
}
