import { notificationRoutes as api } from '@puquio/contract/notifications'
import { todayRoutes } from '@puquio/contract/start/today'
import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest'
import { buildMember, buildMine, buildMonitoring, insert } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { runJobs } from '../../../../test/run-jobs.ts'
import { projectScope } from '../../../platform/db/scopes/make-scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { startJobs } from '../../../platform/jobs/runner.ts'
import { jobHandlers } from '../../../jobs.ts'
import { remindJob } from './reminds.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-15T12:00:00-05:00' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  puquio.clock.set('2026-02-15T12:00:00-05:00')
  await puquio.database.owner.one({}, sql`delete from job`)
  mine = await buildMine(puquio.database)
})

const owner = <Row>(statement: ReturnType<typeof sql>) =>
  puquio.database.owner.one<Row>({}, statement)
const scope = () =>
  projectScope(puquio.database, puquio.clock, {
    projectId: mine.project.id,
    userId: 0,
    permissions: [],
    isSystemAdmin: false,
    timeZone: 'America/Lima',
  })
const monitoring = (estimatedOn: string, columns: object = {}) =>
  buildMonitoring(puquio.database, mine, { estimatedOn, ...columns })
const remind = async () => {
  await enqueue(scope(), remindJob, {})
  await runJobs(puquio, 'remind-monitorings', 'notify')
}
const events = () =>
  owner<{ event: string; count: number; opens: string; priority: number }>(
    sql`select event, (event_values ->> 'count')::int as count, opens, priority from notification
      where project_id = ${mine.project.id} order by id`,
  )

test('three hundred near monitorings of a plan are one notification, and never again one', async () => {
  await owner(sql`
    insert into monitoring (project_id, plan_id, station_id, component_id, estimated_on, margin_days)
    select ${mine.project.id}, ${mine.plan.id}, ${mine.station.id}, ${mine.component.id}, '2026-02-17', 3
    from generate_series(1, 300)`)
  await remind()
  const opens = `/planning-and-monitoring/edit/${mine.plan.id}?status=near`
  const told = [{ event: 'monitoring-near', count: 300, opens, priority: 2 }]
  expect(await events()).toEqual(told)
  await remind()
  expect(await events()).toEqual(told)
  const calls = await puquio.signIn(mine.admin)
  const { items } = await calls.call(api.list, {
    params: { projectId: mine.project.id },
    query: {},
  })
  expect(items[0]?.message).toContain(mine.station.code)
})

test('a window that closed 31 days ago is told of, one that closed a day earlier is not', async () => {
  await monitoring('2026-01-11', { marginDays: 3 })
  await remind()
  expect(await events()).toEqual([])
  await monitoring('2026-01-12', { marginDays: 3 })
  await remind()
  expect(await events()).toMatchObject([{ event: 'monitoring-unfulfilled', count: 1 }])
})

test('one that was near is told of again when it is unfulfilled, and only what comes new', async () => {
  await monitoring('2026-02-16')
  await remind()
  await monitoring('2026-02-17')
  await remind()
  puquio.clock.set('2026-02-20T12:00:00-05:00')
  await remind()
  const all = (await events()).map(({ event, count }) => [event, count])
  expect(all).toEqual([
    ['monitoring-near', 1],
    ['monitoring-near', 1],
    ['monitoring-unfulfilled', 1],
  ])
})

test('says how many of the plan’s are new, and counts all as the start page does', async () => {
  await insert(puquio.database, 'menu_item', {
    projectId: mine.project.id,
    position: 1,
    kind: 'screen',
    label: 'menu.PlanningAndMonitoring',
    alias: 'PlanningAndMonitoring',
  })
  // Unfulfilled for so long that no reminder tells of it any more; a later one keeps the plan running.
  await monitoring('2026-01-05')
  await monitoring('2026-02-05')
  await monitoring('2026-02-16')
  await remind()
  await monitoring('2026-02-17')
  await monitoring('2026-02-06')
  await remind()
  const calls = await puquio.signIn(mine.admin)
  const params = { projectId: mine.project.id }
  const { items } = await calls.call(api.list, { params, query: {} })
  const name = String(mine.plan.name)
  const told = items.map(({ message }) => message)
  expect(told).toContainEqual(
    expect.stringContaining(`Monitoreos cercanos nuevos en «${name}»: 1 de 2.`),
  )
  expect(told).toContainEqual(
    expect.stringContaining(`«${name}» sin realizarse. Nuevos: 1; incumplidos en total: 3.`),
  )
  const today = await calls.call(todayRoutes.list, { params })
  const counts = Object.fromEntries(today.map(({ kind, count }) => [kind, count]))
  expect(counts).toMatchObject({ 'monitorings-near': 2, 'monitorings-unfulfilled': 3 })
})

test('what is done, omitted, withdrawn, long past or far is not reminded of', async () => {
  await monitoring('2026-02-16', { actionCompleted: true, actionOn: '2026-02-15' })
  await monitoring('2026-02-16', {
    omittedAt: '2026-02-10T00:00:00Z',
    omittedReason: 'Sin acceso',
  })
  await monitoring('2026-02-16', {
    type: 'additional',
    withdrawnAt: '2026-02-10T00:00:00Z',
    withdrawnReason: 'Error',
  })
  await monitoring('2026-01-05')
  await monitoring('2026-02-25')
  await remind()
  expect(await events()).toEqual([])
})

test('an annulled plan is silent', async () => {
  await monitoring('2026-02-16')
  await owner(sql`update plan set annulled_at = '2026-02-01', annulled_reason = 'Error',
    annulled_by = ${mine.admin.id} where id = ${mine.plan.id}`)
  await remind()
  expect(await events()).toEqual([])
})

test('two processes that look at the same time remind once; the schedule does, too', async () => {
  await monitoring('2026-02-16')
  await buildMember(puquio.database, mine.project, 'write')
  const handlers = () =>
    jobHandlers(puquio.platform).filter(({ kind }) =>
      ['remind-monitorings', 'notify'].includes(kind.name),
    )
  const pace = { pollMs: 20, scheduleMs: 30 }
  const runners = await Promise.all([
    startJobs(puquio.platform, handlers(), pace),
    startJobs(puquio.platform, handlers(), pace),
  ])
  const ran = () =>
    owner(
      sql`select from job where kind = 'remind-monitorings' and lane = ${mine.project.id} and state = 'done'`,
    )
  for (let i = 0; i < 300 && (await ran()).length === 0; i++) {
    puquio.clock.set(new Date(puquio.clock.now().getTime() + 3_600_001).toISOString())
    await Promise.all([enqueue(scope(), remindJob, {}), enqueue(scope(), remindJob, {})])
    await new Promise((done) => setTimeout(done, 50))
  }
  await Promise.all(runners.map((runner) => runner.stop()))
  await runJobs(puquio, 'notify')
  const near = (await events()).filter(({ event }) => event === 'monitoring-near')
  expect(near).toMatchObject([{ count: 1 }])
})
