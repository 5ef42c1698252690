import { alarmRuleRoutes } from '@puquio/contract/modi/alarm-rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMine } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { ruleBody } from '../../../../test/proofs/build-alarm.ts'
import { buildDevice } from '../../../../test/proofs/build-device.ts'
import { alarmsScope } from '../../../platform/db/scopes/system-scopes.ts'
import { sql } from '../../../platform/db/sql.ts'
import { evaluate } from './evaluate.ts'

const now = new Date('2026-02-15T17:00:00Z')
let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp({ now: now.toISOString() })
})
afterAll(() => puquio.close())

const evaluateRound = (but: readonly number[], looksForNew = false) =>
  alarmsScope(puquio.platform).transaction((within) =>
    evaluate(within, { looksForNew, but, note: () => undefined }),
  )
/** Queues so many readings of a variable, a minute after another. */
const queue = (variableId: number, count: number, value: number) =>
  puquio.database.owner.one(
    {},
    sql`insert into telemetry.alarm_sample (ts, received_at, value, variable_id, channel, quality)
      select ${now}::timestamptz + n * interval '1 minute', ${now}::timestamptz, ${value}::float8, ${variableId}::int, 1, 0
      from generate_series(1, ${count}) n`,
  )

test('what one project sends at once keeps the alarms of no other one waiting', async () => {
  const mines = await Promise.all([buildMine(puquio.database), buildMine(puquio.database)])
  const [many, few] = await Promise.all(mines.map((mine) => buildDevice(puquio.database, mine)))
  const [manyId, fewId] = [many?.variable.id ?? 0, few?.variable.id ?? 0]
  const admin = await puquio.signIn(mines[1].admin)
  const params = { projectId: mines[1].project.id }
  await admin.call(alarmRuleRoutes.create, { params, body: ruleBody(fewId) })
  await evaluateRound([], true)
  await queue(manyId, 30_000, 1)
  await queue(fewId, 1, 9)
  const raised = async () =>
    (
      await puquio.database.owner.one<{ id: number }>(
        {},
        sql`select id from alarm where variable_id = ${fewId}`,
      )
    ).length
  const first = await evaluateRound([])
  expect(first).toEqual({ areMore: true, but: [manyId] })
  expect(await raised()).toBe(0)
  const second = await evaluateRound(first.but)
  expect(second).toEqual({ areMore: true, but: [] })
  expect(await raised()).toBe(1)
  let rounds = 0
  for (let round = second; round.areMore; rounds++) round = await evaluateRound(round.but)
  expect(rounds).toBeLessThanOrEqual(5)
  const [left] = await puquio.database.owner.one<{ count: number }>(
    {},
    sql`select count(*)::int as count from telemetry.alarm_sample`,
  )
  expect(left?.count).toBe(0)
})
