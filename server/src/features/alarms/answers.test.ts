import { alarmRuleRoutes } from '@puquio/contract/modi/alarm-rules'
import { alarmRoutes as api } from '@puquio/contract/modi/alarms'
import { maintenanceRoutes } from '@puquio/contract/modi/maintenance-windows'
import { notificationRoutes } from '@puquio/contract/notifications'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BuiltUser, buildMember, buildMine } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import {
  buildAlarm,
  condition,
  maintenanceBody,
  ruleBody,
} from '../../../test/proofs/build-alarm.ts'
import { buildDevice } from '../../../test/proofs/build-device.ts'
import { runJobs } from '../../../test/run-jobs.ts'
import type { Calls } from '../../../test/send.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let built: Awaited<ReturnType<typeof buildDevice>>
let admin: Calls
let person: BuiltUser
let writer: Calls
let on: { projectId: number }
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
const now = '2026-02-15T12:00:00-05:00'
const nowMs = Date.parse(now)
const minuteMs = 60_000
beforeEach(async () => {
  puquio.clock.set(now)
  await puquio.database.owner.one({}, sql`delete from job`)
  mine = await buildMine(puquio.database)
  on = { projectId: mine.project.id }
  built = await buildDevice(puquio.database, mine)
  admin = await puquio.signIn(mine.admin)
  person = await buildMember(puquio.database, mine.project, 'write')
  writer = await puquio.signIn(person)
})

const atMinute = (minutes: number) =>
  puquio.clock.set(new Date(nowMs + minutes * minuteMs).toISOString())
const write = (minutes: Record<number, number>) =>
  puquio.platform.telemetry.write({
    receivedAt: puquio.clock.now(),
    channel: 'mobile',
    message: null,
    readings: Object.entries(minutes).map(([minute, value]) => ({
      variableId: built.variable.id,
      atMs: nowMs + Number(minute) * minuteMs,
      raw: value,
      value,
      quality: 'good',
    })),
  })
/** A rule whose alarm is active from the beginning. */
const raise = async (given: Parameters<typeof ruleBody>[1] = {}) => {
  await write({ [-10]: 3.5 })
  const body = ruleBody(built.variable.id, given)
  const rule = await admin.call(alarmRuleRoutes.create, { params: on, body })
  await evaluated()
  const [alarm] = (await writer.call(api.list, { params: on, query: {} })).items
  return { rule, alarmId: alarm?.id ?? 0 }
}
const evaluated = async () => {
  await puquio.alarms.evaluate()
  await runJobs(puquio, 'tell-alarms', 'notify')
}
const told = async (calls = writer) =>
  (await calls.call(notificationRoutes.list, { params: on, query: {} })).items
    .map(({ message }) => message.split(' (')[0]?.split(' en ')[0])
    .toReversed()

