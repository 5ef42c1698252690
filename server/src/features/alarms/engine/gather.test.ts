import { alarmRuleRoutes } from '@puquio/contract/modi/alarm-rules'
import { alarmRoutes as api } from '@puquio/contract/modi/alarms'
import { notificationRoutes } from '@puquio/contract/notifications'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildMember, buildMine } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { ruleBody } from '../../../../test/proofs/build-alarm.ts'
import { buildDevice } from '../../../../test/proofs/build-device.ts'
import { runJobs } from '../../../../test/run-jobs.ts'
import type { Calls } from '../../../../test/send.ts'
import { gatherHistoric } from './gather.ts'

let puquio: TestApp
let on: { projectId: number }
let variableId: number
let writer: Calls
const minuteMs = 60_000
const nowMs = Date.parse('2026-02-15T17:00:00Z')
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  puquio.clock.set(new Date(nowMs).toISOString())
  const mine = await buildMine(puquio.database)
  on = { projectId: mine.project.id }
  const { variable } = await buildDevice(puquio.database, mine)
  variableId = variable.id
  const admin = await puquio.signIn(mine.admin)
  writer = await puquio.signIn(await buildMember(puquio.database, mine.project, 'write'))
  await admin.call(alarmRuleRoutes.create, { params: on, body: ruleBody(variableId) })
  await puquio.alarms.evaluate()
  await expect.poll(() => puquio.alarms.watched().has(variableId)).toBe(true)
})

const write = (values: Record<number, number>) =>
  puquio.platform.telemetry.write({
    receivedAt: puquio.clock.now(),
    channel: 'mobile',
    message: null,
    readings: Object.entries(values).map(([minute, value]) => ({
      variableId,
      atMs: nowMs + Number(minute) * minuteMs,
      raw: value,
      value,
      quality: 'good',
    })),
  })
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

test('a hundred times in an hour is told one by one six times, and of the others once and at their end', async () => {
  const swing = async (from: number, count: number) => {
    for (let at = from; at < from + count; at++) {
      puquio.clock.set(new Date(nowMs + at * 6000).toISOString())
      await write({ [at / 10]: at % 2 === 0 ? 3.5 : 2 })
      await puquio.alarms.evaluate()
      if (at < 16 || at % 20 === 0) await runJobs(puquio, 'tell-alarms', 'notify')
    }
    await evaluated()
  }
  await swing(0, 200)
  const kinds = async () => (await messages()).map((text) => text.split(' en ')[0])
  const six = Array.from({ length: 6 }, () => ['Alarma (Alta)', 'Alarma terminada']).flat()
  const gathering = 'Alarma que va y viene: las demás de esta hora se avisan juntas (Alta)'
  expect(await kinds()).toEqual([...six, gathering])
  const [gathered, ...alone] = (await alarms()).toReversed()
  expect(alone).toHaveLength(6)
  expect(gathered).toMatchObject({
    times: 94,
    gathersUntil: '2026-02-15T18:00:00.000Z',
    raisedAt: new Date(nowMs + 12 * 6000).toISOString(),
    againAt: new Date(nowMs + 198 * 6000).toISOString(),
    clearedAt: new Date(nowMs + 199 * 6000).toISOString(),
  })
  const { events } = await writer.call(api.get, {
    params: { ...on, alarmId: gathered?.id ?? 0 },
  })
  expect(events.map(({ kind }) => kind)).toEqual(['raised', 'told', 'cleared'])

  puquio.clock.set(new Date(nowMs + 60 * minuteMs).toISOString())
  await evaluated()
  expect((await kinds()).slice(13)).toEqual(['Alarma terminada (94 veces)'])
  await swing(601, 1)
  await swing(602, 1)
  expect((await kinds()).slice(14)).toEqual(['Alarma (Alta)'])
  expect(await alarms({ view: 'active' })).toMatchObject([{ times: 1, gathersUntil: null }])
})

test('what late readings tell is gathered by the hour in which it was', () => {
  const at = (minute: number) => ({
    raisedAt: new Date(nowMs + minute * minuteMs).toISOString(),
    againAt: null,
    value: minute,
    receivedAt: null,
    channel: null,
    clearedAt: new Date(nowMs + (minute + 0.5) * minuteMs).toISOString(),
    clearedValue: null,
    times: 1,
  })
  const all = Array.from({ length: 90 }, (_, minute) => at(minute))
  const gathered = gatherHistoric(all)
  expect(gathered.map(({ times }) => times)).toEqual([1, 1, 1, 1, 1, 1, 54, 1, 1, 1, 1, 1, 1, 24])
  expect(gathered[6]).toEqual({
    ...at(59),
    raisedAt: at(6).raisedAt,
    againAt: at(59).raisedAt,
    times: 54,
  })
})
