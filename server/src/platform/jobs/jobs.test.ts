import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '../../../test/test-database.ts'
import { testJob } from '../../../test/processes/test-job.ts'
import type { TestDatabase } from '../../../test/test-server.ts'
import { systemClock } from '../clock.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { accountScope } from '../db/scopes/account-scope.ts'
import { projectScope } from '../db/scopes/make-scope.ts'
import { sql } from '../db/sql.ts'
import { projectRoot } from '../project-root.ts'
import { enqueue, enqueueForSystem } from './enqueue.ts'
import {
  growingPauses,
  handles,
  type JobHandler,
  jobKind,
  type JobParts,
  NotYet,
} from './job-kind.ts'
import { startJobs } from './runner.ts'
import { soon } from '../../../test/soon.ts'

let testDatabase: TestDatabase
let database: Database
let projectA: number
let projectB: number
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  const { appUrl, ownerUrl } = testDatabase
  database = openDatabase({ appUrl, ownerUrl, onError: () => undefined })
  const made = await database.owner.one<{ id: number }>(
    {},
    sql`insert into project (name, business) values ('A', 'A'), ('B', 'B') returning id`,
  )
  projectA = made[0]?.id ?? 0
  projectB = made[1]?.id ?? 0
})
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

const closers: (() => Promise<unknown>)[] = []
beforeEach(() => database.owner.one({}, sql`delete from job`))
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const pace = { pollMs: 30, holdMs: 100, scheduleMs: 100 }
async function start(...handlers: JobHandler[]) {
  const runner = await startJobs({ database, clock: systemClock, log }, handlers, pace)
  closers.push(runner.stop)
  return runner
}
const inProject = (projectId: number) => {
  const identity = { projectId, userId: 0, permissions: [], isSystemAdmin: false }
  return projectScope(database, systemClock, { ...identity, timeZone: 'America/Lima' })
}
const add = (name: string, projectId = projectA, options = {}) =>
  inProject(projectId).transaction((scope) => enqueue(scope, testJob, { name }, options))
type Run = JobParts<'project', { name: string }>
const runs = (parts: Partial<Run> & Pick<Run, 'run'>) =>
  handles(testJob, { concurrency: 1, pauseMs: growingPauses(1), ...parts })
const states = () =>
  database.owner.one<{ name: string; state: string; attempts: number; lastError: string | null }>(
    {},
    sql`select payload->>'name' as name, state, attempts, last_error from job order by id`,
  )
const stateOf = async (name: string) => (await states()).find((one) => one.name === name)
const isFull = process.env['PUQUIO_PROVE'] === 'full'