describe('an alarm', () => {
  test('is told again until somebody acknowledges it, who is named', async () => {
    const { alarmId } = await raise({ repeatMinutes: 30 })
    atMinute(31)
    await evaluated()
    const params = { ...on, alarmId }
    const answered = await writer.call(api.acknowledge, { params, body: { note: 'En camino' } })
    expect(answered).toMatchObject({
      acknowledgedBy: { id: person.id },
      acknowledgement: 'En camino',
      clearedAt: null,
    })
    atMinute(62)
    await evaluated()
    expect(await told()).toEqual(['Alarma', 'Alarma que sigue activa'])
    const { events } = await writer.call(api.get, { params })
    expect(events).toMatchObject([
      { kind: 'raised' },
      { kind: 'told', telling: 'raised', to: [{ id: mine.admin.id }, { id: person.id }] },
      { kind: 'told', telling: 'repeated' },
      { kind: 'acknowledged', by: { id: person.id }, note: 'En camino' },
    ])
  })

  test('goes on to the next people where nobody answers', async () => {
    const boss = await buildMember(puquio.database, mine.project, 'read')
    await raise({
      recipients: [person.id],
      escalation: [{ afterMinutes: 15, userIds: [boss.id] }],
    })
    atMinute(16)
    await evaluated()
    expect(await told()).toEqual(['Alarma'])
    expect(await told(await puquio.signIn(boss))).toEqual(['Alarma que nadie reconoció'])
    expect(await told(admin)).toEqual([])
  })

  test('is silent during maintenance, and told at its end where it is active', async () => {
    const until = new Date(nowMs + 60 * minuteMs).toISOString()
    const body = { ...maintenanceBody, deviceId: built.device.id, until }
    await admin.call(maintenanceRoutes.create, { params: on, body })
    const { alarmId } = await raise()
    expect(await told()).toEqual([])
    const shown = await writer.call(api.get, { params: { ...on, alarmId } })
    expect(shown.mutedUntil).toBe(until)
    atMinute(61)
    await evaluated()
    expect(await told()).toEqual(['Alarma'])
  })

  test('is told at once where the maintenance is ended before its time', async () => {
    const made = await admin.call(maintenanceRoutes.create, { params: on, body: maintenanceBody })
    await raise()
    expect(await told()).toEqual([])
    await admin.call(maintenanceRoutes.remove, { params: { ...on, windowId: made.id } })
    await evaluated()
    expect(await told()).toEqual(['Alarma'])
  })

  test('that was put aside comes back, and one that is over is not put aside', async () => {
    const { alarmId } = await raise()
    const params = { ...on, alarmId }
    const until = new Date(nowMs + 60 * minuteMs).toISOString()
    await writer.call(api.shelve, { params, body: { until, note: 'Bomba en prueba' } })
    atMinute(61)
    await evaluated()
    expect(await told()).toEqual(['Alarma', 'Alarma que sigue activa'])
    const past = { until: now.replace('-05:00', 'Z'), note: '' }
    expect(await writer.refusal(api.shelve, { params, body: past })).toMatchObject({
      problem: 'INPUT_NOT_VALID',
    })
    await write({ [60]: 1 })
    await expect.poll(() => puquio.alarms.watched().has(built.variable.id)).toBe(true)
    await write({ [61]: 1 })
    await evaluated()
    const later = { until: new Date(nowMs + 90 * minuteMs).toISOString(), note: '' }
    expect(await writer.refusal(api.shelve, { params, body: later })).toMatchObject({
      problem: 'ALARM_CLEARED',
    })
  })

  test('is assigned to members alone, and commented on', async () => {
    const { alarmId } = await raise()
    const params = { ...on, alarmId }
    const other = await buildMine(puquio.database)
    const stranger = { userId: other.admin.id }
    expect(await writer.refusal(api.assign, { params, body: stranger })).toMatchObject({
      fields: [{ path: 'userId', code: 'not-in-list' }],
    })
    const to = { userId: mine.admin.id }
    expect(await writer.call(api.assign, { params, body: to })).toMatchObject({
      assignedTo: { id: mine.admin.id },
    })
    const body = { note: 'Revisar el sensor' }
    expect(await writer.call(api.comment, { params, body })).toMatchObject({ comments: 1 })
  })

  test('is found by what is asked, and leaves as a file', async () => {
    await buildAlarm(puquio.database, { ...mine, ...built }, { severity: 'low' })
    const cleared = { clearedAt: '2026-02-11T00:00:00Z', clearReason: 'back' }
    await buildAlarm(puquio.database, { ...mine, ...built }, cleared)
    const found = async (query: object) =>
      (await writer.call(api.list, { params: on, query })).items.length
    expect(await found({ view: 'active' })).toBe(1)
    expect(await found({ view: 'cleared', severity: 'high' })).toBe(1)
    expect(await found({ severity: 'low', acknowledged: 'false' })).toBe(1)
    expect(await found({ search: 'piezometro' })).toBe(2)
    expect(await found({ search: 'otro' })).toBe(0)
    for (const sort of [
      'severity',
      '-value',
      'station',
      'device',
      'cleared',
      'acknowledged',
      'received',
    ])
      expect(await found({ sort })).toBe(2)
    const { active, unacknowledged } = await writer.call(api.list, { params: on, query: {} })
    expect([active, unacknowledged]).toEqual([1, 1])
    const sent = await writer.send(api.file, { params: on, query: { format: 'csv' } })
    const [head, ...lines] = sent.rawPayload.toString('utf8').trim().split('\r\n')
    expect(head).toContain('Inicio,Estado,Severidad')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(/^2026-02-10T07:00:00,.*Nivel > 3 m,3\.5,m/)
  })
})

