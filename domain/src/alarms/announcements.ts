import { isScheduled, nextScheduledMs } from './rules/schedule.ts'
import type { AlarmRule } from './rules/rule.ts'

/** An alarm as it stands now. */
export type AlarmRecord = {
  /** On the device's clock. */
  raisedAtMs: number
  clearedAtMs: number | null
  /** On ours: when it was recorded. */
  recordedAtMs: number
  acknowledgedAtMs: number | null
  /** Put aside by a person until then, after which it is told again if it is still active. */
  shelvedUntilMs: number | null
  isHistoric: boolean
}

/** While it lasts alarms are recorded and told to nobody. */
export type MaintenanceWindow = { fromMs: number; untilMs: number }

/** What a rule, its project and its device say of telling. */
export type Telling = Pick<AlarmRule, 'schedule' | 'repeatMinutes' | 'escalationMinutes'> & {
  timeZone: string
  maintenance: readonly MaintenanceWindow[]
}

/** What was told of an alarm, as plain JSON; kept with it in the transaction that sends. */
export type Told = {
  /** Since when an answer is awaited; null before it was told. */
  sinceMs: number | null
  /** Of the latest telling of step 0. */
  lastMs: number
  /** The last step of escalation that was told. */
  step: number
  isOver: boolean
}

export const toldNobody: Told = { sinceMs: null, lastMs: 0, step: 0, isOver: false }

/** `passed`: it was cleared before it could be told, as in what a device sends after an outage. */
export type AnnouncementKind = 'raised' | 'repeated' | 'escalated' | 'cleared' | 'passed'

/** Steps whose recipients are told: 0 are those of the rule, the others those of its escalation. */
export type Announcement = { kind: AnnouncementKind; fromStep: number; toStep: number }

/** `nextMs` is when the clock alone may make something due; null where only a change of the alarm does. */
export type DueAnnouncements = {
  announcements: readonly Announcement[]
  told: Told
  nextMs: number | null
}

/** Says what of an alarm is to be sent now. Nothing is due twice where `told` is kept. */
export const dueAnnouncements = (
  alarm: AlarmRecord,
  told: Told,
  telling: Telling,
  nowMs: number,
): DueAnnouncements => {
  if (alarm.isHistoric || told.isOver) return { announcements: [], told, nextMs: null }
  const muted = mutedUntil(alarm, telling, nowMs)
  if (muted) return { announcements: [], told, nextMs: muted.untilMs }
  if (alarm.clearedAtMs !== null) return tellOfEnd(alarm, told, telling)
  if (isAnswered(alarm)) return { announcements: [], told, nextMs: null }
  return tellOfActive(alarm, told, telling, nowMs)
}

const tellOfActive = (
  alarm: AlarmRecord,
  told: Told,
  telling: Telling,
  nowMs: number,
): DueAnnouncements => {
  if (told.sinceMs === null) {
    const first = { sinceMs: nowMs, lastMs: nowMs, step: 0, isOver: false }
    const raised = { kind: 'raised', fromStep: 0, toStep: 0 } as const
    return { announcements: [raised], told: first, nextMs: nextTellingMs(first, telling, nowMs) }
  }
  const announcements: Announcement[] = []
  const next = { ...told, sinceMs: told.sinceMs }
  const wasMuted = lastMuteEndMs(alarm, telling, nowMs) > told.lastMs
  if (wasMuted || nowMs >= repeatAtMs(told, telling)) {
    announcements.push({ kind: 'repeated', fromStep: 0, toStep: told.step })
    next.lastMs = nowMs
    if (wasMuted) next.sinceMs = nowMs
  }
  while (nowMs >= escalationAtMs(next, telling)) next.step++
  if (next.step > told.step)
    announcements.push({ kind: 'escalated', fromStep: told.step + 1, toStep: next.step })
  const isChanged = announcements.length > 0
  return {
    announcements,
    told: isChanged ? next : told,
    nextMs: nextTellingMs(next, telling, nowMs),
  }
}