describe('a job', () => {
  test('exists if and only if the transaction that added it does, and runs once', async () => {
    const done: string[] = []
    await start(runs({ run: async ({ payload }) => void done.push(payload.name) }))
    const failing = inProject(projectA).transaction(async (scope) => {
      await enqueue(scope, testJob, { name: 'never' })
      throw new Error('changed its mind')
    })
    await expect(failing).rejects.toThrow('changed its mind')
    await add('one')
    await vi.waitFor(async () => expect((await stateOf('one'))?.state).toBe('done'), soon)
    expect(done).toEqual(['one'])
    expect(await states()).toHaveLength(1)
  })

  test('runs in the scope of its project, and its end belongs to what it writes', async () => {
    const seen: number[] = []
    await start(
      runs({
        async run({ scope, complete, payload }) {
          const rows = await scope.rows<{ id: number }>(sql`select id from project`)
          seen.push(...rows.map(({ id }) => id))
          await complete(async (within) => {
            await within.rows(sql`update project set name = 'changed' where id = ${projectB}`)
            await within.rows(sql`update project set name = ${payload.name} where id = ${projectB}`)
            throw new Error('not after all')
          })
        },
      }),
    )
    await add('b', projectB)
    await vi.waitFor(async () => expect((await stateOf('b'))?.state).toBe('failed'), soon)
    expect(seen).toEqual([projectB])
    expect(await stateOf('b')).toMatchObject({ lastError: 'not after all' })
    const [row] = await database.owner.one<{ name: string }>(
      {},
      sql`select name from project where id = ${projectB}`,
    )
    expect(row?.name).toBe('B')
  })

  test('is added once while one of its key waits or runs', async () => {
    expect(await add('first', projectA, { key: 'k' })).toEqual(expect.any(Number))
    expect(await add('second', projectA, { key: 'k' })).toBeNull()
    expect(await add('elsewhere', projectB, { key: 'k' })).toEqual(expect.any(Number))
    expect((await states()).map(({ name }) => name)).toEqual(['first', 'elsewhere'])
  })

  test('that fails is tried again after its pauses, and then given up', async () => {
    const attempts: number[] = []
    await start(
      runs({
        pauseMs: ({ attempt }) => (attempt < 3 ? 20 : null),
        async run({ attempt }) {
          attempts.push(attempt)
          throw new Error(`attempt ${attempt}`)
        },
      }),
    )
    await add('failing')
    await vi.waitFor(async () => expect((await stateOf('failing'))?.state).toBe('failed'), soon)
    expect(attempts).toEqual([1, 2, 3])
    expect(await stateOf('failing')).toMatchObject({ attempts: 3, lastError: 'attempt 3' })
  })

  test('that is cancelled while it runs is told, and ends as cancelled', async () => {
    const aborted = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<number>()
    await start(
      runs({
        async run({ id, signal, progress }) {
          await progress(3, 10)
          begun.resolve(id)
          await once(signal, 'abort')
          aborted.resolve()
          throw signal.reason
        },
      }),
    )
    await add('long')
    const id = await begun.promise
    await database.owner.one(
      {},
      sql`update job set is_cancel_asked = true where id = ${id} and progress_done = 3`,
    )
    await aborted.promise
    await vi.waitFor(async () => expect((await stateOf('long'))?.state).toBe('cancelled'), soon)
  })

  test('waits, without a failure, while what it needs is not there yet', async () => {
    let isReady = false
    let tries = 0
    await start(
      runs({
        async run() {
          tries++
          if (!isReady) throw new NotYet(50)
        },
      }),
    )
    await add('patient')
    await vi.waitFor(() => expect(tries).toBeGreaterThan(2), soon)
    // While it runs it is counted: looked at between two tries.
    const waiting = { state: 'queued', attempts: 0, lastError: null }
    await vi.waitFor(async () => expect(await stateOf('patient')).toMatchObject(waiting), soon)
    isReady = true
    await vi.waitFor(async () => expect((await stateOf('patient'))?.state).toBe('done'), soon)
  })

  test('of the installation is left by a transaction of nobody, and read by none of a project', async () => {
    const kind = jobKind('test-system', 'system', z.object({ name: z.string() }))
    await accountScope(database, systemClock).transaction((scope) =>
      enqueueForSystem(scope, kind, { name: 'ours' }),
    )
    expect(await inProject(projectA).rows(sql`select id from job`)).toEqual([])
    await start(
      handles(kind, {
        concurrency: 1,
        pauseMs: () => null,
        run: ({ complete }) => complete((scope) => scope.rows(sql`select 1`)).then(() => undefined),
      }),
    )
    await vi.waitFor(async () => expect((await stateOf('ours'))?.state).toBe('done'), soon)
  })
})

describe('many jobs', () => {
  test('run no more at once than their kind allows, over two runners, each once', async () => {
    let now = 0
    let most = 0
    const seen: string[] = []
    const counting = () =>
      runs({
        concurrency: 3,
        async run({ payload }) {
          most = Math.max(most, ++now)
          seen.push(payload.name)
          await pause(10)
          now--
        },
      })
    for (let i = 0; i < 40; i++) await add(`j${i}`)
    await start(counting())
    await start(counting())
    await vi.waitFor(async () => {
      expect((await states()).every(({ state }) => state === 'done')).toBe(true)
    }, soon)
    expect(most).toBe(3)
    expect(seen.toSorted()).toEqual(Array.from({ length: 40 }, (_, i) => `j${i}`).toSorted())
  })

  test('of one project hold another one’s first up no longer than one of them takes', async () => {
    const order: string[] = []
    await inProject(projectA).rows(sql`
      insert into job (kind, project_id, payload, run_at, created_at)
      select 'test', ${projectA}, jsonb_build_object('name', 'a' || n), ${new Date(0)}, now() from generate_series(1, 1000) n`)
    let isAdded = false
    await start(
      runs({
        async run({ payload }) {
          order.push(payload.name)
          if (order.length === 5 && !isAdded) {
            isAdded = true
            await add('b1', projectB)
            await add('b2', projectB)
          }
        },
      }),
    )
    await vi.waitFor(() => expect(order.length).toBeGreaterThan(12), soon)
    expect(order.indexOf('b1')).toBe(5)
    expect(order.indexOf('b2')).toBe(7)
  })

  test('of one project take no more than its part of the places', async () => {
    const running: string[] = []
    await start(
      runs({
        concurrency: 3,
        perProject: 2,
        async run({ payload, signal }) {
          running.push(payload.name)
          await once(signal, 'abort')
          throw signal.reason
        },
      }),
    )
    for (const name of ['a1', 'a2', 'a3']) await add(name)
    await vi.waitFor(() => expect(running).toEqual(['a1', 'a2']), soon)
    await add('b1', projectB)
    await vi.waitFor(() => expect(running).toEqual(['a1', 'a2', 'b1']), soon)
  })
})

