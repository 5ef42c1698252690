import {
  type alarmRuleRoutes,
  type RuleTrial,
  trialAlarmsMax,
} from '@puquio/contract/modi/alarm-rules'
import { type AlarmSample, type Condition, runHistory } from '@puquio/domain'
import type { z } from 'zod'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Platform } from '../../../platform/platform.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { refuseCondition } from './check.ts'
import { findSubject } from './store.ts'

type Telemetry = Pick<Platform, 'telemetry'>
type Asked = z.output<typeof alarmRuleRoutes.try.body>
type Span = { variableId: number; fromMs: number; beforeMs: number }

const longestMs = 366 * 86_400_000
/** Beyond it the sums of 10 minutes are taken: some 70 days of minutes. */
const mostReadings = 100_000
const bucketS = 600

/** Says what a rule would have raised, without making it. */
export async function tryRule(
  { telemetry }: Telemetry,
  scope: ProjectScope,
  { variableId, condition, from, to }: Asked,
): Promise<RuleTrial> {
  const subject = await findSubject(scope, variableId)
  if (!subject) throw fieldProblem('variableId', 'not-in-list')
  refuseCondition(condition, subject)
  const span = { variableId, fromMs: Date.parse(from), beforeMs: Date.parse(to) }
  const spanMs = span.beforeMs - span.fromMs
  if (spanMs <= 0) throw fieldProblem('to', 'ends-before-start')
  if (spanMs > longestMs) throw fieldProblem('to', 'period-too-long')
  const isRaw = spanMs / 1000 / subject.intervalS <= mostReadings
  const samples = isRaw
    ? await rawSamples({ telemetry }, span)
    : await roughSamples({ telemetry }, span, condition)
  const intervalS = isRaw ? subject.intervalS : Math.max(subject.intervalS, bucketS)
  const endMs = Math.min(span.beforeMs, scope.clock.now().getTime())
  const { alarms } = runHistory({ ...condition, intervalS }, samples, endMs)
  return {
    total: alarms.length,
    alarms: alarms
      .slice(-trialAlarmsMax)
      .toReversed()
      .map(({ raisedAtMs, clearedAtMs }) => ({
        raisedAt: new Date(raisedAtMs).toISOString(),
        clearedAt: clearedAtMs === null ? null : new Date(clearedAtMs).toISOString(),
      })),
    level: isRaw ? 'raw' : '10m',
  }
}

async function rawSamples({ telemetry }: Telemetry, { variableId, ...span }: Span) {
  const samples: AlarmSample[] = []
  for await (const page of telemetry.readings({ variableIds: [variableId], ...span }))
    for (const { atMs, value, quality, lagS } of page)
      samples.push({ atMs, value, quality, receivedAtMs: atMs + lagS * 1000 })
  return samples
}

/** Of each bucket the value that speaks most for the alarm. */
async function roughSamples(
  { telemetry }: Telemetry,
  { variableId, ...span }: Span,
  condition: Condition,
): Promise<AlarmSample[]> {
  const points = await telemetry.points({ variableIds: [variableId], ...span, level: '10m' })
  const isLow = condition.kind === 'value' && /[<≤]/.test(condition.op1)
  return points.flatMap(({ atMs, min, max }) =>
    atMs.map((at, index) => ({
      atMs: at,
      value: (isLow ? min : max)[index] ?? null,
      quality: 'good' as const,
      receivedAtMs: at,
    })),
  )
}
