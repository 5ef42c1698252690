import { jobRoutes as api } from '@puquio/contract/jobs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMine, buildSystemAdmin, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let system: Calls
beforeAll(async () => {
  puquio = await startTestApp()
  mine = await buildMine(puquio.database)
  system = await puquio.signIn(await buildSystemAdmin(puquio.database))
})
afterAll(() => puquio.close())

const at = '2026-02-15T12:00:00Z'
const job = async (columns: object) => {
  const row = await insert(puquio.database, 'job', {
    kind: 'read',
    payload: {},
    runAt: at,
    createdAt: at,
    ...columns,
  })
  return row.id
}
const stateOf = async (id: number) =>
  (
    await puquio.database.owner.one<{ state: string; isCancelAsked: boolean; runAt: string }>(
      {},
      sql`select state, is_cancel_asked, run_at from job where id = ${id}`,
    )
  )[0]

test('what runs, waits and failed is listed, filtered and counted', async () => {
  const running = await job({
    state: 'running',
    projectId: mine.project.id,
    progressDone: 3,
    progressTotal: 10,
  })
  await job({ state: 'failed', kind: 'send', lastError: 'connection refused' })
  await job({ state: 'queued', kind: 'send', runAt: '2026-03-01T12:00:00Z' })
  const all = await system.call(api.list, { query: { sort: 'kind' } })
  expect(all.total).toBe(3)
  expect(all.counts).toEqual({ queued: 1, running: 1, done: 0, failed: 1, cancelled: 0 })
  expect(all.kinds).toEqual(['read', 'send'])
  expect(all.items[0]).toMatchObject({
    id: running,
    project: { id: mine.project.id, name: mine.project.name },
    progress: { done: 3, total: 10 },
  })
  const failed = await system.call(api.list, { query: { state: 'failed' } })
  expect(failed.items).toMatchObject([{ lastError: 'connection refused', project: null }])
  const found = await system.call(api.list, { query: { search: 'REFUSED' } })
  expect(found.items).toEqual(failed.items)
  const sends = await system.call(api.list, { query: { kind: 'send', sort: '-runAt' } })
  expect(sends.items.map(({ state }) => state)).toEqual(['queued', 'failed'])
})

test('what failed or waits can run now; what is done cannot', async () => {
  const failed = await job({ state: 'failed', endedAt: at, attempts: 5 })
  await system.call(api.retry, { params: { jobId: failed } })
  expect(await stateOf(failed)).toMatchObject({ state: 'queued' })
  const later = await job({ state: 'queued', runAt: '2027-01-01T00:00:00Z' })
  await system.call(api.retry, { params: { jobId: later } })
  expect(new Date((await stateOf(later))?.runAt ?? 0) <= puquio.clock.now()).toBe(true)
  const done = await job({ state: 'done', endedAt: at })
  expect((await system.refusal(api.retry, { params: { jobId: done } })).status).toBe(404)
})

test('what waits is cancelled at once, what runs is told, what ended stays', async () => {
  const waiting = await job({ state: 'queued' })
  await system.call(api.cancel, { params: { jobId: waiting } })
  expect(await stateOf(waiting)).toMatchObject({ state: 'cancelled' })
  const running = await job({ state: 'running' })
  await system.call(api.cancel, { params: { jobId: running } })
  expect(await stateOf(running)).toMatchObject({ state: 'running', isCancelAsked: true })
  expect((await system.refusal(api.cancel, { params: { jobId: waiting } })).status).toBe(404)
})

test('only a system administrator sees them', async () => {
  const admin = await puquio.signIn(mine.admin)
  expect(await admin.refusal(api.list, { query: {} })).toMatchObject({ problem: 'ACCESS_DENIED' })
  expect((await puquio.nobody.refusal(api.list, { query: {} })).status).toBe(401)
})
