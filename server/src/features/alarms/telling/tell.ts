import {
  addressOf,
  type Announcement,
  inProject,
  deviceChannelTerms,
  languages,
  type Language,
  priorityOfSeverity,
  ruleSentence,
  severityTerms,
  type Text,
} from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { localTime } from '../../../platform/local-time.ts'
import { notify } from '../../notifications/service.ts'
import type { DueAlarm } from './due-alarms-store.ts'
import { limitText, valueText } from './words.ts'
import { tellingTexts as texts } from './texts.ts'

type Told = Pick<
  DueAlarm,
  | 'id'
  | 'severity'
  | 'condition'
  | 'ruleName'
  | 'deviceId'
  | 'device'
  | 'serial'
  | 'variableId'
  | 'station'
  | 'raisedAt'
  | 'sinceAt'
  | 'againAt'
  | 'clearedAt'
  | 'value'
  | 'receivedAt'
  | 'channel'
>
type Place = { projectId: number; timeZone: string; webAddress: string }

/** What a notification says of an alarm of a rule, but for its state; null for one without. */
export function alarmValues(alarm: Told, { projectId, timeZone, webAddress }: Place) {
  const { condition, ruleName } = alarm
  if (condition === null) return null
  return {
    severity: severityTerms[alarm.severity],
    condition: each((language) => ruleSentence(condition, condition, language)),
    value: each((language) => valueText(condition, alarm.value, language)),
    limit: each((language) => limitText(condition, language)),
    // One without a name is known by what it watches.
    rule: ruleName || condition.name,
    device: alarm.device,
    station: alarm.station ?? '—',
    measured: localTime(alarm.againAt ?? alarm.raisedAt, timeZone),
    received: alarm.receivedAt === null ? '—' : localTime(alarm.receivedAt, timeZone),
    channel: alarm.channel === null ? texts.none : deviceChannelTerms[alarm.channel],
    graph: webAddress + inProject(graphOf(alarm), projectId),
  }
}

/** Notifies once of alarms of one rule: of one, or of all that ended by now, as the first of them began. */
export async function tellAlarms(
  scope: ProjectScope,
  alarms: readonly DueAlarm[],
  { kind }: Announcement,
  { toIds, webAddress }: { toIds: readonly number[]; webAddress: string },
): Promise<void> {
  const [alarm, ...others] = alarms.toSorted((a, b) => a.raisedAt.localeCompare(b.raisedAt))
  if (!alarm) return
  const { methods } = alarm
  const { clearedAt } = others.at(-1) ?? alarm
  const times = alarms.reduce((sum, one) => sum + one.times, 0)
  const { projectId, timeZone } = scope
  const said = alarmValues({ ...alarm, clearedAt }, { projectId, timeZone, webAddress })
  if (said === null) return
  const isOver = clearedAt !== null
  const state = texts[stateOf(alarm, kind)]
  const repeated = each((language) => timesOf(state, times, language))
  const values = { ...said, state: times === 1 ? state : repeated }
  const how = {
    toIds,
    opens:
      others.length === 0
        ? addressOf('ModiAlarm', { alarmId: alarm.id })
        : addressOf('ModiAlarms', { search: { view: 'cleared', device: alarm.deviceId } }),
    ...(methods && { methods }),
  }
  const where = { projectId: scope.projectId }
  if (isOver) {
    const ended = localTime(clearedAt, scope.timeZone)
    await notify(scope, 'alarm-cleared', { ...values, ended }, where, how)
  } else {
    const priority = priorityOfSeverity[alarm.severity]
    await notify(scope, 'alarm-raised', values, where, { ...how, priority })
  }
}

const stateOf = ({ clearReason, gathersUntil }: DueAlarm, kind: Announcement['kind']) => {
  if (kind === 'cleared' && clearReason === 'switched-off') return 'switchedOff'
  return kind === 'raised' && gathersUntil !== null ? 'gathering' : kind
}

const timesOf = (state: Text, count: number, language: Language) =>
  `${state[language]} (${count} ${texts.times[language]})`

const aroundMs = 3 * 3_600_000

/** The graph at that moment, with some hours before and after. */
function graphOf({ deviceId, serial, variableId, sinceAt, raisedAt, againAt, clearedAt }: Told) {
  const toTheSecond = (ms: number) => new Date(ms).toISOString().replace(/\.\d+/, '')
  return addressOf('ModiGraph', {
    id: deviceId,
    modi: serial,
    search: {
      ...(variableId !== null && { variables: [variableId] }),
      from: toTheSecond(Date.parse(sinceAt) - aroundMs),
      to: toTheSecond(Date.parse(clearedAt ?? againAt ?? raisedAt) + aroundMs),
    },
  })
}

const namedDevices = 10

/** Notifies of all devices that fell silent, or are heard again, at once: a gateway that fails is one message. */
export async function tellSilence(scope: ProjectScope, alarms: readonly DueAlarm[]): Promise<void> {
  const [first] = alarms
  if (!first) return
  const names = alarms.slice(0, namedDevices).map(({ device }) => device)
  const since = alarms.reduce((min, { sinceAt }) => (sinceAt < min ? sinceAt : min), first.sinceAt)
  const values = {
    count: alarms.length,
    devices: names.join(', ') + (alarms.length > namedDevices ? '…' : ''),
    since: localTime(since, scope.timeZone),
  }
  const opens =
    alarms.length === 1
      ? addressOf('ModiAlarm', { alarmId: first.id })
      : addressOf('ModiAlarms', { search: { kind: 'silence' } })
  const where = { projectId: scope.projectId }
  if (first.clearedAt === null) await notify(scope, 'device-silent', values, where, { opens })
  else await notify(scope, 'device-back', values, where, { opens })
}

const each = (write: (language: Language) => string): Text =>
  Object.fromEntries(languages.map((language) => [language, write(language)])) as Text
