import type { referenceRoutes } from '@puquio/contract/reference'
import type { Handlers } from '../../platform/http/implement.ts'
import { createItem, editItem, removeItem, retireItem } from './items/edit-items.ts'
import { allItems, listItems } from './items/store.ts'
import { loadDefaults } from './load-defaults.ts'
import {
  createStation,
  editStation,
  removeStation,
  retireStation,
} from './stations/edit-stations.ts'
import { allStations, listStations } from './stations/store.ts'
import { listErrors } from './workbooks/errors-workbook.ts'
import { exportList } from './workbooks/export-list.ts'
import { importList } from './workbooks/import-list.ts'
import { sheetUpload } from '../../platform/tables/read-sheet.ts'

export const referenceHandlers: Handlers<typeof referenceRoutes> = {
  async all({ scope }) {
    const [lists, stations] = await Promise.all([allItems(scope), allStations(scope)])
    return { lists, stations }
  },
  list: ({ scope, params, query }) => listItems(scope, params.list, query),
  create: ({ scope, params, body }) => createItem(scope, params.list, body),
  edit: ({ scope, params, body }) => editItem(scope, params.list, params.itemId, body),
  retire: ({ scope, params }) => retireItem(scope, params.list, params.itemId, scope.clock.now()),
  restore: ({ scope, params }) => retireItem(scope, params.list, params.itemId, null),
  async remove({ scope, params }) {
    await removeItem(scope, params.list, params.itemId)
    return null
  },
  async loadDefaults({ scope }) {
    return { created: await loadDefaults(scope) }
  },
  stations: ({ scope, query }) => listStations(scope, query),
  createStation: ({ scope, body }) => createStation(scope, body),
  editStation: ({ scope, params, body }) => editStation(scope, params.stationId, body),
  retireStation: ({ scope, params }) => retireStation(scope, params.stationId, scope.clock.now()),
  restoreStation: ({ scope, params }) => retireStation(scope, params.stationId, null),
  async removeStation({ scope, params }) {
    await removeStation(scope, params.stationId)
    return null
  },
  exportList: ({ scope, params, query, language }) =>
    exportList(scope, params.list, language, { isEmpty: query.empty === '1' }),
  importList: ({ scope, params, ...input }) =>
    importList(scope, params.list, sheetUpload(scope, input)),
  listErrors: ({ scope, params, ...input }) =>
    listErrors(scope, params.list, sheetUpload(scope, input)),
}
