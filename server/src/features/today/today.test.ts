import { notificationRoutes } from '@puquio/contract/notifications'
import { monitoringRoutes } from '@puquio/contract/monitorings'
import { type TodayEntry, todayRoutes as api } from '@puquio/contract/start/today'
import { frequencies } from '@puquio/domain'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  buildMember,
  buildMine,
  buildMonitoring,
  buildPlan,
  buildSystemAdmin,
  insert,
} from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-15T12:00:00-05:00' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  await buildEntry()
})

const buildEntry = () =>
  insert(puquio.database, 'menu_item', {
    projectId: mine.project.id,
    position: 1,
    kind: 'screen',
    label: 'menu.PlanningAndMonitoring',
    alias: 'PlanningAndMonitoring',
  })
const reader = async () => puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
const today = (calls: Calls) => calls.call(api.list, { params: { projectId: mine.project.id } })
const monitoring = (estimatedOn: string, columns: object = {}) =>
  buildMonitoring(puquio.database, mine, { estimatedOn, ...columns })
const opens = (status: string, plan: { id: number } = mine.plan) =>
  `/planning-and-monitoring/edit/${plan.id}?status=${status}`
const of = () => mine.plan.name

test('near and unfulfilled monitorings are counted by plan, the plan with the nearest date first', async () => {
  for (const on of [
    '2026-02-12',
    '2026-02-17',
    '2026-02-18',
    '2026-02-19',
    '2026-02-11',
    '2026-01-05',
  ])
    await monitoring(on)
  expect(await today(await reader())).toEqual([
    { kind: 'monitorings-near', count: 3, of: of(), dueOn: '2026-02-12', opens: opens('near') },
    {
      kind: 'monitorings-unfulfilled',
      count: 2,
      of: of(),
      dueOn: '2026-02-11',
      opens: opens('unfulfilled'),
    },
  ])
  const later = await buildPlan(puquio.database, mine.project, mine.admin)
  await buildMonitoring(puquio.database, { ...mine, plan: later }, { estimatedOn: '2026-02-15' })
  const kinds = (await today(await reader())).map(({ dueOn }) => dueOn)
  expect(kinds).toEqual(['2026-02-15', '2026-02-12', '2026-02-11'])
})

test('what is near is dated by the first one that its list shows, though a later one is nearer to today', async () => {
  for (const on of ['2026-02-16', '2026-02-15', '2026-02-14']) await monitoring(on)
  expect(await today(await reader())).toEqual([
    { kind: 'monitorings-near', count: 3, of: of(), dueOn: '2026-02-14', opens: opens('near') },
  ])
})

test('what is done, omitted, rescheduled, withdrawn or of an annulled plan needs nobody', async () => {
  const at = '2026-02-10T12:00:00Z'
  await monitoring('2026-02-15', { actionCompleted: true, actionOn: '2026-02-15' })
  await monitoring('2026-02-15', { omittedAt: at, omittedReason: 'x' })
  const annulled = await buildPlan(puquio.database, mine.project, mine.admin, {
    annulledAt: at,
    annulledBy: mine.admin.id,
    annulledReason: 'x',
  })
  await buildMonitoring(puquio.database, { ...mine, plan: annulled }, { estimatedOn: '2026-02-15' })
  expect(await today(await reader())).toEqual([])
})

test('a plan that ended has no unfulfilled ones any more, while a window that is open counts', async () => {
  const plan = await buildPlan(puquio.database, mine.project, mine.admin)
  for (const estimatedOn of ['2026-01-10', '2026-02-13'])
    await buildMonitoring(puquio.database, { ...mine, plan }, { estimatedOn })
  expect((await today(await reader())).map(({ kind, count }) => [kind, count])).toEqual([
    ['monitorings-near', 1],
  ])
})

test('today is the day of the project', async () => {
  await monitoring('2026-02-12')
  const kindsAt = async (now: string) => {
    puquio.clock.set(now)
    return (await today(await reader())).map(({ kind }) => kind)
  }
  expect(await kindsAt('2026-02-15T23:59:00-05:00')).toEqual(['monitorings-near'])
  expect(await kindsAt('2026-02-16T00:01:00-05:00')).toEqual(['monitorings-unfulfilled'])
  puquio.clock.set('2026-02-15T12:00:00-05:00')
})

