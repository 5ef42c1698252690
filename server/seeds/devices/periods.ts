import {
  type AlarmRule,
  type AlarmSample,
  type AlarmState,
  type AlarmTransition,
  initialAlarmState,
  stepAlarm,
  type Watched,
} from '@puquio/domain'

type Raised = Extract<AlarmTransition, { kind: 'raised' }>
export type Period = { raised: Raised; cleared: AlarmTransition | null }

/** The alarms that samples raise, and what the rule knows after them. */
export function history(rule: Watched<AlarmRule>, samples: readonly AlarmSample[]) {
  const periods: Period[] = []
  let state: AlarmState = initialAlarmState
  for (const sample of samples) {
    const step = stepAlarm(rule, state, sample)
    state = step.state
    const last = periods.at(-1)
    if (step.transition?.kind === 'raised') periods.push({ raised: step.transition, cleared: null })
    else if (step.transition && last) last.cleared = step.transition
  }
  return { state, periods }
}
