import { type AlarmRule, checkDerived, checkRule, type DerivedDefinition } from '@puquio/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../src/platform/db/sql.ts'
import { startTestApp, type TestApp } from '../../test/harness.ts'
import { runJobs } from '../../test/run-jobs.ts'
import { loadDemonstration } from '../demonstration.ts'

let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-15T12:00:00-05:00' })
  await loadDemonstration(puquio.platform, 2)
  await runJobs(puquio, 'load-demonstration-readings')
})
afterAll(() => puquio.close())
const all = <R>(statement: ReturnType<typeof sql>) => puquio.database.owner.one<R>({}, statement)

test('the rules of the demonstration can all be switched on, of every kind and of the four limits', async () => {
  const rules = await all<{
    condition: AlarmRule
    escalation: { afterMinutes: number }[]
    schedule: AlarmRule['schedule']
    repeatMinutes: number | null
    min: number | null
    max: number | null
    intervalS: number
  }>(sql`
    select r.condition, r.escalation, r.schedule, r.repeat_minutes, v.min, v.max, d.interval_s
    from alarm_rule r join variable v on v.id = r.variable_id join device d on d.id = v.device_id`)
  const issues = rules.flatMap(({ condition, escalation, schedule, repeatMinutes, ...subject }) =>
    checkRule(
      {
        ...condition,
        severity: 'low',
        schedule,
        repeatMinutes,
        escalationMinutes: escalation.map(({ afterMinutes }) => afterMinutes),
      },
      subject,
    ),
  )
  expect(issues).toEqual([])
  expect(new Set(rules.map(({ condition }) => condition.kind))).toEqual(
    new Set(['value', 'rate', 'noData']),
  )
  expect(rules.some(({ condition }) => condition.kind === 'value' && condition.join)).toBe(true)
})

test('its alarms are active, answered, cleared and historic, and one device is silent', async () => {
  const [counts] = await all(sql`
    select count(*) filter (where cleared_at is null and acknowledged_at is null) > 0 as active,
      count(*) filter (where acknowledged_at is not null and assigned_to is not null and comments > 0)::int as answered,
      count(*) filter (where cleared_at is not null and not is_historic) > 0 as cleared,
      count(*) filter (where is_historic)::int as historic,
      count(*) filter (where kind = 'silence' and cleared_at is null)::int as silent,
      count(*) filter (where kind = 'silence' and cleared_at is not null)::int as back
    from alarm`)
  expect(counts).toEqual({
    active: true,
    answered: 1,
    cleared: true,
    historic: 1,
    silent: 1,
    back: 1,
  })
})

test('notifications of before tell of alarms that there are, and lead to them', async () => {
  const told = await all<{ event: string; message: string; device: string }>(sql`
    select n.event, n.message, d.serial as device from notification n
      join alarm a on n.opens = '/modi/alarms/' || a.id join device d on d.id = a.device_id
    where n.event in ('alarm-raised', 'alarm-cleared', 'device-silent', 'device-back') order by n.event`)
  expect(told.map(({ event }) => event)).toEqual([
    'alarm-cleared',
    'alarm-raised',
    'device-back',
    'device-silent',
  ])
  for (const { message, device } of told) expect(message).toContain(device)
})

test('readings of the year were received soon after they were measured, by each channel in its time', async () => {
  const [lags] = await all<{ least: number; most: number }>(
    sql`select min(lag_s) as least, max(lag_s) as most from telemetry.reading`,
  )
  expect(lags?.least).toBeGreaterThan(0)
  expect(lags?.most).toBeLessThan(600)
})

test('water levels follow from the heads that were sent, by formulas that could be entered', async () => {
  const formulas = await all<{ definition: DerivedDefinition }>(
    sql`select definition from variable_calculation where withdrawn_at is null`,
  )
  expect(formulas).toHaveLength(8)
  expect(formulas.flatMap(({ definition }) => checkDerived(definition))).toEqual([])
  const [levels] = await all<{ count: number; most: number; between: boolean }>(sql`
    select count(*)::int as count, max(abs(r.value - (d.terrain_level_m - d.probe_length_m + h.value))) as most,
      bool_and(r.raw is null and r.value between d.terrain_level_m - d.probe_length_m and d.terrain_level_m) as between
    from variable_calculation c join variable v on v.id = c.variable_id join device d on d.id = v.device_id
      join telemetry.reading r on r.variable_id = v.id
      join telemetry.reading h on h.variable_id = c.source_ids[1] and h.ts = r.ts`)
  expect(levels?.count).toBeGreaterThan(8 * 250)
  expect(levels?.most).toBeLessThan(1e-9)
  expect(levels?.between).toBe(true)
  const waiting = await all(sql`select id from reading_correction where approved_at is null`)
  expect(waiting).toHaveLength(1)
})

test('orders to its relays were executed, refused and never sent, and all are over', async () => {
  const orders = await all<{ state: string; failure: string | null }>(
    sql`select distinct state, failure from device_command`,
  )
  expect(new Set(orders.map(({ state }) => state))).toEqual(
    new Set(['executed', 'failed', 'expired', 'unanswered', 'cancelled']),
  )
  expect(orders).toContainEqual({ state: 'failed', failure: 'refused' })
  const now = puquio.clock.now()
  const wrong = await all(sql`
    select c.id from device_command c join device d on d.id = c.device_id
    where c.ended_at > ${now} or c.ended_at < c.requested_at or c.sent_at > c.ended_at
      or c.relay = 1 and d.relay_1 = '' or c.relay = 2 and d.relay_2 = ''`)
  expect(wrong).toEqual([])
})

test('mails of its devices were sent at their times, and the next ones are to come', async () => {
  const mails = await all<{ last: boolean; isNext: boolean; sent: number }>(sql`
    select m.next_at > ${puquio.clock.now()} as is_next, m.sent_until = max(s.until_at) as last,
      (count(*) filter (where s.state = 'sent' and s.from_at < s.until_at
        and s.created_at < ${puquio.clock.now()}))::int as sent
    from device_mail m join device_mail_sending s using (device_id) group by m.device_id`)
  expect(mails).toEqual([
    { isNext: true, last: true, sent: 3 },
    { isNext: true, last: true, sent: 3 },
  ])
})

test('each mine hears its devices by a LoRaWAN network and a satellite one', async () => {
  const networks = await all<{ wayIn: string; taken: number }>(
    sql`select way_in, taken::int from network_token order by project_id, way_in`,
  )
  const each = ['chirpstack', 'rockblock']
  expect(networks.map(({ wayIn }) => wayIn)).toEqual([...each, ...each])
  expect(Math.min(...networks.map(({ taken }) => taken))).toBeGreaterThan(40)
  const unknown = await all(sql`
    select serial from device
    where channel = 'satellite' and external_key !~ '^[0-9]{15}$' or channel = 'lora' and external_key !~ '^[0-9a-f]{16}$'`)
  expect(unknown).toEqual([])
})

test('the engine goes on from them and raises none twice', async () => {
  const active = () =>
    all<{ id: number }>(
      sql`select id from alarm where cleared_at is null and not is_historic order by id`,
    )
  const before = await active()
  await puquio.alarms.evaluate()
  expect(await active()).toEqual(before)
})

test('a job that runs again makes nothing twice', async () => {
  const count = () => all(sql`select count(*) from alarm_rule`)
  const before = await count()
  await all(
    sql`update job set state = 'queued', run_at = now() where kind = 'load-demonstration-readings'`,
  )
  await runJobs(puquio, 'load-demonstration-readings')
  expect(await count()).toEqual(before)
})
