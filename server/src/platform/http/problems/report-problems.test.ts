import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../test/test-database.ts'
import type { TestDatabase } from '../../../../test/test-server.ts'
import { DatabaseUnavailable } from '../../db/database-unavailable.ts'
import { type Database, openDatabase } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { openLog } from '../../log.ts'
import { reportProblems } from './report-problems.ts'

const lines: string[] = []
let made: TestDatabase
let database: Database
let nowhere: Database
let app: FastifyInstance

beforeAll(async () => {
  made = await createTestDatabase()
  const onError = () => undefined
  const limits = { statementTimeoutMs: 400, lockTimeoutMs: 150, onError }
  database = openDatabase({ ...made, ...limits })
  const appUrl = 'postgresql://puquio_app@%2Ftmp%2Fno-such-folder/puquio'
  nowhere = openDatabase({ appUrl, ownerUrl: appUrl, onError })
  const log: FastifyBaseLogger = openLog('error', { write: (line) => lines.push(line) })
  app = fastify({ loggerInstance: log })
  reportProblems(app)
  app.get('/slow', () => database.one({}, sql`select pg_sleep(30)`))
  app.get('/nowhere', () => nowhere.one({}, sql`select 1 as one`))
  app.get('/locked', () => database.one({}, sql`update policy set title = title`))
  app.get('/full', () => {
    const cause = Object.assign(new Error('could not extend file'), { code: '53100' })
    throw new DatabaseUnavailable(cause)
  })
  app.get('/denied', () => database.one({}, sql`update policy set title = title`))
  app.get('/wrong', () => database.one({}, sql`select * from nothing`))
})
afterAll(async () => {
  await app.close()
  await Promise.all([database.close(), nowhere.close()])
  await made.drop()
})

const problemOf = async (url: string) => {
  const { status, problem, params } = (await app.inject(url)).json()
  return { status, problem, params }
}

test('a statement that takes longer than callers wait is ended, and said so', async () => {
  const answer = { status: 504, problem: 'TOOK_TOO_LONG', params: {} }
  expect(await problemOf('/slow')).toEqual(answer)
  expect(await database.one({}, sql`select 1 as one`)).toEqual([{ one: 1 }])
})

test('a lock that somebody else keeps is worth another try', async () => {
  await database.owner.transaction({}, async (rows) => {
    await rows(sql`lock table policy`)
    const answer = { status: 503, problem: 'BUSY', params: { retryAfterS: 2 } }
    expect(await problemOf('/locked')).toEqual(answer)
  })
})

test('a database that is not there is not available, a mistake in a statement is ours', async () => {
  expect(await problemOf('/nowhere')).toMatchObject({ status: 503, problem: 'UNAVAILABLE' })
  expect(await problemOf('/wrong')).toMatchObject({ status: 500, problem: 'UNEXPECTED' })
})

test('what the database denies is denied, and logged as an error', async () => {
  lines.length = 0
  expect(await problemOf('/denied')).toMatchObject({ status: 403, problem: 'ACCESS_DENIED' })
  expect(lines.join('')).toContain('permission denied for table policy')
})

test('what an operator must mend is logged as an error, with its cause', async () => {
  lines.length = 0
  expect(await problemOf('/full')).toEqual({ status: 503, problem: 'STORAGE_FULL', params: {} })
  expect(lines.join('')).toContain('could not extend file')
  lines.length = 0
  expect(await problemOf('/full')).toMatchObject({ problem: 'STORAGE_FULL' })
  // Once a minute says it.
  expect(lines).toEqual([])
  expect(await problemOf('/nowhere')).toMatchObject({ problem: 'UNAVAILABLE' })
  expect(lines.join('')).toContain('ENOENT')
})
