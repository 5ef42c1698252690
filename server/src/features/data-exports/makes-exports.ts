import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { addressOf } from '@puquio/domain'
import { z } from 'zod'
import { requireFreeDisk } from '../../platform/files/room.ts'
import { exportingOf, temporaryFolder } from '../../platform/files/temporary-folder.ts'
import {
  growingPauses,
  handles,
  type JobHandler,
  jobKind,
  unlessRefused,
} from '../../platform/jobs/job-kind.ts'
import type { Platform } from '../../platform/platform.ts'
import { keepMade } from '../files/service.ts'
import { notify } from '../notifications/service.ts'
import { readExport, setFile } from './exports-store.ts'
import { bytesOf, prepareExport, writeExport } from './prepare-export.ts'

export const exportJobsAtOnce = 2
export const exportJob = jobKind('export-results', 'project', z.object({ exportId: z.int() }))

/** Writes an export into the store of files, and tells who asked for it. */
export const makesExports = (
  platform: Pick<Platform, 'config' | 'files' | 'log' | 'database' | 'clock' | 'telemetry'>,
): JobHandler<'export-results'> =>
  handles(exportJob, {
    concurrency: exportJobsAtOnce,
    perProject: 1,
    pauseMs: unlessRefused(growingPauses(3)),
    async run({ payload: { exportId }, scope, signal, progress, complete }) {
      const row = await readExport(scope, exportId)
      if (!row) return
      const asked = await prepareExport(platform, scope, row.order, row.order.language ?? 'es')
      await requireFreeDisk(platform.config, bytesOf(asked))
      const folder = await temporaryFolder('export', exportingOf(platform.config))
      try {
        const path = join(folder, 'export')
        const out = createWriteStream(path, { mode: 0o600 })
        const abort = () => out.destroy(signal.reason)
        signal.addEventListener('abort', abort)
        const results = new Map(asked.stations.map(({ id, results: count }) => [id, count]))
        let done = 0
        const onStation = async (stationId: number) => {
          signal.throwIfAborted()
          done += results.get(stationId) ?? 0
          await progress(done, asked.total)
        }
        const onReadings = async (count: number) => {
          signal.throwIfAborted()
          done += count
          await progress(done, asked.total)
        }
        await progress(0, asked.total)
        try {
          await writeExport(platform, scope, { ...asked, onStation, onReadings }, out)
          await finished(out.end())
        } finally {
          out.destroy()
          signal.removeEventListener('abort', abort)
        }
        await keepMade(platform, scope, path, ({ sha256, bytes }) =>
          complete(async (within) => {
            await setFile(within, exportId, { sha256, name: asked.fileName, bytes })
            await notify(
              within,
              'export-ready',
              { file: asked.fileName, count: asked.total },
              { projectId: within.projectId },
              { onlyId: scope.userId, opens: addressOf('ExportData') },
            )
          }),
        )
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  })
