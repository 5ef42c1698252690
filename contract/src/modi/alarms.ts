import { deviceChannels, languages, severities } from '@puquio/domain'
import { z } from 'zod'
import { file, route } from '../kit/route.ts'
import {
  flag,
  id,
  idList,
  idText,
  instant,
  givenInstant,
  listQuery,
  pageOf,
  requiredText,
  text,
} from '../kit/values.ts'
import { sendingMethod } from '../notifications/sending-methods.ts'
import { alarmCondition, alarmDevice, alarmVariable } from './alarm-rules.ts'

/** What raised it: a rule of a variable, or a device that sends nothing (E001). */
export const alarmKinds = ['rule', 'silence'] as const
/** The condition is over; or what watches it was switched off. */
export const clearReasons = ['back', 'switched-off'] as const

/** A rule as it was when it raised an alarm. */
export const watchedCondition = z.intersection(alarmCondition, z.object({ intervalS: z.int() }))

const person = z.object({ id, name: z.string() })

export const alarmRow = z.object({
  id,
  kind: z.enum(alarmKinds),
  severity: z.enum(severities),
  device: alarmDevice,
  station: z.object({ id, code: z.string(), name: z.string() }).nullable(),
  /** As it was called then; null for E001. */
  variable: alarmVariable.nullable(),
  condition: watchedCondition.nullable(),
  /** As it is called now, empty where it has no name; null for E001. */
  rule: z.object({ id, name: z.string() }).nullable(),
  /** On the device's clock; of E001 on ours. */
  raisedAt: instant,
  /** Of the first value of its run, or the last data of a device that is silent. */
  sinceAt: instant,
  value: z.number().nullable(),
  receivedAt: instant.nullable(),
  channel: z.enum(deviceChannels).nullable(),
  recordedAt: instant,
  clearedAt: instant.nullable(),
  clearedValue: z.number().nullable(),
  clearReason: z.enum(clearReasons).nullable(),
  acknowledgedAt: instant.nullable(),
  acknowledgedBy: person.nullable(),
  acknowledgement: z.string(),
  assignedTo: person.nullable(),
  shelvedUntil: instant.nullable(),
  /** Found by readings that came late: nobody was told. */
  isHistoric: z.boolean(),
  /** How often its rule raised it: more than once where it gathers what an hour's first alarms left. */
  times: z.int(),
  /** When the last of them began; null of one. */
  againAt: instant.nullable(),
  /** Until when others join it, and its end is not told. */
  gathersUntil: instant.nullable(),
  comments: z.int(),
})
export type AlarmRow = z.infer<typeof alarmRow>

/** What was told of an alarm: the first time, again, to the next step, of its end, of one that was over by then. */
export const tellingKinds = ['raised', 'repeated', 'escalated', 'cleared', 'passed'] as const

export const alarmEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['raised', 'cleared']), id, at: instant }),
  z.object({
    kind: z.enum(['acknowledged', 'commented']),
    id,
    at: instant,
    by: person,
    note: z.string(),
  }),
  z.object({ kind: z.literal('assigned'), id, at: instant, by: person, to: person.nullable() }),
  z.object({
    kind: z.enum(['shelved', 'unshelved']),
    id,
    at: instant,
    by: person,
    until: instant.nullable(),
    note: z.string(),
  }),
  z.object({
    kind: z.literal('told'),
    id,
    at: instant,
    telling: z.enum(tellingKinds),
    to: z.array(person),
    methods: z.array(sendingMethod),
  }),
])
export type AlarmEvent = z.infer<typeof alarmEvent>

export const alarmDetail = alarmRow.extend({
  events: z.array(alarmEvent),
  /** Until when maintenance mutes it; null where it does not. */
  mutedUntil: instant.nullable(),
})
export type AlarmDetail = z.infer<typeof alarmDetail>

const ofAlarms = '/fkl-modi/projects/:projectId/alarms'
const onProject = z.object({ projectId: idText })
const oneAlarm = onProject.extend({ alarmId: idText })

export const alarmSortKeys = [
  'raised',
  'severity',
  'device',
  'station',
  'value',
  'cleared',
  'acknowledged',
  'received',
] as const
export const alarmViews = ['active', 'cleared', 'historic'] as const
export type AlarmView = (typeof alarmViews)[number]

const alarmQuery = listQuery(alarmSortKeys).extend({
  /** All of them where it is left out. */
  view: z.enum(alarmViews).optional(),
  acknowledged: flag,
  severity: z.enum(severities).optional(),
  kind: z.enum(alarmKinds).optional(),
  device: idText.optional(),
  station: idText.optional(),
  stations: idList,
  from: givenInstant.optional(),
  to: givenInstant.optional(),
})

/** Alarms are answered by who enters data. */
export const alarmRoutes = {
  list: route({
    method: 'GET',
    path: ofAlarms,
    access: 'project:read',
    reads: ['alarms', 'devices', 'reference'],
    summary: 'Alarms of a project, active ones and those of before',
    params: onProject,
    query: alarmQuery,
    response: pageOf(alarmRow).extend({
      /** Under the other filters: active, and of those how many nobody acknowledged. */
      active: z.int(),
      unacknowledged: z.int(),
    }),
  }),
  file: file({
    method: 'GET',
    path: `${ofAlarms}-file`,
    access: 'project:read',
    summary: 'The alarms of the list as XLSX or CSV',
    params: onProject,
    query: alarmQuery.omit({ page: true, size: true }).extend({
      format: z.enum(['xlsx', 'csv']).optional(),
      language: z.enum(languages).optional(),
    }),
    problems: ['LIST_TOO_LONG'],
  }),
  get: route({
    method: 'GET',
    path: `${ofAlarms}/:alarmId`,
    access: 'project:read',
    reads: ['alarms', 'devices', 'reference'],
    summary: 'An alarm with what happened to it',
    params: oneAlarm,
    response: alarmDetail,
  }),
  people: route({
    method: 'GET',
    path: `${ofAlarms}-people`,
    access: 'project:write',
    reads: ['members', 'users'],
    summary: 'Members whom an alarm can be assigned to, or a rule can tell',
    params: onProject,
    response: z.array(person),
  }),
  acknowledge: route({
    method: 'POST',
    path: `${ofAlarms}/:alarmId/acknowledge`,
    access: 'project:write',
    changes: ['alarms'],
    summary: 'Answer an alarm: it is not told again while it lasts',
    params: oneAlarm,
    body: z.object({ note: text(1000) }),
    response: alarmDetail,
  }),
  comment: route({
    method: 'POST',
    path: `${ofAlarms}/:alarmId/comment`,
    access: 'project:write',
    changes: ['alarms'],
    summary: 'Comment on an alarm',
    params: oneAlarm,
    body: z.object({ note: requiredText(2000) }),
    response: alarmDetail,
  }),
  assign: route({
    method: 'POST',
    path: `${ofAlarms}/:alarmId/assign`,
    access: 'project:write',
    changes: ['alarms'],
    summary: 'Assign an alarm to a member, or to nobody',
    params: oneAlarm,
    body: z.object({ userId: id.nullable() }),
    response: alarmDetail,
  }),
  shelve: route({
    method: 'POST',
    path: `${ofAlarms}/:alarmId/shelve`,
    access: 'project:write',
    changes: ['alarms'],
    summary:
      'Put an active alarm aside until a time, or take it back: then it is told again if it is active',
    params: oneAlarm,
    body: z.object({ until: givenInstant.nullable(), note: text(1000) }),
    response: alarmDetail,
    problems: ['ALARM_CLEARED'],
  }),
}
