import { alarmRuleRoutes } from '@puquio/contract/modi/alarm-rules'
import { alarmRoutes as api } from '@puquio/contract/modi/alarms'
import { deviceRoutes } from '@puquio/contract/modi/devices'
import { notificationRoutes } from '@puquio/contract/notifications'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildMember, buildMine, buildStation } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { condition, ruleBody } from '../../../../test/proofs/build-alarm.ts'
import { buildDevice } from '../../../../test/proofs/build-device.ts'
import { runJobs } from '../../../../test/run-jobs.ts'
import { secondEngine } from '../../../../test/second-engine.ts'
import type { Calls } from '../../../../test/send.ts'
import { sql } from '../../../platform/db/sql.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let built: Awaited<ReturnType<typeof buildDevice>>
let admin: Calls
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
  await puquio.database.owner.one({}, sql`delete from telemetry.alarm_watch`)
  mine = await buildMine(puquio.database)
  on = { projectId: mine.project.id }
  const station = await buildStation(puquio.database, mine.project, { code: 'PZ-01' })
  built = await buildDevice(puquio.database, mine, { stationId: station.id })
  await heard(nowMs)
  admin = await puquio.signIn(mine.admin)
  writer = await puquio.signIn(await buildMember(puquio.database, mine.project, 'write'))
})

const heard = (atMs: number) =>
  puquio.database.owner.one(
    {},
    sql`update device_state set last_received_at = ${new Date(atMs)} where device_id = ${built.device.id}`,
  )
const write = (values: Record<number, number>, receivedMs = puquio.clock.now().getTime()) =>
  puquio.platform.telemetry.write({
    receivedAt: new Date(receivedMs),
    channel: 'satellite',
    message: null,
    readings: Object.entries(values).map(([minute, value]) => ({
      variableId: built.variable.id,
      atMs: nowMs + Number(minute) * minuteMs,
      raw: value,
      value,
      quality: 'good',
    })),
  })
const makeRule = (given: Parameters<typeof ruleBody>[1] = {}) =>
  admin.call(alarmRuleRoutes.create, { params: on, body: ruleBody(built.variable.id, given) })
const alarms = async (query: object = {}) =>
  (await writer.call(api.list, { params: on, query: { sort: 'raised', ...query } })).items
const evaluated = async () => {
  await puquio.alarms.evaluate()
  await runJobs(puquio, 'tell-alarms', 'notify')
}
const messages = async () =>
  (await writer.call(notificationRoutes.list, { params: on, query: {} })).items
    .map(({ message }) => message)
    .toReversed()
/** Readings are queued once the process has heard of the rule. */
const known = () => expect.poll(() => puquio.alarms.watched().has(built.variable.id)).toBe(true)

