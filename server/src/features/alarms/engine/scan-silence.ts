import { checkSilence, keepWatch, tickAlarm } from '@puquio/domain'
import type { TelemetryScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { endAlarms, insertAlarms, recordTransitions } from './alarms-store.ts'
import { readRules, saveStates } from './rules-store.ts'
import { readSilent, readWatch, saveWatch, type SilentDevice } from './silence-store.ts'
import { stateOf, watchedOf } from './step-rule.ts'

/** What the clock alone decides: devices that are silent (E001), and variables without data. */
export async function scanSilence(scope: TelemetryScope): Promise<void> {
  const nowMs = scope.clock.now().getTime()
  const watch = keepWatch(await readWatch(scope), nowMs)
  await saveWatch(scope, watch)
  for (const device of await readSilent(scope)) await checkDevice(scope, device, watch.sinceMs)
  await tickRules(scope, nowMs, watch.sinceMs)
}

async function checkDevice(scope: TelemetryScope, device: SilentDevice, listeningSinceMs: number) {
  const { intervalS, graceS, projectId, channel } = device
  const heard = {
    installedAtMs: Date.parse(device.installedAt),
    lastReceivedAtMs: device.lastReceivedAt === null ? null : Date.parse(device.lastReceivedAt),
    raisedAtMs: device.raisedAt === null ? null : Date.parse(device.raisedAt),
  }
  const found = checkSilence(
    { ...heard, channel, intervalS, graceS },
    scope.clock.now().getTime(),
    listeningSinceMs,
  )
  if (found?.kind === 'cleared') {
    const clearedAt = new Date(found.atMs).toISOString()
    await endAlarms(scope, [{ ruleId: null, deviceId: device.id, clearedAt, value: null }])
  }
  if (found?.kind !== 'raised') return
  await insertAlarms(scope, [
    {
      projectId,
      kind: 'silence',
      deviceId: device.id,
      variableId: null,
      ruleId: null,
      severity: 'medium',
      condition: null,
      raisedAt: new Date(found.atMs).toISOString(),
      sinceAt: new Date(found.sinceMs).toISOString(),
      value: null,
      receivedAt: device.lastReceivedAt,
      channel,
      clearedAt: null,
      isHistoric: false,
    },
  ])
}

/** Rules of no data, but of devices that are silent as a whole: E001 tells of those. */
async function tickRules(scope: TelemetryScope, nowMs: number, listeningSinceMs: number) {
  const rules = await readRules(
    scope,
    sql`r.condition ->> 'kind' = 'noData' and s.rule_id is not null and s.state ->> 'raisedAtMs' is null
      and not exists (select from alarm a where a.device_id = d.id and a.kind = 'silence' and a.cleared_at is null)`,
    1_000_000,
  )
  const ticked = rules.flatMap((rule) => {
    const { state, transition } = tickAlarm(watchedOf(rule), stateOf(rule), nowMs, listeningSinceMs)
    return transition ? [{ rule, state, transition, sample: null }] : []
  })
  await saveStates(
    scope,
    ticked.map(({ rule: { ruleId, version }, state }) => ({
      ruleId,
      version,
      state,
      lateMs: null,
    })),
  )
  await recordTransitions(scope, ticked)
}
