import { notificationEvents } from '@puquio/contract/notifications/events'
import { type Announcement, dueAnnouncements } from '@puquio/domain'
import { isolate } from '../../../platform/db/isolate/isolate.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { growingPauses, handles, type JobHandler } from '../../../platform/jobs/job-kind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { tellAlarmsChanged } from '../alarms-changed.ts'
import {
  type DueAlarm,
  insertTellings,
  readDue,
  readMaintenance,
  saveTold,
  type TellingEvent,
} from './due-alarms-store.ts'
import { recipientsOf } from './recipients.ts'
import { tellAlarms, tellSilence } from './tell.ts'
import { tellJob } from './tell-job.ts'

/** Of one transaction: what is left is due still, and taken by the next job. */
const mostAlarms = 1000

/** Tells of alarms that began, last, passed to the next step or ended: once each, whatever happens to the process. */
export const tellsAlarms = (
  platform: Pick<Platform, 'webAddress' | 'log'>,
): JobHandler<'tell-alarms'> =>
  handles(tellJob, {
    concurrency: 2,
    perProject: 1,
    pauseMs: growingPauses(20),
    run: ({ complete }) => complete((scope) => tellDueAlarms(platform, scope)),
  })

/** What could not be told is tried again, and stops no other one meanwhile. */
const tellAgainMs = 15 * 60_000

type Telling = { alarm: DueAlarm; announcement: Announcement; userIds: number[] }

async function tellDueAlarms(
  { webAddress, log }: Pick<Platform, 'webAddress' | 'log'>,
  scope: ProjectScope,
) {
  const alarms = (await readDue(scope, mostAlarms)).map((alarm) => asToldOf(alarm, nowMs(scope)))
  if (alarms.length === 0) return
  const oldest = alarms.reduce((min, { raisedAt }) => (raisedAt < min ? raisedAt : min), '9999')
  const maintenance = await readMaintenance(scope, oldest)
  const find = await recipientsOf(scope)
  const tellings: Telling[] = []
  const after = alarms.map((alarm) => {
    const due = dueAnnouncements(
      recordOf(alarm),
      alarm.told,
      tellingOf(scope, alarm, maintenance),
      nowMs(scope),
    )
    for (const announcement of due.announcements)
      tellings.push({ alarm, announcement, userIds: find(alarm, announcement) })
    return { id: alarm.id, told: due.told, nextMs: nextMsOf(alarm, due.nextMs, nowMs(scope)) }
  })
  const failed = await isolate(scope, [...toldTogether(tellings)], async (groups) => {
    for (const { announcement, userIds, alarms: together } of groups)
      await tellAlarms(scope, together, announcement, { toIds: userIds, webAddress })
  })
  const untold = new Map(failed.flatMap(({ one }) => one.alarms.map((alarm) => [alarm.id, alarm])))
  for (const { one, error } of failed)
    log.warn({ err: error, ruleId: one.alarms[0]?.ruleId }, 'alarms that could not be told')
  const silent = tellings.filter(({ alarm }) => alarm.kind === 'silence')
  await tellSilence(scope, silent.filter(({ alarm }) => alarm.clearedAt === null).map(alarmOf))
  await tellSilence(scope, silent.filter(({ alarm }) => alarm.clearedAt !== null).map(alarmOf))
  const told = tellings.filter(({ alarm }) => !untold.has(alarm.id))
  await insertTellings(scope, told.map(eventOf))
  const againMs = nowMs(scope) + tellAgainMs
  await saveTold(
    scope,
    after.map((one) => {
      const alarm = untold.get(one.id)
      return alarm ? { id: one.id, told: alarm.told, nextMs: againMs } : one
    }),
  )
  await tellAlarmsChanged(scope)
}

/**
 * One that gathers others of its hour is told as active until that is over, and its end then: once each, however often the
 * signal swings. What began and ended before anybody was told of it is told at once.
 */
const asToldOf = (alarm: DueAlarm, nowMs: number): DueAlarm => {
  const { sinceMs, lastMs } = alarm.told
  const isHeld = gathersAt(alarm, nowMs) && (sinceMs !== null || lastMs > 0)
  return isHeld ? { ...alarm, clearedAt: null, clearedValue: null, clearReason: null } : alarm
}

const gathersAt = ({ gathersUntil }: DueAlarm, nowMs: number) =>
  gathersUntil !== null && Date.parse(gathersUntil) > nowMs

const nextMsOf = (alarm: DueAlarm, nextMs: number | null, nowMs: number): number | null =>
  gathersAt(alarm, nowMs)
    ? Math.min(nextMs ?? Infinity, Date.parse(alarm.gathersUntil ?? ''))
    : nextMs

/** A value that swings about its limit is one notification of a rule, however often it did. */
function toldTogether(tellings: readonly Telling[]) {
  const groups = new Map<string, Omit<Telling, 'alarm'> & { alarms: DueAlarm[] }>()
  for (const { alarm, announcement, userIds } of tellings) {
    if (alarm.kind !== 'rule' || userIds.length === 0) continue
    const { ruleId, clearReason, clearedAt, gathersUntil } = alarm
    const stands = clearedAt === null ? gathersUntil : null
    const key = [ruleId, announcement.kind, clearReason, stands, ...userIds].join(' ')
    const group = groups.get(key)
    if (group) group.alarms.push(alarm)
    else groups.set(key, { announcement, userIds, alarms: [alarm] })
  }
  return groups.values()
}

const alarmOf = ({ alarm }: Telling) => alarm
const nowMs = ({ clock }: ProjectScope) => clock.now().getTime()
const msOf = (at: string | null) => (at === null ? null : Date.parse(at))

const recordOf = (alarm: DueAlarm) => ({
  raisedAtMs: Date.parse(alarm.raisedAt),
  clearedAtMs: msOf(alarm.clearedAt),
  recordedAtMs: Date.parse(alarm.recordedAt),
  acknowledgedAtMs: msOf(alarm.acknowledgedAt),
  shelvedUntilMs: msOf(alarm.shelvedUntil),
  isHistoric: alarm.isHistoric,
})

const tellingOf = (
  { timeZone }: ProjectScope,
  { schedule, repeatMinutes, escalation, deviceId }: DueAlarm,
  maintenance: Awaited<ReturnType<typeof readMaintenance>>,
) => ({
  schedule,
  repeatMinutes,
  escalationMinutes: escalation.map(({ afterMinutes }) => afterMinutes),
  timeZone,
  maintenance: maintenance.filter((one) => one.deviceId === null || one.deviceId === deviceId),
})

const eventOf = ({ alarm, announcement, userIds }: Telling): TellingEvent => ({
  alarmId: alarm.id,
  telling: announcement.kind,
  userIds,
  methods: alarm.methods ?? notificationEvents['device-silent'].methods,
})