/** Who was told of an alarm is told of its end, once; one that nobody needed to hear of stays on record alone. */
const tellOfEnd = (alarm: AlarmRecord, told: Told, telling: Telling): DueAnnouncements => {
  const over = { ...told, isOver: true }
  if (told.sinceMs !== null) {
    const cleared = { kind: 'cleared', fromStep: 0, toStep: told.step } as const
    return { announcements: [cleared], told: over, nextMs: null }
  }
  const isNeeded = alarm.acknowledgedAtMs === null && !wasMutedThroughout(alarm, telling)
  const passed = { kind: 'passed', fromStep: 0, toStep: 0 } as const
  return { announcements: isNeeded ? [passed] : [], told: over, nextMs: null }
}

type Counting = Told & { sinceMs: number }

const repeatAtMs = ({ lastMs }: Told, { repeatMinutes }: Telling): number =>
  repeatMinutes === null ? Infinity : lastMs + repeatMinutes * 60_000

const escalationAtMs = ({ sinceMs, step }: Counting, { escalationMinutes }: Telling): number =>
  sinceMs + (escalationMinutes[step] ?? Infinity) * 60_000

/** The end of a maintenance that is planned tells, too. */
const nextTellingMs = (told: Counting, telling: Telling, nowMs: number): number | null => {
  const ends = telling.maintenance.map(({ untilMs }) => untilMs).filter((endMs) => endMs > nowMs)
  const nextMs = Math.min(repeatAtMs(told, telling), escalationAtMs(told, telling), ...ends)
  return Number.isFinite(nextMs) ? nextMs : null
}

/** An answer from before the end of shelving does not count after it: shelved is not solved. */
const isAnswered = ({ acknowledgedAtMs, shelvedUntilMs }: AlarmRecord): boolean =>
  acknowledgedAtMs !== null && (shelvedUntilMs === null || acknowledgedAtMs >= shelvedUntilMs)

/** Null where nothing mutes now; `untilMs` is null where nothing but a change of the schedule ends it. */
const mutedUntil = (
  { clearedAtMs, shelvedUntilMs }: AlarmRecord,
  { maintenance, schedule, timeZone }: Telling,
  nowMs: number,
): { untilMs: number | null } | null => {
  const ends = maintenance.filter((window) => isIn(window, nowMs)).map(({ untilMs }) => untilMs)
  if (clearedAtMs === null && shelvedUntilMs !== null && nowMs < shelvedUntilMs)
    ends.push(shelvedUntilMs)
  if (schedule && !isScheduled(schedule, nowMs, timeZone)) {
    const startsMs = nextScheduledMs(schedule, nowMs, timeZone)
    if (startsMs === null) return { untilMs: null }
    ends.push(startsMs)
  }
  return ends.length > 0 ? { untilMs: Math.max(...ends) } : null
}

/** When maintenance or shelving ended last. */
const lastMuteEndMs = (
  { shelvedUntilMs }: AlarmRecord,
  { maintenance }: Telling,
  nowMs: number,
): number =>
  Math.max(
    ...[...maintenance.map(({ untilMs }) => untilMs), shelvedUntilMs ?? -Infinity].filter(
      (untilMs) => untilMs <= nowMs,
    ),
    -Infinity,
  )

/** By the schedule on our clock when it was recorded; by maintenance on the device's, from its beginning to its end. */
const wasMutedThroughout = (
  { recordedAtMs, raisedAtMs, clearedAtMs }: AlarmRecord,
  { maintenance, schedule, timeZone }: Telling,
): boolean =>
  (schedule !== null && !isScheduled(schedule, recordedAtMs, timeZone)) ||
  maintenance.some(
    (window) => isIn(window, raisedAtMs) && clearedAtMs !== null && isIn(window, clearedAtMs),
  )

const isIn = ({ fromMs, untilMs }: MaintenanceWindow, atMs: number): boolean =>
  atMs >= fromMs && atMs < untilMs
