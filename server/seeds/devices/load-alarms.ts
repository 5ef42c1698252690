import { type AlarmRule, type AlarmSample, toldNobody, type Watched } from '@puquio/domain'
import { lock } from '../../src/platform/db/lock.ts'
import type { Rows } from '../../src/platform/db/database.ts'
import type { SystemScope } from '../../src/platform/db/scopes/scope.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { type RuleSeed, ruleSeeds } from './alarm-rules.ts'
import { type DeviceSeed, devices, lastAt } from './devices.ts'
import { answer, loadMaintenance, type People, readPeople } from './load-answers.ts'
import { seedOf, valuesAt } from './models.ts'
import { loadSilence } from './load-silence.ts'
import { tellAlarms } from './tell-alarms.ts'
import { history, type Period } from './periods.ts'

/** How far back alarms are told. */
const toldDays = 7
const receivedAfterMs = 40_000

type Variable = {
  projectId: number
  deviceId: number
  variableId: number
  name: string
  unit: string
  decimals: number
}
type Parts = { days: number; nowMs: number }
type Loading = Parts & { webAddress: string }

/** Makes the rules of the demonstration with the alarms that its readings raise, once. */
export const loadAlarms = (
  scope: SystemScope,
  { days, nowMs, webAddress }: Loading,
): Promise<void> =>
  scope.transaction(async (within) => {
    await lock(within, 'first-run')
    const { rows } = within
    const [known] = await rows(sql`select id from alarm_rule limit 1`)
    if (known) return
    const variables = await readVariables(rows)
    const people = await readPeople(rows)
    const seeds = new Map(devices.flat().map((seed) => [seed.serial, seed]))
    const newest = (serial: string, key: string) => {
      const seed = seeds.get(serial) as DeviceSeed
      const at = { atMs: lastAt(seed, nowMs), everyMs: seed.intervalS * 1000 }
      return valuesAt(seed.model, seedOf(serial), at)[key] ?? 0
    }
    for (const one of ruleSeeds(newest)) {
      const variable = variables.get(`${one.serial} ${one.key}`)
      const device = seeds.get(one.serial)
      if (variable && device && !device.hasNeverSent)
        await loadRule(rows, { ...one, variable, device, people }, { days, nowMs })
    }
    await loadSilence(rows, nowMs)
    await loadMaintenance(rows, people, nowMs)
    await tellAlarms(rows, webAddress)
  })

async function readVariables(rows: Rows): Promise<Map<string, Variable>> {
  const found = await rows<Variable & { serial: string; key: string }>(sql`
    select v.project_id, v.device_id, v.id as variable_id, v.name, v.unit, v.decimals, d.serial, v.key
    from variable v join device d on d.id = v.device_id
    where d.serial = any(${devices.flat().map(({ serial }) => serial)}::text[])`)
  return new Map(found.map((one) => [`${one.serial} ${one.key}`, one]))
}

type Loaded = RuleSeed & { variable: Variable; device: DeviceSeed; people: People }

async function loadRule(rows: Rows, given: Loaded, { days, nowMs }: Parts) {
  const { name = '', rule, story, variable, device, people } = given
  const { severity, schedule, repeatMinutes, escalationMinutes, ...condition } = rule
  const escalation = escalationMinutes.map((afterMinutes) => ({ afterMinutes, userIds: [] }))
  const fromMs = nowMs - Math.min(days, toldDays) * 86_400_000
  const [made] = await rows<{ id: number }>(sql`
    insert into alarm_rule (project_id, variable_id, name, condition, severity, schedule, repeat_minutes, recipients, methods,
      escalation, enabled, created_at, created_by)
    values (${variable.projectId}, ${variable.variableId}, ${name}, ${JSON.stringify(condition)}::jsonb, ${severity},
      ${schedule && JSON.stringify(schedule)}::jsonb, ${repeatMinutes}, '{}', '{1,2}',
      ${JSON.stringify(escalation)}::jsonb, true, ${new Date(fromMs)}, ${people.author}) returning id`)
  const ruleId = made?.id as number
  const watched = { ...rule, intervalS: device.intervalS }
  const { state, periods } = history(watched, samplesOf(given, fromMs, nowMs))
  // Readings that the simulator sent meanwhile are looked at once more.
  await rows(sql`
    insert into alarm_state (rule_id, project_id, state, rule_version, catch_up_at)
    values (${ruleId}, ${variable.projectId}, ${JSON.stringify(state)}::jsonb, 1, ${new Date(nowMs + 30_000)})`)
  for (const [at, period] of periods.entries()) {
    const isHistoric = story === 'oldest-is-historic' && at === 0
    const alarmId = await insertAlarm(rows, { given, ruleId, watched, period, isHistoric })
    if (!isHistoric) await answer(rows, { ...people, alarmId, variable, period, story, nowMs })
  }
}

/** As `load-readings.ts` stores them. */
function samplesOf({ device, key }: Loaded, fromMs: number, nowMs: number): AlarmSample[] {
  const stepMs = device.intervalS * 1000
  const untilMs = lastAt(device, nowMs)
  const samples: AlarmSample[] = []
  for (let atMs = Math.ceil(fromMs / stepMs) * stepMs; atMs <= untilMs; atMs += stepMs) {
    const at = { atMs, everyMs: stepMs }
    const value = valuesAt(device.model, seedOf(device.serial), at)[key] ?? null
    samples.push({ atMs, value, quality: 'good', receivedAtMs: atMs + receivedAfterMs })
  }
  return samples
}

type Made = {
  given: Loaded
  ruleId: number
  watched: Watched<AlarmRule>
  period: Period
  isHistoric: boolean
}

async function insertAlarm(
  rows: Rows,
  { given, ruleId, watched, period: { raised, cleared }, isHistoric }: Made,
): Promise<number> {
  const { variable, rule, device } = given
  const { projectId, deviceId, variableId, name, unit, decimals } = variable
  const {
    severity: _s,
    schedule: _h,
    repeatMinutes: _r,
    escalationMinutes: _e,
    ...condition
  } = watched
  const at = (ms: number) => new Date(ms)
  const recordedAt = at(raised.atMs + (isHistoric ? 86_400_000 : receivedAfterMs))
  const told = {
    ...toldNobody,
    sinceMs: +recordedAt,
    lastMs: +recordedAt,
    isOver: cleared !== null,
  }
  const [made] = await rows<{ id: number }>(sql`
    insert into alarm (project_id, kind, device_id, variable_id, rule_id, severity, condition, raised_at, since_at, value,
      received_at, channel, recorded_at, cleared_at, cleared_value, clear_reason, is_historic, told)
    values (${projectId}, 'rule', ${deviceId}, ${variableId}, ${ruleId}, ${rule.severity},
      ${JSON.stringify({ ...condition, name, unit, decimals })}::jsonb, ${at(raised.atMs)}, ${at(raised.sinceMs)},
      ${raised.measure}, ${recordedAt}, ${device.channel}, ${recordedAt}, ${cleared && at(cleared.atMs)},
      ${cleared?.measure ?? null}, ${cleared && 'back'}, ${isHistoric},
      ${JSON.stringify(isHistoric ? toldNobody : told)}::jsonb)
    returning id`)
  return made?.id as number
}
