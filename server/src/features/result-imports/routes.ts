import type { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { callerGone } from '../../platform/http/caller-gone.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Checks } from './check/checks.ts'
import { readChoices } from './choices-store.ts'
import { discardImport } from './discard-import.ts'
import { mapImport } from './map-import.ts'
import { importMarked } from './marked-workbook.ts'
import { proposeAgain } from './propose-again.ts'
import { makeNames } from './resolve/make-names.ts'
import { makeStations } from './resolve/make-stations.ts'
import { showReport } from './hand-in/report.ts'
import { resolve } from './resolve/resolve.ts'
import { withdraw } from './resolve/withdraw.ts'
import { saveImport } from './save/save-import.ts'
import { heldRows, showImport } from './show-import.ts'
import { startImport } from './start-import.ts'
import { listUnfinished } from './store.ts'

export const resultImportHandlers = (
  platform: Pick<Platform, 'files' | 'log' | 'database' | 'clock'>,
  checks: Checks,
): Handlers<typeof resultImportRoutes> => ({
  start: ({ scope, file, body }) =>
    startImport(scope, { platform, checks }, { file, key: body.key }),
  unfinished: ({ scope }) => listUnfinished(scope),
  choices: ({ scope }) => readChoices(scope),
  get: ({ scope, params }) => showImport(scope, checks, params.key),
  propose: ({ scope, params, query, reply }) =>
    proposeAgain(scope, platform.files, {
      key: params.key,
      ...query,
      signal: callerGone(reply),
    }),
  map: ({ scope, params, body }) => mapImport(scope, checks, { key: params.key, ...body }),
  rows: ({ scope, params, query }) => heldRows(scope, params.key, query),
  resolve: ({ scope, params, body, language }) =>
    resolve(scope, checks, params.key, body, language),
  withdraw: ({ scope, params, body }) => withdraw(scope, checks, params.key, body),
  makeStations: ({ scope, params, body }) =>
    makeStations(scope, checks, { key: params.key, ...body }),
  makeNames: ({ scope, params, body }) => makeNames(scope, checks, { key: params.key, ...body }),
  marked: ({ scope, params, query, language, reply }) =>
    importMarked(scope, platform.files, {
      key: params.key,
      language: query.language ?? language,
      signal: callerGone(reply),
    }),
  report: ({ scope, params }) => showReport(scope, platform, params.key),
  save: ({ scope, params, body }) => saveImport(scope, checks, { key: params.key, ...body }),
  async discard({ scope, params }) {
    await discardImport(platform, scope, checks, params.key)
    return null
  },
})
