import { notificationEvents } from '@puquio/contract/notifications/events'
import { extractionStopTerms, type JobName } from '@puquio/contract/terms'
import { auditTableTerms } from '@puquio/contract/terms/audit-tables'
import {
  addDays,
  addressOf,
  deviceChannelTerms,
  languages,
  severityTerms,
  todayIn,
} from '@puquio/domain'
import { insertDeliveries } from '../src/features/deliveries/store.ts'
import { eventMessage } from '../src/features/notifications/events/event-message.ts'
import { insertAttachments } from '../src/features/notifications/attachments/store.ts'
import { insertNotification, type NewNotification } from '../src/features/notifications/store.ts'
import type { SystemScope } from '../src/platform/db/scopes/scope.ts'
import { sql } from '../src/platform/db/sql.ts'
import { insertSystemJobs } from '../src/platform/jobs/queue-store.ts'
import type { Kept } from './containers.ts'
import { boardNotices } from './boards/board-notices.ts'
import { packNotices } from './instruments/pack-notices.ts'
import { taskNotices } from './instruments/task-notices.ts'
import { messages, templates } from './messages.ts'

type Setting = {
  projectIds: readonly number[]
  policy: string
  /** By e-mail address. */
  users: ReadonlyMap<string, number>
  pages: ReadonlyMap<string, Kept>
  webAddress: string
}

const sentTo = ['lectura', 'campo', 'auditor'].map((name) => `${name}@demo.puquio.pe`)

/** What the demonstration has told by jobs, before anybody can see it: else its first user is greeted by all of it. */
export const tellingJobs: readonly JobName[] = [
  'remind-monitorings',
  'remind-reports',
  'tell-exceedances',
  'notify',
]

/**
 * Templates, preferences, and notifications of every event and priority in the first mine. Those of near and
 * unfulfilled monitorings, of late reports and of exceedances, are made by their jobs as soon as they run, so that their numbers are true.
 */
export async function loadNotifications(scope: SystemScope, setting: Setting): Promise<void> {
  const { projectIds, users } = setting
  const projectId = projectIds[0] as number
  const idOf = (email: string) => users.get(email) as number
  const admin = idOf('admin@demo.puquio.pe')
  const everybody = sentTo.map(idOf)
  for (const { name, texts } of templates)
    await scope.rows(sql`insert into notification_template (name, texts)
      values (${name}, ${JSON.stringify(texts)}::jsonb)`)
  await scope.rows(sql`
    insert into notification_preference (user_id, high, medium, low, quiet_from, quiet_until, digest_time, time_zone)
    values (${idOf('campo@demo.puquio.pe')}, array[1, 2], array[1, 2], array[1], '21:00', '05:00', '05:30',
      'America/Lima')`)

  const add = async (given: NewNotification, daysAgo: number) => {
    const id = await insertNotification(scope, given)
    const inPage = { method: 1, state: 'delivered', reason: null, messageId: null } as const
    const rows = given.userIds.map((userId) => ({
      ...inPage,
      userId,
      language: null,
      parameters: null,
    }))
    await insertDeliveries(scope, { ...given, id }, rows)
    await scope.rows(sql`update notification set created_at = created_at - make_interval(secs => ${daysAgo * 86_400})
      where id = ${id}`)
    return id
  }
  for (const { message, reply, daysAgo, attachment, ...rest } of messages) {
    const words = Object.fromEntries(languages.map((language) => [language, message]))
    const to = { projectId, senderId: admin, userIds: everybody, methods: [1 as const] }
    const id = await add({ ...rest, ...to, message: words as NewNotification['message'] }, daysAgo)
    const page = attachment && setting.pages.get(attachment.page)
    if (page)
      await insertAttachments(scope, { id, projectId, senderId: admin }, [
        { ...page, name: attachment.name },
      ])
    if (reply !== null) await answer(scope, id, everybody[1] as number, reply)
  }
  const today = todayIn('America/Lima', scope.clock.now())
  const events = [
    ...(await eventsOf(scope, projectId, setting)),
    ...(await taskNotices(scope, projectId, today)),
    ...(await packNotices(scope, projectId)),
    ...(await boardNotices(scope, projectId, today)),
  ]
  for (const one of events) {
    const { module, priority, methods } = notificationEvents[one.event]
    const of = { projectId, senderId: null, userIds: [admin, ...everybody] }
    const message = eventMessage(one.event, null, one.values)
    await add({ ...of, ...one, module, priority, methods, message }, one.daysAgo)
  }
  const due = { payload: {}, key: 'schedule', runAt: null }
  const jobs = projectIds.map((id) => ({ ...due, projectId: id }))
  await insertSystemJobs(scope, 'remind-monitorings', jobs)
  await insertSystemJobs(scope, 'remind-reports', jobs)
  const entered = (await lastEntered(scope, projectId)).map((payload) => ({
    payload,
    projectId,
    key: null,
    runAt: null,
  }))
  await insertSystemJobs(scope, 'tell-exceedances', entered)
}

/** The moments at which the last reports were entered, of which some exceed their limits. */
const lastEntered = (scope: SystemScope, projectId: number) =>
  scope.rows<{ enteredAt: string; enteredBy: number }>(sql`
    select distinct entered_at, entered_by from result
    where project_id = ${projectId} and is_current order by entered_at desc limit 20`)

