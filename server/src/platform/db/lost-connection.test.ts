import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { generalRoutes } from '@puquio/contract/general'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf, type Calls } from '../../../test/send.ts'
import { buildApp } from '../../app.ts'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { openPlatform } from '../open-platform.ts'
import type { Platform } from '../platform.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { type EmbeddedDatabase, startEmbedded } from './embedded/embedded.ts'
import { prepareDatabase } from './start/prepare-database.ts'
import { sql } from './sql.ts'

let folder: string
let server: EmbeddedDatabase
let platform: Platform
let app: FastifyInstance
let nobody: Calls

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'puquio-lost-'))
  server = await startEmbedded(join(folder, 'database'))
  await prepareDatabase(server.ownerUrl)
  const ignore = () => undefined
  platform = await openPlatform({
    config: readConfig({ PUQUIO_DATA: folder, PUQUIO_DEMO: 'off', LOG_LEVEL: 'silent' }),
    clock: systemClock,
    log: { info: ignore, warn: ignore, error: ignore },
    ...server,
  })
  app = await buildApp(platform)
  nobody = callsOf(app)
})
afterAll(async () => {
  await app.close()
  await platform.database.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const unavailable = expect.any(DatabaseUnavailable)
/** Ends the connection that sleeps, as an administrator or a firewall does. */
async function endSleeping() {
  const admin = new pg.Client(server.adminUrl)
  await admin.connect()
  const end = () =>
    admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'select pg_sleep%' and state = 'active'`)
  await expect.poll(async () => (await end()).rowCount).toBe(1)
  await admin.end()
}
const health = async () => (await nobody.send(generalRoutes.health)).statusCode

test.each(['one', 'transaction'])('a connection ended while it works (%s)', async (how) => {
  const { database } = platform
  const sleep = sql`select pg_sleep(60)`
  const failed = (
    how === 'one'
      ? database.one({}, sleep)
      : database.transaction({}, async (rows) => {
          await rows(sql`select 1 as one`)
          await rows(sleep)
        })
  ).catch((error: unknown) => error)
  await endSleeping()
  expect(await failed).toEqual(unavailable)
  expect(await database.one({}, sql`select 1 as one`)).toEqual([{ one: 1 }])
})

test('a server killed under requests: each says so, and health comes back', async () => {
  let isOver = false
  const failures: unknown[] = []
  const answers = new Set<number>()
  const ask = async () => {
    while (!isOver) {
      await platform.database
        .one({}, sql`select pg_sleep(0.01)`)
        .catch((error: unknown) => failures.push(error))
      answers.add((await nobody.send(generalRoutes.appData)).statusCode)
      await pause(5)
    }
  }
  const asking = Array.from({ length: 8 }, ask)
  await pause(200)
  await killServer()
  try {
    await expect.poll(health, { timeout: 20_000 }).toBe(503)
    await expect.poll(health, { timeout: 20_000 }).toBe(200)
  } finally {
    isOver = true
    await Promise.all(asking)
  }
  expect(failures.length).toBeGreaterThan(0)
  for (const failure of failures) expect(failure).toEqual(unavailable)
  expect(answers).toEqual(new Set([200, 503]))
})

/** The server and its backends at once, as when a machine runs out of memory. */
async function killServer() {
  const admin = new pg.Client(server.adminUrl)
  admin.on('error', () => undefined)
  await admin.connect()
  const { rows } = await admin.query<{ pid: number }>('select pid from pg_stat_activity')
  const postmaster = readFileSync(join(folder, 'database/postmaster.pid'), 'utf8').split('\n')[0]
  // The server first: it would start a missing backend again.
  for (const pid of [Number(postmaster), ...rows.map((row) => row.pid)]) endProcess(pid)
}

function endProcess(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error // it has just ended
  }
}