describe('a limit that is crossed', () => {
  test('raises one alarm and one notification, with what was measured and a link to it', async () => {
    const rule = await makeRule({ name: 'Alerta amarilla' })
    await evaluated()
    await known()
    await write({ [-20]: 2.5, [-10]: 3.456 })
    await evaluated()
    await write({ [0]: 3.6 })
    await evaluated()
    const [alarm, ...others] = await alarms()
    expect(others).toEqual([])
    expect(alarm).toMatchObject({
      kind: 'rule',
      severity: 'high',
      station: { code: 'PZ-01' },
      value: 3.456,
      raisedAt: '2026-02-15T16:50:00.000Z',
      receivedAt: expect.stringMatching(/^2026-02-15T17:00:0/),
      channel: 'satellite',
      clearedAt: null,
      isHistoric: false,
      rule: { id: rule.id, name: 'Alerta amarilla' },
      condition: { ...condition, intervalS: 600 },
      variable: { name: 'Nivel', unit: 'm', decimals: 2 },
    })
    const around = 'from=%222026-02-15T13%3A50%3A00Z%22&to=%222026-02-15T19%3A50%3A00Z%22'
    const serial = built.device['serial'] as string
    const graph = `${puquio.platform.webAddress}/modi/graph/${built.device.id}/${serial}?variables=${built.variable.id}&${around}&project=${on.projectId}`
    expect(await messages()).toEqual([
      `Alarma (Alta) en Piezómetro 1 (${built.device['serial'] as string}), estación PZ-01: Nivel > 3 m. Valor: 3.46 m; límite: > 3 m. Medido el 15/02/2026 11:50; recibido el 15/02/2026 12:00 por Satélite. Regla: Alerta amarilla. Gráfico: ${graph}`,
    ])
    const { items } = await writer.call(notificationRoutes.list, { params: on, query: {} })
    expect(items[0]).toMatchObject({
      opens: `/modi/alarms/${alarm?.id}`,
      priority: 1,
      module: 'modi',
    })
  })

  test('clears beyond the dead band alone, and whoever was told is told', async () => {
    await makeRule()
    await evaluated()
    await known()
    await write({ [-30]: 3.2, [-20]: 2.95 })
    await evaluated()
    expect(await alarms()).toMatchObject([{ clearedAt: null }])
    await write({ [-10]: 2.85 })
    await evaluated()
    expect(await alarms()).toMatchObject([
      { clearedAt: '2026-02-15T16:50:00.000Z', clearedValue: 2.85, clearReason: 'back' },
    ])
    expect((await messages()).map((text) => text.split(' en ')[0])).toEqual([
      'Alarma (Alta)',
      'Alarma terminada',
    ])
    await write({ [-5]: 3.3 })
    await evaluated()
    expect(await alarms()).toHaveLength(2)
  })

  test('is not raised again by a repeated reading, nor told twice by two processes', async () => {
    await makeRule()
    await evaluated()
    await known()
    const second = await secondEngine(puquio.platform)
    await write({ [-10]: 3.5 })
    await Promise.all([puquio.alarms.evaluate(), second.evaluate(), puquio.alarms.scan()])
    await write({ [-10]: 3.5 })
    await Promise.all([second.evaluate(), evaluated()])
    await evaluated()
    expect(await alarms()).toHaveLength(1)
    expect(await messages()).toHaveLength(1)
  })

  test('pages for what is measured before a reading of a clock that is ahead', async () => {
    await makeRule()
    await evaluated()
    await known()
    await write({ [4]: 2 })
    await evaluated()
    puquio.clock.set(new Date(nowMs + 2 * minuteMs).toISOString())
    await write({ [2]: 3.5 })
    await evaluated()
    expect(await alarms()).toMatchObject([
      { isHistoric: false, raisedAt: new Date(nowMs + 2 * minuteMs).toISOString(), value: 3.5 },
    ])
    expect(await messages()).toHaveLength(1)
  })

  test('by a value that is another one after a recalculation goes on record and pages nobody', async () => {
    await makeRule()
    await evaluated()
    await known()
    await write({ [-30]: 2, [-20]: 2, [-10]: 2, [0]: 2 })
    await evaluated()
    expect(await alarms()).toEqual([])
    await puquio.platform.telemetry.rewrite(
      [-20, -10].map((minute) => ({
        variableId: built.variable.id,
        atMs: nowMs + minute * minuteMs,
        value: 4,
        quality: 'good',
        sent: 'good',
      })),
    )
    await evaluated()
    await puquio.alarms.scan()
    await evaluated()
    expect(await alarms()).toMatchObject([
      { isHistoric: true, raisedAt: new Date(nowMs - 20 * minuteMs).toISOString(), value: 4 },
    ])
    expect(await messages()).toEqual([])
  })

  test('by a reading of before that came late goes on record and pages nobody', async () => {
    await makeRule()
    await evaluated()
    await known()
    await write({ [-10]: 2, [0]: 2 })
    await evaluated()
    await write({ [-60]: 3.5, [-50]: 2 })
    await evaluated()
    await puquio.alarms.scan()
    await evaluated()
    expect(await alarms()).toMatchObject([
      {
        isHistoric: true,
        raisedAt: '2026-02-15T16:00:00.000Z',
        clearedAt: '2026-02-15T16:10:00.000Z',
        value: 3.5,
      },
    ])
    expect(await messages()).toEqual([])
    expect(await alarms({ view: 'active' })).toEqual([])
    await puquio.alarms.scan()
    expect(await alarms()).toHaveLength(1)
  })

  test('by the newest reading of a new rule pages, however old it is', async () => {
    await write({ [-3000]: 9 })
    await makeRule()
    await evaluated()
    expect(await alarms()).toMatchObject([{ raisedAt: '2026-02-13T15:00:00.000Z' }])
    expect(await messages()).toHaveLength(1)
  })

  test('in a backlog that is over by now is told of once, as passed', async () => {
    await makeRule()
    await evaluated()
    await known()
    await write({ [-60]: 3.5, [-50]: 2, [-40]: 2 })
    await evaluated()
    expect((await messages()).map((text) => text.split(' en ')[0])).toEqual(['Alarma que ya pasó'])
  })

  test('many times in one backlog is told of once, with how often and between when', async () => {
    await makeRule()
    await evaluated()
    await known()
    const swings = Array.from({ length: 600 }, (_, at) => [at - 600, at % 2 === 0 ? 3.5 : 2])
    await write(Object.fromEntries(swings) as Record<number, number>)
    await evaluated()
    const [passed, ...others] = await messages()
    expect(others).toEqual([])
    expect(passed).toMatch(/^Alarma que ya pasó \(300 veces\) en /)
    expect(passed).toContain('Empezó el 15/02/2026 02:00 con 3.5 m y terminó el 15/02/2026 11:59.')
    const { items } = await writer.call(notificationRoutes.list, { params: on, query: {} })
    expect(items[0]?.opens).toBe(`/modi/alarms?view=cleared&device=${built.device.id}`)
    await write({ [0]: 3.5 })
    await evaluated()
    expect((await messages()).map((text) => text.split(' en ')[0])).toEqual([
      'Alarma que ya pasó (300 veces)',
      'Alarma que va y viene: las demás de esta hora se avisan juntas (295 veces) (Alta)',
    ])
  })

  test('for a duration is raised by another process than saw its beginning', async () => {
    await makeRule({ condition: { ...condition, onDelayS: 1200 } })
    await evaluated()
    await known()
    await write({ [-30]: 3.5, [-20]: 3.5 })
    await evaluated()
    expect(await alarms()).toEqual([])
    const second = await secondEngine(puquio.platform)
    await write({ [-10]: 3.5 })
    await second.evaluate()
    expect(await alarms()).toMatchObject([
      { raisedAt: '2026-02-15T16:50:00.000Z', sinceAt: '2026-02-15T16:30:00.000Z' },
    ])
  })

  test('stays active where its rule is edited, and ends where that is switched off', async () => {
    const rule = await makeRule()
    await evaluated()
    await known()
    await write({ [-20]: 3.5 })
    await evaluated()
    const params = { ...on, ruleId: rule.id }
    const { variableId: _variableId, ...body } = ruleBody(0, {
      condition: { ...condition, value1: 2 },
    })
    await admin.call(alarmRuleRoutes.edit, { params, body: { ...body, version: 1 } })
    await write({ [-10]: 2.5 })
    await evaluated()
    expect(await alarms()).toMatchObject([{ clearedAt: null, condition: { value1: 3 } }])
    const off = { ...body, enabled: false, version: 2 }
    await admin.call(alarmRuleRoutes.edit, { params, body: off })
    await puquio.alarms.scan()
    await evaluated()
    expect(await alarms()).toMatchObject([{ clearReason: 'switched-off' }])
    expect((await messages()).at(-1)).toMatch(/^Alarma terminada, porque se desactivó/)
  })

  test('by a suspect reading raises nothing', async () => {
    await makeRule()
    await evaluated()
    await known()
    await puquio.platform.telemetry.write({
      receivedAt: puquio.clock.now(),
      channel: 'mobile',
      message: null,
      readings: [
        { variableId: built.variable.id, atMs: nowMs, raw: 99, value: 99, quality: 'suspect' },
      ],
    })
    await evaluated()
    expect(await alarms()).toEqual([])
  })
})