const answer = (scope: SystemScope, id: number, userId: number, message: string) =>
  scope.rows(sql`
    with read as (
      update notification_recipient set read_at = ${scope.clock.now()}
      where notification_id = ${id} and user_id = ${userId} returning *
    )
    insert into notification_reply (project_id, notification_id, user_id, sender_id, message, created_at)
    select project_id, notification_id, user_id, sender_id, ${message}, ${scope.clock.now()} from read`)

type ExtractedRun = { id: number | null; instrument: string; proposed: number }

async function eventsOf(
  scope: SystemScope,
  projectId: number,
  { policy, webAddress }: Pick<Setting, 'policy' | 'webAddress'>,
) {
  const [plan] = await scope.rows<{ id: number; name: string; count: number }>(sql`
    select p.id, p.name, (select count(*)::int from monitoring m where m.plan_id = p.id) as count
    from plan p where p.project_id = ${projectId} and p.annulled_at is null order by p.id desc limit 1`)
  if (!plan) throw new Error('The first mine has no plan')
  const imported = { plan: plan.name, count: plan.count, person: 'Óscar Mendoza Ríos' }
  const [kept] = await scope.rows<{ from: string; to: string; count: number }>(sql`
    select min(sampled_on) as "from", max(sampled_on) as "to", count(*)::int as count from shown_result
    where project_id = ${projectId} and is_current`)
  if (!kept) throw new Error('The first mine has no results')
  const exported = { file: `U.M. Yanashalla ${kept.from} ${kept.to}.xlsx`, count: kept.count }
  const [handedIn] = await scope.rows<{ laboratory: string; file: string; values: number }>(sql`
    select l.name as laboratory, s.report || '.xlsx' as file, count(*)::int as "values" from result r
    join sample s on s.project_id = r.project_id and s.id = r.sample_id
    join laboratory l on l.project_id = s.project_id and l.id = s.laboratory_id
    where r.project_id = ${projectId} and r.is_current and s.report is not null
    group by l.name, s.report order by max(s.sampled_on) desc, s.report limit 1`)
  if (!handedIn) throw new Error('The first mine has no report of a laboratory')
  const [extracted] = await scope.rows<ExtractedRun>(sql`
    select e.id, i.name as instrument, e.proposed from extraction e
    join instrument i on i.project_id = e.project_id and i.id = e.instrument_id
    where e.project_id = ${projectId} order by e.id desc limit 1`)
  // Where this system has no renderer there are no documents.
  const run = extracted ?? { id: null, instrument: 'EIA-d 2014', proposed: 12 }
  const ago = (days: number) =>
    `${addDays(todayIn('America/Lima', scope.clock.now()), -days).split('-').toReversed().join('/')} 03:10`
  const silent = { count: 1, devices: 'Levelogger del pozo sur (LT-700-2202)' }
  const same = (text: string) => ({ es: text, en: text, fr: text, pt: text })
  const alarm = {
    severity: severityTerms.high,
    condition: same('pH < 6'),
    value: same('5.8'),
    limit: same('< 6'),
    rule: 'pH',
    device: 'Salida de la PTAR (EF-SC200-03)',
    station: 'YE-03',
    measured: ago(15),
    received: ago(15),
    channel: deviceChannelTerms.mobile,
    graph: webAddress + addressOf('ModiList'),
  }
  const [raised, cleared] = [auditTableTerms.alarm, notificationEvents['alarm-cleared'].name]
  const activated = { person: 'Ana María Salazar Vega', email: 'auditor@demo.puquio.pe' }
  return [
    {
      event: 'plan-imported',
      values: imported,
      opens: `/planning-and-monitoring/${plan.id}`,
      daysAgo: 9,
    },
    { event: 'export-ready', values: exported, opens: '/export', daysAgo: 2 },
    { event: 'laboratory-handed-in', values: { ...handedIn, held: 0 }, opens: null, daysAgo: 3 },
    {
      event: 'device-silent',
      values: { ...silent, since: ago(2) },
      opens: '/modi/alarms',
      daysAgo: 2,
    },
    {
      event: 'device-back',
      values: { ...silent, since: ago(13) },
      opens: '/modi/alarms',
      daysAgo: 12,
    },
    {
      event: 'gateway-silent',
      values: { count: 1, gateways: 'Gateway del cerro norte', since: ago(2) },
      opens: addressOf('ModiGateways'),
      daysAgo: 2,
    },
    {
      event: 'gateway-back',
      values: { count: 1, gateways: 'Gateway del campamento', since: ago(11) },
      opens: addressOf('ModiGateways'),
      daysAgo: 11,
    },
    {
      event: 'alarm-raised',
      values: { ...alarm, state: raised },
      opens: '/modi/alarms',
      daysAgo: 15,
    },
    {
      event: 'alarm-cleared',
      values: { ...alarm, state: cleared, ended: ago(14) },
      opens: '/modi/alarms',
      daysAgo: 14,
    },
    {
      event: 'extraction-done',
      values: { instrument: run.instrument, count: run.proposed },
      opens: run.id === null ? null : addressOf('Extraction', { extractionId: run.id }),
      daysAgo: 4,
    },
    {
      event: 'extraction-failed',
      values: { instrument: run.instrument, count: 0, reason: extractionStopTerms.unavailable },
      opens: null,
      daysAgo: 5,
    },
    { event: 'user-activated', values: activated, opens: null, daysAgo: 20 },
    { event: 'policy-changed', values: { policy }, opens: null, daysAgo: 30 },
  ] as const
}