test('unread notifications are the own ones by priority, the high ones first', async () => {
  const admin = await puquio.signIn(mine.admin)
  const one = await buildMember(puquio.database, mine.project, 'read')
  const params = { projectId: mine.project.id }
  for (const priority of [3, 1, 3] as const)
    await admin.call(notificationRoutes.send, {
      params,
      body: {
        priority,
        module: 'general',
        message: 'Hola',
        methods: [1],
        userIds: [one.id],
      },
    })
  const calls = await puquio.signIn(one)
  const unread = (kind: string, count: number, priority: number) => ({
    kind,
    count,
    of: null,
    dueOn: null,
    opens: `/notifications?unread=true&priority=${priority}`,
  })
  expect(await today(calls)).toEqual([unread('unread-high', 1, 1), unread('unread-low', 2, 3)])
  expect(await today(await reader())).toEqual([])
  const system = await puquio.signIn(await buildSystemAdmin(puquio.database))
  await system.call(notificationRoutes.sendToAll, {
    body: { priority: 2, module: 'general', message: 'A todos', methods: [1] },
  })
  expect(await today(calls)).toContainEqual(unread('unread-medium', 1, 2))
  await calls.call(notificationRoutes.markAll, { params })
  expect(await today(calls)).toEqual([])
})

test('each counts as many as the list that it opens shows', async () => {
  const params = { projectId: mine.project.id }
  const frequency = (rule: string) =>
    insert<{ id: number }>(puquio.database, 'frequency', {
      projectId: mine.project.id,
      name: rule,
      rule,
    })
  const rules = await Promise.all(frequencies.slice(0, 4).map(frequency))
  for (const [at, { id }] of rules.entries())
    for (let day = 1; day <= 28; day += 2)
      await monitoring(`2026-02-${String(day).padStart(2, '0')}`, {
        frequencyId: id,
        marginDays: at * 3,
        ...(day % 9 === 0 ? { isRescheduled: true } : {}),
        ...(day % 7 === 0 ? { omittedAt: '2026-02-01T12:00:00Z', omittedReason: 'x' } : {}),
      })
  const admin = await puquio.signIn(mine.admin)
  const one = await buildMember(puquio.database, mine.project, 'read')
  const written = { module: 'general' as const, message: 'Hola', methods: [1 as const] }
  await admin.call(notificationRoutes.sendToProjects, {
    body: { ...written, priority: 1, projectIds: [mine.project.id] },
  })
  const system = await puquio.signIn(await buildSystemAdmin(puquio.database))
  await system.call(notificationRoutes.sendToAll, { body: { ...written, priority: 1 } })
  const calls = await puquio.signIn(one)
  await calls.call(notificationRoutes.markAll, { params: { projectId: mine.project.id } })
  for (const priority of [1, 1, 2] as const)
    await admin.call(notificationRoutes.send, {
      params,
      body: { ...written, priority, userIds: [one.id] },
    })
  const totalOf = async ({ opens: address }: TodayEntry) => {
    const { pathname, searchParams } = new URL(address, 'http://puquio.test')
    const query = Object.fromEntries(searchParams)
    const planId = Number(pathname.split('/').at(-1))
    return planId > 0
      ? (await calls.call(monitoringRoutes.list, { params: { ...params, planId }, query })).total
      : (await calls.call(notificationRoutes.list, { params, query })).total
  }
  const entries = await today(calls)
  expect(entries.map(({ kind }) => kind)).toEqual([
    'monitorings-near',
    'monitorings-unfulfilled',
    'unread-high',
    'unread-medium',
  ])
  for (const entry of entries)
    expect([entry.kind, await totalOf(entry)]).toEqual([entry.kind, entry.count])
})

test('what the menu does not show a person is not offered to them', async () => {
  await monitoring('2026-02-15')
  const calls = await reader()
  expect(await today(calls)).toHaveLength(1)
  await puquio.database.owner.one(
    {},
    sql`delete from menu_item where project_id = ${mine.project.id}`,
  )
  expect(await today(calls)).toEqual([])
})

test('nobody reads it of another project, nor sees another project’s in it', async () => {
  await monitoring('2026-02-15')
  const other = await buildMine(puquio.database)
  const stranger = await puquio.signIn(other.admin)
  const params = { projectId: mine.project.id }
  expect((await stranger.refusal(api.list, { params })).status).toBe(404)
  expect((await puquio.nobody.refusal(api.list, { params })).status).toBe(401)
  expect(await stranger.call(api.list, { params: { projectId: other.project.id } })).toEqual([])
})
