import { checkSilence, keepListening, tickAlarm } from '@puquio/domain'
import { rulesThat } from './asked-rules-store.ts'
import { isolate } from '../../../platform/db/isolate/isolate.ts'
import type { TelemetryScope } from '../../../platform/db/scopes/scope.ts'
import { endAlarms, ofOne, raiseAlarms, recordTransitions } from './alarms-store.ts'
import { type EvaluatedRule, readRules, saveStates } from './rules-store.ts'
import { readSilent, readListening, saveListening, type SilentDevice } from './silence-store.ts'
import { type Note, setApart } from './set-apart.ts'
import { stateOf, watchedOf } from './step-rule.ts'

/** What the clock alone decides: devices that are silent (E001), and variables without data. */
export async function scanSilence(scope: TelemetryScope, note: Note): Promise<void> {
  const nowMs = scope.clock.now().getTime()
  const listening = keepListening(await readListening(scope), nowMs)
  await saveListening(scope, listening)
  const failed = await isolate(scope, await readSilent(scope), async (some) => {
    for (const device of some) await checkDevice(scope, device, listening.sinceMs)
  })
  for (const { one, error } of failed) note({ deviceId: one.id }, error)
  await tickRules(scope, { nowMs, listeningSinceMs: listening.sinceMs, note })
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
  await raiseAlarms(scope, [
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
      clearedValue: null,
      isHistoric: false,
      ...ofOne,
    },
  ])
}

type Ticking = { nowMs: number; listeningSinceMs: number; note: Note }

/** E001 tells of devices that are silent as a whole. */
async function tickRules(scope: TelemetryScope, { note, ...clock }: Ticking) {
  const rules = await readRules(scope, rulesThat.awaitData, 1_000_000)
  const failed = await isolate(scope, rules, (some) => tickSome(scope, some, clock))
  await setApart(scope, failed, { note })
}

async function tickSome(
  scope: TelemetryScope,
  rules: readonly EvaluatedRule[],
  { nowMs, listeningSinceMs }: Omit<Ticking, 'note'>,
) {
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
