import { addDays } from '@puquio/domain'
import type { Rows } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import type { EvidenceFile } from './evidence.ts'
import type { LoadedMine } from './load-mine.ts'
import { type MonitoringSeed, makeMonitorings, periods, plannedAt } from './make-monitorings.ts'
import type { MineSeed } from './mines.ts'
import type { Random } from './random.ts'
import { observations } from './stories.ts'

type Setting = {
  mine: MineSeed
  loaded: LoadedMine
  today: string
  /** Who made the plans and who follows them up. */
  author: number
  monitor: number
  evidence: readonly EvidenceFile[]
  random: Random
}

const monthName = new Intl.DateTimeFormat('es-PE', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const named = (on: string) => monthName.format(new Date(`${on}T00:00:00Z`))

/** Plans that are closed, in execution and in creation, and one that was annulled. */
export async function loadPlans(rows: Rows, setting: Setting) {
  const { mine, loaded, today, random } = setting
  const { closed, running, coming } = periods(today)
  const title = ({ fromOn, toOn }: { fromOn: string; toOn: string }) =>
    `Monitoreo ambiental, ${named(fromOn)} a ${named(toOn)}`
  const make = (stations: MineSeed['stations'], period: { fromOn: string; toOn: string }) =>
    makeMonitorings(stations, loaded, { ...period, today }, random)

  const isCore = ({ frequency }: { frequency: string }) => frequency !== 'Semanal'
  const past = make(mine.stations.filter(isCore), closed)
  await insertPlan(rows, setting, title(closed), closed.fromOn, past)

  const present = make(mine.stations, running)
  const isClosedOff = loaded.stations.get(mine.closedOff)
  const omitted = present.map((one) => (one.station === isClosedOff ? omit(one, today) : one))
  const additional = mine.stations.slice(1, 7).map((station, index): MonitoringSeed => {
    const planned = plannedAt(station, loaded, addDays(today, index * 6 - 12))
    return { ...planned, type: 'additional', commitment: station.commitment }
  })
  await insertPlan(rows, setting, title(running), running.fromOn, [...omitted, ...additional])

  const future = make(mine.stations.filter(isCore), coming)
  await insertPlan(rows, setting, title(coming), addDays(today, -9), future)

  if (mine.isMain) {
    const replaced = make(mine.stations.slice(0, 6), running).map((one) => plannedAgain(one))
    const planId = await insertPlan(
      rows,
      setting,
      `${title(running)}, versión anterior`,
      running.fromOn,
      replaced,
    )
    await rows(sql`update plan set annulled_at = ${running.fromOn}::date + interval '3 days 15 hours',
      annulled_by = ${setting.author}, annulled_reason = ${observations.annulment} where id = ${planId}`)
  }
}

const omit = (one: MonitoringSeed, today: string): MonitoringSeed =>
  one.actionCompleted || one.isRescheduled || one.estimatedOn < addDays(today, -45)
    ? one
    : {
        ...one,
        omittedAt: `${addDays(today, -46)}T16:20:00Z`,
        omittedReason: observations.omission,
      }

const plannedAgain = (one: MonitoringSeed): MonitoringSeed => ({
  ...one,
  actionOn: null,
  startedAt: null,
  endedAt: null,
  sampleTaken: null,
  actionCompleted: false,
  isMishap: false,
  mishapDetail: null,
  observation: null,
  reason: null,
  followedUpAt: null,
  isRescheduled: false,
  successor: null,
})

async function insertPlan(
  rows: Rows,
  setting: Setting,
  title: string,
  createdOn: string,
  monitorings: MonitoringSeed[],
) {
  const [plan] = await rows<{ id: number }>(sql`
    insert into plan (project_id, title, name, created_at, created_by)
    values (${setting.loaded.projectId}, ${title}, ${title}, ${addDays(createdOn, -12)}::date + interval '15 hours', ${setting.author})
    returning id`)
  const planId = plan?.id as number
  const ids = await insertMonitorings(
    rows,
    setting,
    planId,
    monitorings.map((one) => ({ ...one, fromId: null })),
  )
  const successors = monitorings.flatMap((one, index) =>
    one.successor ? [{ ...one.successor, fromId: ids[index] as number }] : [],
  )
  await insertMonitorings(rows, setting, planId, successors)
  await insertHistory(rows, setting, planId)
  await insertEvidence(rows, setting, planId)
  return planId
}

async function insertMonitorings(
  rows: Rows,
  { loaded }: Setting,
  planId: number,
  seeds: (MonitoringSeed & { fromId: number | null })[],
) {
  const given = seeds.map(({ successor: _, ...seed }, order) => ({ ...seed, order }))
  const inserted = await rows<{ id: number }>(sql`
    insert into monitoring (project_id, plan_id, station_id, component_id, subcomponent_id, mining_component_id,
      source_type_id, profile_id, frequency_id, type, estimated_on, margin_days, commitment, instrument, standard,
      category, action_on, started_at, ended_at, sample_taken, action_completed, is_mishap, mishap_detail,
      observation, reason, followed_up_at, omitted_at, omitted_reason, is_rescheduled, rescheduled_from_id)
    select ${loaded.projectId}, ${planId}, station, component, subcomponent, mining, source, profile, frequency, type,
      "estimatedOn", "marginDays", commitment, instrument, standard, category, "actionOn", "startedAt", "endedAt",
      "sampleTaken", "actionCompleted", "isMishap", "mishapDetail", observation, reason, "followedUpAt", "omittedAt",
      "omittedReason", "isRescheduled", "fromId"
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as one ("order" int, station int, component int,
      subcomponent int, mining int, source int, profile int, frequency int, type text, "estimatedOn" date,
      "marginDays" smallint, commitment text, instrument text, standard text, category text, "actionOn" date,
      "startedAt" timestamptz, "endedAt" timestamptz, "sampleTaken" boolean, "actionCompleted" boolean,
      "isMishap" boolean, "mishapDetail" text, observation text, reason text, "followedUpAt" timestamptz,
      "omittedAt" timestamptz, "omittedReason" text, "isRescheduled" boolean, "fromId" int)
    order by "order" returning id`)
  return inserted.map(({ id }) => id)
}

/** Who followed up, rescheduled or omitted what and when, as the product writes it. */
async function insertHistory(rows: Rows, { loaded, author, monitor }: Setting, planId: number) {
  await rows(sql`
    insert into monitoring_change (project_id, plan_id, monitoring_id, at, user_id, action, changes)
    select ${loaded.projectId}, m.plan_id, m.id, coalesce(m.followed_up_at, m.omitted_at),
      case when m.omitted_at is not null then ${author}::int else ${monitor}::int end,
      case when m.omitted_at is not null then 'omitted' when m.is_rescheduled then 'rescheduled' else 'followed-up' end,
      case when m.omitted_at is not null then jsonb_build_array(
          jsonb_build_object('field', 'omittedReason', 'from', null, 'to', m.omitted_reason))
        when m.is_rescheduled then jsonb_build_array(
          jsonb_build_object('field', 'rescheduledToOn', 'from', null, 'to', successor.estimated_on),
          jsonb_build_object('field', 'reason', 'from', null, 'to', m.reason))
        else jsonb_build_array(
          jsonb_build_object('field', 'actionOn', 'from', null, 'to', m.action_on),
          jsonb_build_object('field', 'actionCompleted', 'from', 'false', 'to', m.action_completed::text),
          jsonb_build_object('field', 'observation', 'from', null, 'to', m.observation),
          jsonb_build_object('field', 'reason', 'from', null, 'to', m.reason)) end
    from monitoring m left join monitoring successor on successor.rescheduled_from_id = m.id
    where m.plan_id = ${planId} and (m.followed_up_at is not null or m.omitted_at is not null)`)
  await rows(sql`
    insert into monitoring_change (project_id, plan_id, monitoring_id, at, user_id, action, changes)
    select ${loaded.projectId}, m.plan_id, m.id, origin.followed_up_at, ${monitor}::int, 'created',
      jsonb_build_array(jsonb_build_object('field', 'estimatedOn', 'from', origin.estimated_on, 'to', m.estimated_on))
    from monitoring m join monitoring origin on origin.id = m.rescheduled_from_id
    where m.plan_id = ${planId}`)
}

/** Photographs of mishaps and of dry points, where they are expected. */
async function insertEvidence(rows: Rows, { loaded, monitor, evidence }: Setting, planId: number) {
  for (const [index, { sha256, name, bytes }] of evidence.entries())
    await rows(sql`
      with shown as (
        select id, action_on, row_number() over (order by id) as n from monitoring
        where plan_id = ${planId} and action_completed and (is_mishap or not sample_taken)
      ), stored as (
        insert into stored_file (project_id, sha256, name, media_type, bytes, uploaded_at, uploaded_by)
        select ${loaded.projectId}, ${sha256}, ${name}, 'image/png', ${bytes}, action_on + interval '23 hours', ${monitor}
        from shown where n % ${evidence.length} = ${index} order by id limit 6 returning id
      )
      insert into monitoring_evidence (project_id, monitoring_id, file_id, kind)
      select ${loaded.projectId}, m.id, s.id, 'photo'
      from (select id, row_number() over (order by id) as k from shown where n % ${evidence.length} = ${index}) m
      join (select id, row_number() over (order by id) as k from stored) s using (k)`)
}
