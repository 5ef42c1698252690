import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { testJob } from '../../../test/processes/test-job.ts'
import { soon } from '../../../test/soon.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import type { TestDatabase } from '../../../test/test-server.ts'
import { systemClock } from '../clock.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { projectScope } from '../db/scopes/make-scope.ts'
import { sql } from '../db/sql.ts'
import { enqueue } from './enqueue.ts'
import { growingPauses, handles, type JobHandler, type JobParts, NotYet } from './job-kind.ts'
import { cancelJob } from './queue-store.ts'
import { type Runner, startJobs } from './runner.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

let testDatabase: TestDatabase
let database: Database
let projectA: number
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  const { appUrl, ownerUrl } = testDatabase
  database = openDatabase({ appUrl, ownerUrl, onError: () => undefined })
  const [project] = await database.owner.one<{ id: number }>(
    {},
    sql`insert into project (name, business) values ('A', 'A') returning id`,
  )
  projectA = project?.id ?? 0
})
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})
let runner: Runner | null = null
beforeEach(() => database.owner.one({}, sql`delete from job`))
afterEach(async () => {
  await runner?.stop()
})

const start = async (handler: JobHandler) => {
  const pace = { pollMs: 30, holdMs: 100, scheduleMs: 100 }
  runner = await startJobs({ database, clock: systemClock, log }, [handler], pace)
}
const inProject = (projectId: number) => {
  const identity = { projectId, userId: 0, permissions: [], isSystemAdmin: false }
  return projectScope(database, systemClock, { ...identity, timeZone: 'America/Lima' })
}
const add = (name: string) => enqueue(inProject(projectA), testJob, { name })
type Run = JobParts<'project', { name: string }>
const runs = (parts: Partial<Run> & Pick<Run, 'run'>) =>
  handles(testJob, { concurrency: 1, pauseMs: growingPauses(1), ...parts })
const states = () =>
  database.owner.one<{ name: string; state: string; lastError: string | null }>(
    {},
    sql`select payload->>'name' as name, state, last_error from job order by id`,
  )
const stateOf = async (name: string) => (await states()).find((one) => one.name === name)

test('a job that was cancelled before its end was written keeps nothing of it', async () => {
  await start(
    runs({
      async run({ id, complete }) {
        await cancelJob(inProject(projectA), id)
        await complete((within) => enqueue(within, testJob, { name: 'what follows' }))
      },
    }),
  )
  await add('too late')
  await vi.waitFor(async () => expect((await stateOf('too late'))?.state).toBe('cancelled'), soon)
  expect(await states()).toMatchObject([{ name: 'too late', lastError: null }])
})

test('a job that was cancelled is neither tried again nor put back', async () => {
  let tried = 0
  const onGivenUp = vi.fn(async () => undefined)
  await start(
    runs({
      pauseMs: () => null,
      onGivenUp,
      async run({ id, payload }) {
        tried++
        await cancelJob(inProject(projectA), id)
        throw payload.name === 'fails' ? new Error('It fails') : new NotYet(0)
      },
    }),
  )
  for (const name of ['fails', 'not yet']) {
    await add(name)
    await vi.waitFor(async () => expect((await stateOf(name))?.state).toBe('cancelled'), soon)
  }
  expect([tried, onGivenUp.mock.calls]).toEqual([2, []])
})

test('a job that is given up tells so in the transaction that ends it, also where its processes were gone', async () => {
  const told: string[] = []
  const handler = runs({
    async run() {
      throw new Error('It fails')
    },
    async onGivenUp({ id, payload, scope, error }) {
      const [job] = await scope.rows<{ state: string }>(sql`select state from job where id = ${id}`)
      told.push(`${payload.name} ${job?.state} ${error instanceof Error}`)
      if (payload.name === 'not told') throw new Error('nobody to tell')
    },
  })
  const lost = await add('lost')
  await database.owner.one(
    {},
    sql`update job set state = 'running', attempts = 3, times_lost = 2, worker = gen_random_uuid(),
      held_until = now() - interval '1 minute' where id = ${lost}`,
  )
  await start(handler)
  await add('failing')
  await add('not told')
  for (const name of ['lost', 'failing', 'not told'])
    await vi.waitFor(async () => expect((await stateOf(name))?.state).toBe('failed'), soon)
  expect(told.toSorted()).toEqual([
    'failing failed true',
    'lost failed true',
    'not told failed true',
  ])
  expect(await stateOf('not told')).toMatchObject({ lastError: 'It fails' })
})
