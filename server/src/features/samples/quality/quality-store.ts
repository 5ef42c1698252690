import type { Matrix, Qualifier } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../../platform/db/sql.ts'
import { isUsable } from './rejected-store.ts'

/** How a sample stands to the one that is checked. */
type SampleRole = 'own' | 'duplicate' | 'blank'

export type CheckedSample = {
  id: number
  role: SampleRole
  matrix: Matrix
  type: string
  sampledOn: string
  sampledTime: string | null
}

const isBlank = raw("o.type in ('field-blank', 'trip-blank', 'equipment-blank')")
const isPaired = raw("s.type in ('normal', 'duplicate') and o.type in ('normal', 'duplicate')")

/**
 * Returns a sample, the other one of its pair of duplicates (of the same station, day and depth, each the nearest to the
 * other in time), and the blanks of its campaign and day.
 */
export const readCheckedSamples = (scope: ProjectScope, sampleId: number) =>
  scope.rows<CheckedSample>(sql`
    with s as (select * from sample where project_id = ${scope.projectId} and id = ${sampleId}),
    chosen as (
      select s.id, 'own' as role from s
      union all
      (select o.id, 'duplicate' from s join sample o on o.project_id = s.project_id and o.station_id = s.station_id
        and o.sampled_on = s.sampled_on and o.matrix = s.matrix and o.depth_m is not distinct from s.depth_m
        and o.type <> s.type and ${isPaired}
        and not exists (select from sample n where n.project_id = s.project_id and n.station_id = s.station_id
          and n.sampled_on = s.sampled_on and n.matrix = s.matrix and n.depth_m is not distinct from s.depth_m
          and n.type = s.type and abs(extract(epoch from o.sampled_at - n.sampled_at)) < abs(extract(epoch from o.sampled_at - s.sampled_at)))
      order by abs(extract(epoch from o.sampled_at - s.sampled_at)), o.id limit 1)
      union all
      select o.id, 'blank' from s join sample o on o.project_id = s.project_id and o.sampled_on = s.sampled_on
        and o.campaign_id = s.campaign_id and o.matrix = s.matrix and ${isBlank}
      where s.type in ('normal', 'duplicate'))
    select o.id, c.role, o.matrix, o.type, o.sampled_on,
      case when o.has_time then to_char(o.sampled_at at time zone ${scope.timeZone}, 'HH24:MI') end as sampled_time
    from chosen c join sample o on o.project_id = ${scope.projectId} and o.id = c.id order by o.id`)

export type CheckedResult = {
  sampleId: number
  parameterId: number
  key: string
  value: number | null
  qualifier: Qualifier | null
  quantificationLimit: number | null
  analysedOn: string | null
}

/** What a person rejected is compared with nothing any more. */
export const readCheckedResults = (scope: ProjectScope, sampleIds: readonly number[]) =>
  scope.rows<CheckedResult>(sql`
    select r.sample_id, r.parameter_id, p.key, r.value, r.qualifier, r.quantification_limit, r.analysed_on
    from result r join parameter p on p.project_id = r.project_id and p.id = r.parameter_id
    where r.project_id = ${scope.projectId} and r.sample_id = any(${sampleIds}::int[]) and r.is_current and ${isUsable}
    order by r.parameter_id`)

type Earlier = { parameterId: number; value: number | null; qualifier: Qualifier | null }

/** So many of the station's last results make its history. */
const historyMax = 40

/** Returns the station's results before a sample, of the sample's parameters. */
export const readHistory = (scope: ProjectScope, sampleId: number) =>
  scope.rows<Earlier>(sql`
    select r.parameter_id, h.value, h.qualifier
    from result r cross join lateral (
      select h.value, h.qualifier from result h join sample hs on hs.project_id = h.project_id and hs.id = h.sample_id
      where h.project_id = r.project_id and h.station_id = r.station_id and h.parameter_id = r.parameter_id
        and h.is_current and h.applied_qualifier is distinct from 'R' and h.sampled_on < r.sampled_on and hs.type = 'normal'
      order by h.sampled_on desc limit ${historyMax}::int) h
    where r.project_id = ${scope.projectId} and r.sample_id = ${sampleId} and r.is_current`)
