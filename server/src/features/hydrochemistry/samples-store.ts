import {
  diagramSamplesMax,
  type HydrochemistryQuery,
} from '@puquio/contract/laboratory/hydrochemistry'
import { hydrochemistryParameters, type Qualifier } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, type Sql, sql } from '../../platform/db/sql.ts'
import { isUsable } from '../samples/service.ts'

export type SampleRow = {
  id: number
  stationId: number
  campaignId: number
  sampledOn: string
  isApproved: boolean
  results: {
    key: string
    value: number | null
    qualifier: Qualifier | null
    detectionLimit: number | null
    quantificationLimit: number | null
  }[]
}

const sampled = (
  scope: ProjectScope,
  { stations, campaigns, from, to, unapproved }: HydrochemistryQuery,
): Sql =>
  allOf([
    sql`s.project_id = ${scope.projectId} and s.type = 'normal' and s.matrix = 'water'`,
    stations?.length ? sql`s.station_id = any(${stations}::int[])` : null,
    campaigns?.length ? sql`s.campaign_id = any(${campaigns}::int[])` : null,
    from ? sql`s.sampled_on >= ${from}::date` : null,
    to ? sql`s.sampled_on <= ${to}::date` : null,
    unapproved ? null : sql`c.approved_at is not null`,
    sql`exists (select from shown_result r where r.project_id = s.project_id and r.sample_id = s.id and r.is_current
      and r.parameter_id in (select id from ion))`,
  ])

const ion = (scope: ProjectScope): Sql => sql`
  ion as (select id, key from parameter
    where project_id = ${scope.projectId} and key = any(${[...hydrochemistryParameters]}::text[]))`

const joined: Sql = sql`sample s join campaign c on c.project_id = s.project_id and c.id = s.campaign_id`

export async function countSamples(
  scope: ProjectScope,
  filters: HydrochemistryQuery,
): Promise<number> {
  const [row] = await scope.rows<{ total: number }>(sql`
    with ${ion(scope)} select count(*)::int as total from ${joined} where ${sampled(scope, filters)}`)
  return row?.total ?? 0
}

/**
 * Samples of water of which an ion was measured, the newest, with their usable results of ions, pH, conductivity and
 * solids; none where all were rejected, so that the sample is listed as excluded.
 */
export const readSamples = (
  scope: ProjectScope,
  filters: HydrochemistryQuery,
): Promise<SampleRow[]> =>
  scope.rows<SampleRow>(sql`
    with ${ion(scope)},
    chosen as (
      select s.id, s.station_id, s.campaign_id, s.sampled_on, s.sampled_at, c.approved_at is not null as is_approved
      from ${joined} where ${sampled(scope, filters)}
      order by s.sampled_at desc, s.id desc limit ${diagramSamplesMax})
    select h.id, h.station_id, h.campaign_id, h.sampled_on, h.is_approved,
      coalesce(jsonb_agg(jsonb_build_object('key', ion.key, 'value', r.value, 'qualifier', r.qualifier,
        'detectionLimit', r.detection_limit, 'quantificationLimit', r.quantification_limit)) filter (where r.sample_id is not null), '[]') as results
    from chosen h
    left join (shown_result r join ion on ion.id = r.parameter_id)
      on r.project_id = ${scope.projectId} and r.sample_id = h.id and r.is_current and ${isUsable}
    group by h.id, h.station_id, h.campaign_id, h.sampled_on, h.sampled_at, h.is_approved
    order by h.sampled_at, h.id`)

type Named = { id: number; name: string }

export const readStations = (scope: ProjectScope, ids: readonly number[]) =>
  scope.rows<Named & { code: string; latitudeDeg: number | null; longitudeDeg: number | null }>(sql`
    select id, code, name, latitude_deg, longitude_deg from station where project_id = ${scope.projectId} and id = any(${ids}::int[])
    order by code collate "es-x-icu"`)

export const readCampaigns = (scope: ProjectScope, ids: readonly number[]) =>
  scope.rows<Named>(sql`
    select id, name from campaign where project_id = ${scope.projectId} and id = any(${ids}::int[]) order by name`)
