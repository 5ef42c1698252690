import { alarmRuleRoutes } from '@puquio/contract/modi/alarm-rules'
import { alarmRoutes as api } from '@puquio/contract/modi/alarms'
import { notificationRoutes } from '@puquio/contract/notifications'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildMember, buildMine } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { ruleBody } from '../../../../test/proofs/build-alarm.ts'
import { buildDevice } from '../../../../test/proofs/build-device.ts'
import { runJobs } from '../../../../test/run-jobs.ts'
import { raw, type Sql, sql } from '../../../platform/db/sql.ts'
import type { Calls } from '../../../../test/send.ts'

let puquio: TestApp
let on: { projectId: number }
let good: number
let bad: { ruleId: number; variableId: number }
let writer: Calls
const minuteMs = 60_000
const nowMs = Date.parse('2026-02-15T17:00:00Z')
beforeAll(async () => {
  puquio = await startTestApp()
  puquio.clock.hold()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  puquio.clock.set(new Date(nowMs).toISOString())
  const mine = await buildMine(puquio.database)
  on = { projectId: mine.project.id }
  good = (await buildDevice(puquio.database, mine)).variable.id
  const variableId = (await buildDevice(puquio.database, mine)).variable.id
  const admin = await puquio.signIn(mine.admin)
  writer = await puquio.signIn(await buildMember(puquio.database, mine.project, 'write'))
  const make = (id: number) =>
    admin.call(alarmRuleRoutes.create, { params: on, body: ruleBody(id) })
  bad = { ruleId: (await make(variableId)).id, variableId }
  await make(good)
})

const owner = (statement: Sql) => puquio.database.owner.one({}, statement)
const known = async () => {
  await puquio.alarms.evaluate()
  for (const id of [good, bad.variableId])
    await expect.poll(() => puquio.alarms.watched().has(id)).toBe(true)
}
const write = async (minute: number, value: number) => {
  for (const variableId of [bad.variableId, good])
    await puquio.platform.telemetry.write({
      receivedAt: puquio.clock.now(),
      channel: 'mobile',
      message: null,
      readings: [
        { variableId, atMs: nowMs + minute * minuteMs, raw: value, value, quality: 'good' },
      ],
    })
  await puquio.alarms.evaluate()
}
const alarms = async () =>
  (await writer.call(api.list, { params: on, query: { sort: 'raised' } })).items.map(
    ({ variable, isHistoric, value }) => [variable?.id, isHistoric, value],
  )
const failing = async () =>
  (await writer.call(alarmRuleRoutes.list, { params: on, query: {} })).items.flatMap(
    ({ id, failingSince }) => (failingSince === null ? [] : [[id, failingSince]]),
  )
const since = new Date(nowMs).toISOString()

test('a rule that cannot be evaluated is set apart, and what it missed is looked at once it can be', async () => {
  await known()
  await owner(
    sql`update alarm_state set state = jsonb_set(state, '{sinceMs}', '-1e300') where rule_id = ${bad.ruleId}`,
  )
  await write(-30, 5)
  expect(await alarms()).toEqual([[good, false, 5]])
  expect(await failing()).toEqual([[bad.ruleId, since]])
  await puquio.alarms.scan()
  // An edited rule counts anew.
  await owner(sql`update alarm_rule set version = version + 1 where id = ${bad.ruleId}`)
  await write(-10, 2)
  await puquio.alarms.scan()
  expect(await failing()).toEqual([])
  expect(await alarms()).toEqual(
    expect.arrayContaining([
      [good, false, 5],
      [bad.variableId, true, 5],
    ]),
  )
})

/** The database refuses alarms of the bad rule. */
const refused = async (work: () => Promise<void>) => {
  await owner(
    raw(
      `alter table alarm add constraint refused check (variable_id <> ${bad.variableId}) not valid`,
    ),
  )
  await work()
  expect(await alarms()).toEqual([[good, false, 5]])
  expect(await failing()).toEqual([[bad.ruleId, since]])
  await owner(raw('alter table alarm drop constraint refused'))
}

test('a new rule whose alarm cannot be written keeps no other one from beginning', () =>
  refused(async () => {
    await write(-30, 5)
    await known()
  }))

test('one of before is set apart, too', async () => {
  await known()
  await refused(() => write(-30, 5))
})

test('one that cannot be told keeps no other from being told, and is tried again', async () => {
  await known()
  await write(-30, 5)
  const decimals = (count: number) =>
    owner(
      sql`update alarm set condition = jsonb_set(condition, '{decimals}', to_jsonb(${count}::int))
        where rule_id = ${bad.ruleId}`,
    )
  const told = async () => {
    await puquio.alarms.evaluate()
    await runJobs(puquio, 'tell-alarms', 'notify')
    return (await writer.call(notificationRoutes.list, { params: on, query: {} })).items.length
  }
  await decimals(200)
  expect(await told()).toBe(1)
  expect(await told()).toBe(1)
  await decimals(2)
  puquio.clock.advance(15 * minuteMs)
  expect(await told()).toBe(2)
})
