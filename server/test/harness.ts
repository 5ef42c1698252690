import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../src/app.ts'
import { type AlarmEngine, openAlarmEngine } from '../src/features/alarms/service.ts'
import { type Config, readConfig } from '../src/platform/config.ts'
import type { Database } from '../src/platform/db/database.ts'
import { hashOf } from '../src/platform/db/sessions.ts'
import { sql } from '../src/platform/db/sql.ts'
import { openPlatform } from '../src/platform/open-platform.ts'
import type { Platform } from '../src/platform/platform.ts'
import { type Calls, callsOf } from './send.ts'
import { type SettableClock, settableClock } from './settable-clock.ts'
import { createTestDatabase } from './test-database.ts'

export type TestApp = {
  app: FastifyInstance
  platform: Platform
  database: Database
  /** For clients of a test's own. */
  urls: { app: string; owner: string; telemetry: string }
  clock: SettableClock
  /** Evaluates when a test asks for it. */
  alarms: AlarmEngine
  /** Calls of somebody who is not signed in. */
  nobody: Calls
  /** Signs a user in without a password and gives their calls, as one who has just proved it; ends an earlier session. */
  signIn: (user: { id: number }) => Promise<Calls>
  /** Listens on a port of its own, for what needs a socket; gives the address. */
  listen: () => Promise<string>
  close: () => Promise<void>
}

type Options = { now?: string; config?: Partial<Config> } & Parameters<typeof buildApp>[1]

/** A whole Puquio on a database, a data folder and a clock of the test file's own. */
export async function startTestApp({
  now = '2026-02-15T12:00:00-05:00',
  config,
  ...options
}: Options = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'puquio-app-'))
  const testDatabase = await createTestDatabase()
  const clock = settableClock(now)
  const platform = await openPlatform({
    config: {
      ...readConfig({ PUQUIO_DATA: folder, PUQUIO_DEMO: 'off', LOG_LEVEL: 'silent' }),
      ...config,
    },
    clock,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    appUrl: testDatabase.appUrl,
    ownerUrl: testDatabase.ownerUrl,
    telemetryUrl: testDatabase.telemetryUrl,
  })
  const alarms = await openAlarmEngine(platform)
  const app = await buildApp(platform, options)
  await app.ready()
  return {
    app,
    platform,
    database: platform.database,
    urls: {
      app: testDatabase.appUrl,
      owner: testDatabase.ownerUrl,
      telemetry: testDatabase.telemetryUrl,
    },
    clock,
    alarms,
    nobody: callsOf(app),
    signIn: async (user) => callsOf(app, await openSession(platform, user.id)),
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    async close() {
      await app.close()
      platform.decoders.close()
      await platform.telemetry.close()
      await platform.database.close()
      await testDatabase.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function openSession({ database, clock, sessions }: Platform, userId: number) {
  const token = randomBytes(32).toString('base64url')
  const cookie = randomBytes(32).toString('base64url')
  const now = clock.now()
  await database.owner.transaction({}, async (rows) => {
    await rows(sql`update session set ended_at = ${now}, end_reason = 'superseded'
      where user_id = ${userId} and ended_at is null`)
    await rows(sql`insert into session (user_id, token_hash, cookie_hash, address, device, created_at, last_seen_at, proven_at, ends_at)
      values (${userId}, ${hashOf(token)}, ${hashOf(cookie)}, '127.0.0.1', 'test', ${now}, ${now}, ${now},
        ${new Date(now.getTime() + 12 * 3_600_000)})`)
  })
  await sessions.forget(userId)
  return { authorization: token, cookie: `puquio=${cookie}` }
}
