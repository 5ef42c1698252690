import type { MonitoringSample } from '@puquio/contract/laboratory/sample-answers'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../../platform/db/sql.ts'
import { type ProfileText, textsOfProfile } from '../../parameters/service.ts'

type Answerable = {
  id: number
  planId: number
  plan: string
  estimatedOn: string
  isDone: boolean
  isAnswered: boolean
  profile: string | null
  /** What the profile names; none without a profile. */
  texts: ProfileText[]
}

/** A sample `s` was taken within the window of a monitoring `m`, or on the day of its action. */
const isNear = raw(
  `(abs(s.sampled_on - m.estimated_on) <= m.margin_days or s.sampled_on = m.action_on)`,
)
const isOpen = raw('m.withdrawn_at is null and m.omitted_at is null and not m.is_rescheduled')

/** Returns the monitoring that a sample answers, then those of its station near its day, the nearest first. */
export const readAnswerable = (scope: ProjectScope, sampleId: number) =>
  scope.rows<Answerable>(sql`
    select m.id, m.plan_id, p.name as plan, m.estimated_on, m.action_completed as is_done,
      s.monitoring_id is not distinct from m.id as is_answered, f.name as profile, ${textsOfProfile} as texts
    from sample s
    join monitoring m on m.project_id = s.project_id and m.station_id = s.station_id
    join plan p on p.project_id = m.project_id and p.id = m.plan_id
    left join parameter_profile f on f.project_id = m.project_id and f.id = m.profile_id
    where s.project_id = ${scope.projectId} and s.id = ${sampleId}
      and (m.id = s.monitoring_id or (s.monitoring_id is null and s.type = 'normal' and m.sample_expected
        and p.annulled_at is null and ${isOpen} and ${isNear}
        and not exists (select from sample o where o.project_id = m.project_id and o.monitoring_id = m.id)))
    order by abs(s.sampled_on - m.estimated_on), m.id limit 10`)

/** Returns the samples that answer a monitoring, and those of its station near it that answer none. */
export const samplesOfMonitoring = (scope: ProjectScope, monitoringId: number) =>
  scope.rows<MonitoringSample>(sql`
    select s.id, s.code, s.sampled_on, case when s.has_time then s.sampled_at end as sampled_at,
      (select count(*)::int from result r where r.project_id = s.project_id and r.sample_id = s.id and r.is_current)
        as results, s.monitoring_id is not distinct from m.id as is_answer
    from monitoring m join sample s on s.project_id = m.project_id and s.station_id = m.station_id
    where m.project_id = ${scope.projectId} and m.id = ${monitoringId}
      and (s.monitoring_id = m.id or (s.monitoring_id is null and s.type = 'normal' and m.sample_expected
        and ${isOpen} and ${isNear}
        and not exists (select from sample o where o.project_id = m.project_id and o.monitoring_id = m.id)))
    order by s.monitoring_id nulls last, abs(s.sampled_on - m.estimated_on), s.id limit 10`)

export const parametersOfSample = async (
  scope: ProjectScope,
  sampleId: number,
): Promise<ReadonlySet<number>> => {
  const rows = await scope.rows<{ parameterId: number }>(sql`
    select parameter_id from result
    where project_id = ${scope.projectId} and sample_id = ${sampleId} and is_current`)
  return new Set(rows.map(({ parameterId }) => parameterId))
}

export async function isThere(
  scope: ProjectScope,
  table: 'sample' | 'monitoring',
  id: number,
): Promise<boolean> {
  const rows = await scope.rows(
    sql`select from ${raw(table)} where project_id = ${scope.projectId} and id = ${id}`,
  )
  return rows.length > 0
}

type Day = { stationId: number; sampledOn: string }

/** Returns where and when a sample was taken, and keeps it until the transaction ends. */
export async function holdSampleDay(scope: ProjectScope, sampleId: number): Promise<Day | null> {
  const [row] = await scope.rows<Day>(sql`
    select station_id, sampled_on from sample
    where project_id = ${scope.projectId} and id = ${sampleId} for update`)
  return row ?? null
}

export const setAnswer = (scope: ProjectScope, sampleId: number, monitoringId: number | null) =>
  scope.rows(sql`
    update sample set monitoring_id = ${monitoringId}, version = version + 1
    where project_id = ${scope.projectId} and id = ${sampleId}`)
