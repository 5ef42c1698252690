import type { limitRoutes } from '@puquio/contract/laboratory/limits'
import type { Handlers } from '../../platform/http/implement.ts'
import { baselineOf } from './baseline-store.ts'
import { createLimit, editLimit, retireLimit } from './edit-limits.ts'
import { limitListFile } from './limit-list.ts'
import { listLimits } from './limits-store.ts'
import { listStandards } from './list-standards.ts'
import { addStandardAlias, removeStandardAlias, standardTexts } from './standard-alias-store.ts'
import { listStationStandards, setStationStandards } from './stations-store.ts'

/** Most limits in an exported list. */
const filedLimitsMax = 20_000

export const limitHandlers: Handlers<typeof limitRoutes> = {
  list: ({ scope, query, language }) => listLimits(scope, query, language),
  async workbook({ scope, query, ...asked }) {
    const language = query.language ?? asked.language
    const { items } = await listLimits(scope, { ...query, size: filedLimitsMax }, language)
    const format = query.format ?? 'xlsx'
    return limitListFile(items, { language, format, createdAt: scope.clock.now() })
  },
  standards: ({ scope }) => listStandards(scope),
  create: ({ scope, body }) => createLimit(scope, body),
  edit: ({ scope, params, body }) => editLimit(scope, params.limitId, body),
  retire: ({ scope, params }) => retireLimit(scope, params.limitId, scope.clock.now()),
  restore: ({ scope, params }) => retireLimit(scope, params.limitId, null),
  baseline: ({ scope, params, query }) =>
    baselineOf(scope, { stationId: params.stationId, ...query }),
  stations: ({ scope, query }) => listStationStandards(scope, query),
  setStations: ({ scope, body }) => setStationStandards(scope, body),
  texts: ({ scope }) => standardTexts(scope),
  addAlias: ({ scope, body }) => addStandardAlias(scope, body),
  removeAlias: ({ scope, params }) => removeStandardAlias(scope, params.standardAliasId),
}
