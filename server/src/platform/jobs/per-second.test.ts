import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../../../test/test-database.ts'
import { testJob } from '../../../test/processes/test-job.ts'
import type { TestDatabase } from '../../../test/test-server.ts'
import { systemClock } from '../clock.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { projectScope } from '../db/scopes/make-scope.ts'
import { sql } from '../db/sql.ts'
import { enqueue } from './enqueue.ts'
import { handles } from './job-kind.ts'
import { startJobs } from './runner.ts'
import { soon } from '../../../test/soon.ts'

let testDatabase: TestDatabase
let database: Database
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  const { appUrl, ownerUrl } = testDatabase
  database = openDatabase({ appUrl, ownerUrl, onError: () => undefined })
})
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

test('of each project no more begin within a second than may, over all processes', async () => {
  const projects = await database.owner.one<{ id: number }>(
    {},
    sql`insert into project (name, business) values ('A', 'A'), ('B', 'B') returning id`,
  )
  const handler = handles(testJob, {
    concurrency: 100,
    perSecond: 5,
    pauseMs: () => null,
    run: () => Promise.resolve(),
  })
  for (const { id: projectId } of projects) {
    const identity = { projectId, userId: 0, permissions: [], isSystemAdmin: false }
    const scope = projectScope(database, systemClock, { ...identity, timeZone: 'America/Lima' })
    for (let i = 0; i < 12; i++) await enqueue(scope, testJob, { name: `${i}` })
  }
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const parts = { database, clock: systemClock, log }
  const runners = await Promise.all(
    [1, 2].map(() => startJobs(parts, [handler], { pollMs: 50, holdMs: 100, scheduleMs: 100 })),
  )
  const done = () =>
    database.owner.one<{ projectId: number; startedAt: string }>(
      {},
      sql`select project_id, started_at from job where state = 'done' order by started_at, id`,
    )
  await vi.waitFor(async () => expect(await done()).toHaveLength(24), soon)
  await Promise.all(runners.map((runner) => runner.stop()))
  for (const { id } of projects) {
    const times = (await done())
      .filter(({ projectId }) => projectId === id)
      .map(({ startedAt }) => Date.parse(startedAt))
    for (const [index, time] of times.slice(0, -5).entries())
      expect((times[index + 5] ?? 0) - time).toBeGreaterThanOrEqual(1000)
  }
})