describe('a device that is silent', () => {
  const scanUntil = async (minutes: number, fromMs = nowMs) => {
    // Closer than what counts as an absence.
    for (let at = 0; at <= minutes; at += 0.5) {
      puquio.clock.set(new Date(fromMs + at * minuteMs).toISOString())
      await puquio.alarms.scan()
    }
    await evaluated()
  }

  test('raises E001 after its interval and the grace of its channel, once, and is back', async () => {
    await scanUntil(24)
    expect(await alarms()).toEqual([])
    await scanUntil(27)
    expect(await alarms()).toMatchObject([
      {
        kind: 'silence',
        raisedAt: expect.stringMatching(/^2026-02-15T17:25:0/),
        sinceAt: '2026-02-15T17:00:00.000Z',
      },
    ])
    const [silent] = await messages()
    expect(silent).toMatch(/^E001: sin datos.* Dispositivos: 1\. Piezómetro 1/)
    await heard(nowMs + 28 * minuteMs)
    await scanUntil(29)
    expect(await alarms()).toMatchObject([{ clearedAt: '2026-02-15T17:28:00.000Z' }])
    expect((await messages()).at(-1)).toMatch(/^Vuelven a enviar datos/)
    expect(await messages()).toHaveLength(2)
  })

  test('that never sent anything is awaited a day after it was made here, however long ago it was installed', async () => {
    const madeHoursAgo = (hours: number) =>
      puquio.database.owner.one(
        {},
        sql`update device set created_at = ${new Date(nowMs - hours * 60 * minuteMs)} where id = ${built.device.id}`,
      )
    await puquio.database.owner.one(
      {},
      sql`update device_state set last_received_at = null where device_id = ${built.device.id}`,
    )
    await madeHoursAgo(1)
    await scanUntil(30)
    expect(await alarms()).toEqual([])
    await madeHoursAgo(25)
    await scanUntil(31)
    expect(await alarms()).toMatchObject([{ kind: 'silence' }])
  })

  test('that was installed today is awaited from midnight, by the clocks of its project', async () => {
    await puquio.database.owner.one(
      {},
      sql`with mute as (update device_state set last_received_at = null where device_id = ${built.device.id})
        update device set installed_on = '2026-02-15', created_at = '2026-02-10' where id = ${built.device.id}`,
    )
    const late = Date.parse('2026-02-15T23:29:00-05:00')
    puquio.clock.set(new Date(late).toISOString())
    writer = await puquio.signIn(await buildMember(puquio.database, mine.project, 'write'))
    await scanUntil(30, late)
    expect(await alarms()).toEqual([])
    await scanUntil(27, late + 30.5 * minuteMs)
    expect(await alarms()).toMatchObject([
      {
        kind: 'silence',
        raisedAt: expect.stringMatching(/^2026-02-16T05:25:/),
        sinceAt: '2026-02-16T05:00:00.000Z',
      },
    ])
  })

  test('does not pay for our own absence', async () => {
    await scanUntil(1)
    puquio.clock.set(new Date(nowMs + 60 * minuteMs).toISOString())
    await puquio.alarms.scan()
    expect(await alarms()).toEqual([])
  })

  test('says nothing where its alarms are off', async () => {
    await puquio.database.owner.one(
      {},
      sql`update device set alarms_enabled = false where id = ${built.device.id}`,
    )
    await scanUntil(30)
    expect(await alarms()).toEqual([])
  })

  test('shows in the list of devices with its alarms', async () => {
    await scanUntil(27)
    const listed = async () =>
      (await writer.call(deviceRoutes.list, { params: on, query: {} })).items
    expect(await listed()).toMatchObject([{ state: 'stale', activeAlarms: 1 }])
    await write({ [20]: 3.5 })
    await makeRule()
    await evaluated()
    expect(await listed()).toMatchObject([{ state: 'alarm', activeAlarms: 2 }])
  })
})
