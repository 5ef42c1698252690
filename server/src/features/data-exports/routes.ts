import type { dataExportRoutes, ExportOrder } from '@puquio/contract/laboratory/data-exports'
import type { Language } from '@puquio/domain'
import type { Writable } from 'node:stream'
import { ownCall, withCall } from '../../platform/db/call.ts'
import { copyConnections } from '../../platform/db/copy/copy-rows.ts'
import { lock } from '../../platform/db/lock.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { fairTurns } from '../../platform/fair-turns.ts'
import { requireFreeDisk } from '../../platform/files/room.ts'
import { spooled } from '../../platform/files/spool.ts'
import { exportingOf } from '../../platform/files/temporary-folder.ts'
import type { Handlers, Input } from '../../platform/http/implement.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { cancelJob } from '../../platform/jobs/queue-store.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { sentFile } from '../files/service.ts'
import { countResults } from './counts-store.ts'
import {
  countOwnExports,
  endOwn,
  findExportFile,
  insertExport,
  listExports,
  mediaTypes,
  type NewExport,
  readExport,
  setJob,
} from './exports-store.ts'
import { optionsOf } from './readings/export-options.ts'
import { exportJob, exportJobsAtOnce } from './makes-exports.ts'
import { bytesOf, prepareExport, writeExport } from './prepare-export.ts'
import { readReadingPage } from './readings/reading-page.ts'
import { chosenVariables } from './readings/select-readings.ts'
import { readResultPage } from './result-pages-store.ts'
import { requireOrder } from './selection-store.ts'
import { selectionOf } from './written-export.ts'

type Caller = Pick<Input<typeof dataExportRoutes.download>, 'scope' | 'session' | 'request'>

/** Records an export that a GET answers, under the name of who called. */
const recordAnswered = ({ scope, session, request }: Caller, made: Omit<NewExport, 'jobId'>) => {
  const call = {
    ...ownCall('dataExports.download', scope.clock.now()),
    userId: session.userId,
    token: session.token?.name ?? null,
    address: request.ip,
    requestId: request.id,
  }
  return withCall(call, () => insertExport(scope, { ...made, jobId: null }))
}

const turnLimits = {
  /** Connections that are left beside those of jobs. */
  atOnce: copyConnections - exportJobsAtOnce,
  /** Each may have a file on the disk. */
  mostOfPerson: 4,
}

export const dataExportHandlers = (
  platform: Pick<Platform, 'config' | 'files' | 'telemetry'>,
): Handlers<typeof dataExportRoutes> => {
  const turns = fairTurns(turnLimits)
  return {
    async options({ scope, query, language }) {
      requireOrder(query)
      return optionsOf(platform, scope, query, query.language ?? language)
    },

    async results(input) {
      const { scope, query, language } = input
      const selection = selectionOf(query)
      const { language: spoken = language, after, size } = query
      if (after === undefined) {
        const rows = await countResults(scope, selection)
        const { after: _after, size: _size, ...order } = query
        if (rows > 0) await recordAnswered(input, { format: 'json', layout: 'long', order, rows })
      }
      return readResultPage(scope, selection, { after, size, language: spoken })
    },

    async readings(input) {
      const { scope, query, language } = input
      const selection = selectionOf(query)
      const { after, size, ...order } = query
      if (after === undefined) {
        const asked = { selection, source: 'readings' as const, language }
        const variables = await chosenVariables(platform, scope, asked)
        const rows = variables.reduce((sum, { readings }) => sum + readings, 0)
        const made = { ...order, source: asked.source }
        if (rows > 0)
          await recordAnswered(input, { format: 'json', layout: 'long', order: made, rows })
      }
      const page = { after, size, language: query.language ?? language }
      return readReadingPage(platform, scope, selection, page)
    },

    async download(input) {
      const { scope, query: order, language } = input
      const turn = turns.take(scope)
      try {
        const asked = await prepareExport(platform, scope, order, language)
        const { format, layout } = asked.options
        const requireRoom = () => requireFreeDisk(platform.config, bytesOf(asked))
        await requireRoom()
        await recordAnswered(input, { format, layout, order, rows: asked.total })
        const write = async (out: Writable) => {
          // Others may have filled the disk while it waited.
          await requireRoom()
          await writeExport(platform, scope, asked, out)
        }
        const body = spooled(exportingOf(platform.config), (out, signal) =>
          turn.inTurn(() => write(out), signal),
        ).once('close', turn.end)
        return { name: asked.fileName, mediaType: mediaTypes[format], body }
      } catch (error) {
        turn.end()
        throw error
      }
    },

    list: ({ scope, query }) => listExports(scope, query),

    start: ({ scope, body, language }) => startExport(platform, scope, body, language),

    async file({ scope, params }) {
      const found = await findExportFile(scope, params.exportId)
      if (!found) throw new Problem('NOT_FOUND')
      return sentFile(platform, found)
    },

    async cancel({ scope, params }) {
      return scope.transaction(async (within) => {
        const jobId = await endOwn(within, params.exportId)
        if (jobId === null || !(await cancelJob(within, jobId))) throw new Problem('NOT_FOUND')
        return null
      })
    },
  }
}

/** Of one person, in all projects. */
const mostInBackground = 4

async function startExport(
  platform: Pick<Platform, 'telemetry'>,
  scope: ProjectScope,
  order: ExportOrder,
  language: Language,
) {
  const { options, total } = await prepareExport(platform, scope, order, language)
  const { format, layout } = options
  return scope.transaction(async (within) => {
    await lock(within, 'exports', scope.userId)
    if ((await countOwnExports(within)) >= mostInBackground)
      throw new Problem('EXPORTS_UNFINISHED', { max: mostInBackground })
    const made = { format, layout, order: { ...order, language: options.language }, rows: total }
    const id = await insertExport(within, { ...made, jobId: null })
    const jobId = await enqueue(within, exportJob, { exportId: id })
    await setJob(within, id, jobId as number)
    const row = await readExport(within, id)
    if (!row) throw new Problem('NOT_FOUND')
    return row
  })
}
