import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../server/src/app.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { hashOf } from '../server/src/platform/db/sessions.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { prepareDatabase } from '../server/src/platform/db/start/prepare-database.ts'
import { openPlatform } from '../server/src/platform/open-platform.ts'
import { startTestServer } from '../server/test/test-server.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A whole Puquio on an empty database of its own, listening; its clock is set, or goes where no time is given. */
export async function startPuquio(set: string | null) {
  const now = set ?? new Date().toISOString()
  const folder = mkdtempSync(join(tmpdir(), 'puquio-bench-'))
  const server = await startTestServer()
  const made = await server.createDatabase(`bench_${process.pid}`)
  await prepareDatabase(made.ownerUrl)
  const platform = await openPlatform({
    config: readConfig({ PUQUIO_DATA: folder, PUQUIO_DEMO: 'off', LOG_LEVEL: 'silent' }),
    clock: set === null ? systemClock : { now: () => new Date(set) },
    log: silent,
    appUrl: made.appUrl,
    ownerUrl: made.ownerUrl,
    telemetryUrl: made.telemetryUrl,
  })
  const app = await buildApp(platform)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    platform,
    address,
    appUrl: made.appUrl,
    ownerUrl: made.ownerUrl,
    telemetryUrl: made.telemetryUrl,
    /** Signs a user in and returns the headers of their requests. */
    async signIn(userId: number) {
      const [token, cookie] = [`token-${userId}`, `cookie-${userId}`]
      await platform.database.owner.one(
        {},
        sql`insert into session (user_id, token_hash, cookie_hash, address, device, created_at, last_seen_at, ends_at)
          values (${userId}, ${hashOf(token)}, ${hashOf(cookie)}, '127.0.0.1', 'bench', ${now}, ${now},
            ${now}::timestamptz + interval '12 hours')`,
      )
      return { authorization: token, cookie: `puquio=${cookie}` }
    },
    async stop() {
      await app.close()
      await platform.telemetry.close()
      await platform.database.close()
      await made.drop()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
