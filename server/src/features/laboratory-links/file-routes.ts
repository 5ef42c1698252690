import type { laboratoryFileRoutes } from '@puquio/contract/laboratory/laboratory-links'
import { callerGone } from '../../platform/http/caller-gone.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { limitRate } from '../../platform/tokens/limit-rate.ts'
import {
  addReport,
  type Checks,
  discardImport,
  dropReport,
  handIn,
  heldRows,
  importMarked,
  mapImport,
  proposeAgain,
  startImport,
} from '../result-imports/service.ts'
import { listFiles } from './files-store.ts'
import { showFile, toFile } from './show-file.ts'

/** Most checks, copies and reports of one link in an hour and one process: each takes much memory, time or room. */
const checksInHour = 60

/** The calls of a laboratory by its link: those of imports by people, in a scope that says whose link it is. */
export function laboratoryFileHandlers(
  platform: Pick<Platform, 'files' | 'log' | 'database' | 'clock'>,
  checks: Checks,
): Handlers<typeof laboratoryFileRoutes> {
  const takeCheck = limitRate(checksInHour, 3_600_000)
  const refuseManyChecks = (linkId: number) => {
    const waitMs = takeCheck(linkId)
    if (waitMs > 0)
      throw new Problem('TOO_MANY_REQUESTS', { retryAfterS: Math.ceil(waitMs / 1000) })
  }
  return {
    async list({ scope, link: { id, project, laboratory, laboratoryId, label, until, ...of } }) {
      const { stationIds, timeZone } = of
      const files = await listFiles(scope, { id, laboratoryId, stationIds })
      return { project, laboratory, label, until, timeZone, files }
    },
    async start({ scope, link, file, body }) {
      refuseManyChecks(link.id)
      return toFile(await startImport(scope, { platform, checks }, { file, key: body.key }))
    },
    get: ({ scope, params }) => showFile(scope, checks, params.key),
    propose({ scope, link, params, query, reply }) {
      refuseManyChecks(link.id)
      const wish = { key: params.key, ...query, signal: callerGone(reply) }
      return proposeAgain(scope, platform.files, wish)
    },
    async map({ scope, link, params, body }) {
      refuseManyChecks(link.id)
      const said = { key: params.key, laboratory: null, ...body }
      return toFile(await mapImport(scope, checks, said))
    },
    rows: ({ scope, params, query }) => heldRows(scope, params.key, query),
    marked({ scope, link, params, query, language, reply }) {
      refuseManyChecks(link.id)
      const wish = { key: params.key, language: query.language ?? language }
      return importMarked(scope, platform.files, { ...wish, signal: callerGone(reply) })
    },
    async setReport({ scope, link, file, params }) {
      refuseManyChecks(link.id)
      await addReport(platform, scope, { key: params.key, file })
      return showFile(scope, checks, params.key)
    },
    async removeReport({ scope, params }) {
      await dropReport(platform, scope, params.key)
      return showFile(scope, checks, params.key)
    },
    async handIn({ scope, link, params }) {
      await handIn(scope, { key: params.key, laboratory: link.laboratory })
      return showFile(scope, checks, params.key)
    },
    async discard({ scope, params }) {
      await discardImport(platform, scope, checks, params.key)
      return null
    },
  }
}
