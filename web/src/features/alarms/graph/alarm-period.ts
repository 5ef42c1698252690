import type { AlarmRow } from '@puquio/contract/modi/alarms'
import type { AlarmLimit } from '@puquio/domain'
import { type Span, within } from '../../../widgets/graph/lines/span.ts'
import type { ShownLine } from '../../../widgets/graph/lines/shown-line.ts'
import type { TimeMark } from '../../../widgets/graph/lines/time-mark.ts'

/** Low enough for a phone to show the answers below it. */
export const alarmGraphPx = 300

const shortestAroundMs = 3 * 3_600_000
const longestAroundMs = 7 * 24 * 3_600_000
/** Of a device that reports seldom, some readings before and after. */
const intervalsAround = 12

type Lasting = Pick<AlarmRow, 'sinceAt' | 'raisedAt' | 'clearedAt' | 'isHistoric' | 'device'>

/** From the beginning of its run to its end, or until now while it lasts. */
const lasted = ({ sinceAt, raisedAt, clearedAt, isHistoric }: Lasting, nowMs: number): Span => {
  const raisedMs = Date.parse(raisedAt)
  const openMs = isHistoric ? raisedMs : Math.max(nowMs, raisedMs)
  return {
    fromMs: Math.min(Date.parse(sinceAt), raisedMs),
    toMs: clearedAt === null ? openMs : Math.max(Date.parse(clearedAt), raisedMs),
  }
}

/** An alarm with a quarter of its length before and after: 3 hours at least, and a week at most. */
export const spanAround = (alarm: Lasting, nowMs: number): Span => {
  const { fromMs, toMs } = lasted(alarm, nowMs)
  const leastMs = Math.max(shortestAroundMs, alarm.device.intervalS * intervalsAround * 1000)
  const aroundMs = Math.min(Math.max((toMs - fromMs) / 4, leastMs), longestAroundMs)
  return within({ fromMs: fromMs - aroundMs, toMs: toMs + aroundMs })
}

/** The alarm as a band over the graph, in the colour of how grave it is. */
export const bandOf = (
  alarm: Lasting & Pick<AlarmRow, 'severity'>,
  nowMs: number,
): TimeMark & { untilMs: number } => {
  const { fromMs, toMs } = lasted(alarm, nowMs)
  const tone = alarm.severity === 'high' ? 'danger' : 'warning'
  return { number: null, fromMs, untilMs: toMs, tone }
}

/** What the rule compares with, as lines beside the variable's own limits; nothing where those say the same. */
export const limitsOfRule = (
  { condition, severity }: Pick<AlarmRow, 'condition' | 'severity'>,
  own: ShownLine['limits'],
  nameOf: (comparison: { op: string; value: number }) => string,
): ShownLine['limits'] => {
  if (condition?.kind !== 'value') return []
  const { op1, value1, op2, value2 } = condition
  const comparisons = [
    { op: op1, value: value1 },
    ...(op2 !== null && value2 !== null ? [{ op: op2, value: value2 }] : []),
  ]
  const isGrave = severity === 'high'
  return comparisons
    .filter(({ value }) => own.every((limit) => limit.value !== value))
    .map(({ op, value }) => {
      const isLow = op === '<' || op === '≤'
      const kind: AlarmLimit = isLow ? (isGrave ? 'lowLow' : 'low') : isGrave ? 'highHigh' : 'high'
      return { kind, value, name: nameOf({ op, value }), isOfRule: true as const }
    })
}
