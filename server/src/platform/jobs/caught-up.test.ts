import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testJob } from '../../../test/processes/test-job.ts'
import { settableClock } from '../../../test/settable-clock.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import type { TestDatabase } from '../../../test/test-server.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { projectScope } from '../db/scopes/make-scope.ts'
import { sql } from '../db/sql.ts'
import { enqueue } from './enqueue.ts'
import { handles, NotYet } from './job-kind.ts'
import { startJobs } from './runner.ts'

const clock = settableClock('2026-02-15T12:00:00-05:00')
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const pace = { pollMs: 30, holdMs: 100, scheduleMs: 100 }
const handler = handles(testJob, {
  concurrency: 1,
  pauseMs: () => 3_600_000,
  run: async ({ payload }) => {
    if (payload.name === 'fails') throw new Error('It fails')
  },
})

let testDatabase: TestDatabase
let database: Database
let projectId: number
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  const { appUrl, ownerUrl } = testDatabase
  database = openDatabase({ appUrl, ownerUrl, onError: () => undefined })
  const [project] = await database.owner.one<{ id: number }>(
    {},
    sql`insert into project (name, business) values ('A', 'A') returning id`,
  )
  projectId = project?.id ?? 0
})
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

beforeEach(() => database.owner.one({}, sql`delete from job`))

const add = (name: string, runAt: Date | null = null) => {
  const identity = { projectId, userId: 0, permissions: [], isSystemAdmin: false }
  const scope = projectScope(database, clock, { ...identity, timeZone: 'America/Lima' })
  return enqueue(scope, testJob, { name }, { runAt })
}
const states = () =>
  database.owner.one({}, sql`select state, count(*)::int from job group by state order by state`)

test('a runner catches up with what is due, also with what was added while it asked', async () => {
  for (const name of ['runs', 'runs', 'fails']) await add(name)
  await add('later', new Date(clock.now().getTime() + 3_600_000))
  let isAsked = false
  const owner: Database['owner'] = {
    ...database.owner,
    async one<Row>(...[tenant, statement]: Parameters<Database['one']>) {
      // As where the database is slow to answer: jobs that run add others meanwhile.
      if (isAsked && statement.text.includes('min(run_at)')) {
        isAsked = false
        clock.advance(1000)
        for (let at = 0; at < 20; at++) await add('added')
      }
      return database.owner.one<Row>(tenant, statement)
    },
  }
  const runner = await startJobs({ database: { ...database, owner }, clock, log }, [handler], pace)
  try {
    await runner.caughtUp(['test'])
    expect(await states()).toEqual([
      { state: 'done', count: 2 },
      { state: 'queued', count: 2 },
    ])
    isAsked = true
    await runner.caughtUp(['test'])
    expect(await states()).toEqual([
      { state: 'done', count: 22 },
      { state: 'queued', count: 2 },
    ])
  } finally {
    await runner.stop()
  }
})

test('of kinds that it does not ask about, or once it stops, it waits for none', async () => {
  const runner = await startJobs({ database, clock, log }, [], pace)
  await add('waits')
  await runner.caughtUp(['another'])
  const waited = runner.caughtUp(['test'])
  await runner.stop()
  await waited
  expect(await states()).toEqual([{ state: 'queued', count: 1 }])
})

test('it catches up with what a dead process lost, also where that cannot run yet', async () => {
  await add('lost')
  await database.owner.one(
    {},
    sql`update job set attempts = 1, times_lost = 1, last_error = 'The process was gone'`,
  )
  let asked = 0
  const waiting = handles(testJob, {
    concurrency: 1,
    pauseMs: () => null,
    run: async () => {
      if (++asked < 4) throw new NotYet(0)
    },
  })
  const runner = await startJobs({ database, clock, log }, [waiting], { ...pace, pollMs: 100 })
  try {
    await runner.caughtUp(['test'])
    expect(await states()).toEqual([{ state: 'done', count: 1 }])
  } finally {
    await runner.stop()
  }
})
