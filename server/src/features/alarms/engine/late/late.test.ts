import { alarmRuleRoutes } from '@puquio/contract/modi/alarm-rules'
import { alarmRoutes as api } from '@puquio/contract/modi/alarms'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildMember, buildMine, buildStation } from '../../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../../test/harness.ts'
import { ruleBody } from '../../../../../test/proofs/build-alarm.ts'
import { buildDevice } from '../../../../../test/proofs/build-device.ts'
import type { Calls } from '../../../../../test/send.ts'
import { alarmsScope } from '../../../../platform/db/scopes/system-scopes.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { lookAtLate } from './late.ts'

let puquio: TestApp
let on: { projectId: number }
let variableId: number
let writer: Calls
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())

const minuteMs = 60_000
const nowMs = Date.parse('2026-02-15T17:00:00Z')
beforeEach(async () => {
  puquio.clock.set(new Date(nowMs).toISOString())
  await puquio.database.owner.one({}, sql`delete from telemetry.alarm_watch`)
  const mine = await buildMine(puquio.database)
  on = { projectId: mine.project.id }
  const station = await buildStation(puquio.database, mine.project, { code: 'PZ-01' })
  const built = await buildDevice(puquio.database, mine, { stationId: station.id })
  variableId = built.variable.id
  const admin = await puquio.signIn(mine.admin)
  writer = await puquio.signIn(await buildMember(puquio.database, mine.project, 'write'))
  await admin.call(alarmRuleRoutes.create, { params: on, body: ruleBody(variableId) })
  await puquio.alarms.evaluate()
  await expect.poll(() => puquio.alarms.watched().has(variableId)).toBe(true)
  await write({ 0: 2 })
})

/** Values by how many minutes after now they were measured. */
const write = async (values: Record<number, number>) => {
  await puquio.platform.telemetry.write({
    receivedAt: puquio.clock.now(),
    channel: 'satellite',
    message: null,
    readings: Object.entries(values).map(([minute, value]) => ({
      variableId,
      atMs: nowMs + Number(minute) * minuteMs,
      raw: value,
      value,
      quality: 'good',
    })),
  })
  await puquio.alarms.evaluate()
}
const look = (samples: number, ofOneAlarm = 1000) =>
  alarmsScope(puquio.platform).transaction((within) =>
    lookAtLate(within, () => undefined, { rules: 20, samples, ofOneAlarm }),
  )
/** The historic alarms, oldest first, in minutes from now. */
const recorded = async () => {
  const { items } = await writer.call(api.list, { params: on, query: { sort: 'raised' } })
  const minuteOf = (at: string) => (Date.parse(at) - nowMs) / minuteMs
  return items
    .filter(({ isHistoric }) => isHistoric)
    .map(({ id, raisedAt, clearedAt }) => ({
      id,
      period: [minuteOf(raisedAt), clearedAt === null ? null : minuteOf(clearedAt)],
    }))
    .toSorted((a, b) => Number(a.period[0]) - Number(b.period[0]))
}
const periods = async () => (await recorded()).map(({ period }) => period)

test('more late readings than are read at once are judged turn by turn, and none is left', async () => {
  const values: Record<number, number> = {}
  for (let at = -600; at < 0; at += 10) values[at] = at % 40 === 0 ? 4 : 2
  await write(values)
  await look(7)
  const begun = await periods()
  expect(begun.length).toBeGreaterThan(0)
  expect(begun.length).toBeLessThan(15)
  for (let turn = 0; turn < 60; turn++) await look(7)
  const starts = Array.from({ length: 15 }, (_, at) => 40 * at - 600)
  expect(await periods()).toEqual(starts.map((start) => [start, start + 10]))
})

test('alarms on record beyond what was read stay, and those that are as before keep their ids', async () => {
  await write({ [-600]: 2, [-300]: 4, [-290]: 2, [-100]: 4, [-90]: 2 })
  await look(1000)
  const before = await recorded()
  expect(before.map(({ period }) => period)).toEqual([
    [-300, -290],
    [-100, -90],
  ])
  await write({ [-590]: 2, [-580]: 2, [-570]: 2, [-560]: 2 })
  await look(3)
  expect(await recorded()).toEqual(before)
  for (let turn = 0; turn < 20; turn++) await look(3)
  expect(await recorded()).toEqual(before)
})

test('an alarm that now ends earlier stays the one that links name, and one that is no more goes', async () => {
  await write({ [-300]: 4, [-280]: 2, [-100]: 4, [-80]: 2 })
  await look(1000)
  const before = await recorded()
  await write({ [-290]: 2, [-310]: 4 })
  await look(1000)
  const after = await recorded()
  expect(after.map(({ period }) => period)).toEqual([
    [-310, -290],
    [-100, -80],
  ])
  expect(after[1]?.id).toBe(before[1]?.id)
  await write({ [-105]: 2, [-90]: 2 })
  await look(1000)
  expect((await recorded())[1]).toEqual({ id: before[1]?.id, period: [-100, -90] })
})

test('an alarm longer than what is read at once is one, and what follows it is not lost', async () => {
  const values: Record<number, number> = { [-100]: 2, [-90]: 4, [-80]: 2 }
  for (let at = -500; at < -100; at += 10) values[at] = 4
  await write(values)
  for (let turn = 0; turn < 20; turn++) await look(5)
  expect(await periods()).toEqual([
    [-500, -100],
    [-90, -80],
  ])
  const before = await recorded()
  await write({ [-505]: 2 })
  await look(5, 10)
  expect((await recorded()).at(-1)).toEqual(before.at(-1))
})
