import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { systemClock } from '../server/src/platform/clock.ts'
import { openDatabase } from '../server/src/platform/db/database.ts'
import { startEmbedded } from '../server/src/platform/db/embedded/embedded.ts'
import { prepareDatabase } from '../server/src/platform/db/start/prepare-database.ts'
import { openTelemetry } from '../server/src/platform/telemetry/telemetry.ts'

/** The storage of readings on a database as `npm start` runs it: what is committed is on the disk. */
export async function startTelemetry() {
  const folder = mkdtempSync(join(tmpdir(), 'puquio-bench-'))
  const server = await startEmbedded(join(folder, 'database'))
  await prepareDatabase(server.ownerUrl)
  const database = openDatabase({ ...server, onError: console.error })
  const log = { warn: (details: object, message: string) => console.error(message, details) }
  const telemetry = openTelemetry({ database, clock: systemClock, log })
  await telemetry.prepare()
  /** A connection of its own, beside which the storage is measured. */
  const bare = new pg.Client(server.ownerUrl)
  await bare.connect()
  return {
    telemetry,
    bare,
    async stop() {
      await telemetry.close()
      await bare.end()
      await database.close()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
export const p95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0