describe('a rule', () => {
  test('that says nothing that can be, or names strangers, is refused', async () => {
    const refusal = async (given: Parameters<typeof ruleBody>[1], variableId = built.variable.id) =>
      (
        await admin.refusal(alarmRuleRoutes.create, {
          params: on,
          body: ruleBody(variableId, given),
        })
      ).fields
    const never = { ...condition, join: 'and', op2: '<', value2: 2 } as const
    expect(await refusal({ condition: never })).toMatchObject([
      { path: 'condition.value1', code: 'never-raised' },
    ])
    const other = await buildMine(puquio.database)
    expect(await refusal({ recipients: [other.admin.id] })).toMatchObject([{ path: 'recipients' }])
    const foreign = await buildDevice(puquio.database, other)
    expect(await refusal({}, foreign.variable.id)).toMatchObject([{ path: 'variableId' }])
  })

  test('is edited by version, and retired with its alarm', async () => {
    const { rule } = await raise()
    const params = { ...on, ruleId: rule.id }
    const { variableId: _variableId, ...body } = ruleBody(0, { severity: 'low' })
    const edited = await admin.call(alarmRuleRoutes.edit, { params, body: { ...body, version: 1 } })
    expect(edited).toMatchObject({ severity: 'low', version: 2, isActive: true })
    const old = { ...body, version: 1 }
    expect(await admin.refusal(alarmRuleRoutes.edit, { params, body: old })).toMatchObject({
      problem: 'CHANGED_MEANWHILE',
    })
    await admin.call(alarmRuleRoutes.remove, { params })
    await puquio.alarms.scan()
    expect((await writer.call(alarmRuleRoutes.list, { params: on, query: {} })).total).toBe(0)
    const { items } = await writer.call(api.list, { params: on, query: {} })
    expect(items).toMatchObject([{ clearReason: 'switched-off', rule: { id: rule.id, name: '' } }])
  })

  test('is made of each limit of a device, once', async () => {
    await puquio.database.owner.one(
      {},
      sql`update variable set low = 1, high = 5, high_high = 8 where id = ${built.variable.id}`,
    )
    const body = { deviceId: built.device.id }
    const make = () => admin.call(alarmRuleRoutes.fromLimits, { params: on, body })
    expect(await make()).toEqual({ made: 3 })
    expect(await make()).toEqual({ made: 0 })
    const { items } = await writer.call(alarmRuleRoutes.list, {
      params: on,
      query: { sort: 'severity' },
    })
    expect(
      items.map(({ severity, condition: one }) => [severity, 'op1' in one && one.value1]),
    ).toEqual(
      expect.arrayContaining([
        ['high', 8],
        ['medium', 5],
        ['medium', 1],
      ]),
    )
  })

  test('is tried on history before it is made', async () => {
    await write({ [-300]: 1, [-290]: 4, [-280]: 1, [-200]: 5 })
    const at = (minutes: number) => new Date(nowMs + minutes * minuteMs).toISOString()
    const period = { from: at(-400), to: at(0) }
    const body = { variableId: built.variable.id, condition, ...period }
    const tried = () => admin.call(alarmRuleRoutes.try, { params: on, body })
    expect(await tried()).toEqual({
      total: 2,
      level: 'raw',
      alarms: [
        { raisedAt: at(-200), clearedAt: null },
        { raisedAt: at(-290), clearedAt: at(-280) },
      ],
    })
    const long = { ...body, from: '2024-01-01T00:00:00Z' }
    expect(await admin.refusal(alarmRuleRoutes.try, { params: on, body: long })).toMatchObject({
      fields: [{ path: 'to', code: 'period-too-long' }],
    })
    expect((await writer.call(alarmRuleRoutes.list, { params: on, query: {} })).total).toBe(0)
  })
})

test('maintenance is listed, those to come apart from those that are over', async () => {
  await admin.call(maintenanceRoutes.create, { params: on, body: maintenanceBody })
  const over = { ...maintenanceBody, from: '2026-01-01T00:00:00Z', until: '2026-01-02T00:00:00Z' }
  const made = await admin.call(maintenanceRoutes.create, { params: on, body: over })
  const listed = async (query: object) =>
    (await writer.call(maintenanceRoutes.list, { params: on, query })).items.map(({ from }) => from)
  expect(await listed({})).toEqual([maintenanceBody.from.replace('Z', '.000Z')])
  expect(await listed({ over: 'true' })).toEqual(['2026-01-01T00:00:00.000Z'])
  const params = { ...on, windowId: made.id }
  const body = { ...over, until: '2026-01-03T00:00:00Z', version: 1 }
  expect(await admin.call(maintenanceRoutes.edit, { params, body })).toMatchObject({
    until: '2026-01-03T00:00:00.000Z',
    version: 2,
  })
  const wrong = { ...over, until: '2025-01-03T00:00:00Z' }
  expect(await admin.refusal(maintenanceRoutes.create, { params: on, body: wrong })).toMatchObject({
    fields: [{ path: 'until', code: 'ends-before-start' }],
  })
})