describe('a process that ends', () => {
  test('in good order puts back what it had, without counting it', async () => {
    const begun = Promise.withResolvers<void>()
    const runner = await start(
      runs({
        async run({ signal }) {
          begun.resolve()
          await once(signal, 'abort')
          throw signal.reason
        },
      }),
    )
    await add('held')
    await begun.promise
    await runner.stop()
    expect(await stateOf('held')).toMatchObject({ state: 'queued', attempts: 0 })
  })

  test('by kill -9 loses its jobs to another one within a minute', async () => {
    const { appUrl, ownerUrl } = testDatabase
    const script = join(projectRoot, 'server/test/processes/job-process.ts')
    const child = spawn(process.execPath, [script, appUrl, ownerUrl])
    await add('orphan')
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')
    const killedAt = Date.now()
    // The whole 30 s are waited for under `npm run prove`, and in `two-servers.test.ts`.
    if (!isFull)
      await database.owner.one(
        {},
        sql`update job set held_until = clock_timestamp() + interval '1 second' where state = 'running'`,
      )
    const done: string[] = []
    await start(runs({ run: async ({ payload }) => void done.push(payload.name) }))
    await vi.waitFor(() => expect(done).toEqual(['orphan']), { timeout: 60_000, interval: 100 })
    expect(Date.now() - killedAt).toBeLessThan(60_000)
    expect(await stateOf('orphan')).toMatchObject({ attempts: 2 })
  }, 70_000)

  test('keeps its jobs after it stood still for longer than they are held', async () => {
    const goOn = Promise.withResolvers<void>()
    let begun = 0
    await start(
      runs({
        lostAfterS: 1,
        async run() {
          begun++
          await goOn.promise
        },
      }),
    )
    await add('slow')
    await vi.waitFor(() => expect(begun).toBe(1), soon)
    for (let stop = 0; stop < 2; stop++) {
      // Nothing else of this process runs meanwhile.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500)
      await pause(500)
    }
    goOn.resolve()
    await vi.waitFor(async () => expect((await stateOf('slow'))?.state).toBe('done'), soon)
    expect(begun).toBe(1)
    expect(await stateOf('slow')).toMatchObject({ attempts: 1, lastError: null })
  })

  test('late keeps nothing of what another one has taken over', async () => {
    const begun = Promise.withResolvers<number>()
    const goOn = Promise.withResolvers<void>()
    const late = Promise.withResolvers<unknown>()
    await start(
      runs({
        async run({ id, complete }) {
          begun.resolve(id)
          await goOn.promise
          const written = complete((scope) =>
            scope.rows(sql`update project set name = 'late' where id = ${projectA}`),
          )
          written.catch(late.resolve)
          await written
        },
      }),
    )
    await add('fenced')
    const id = await begun.promise
    await database.owner.one(
      {},
      sql`update job set worker = gen_random_uuid(), held_until = now() + interval '1 hour' where id = ${id}`,
    )
    goOn.resolve()
    expect(await late.promise).toBeInstanceOf(Error)
    expect(await stateOf('fenced')).toMatchObject({ state: 'running', lastError: null })
    const [row] = await database.owner.one<{ name: string }>(
      {},
      sql`select name from project where id = ${projectA}`,
    )
    expect(row?.name).toBe('A')
  })
})

describe('a schedule', () => {
  test('adds one job to each project when its time has come', async () => {
    const ran: number[] = []
    const kind = jobKind('test-daily', 'project', z.object({}))
    await start(
      handles(kind, {
        concurrency: 2,
        pauseMs: () => null,
        schedule: { everyMs: 50 },
        run: async ({ scope }) => void ran.push(scope.projectId),
      }),
    )
    await vi.waitFor(() => {
      expect(ran).toContain(projectA)
      expect(ran).toContain(projectB)
    }, soon)
  })
})
