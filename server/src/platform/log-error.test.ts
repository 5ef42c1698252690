import { randomUUID } from 'node:crypto'
import fastify, { type FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/test-database.ts'
import type { TestDatabase } from '../../test/test-server.ts'
import { type Database, openDatabase } from './db/database.ts'
import { sql } from './db/sql.ts'
import { reportProblems } from './http/problems/report-problems.ts'
import { openLog } from './log.ts'

const lines: string[] = []
const log: FastifyBaseLogger = openLog('info', { write: (line) => lines.push(line) })
let made: TestDatabase
let database: Database

beforeAll(async () => {
  made = await createTestDatabase()
  const onError = (error: Error) => log.warn({ err: error }, 'database connection')
  database = openDatabase({ ...made, onError })
})
afterAll(async () => {
  await database.close()
  await made.drop()
})

type Line = { err: Record<string, unknown> }
const lastLine = () => JSON.parse(lines.findLast((line) => line.includes('"err"')) ?? '{}') as Line

const typed = `typed-${randomUUID()}`
const person = (email: string) =>
  sql`insert into app_user (email, name, last_name) values (${email}, 'A', ${typed})`

test.each([
  ['a row that a check refuses', person(`UPPER-${typed}`), '23514', 'app_user_email_check'],
  ['a row that is there twice', person(`${typed}@example.com`), '23505', 'app_user_email'],
  ['a value that cannot be read', sql`select ${typed}::int`, '22P02', undefined],
  ['a day that is none', sql`select ${`${typed} 2026-02-31`}::date`, '22007', undefined],
  ['a text that is no JSON', sql`select ${`"${typed}`}::jsonb`, '22P02', undefined],
  ['a column that is not there', sql`select nothing from app_user`, '42703', undefined],
])(
  '%s: the log says which rule, and not what was typed',
  async (_, statement, code, constraint) => {
    const app = fastify({ loggerInstance: log })
    reportProblems(app)
    app.get('/', async () => {
      await database.one({}, statement)
      return database.one({}, statement)
    })
    expect((await app.inject('/')).statusCode).toBe(500)
    const { err } = lastLine()
    expect(err).toMatchObject({ type: 'DatabaseError', code, severity: 'ERROR' })
    expect(err.constraint).toBe(constraint)
    expect(err.message).not.toBe('')
    expect(err.stack).toContain('database.ts')
    expect(lines.join('')).not.toContain(typed)
  },
)

test('a text that is no JSON is not quoted by our own reader either', () => {
  try {
    JSON.parse(`{ ${typed} "`)
  } catch (error) {
    log.error({ err: error }, 'unexpected')
  }
  expect(lastLine().err.type).toBe('SyntaxError')
  expect(lines.join('')).not.toContain(typed.slice(0, 5))
})

test('a connection that is lost at rest leaves its cause in the log, and not itself', async () => {
  await database.one({}, sql`select 1 as one`)
  const other = new pg.Client(made.appUrl)
  await other.connect()
  await other.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'puquio'`)
  await other.end()
  await expect.poll(lastLine).toMatchObject({ err: { code: '57P01' } })
  const { err } = lastLine()
  expect(Object.keys(err).toSorted()).toEqual([
    'code',
    'message',
    'routine',
    'severity',
    'stack',
    'type',
  ])
  expect(lines.join('')).not.toMatch(/secretKey|connectionParameters/)
})

test('an error tells its causes', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  log.error({ err: new Error('no luck', { cause: new AggregateError([refused]) }) }, 'unexpected')
  expect(lastLine().err).toMatchObject({
    message: 'no luck',
    causes: [{ type: 'AggregateError', causes: [{ code: 'ECONNREFUSED' }] }],
  })
})
