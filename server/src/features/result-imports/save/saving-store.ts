import type { LaboratoryProfile } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../../platform/db/sql.ts'
import { nearestMonitoringOf, sampleIdentity } from '../../samples/service.ts'

export async function findLaboratory(scope: ProjectScope, id: number): Promise<string | null> {
  const [row] = await scope.rows<{ name: string }>(
    sql`select name from laboratory where project_id = ${scope.projectId} and id = ${id}`,
  )
  return row?.name ?? null
}

type Kept = Omit<LaboratoryProfile, 'serials'>

/** By a link it is kept for that link alone: the laboratory's own profile reads files for the people of the project. */
export const keepProfile = (scope: ProjectScope, id: number, profile: Kept) => {
  const kept = JSON.stringify({ ...profile, serials: null })
  return scope.rows(
    scope.link
      ? sql`update laboratory_link set profile = ${kept} where project_id = ${scope.projectId} and id = ${scope.link.id}`
      : sql`update laboratory set profile = ${kept}, version = version + 1
          where project_id = ${scope.projectId} and id = ${id}`,
  )
}

/** The rows that are saved: they do not wait, and nothing of theirs was saved before. */
const good = (scope: ProjectScope, key: string) =>
  sql`result_import_row r where r.project_id = ${scope.projectId} and r.key = ${key}
    and r.held is null and r.is_known is null`

/** The sample of a row `r`. */
const ofSample = sql`join sample s on s.project_id = r.project_id and (${sampleIdentity('s')}) = (${sampleIdentity('r')})`

/** Of samples whose rows name none. */
type Into = { campaignId: number | null; laboratoryId: number | null }

/** Inserts the samples that the project does not have, of the component that their stations' plans name; returns how many. */
export async function saveSamples(
  scope: ProjectScope,
  key: string,
  { campaignId, laboratoryId }: Into,
): Promise<number> {
  const [row] = await scope.rows<{ count: number }>(sql`
    with saved as (
      insert into sample (project_id, station_id, component_id, subcomponent_id, sampled_at, sampled_on, has_time, depth_m,
        matrix, type, code, source, chain_of_custody, campaign_id, laboratory_id, report, created_at, created_by)
      select r.project_id, r.station_id, m.component_id, m.subcomponent_id, r.sampled_at, r.sampled_on, r.has_time, r.depth_m,
        r.matrix, r.type, r.code, r.source, r.chain_of_custody,
        coalesce(r.campaign_id, ${campaignId}::int), coalesce(r.laboratory_id, ${laboratoryId}::int), r.report,
        ${scope.clock.now()}::timestamptz, ${scope.userId}::int
      from (select distinct on (${sampleIdentity('r')}) r.* from ${good(scope, key)}
        order by ${sampleIdentity('r')}, r.position) r
      left join lateral (${nearestMonitoringOf({
        projectId: scope.projectId,
        station: raw('r.station_id'),
        on: raw('r.sampled_on'),
      })}) m on true
      left join lateral (select s.id from sample s
        where s.project_id = r.project_id and (${sampleIdentity('s')}) = (${sampleIdentity('r')}) limit 1) s on true
      where s.id is null
      on conflict do nothing returning 1)
    select count(*) from saved`)
  return row?.count ?? 0
}

/** Gives saved samples without a laboratory the one that their rows name. */
export const nameLaboratories = (scope: ProjectScope, key: string) =>
  scope.rows(sql`
    update sample s set laboratory_id = r.laboratory_id, version = s.version + 1
    from (select distinct on (${sampleIdentity('r')}) r.* from ${good(scope, key)} and r.laboratory_id is not null) r
    where s.project_id = r.project_id and (${sampleIdentity('s')}) = (${sampleIdentity('r')})
      and s.laboratory_id is null`)

/** Whether a campaign that rows name was deleted since they were checked. */
export async function areNamesGone(scope: ProjectScope, key: string): Promise<boolean> {
  const gone = await scope.rows(sql`
    select from (select distinct r.campaign_id as id from ${good(scope, key)} and r.campaign_id is not null) r
    where not exists (select from campaign c where c.project_id = ${scope.projectId} and c.id = r.id) limit 1`)
  return gone.length > 0
}

/** Returns a select of the campaigns whose samples get results; called once these are inserted. */
export const campaignsOf = (scope: ProjectScope, key: string): Sql => sql`
  select distinct s.campaign_id from (select * from ${good(scope, key)}) r ${ofSample}`

/**
 * Inserts the results, each with the next version of its measurement, which is the current one from then on. By ctid,
 * since a join would read all results of the project; whoever writes results holds the lock, so that none moves.
 */
export async function saveResults(scope: ProjectScope, key: string, enteredAt: Date) {
  const replaced = await scope.rows(sql`
    update result set is_current = false
    where project_id = ${scope.projectId} and ctid = any(array(
      select t.ctid from (select * from ${good(scope, key)} and r.adds_version) r ${ofSample}
        cross join lateral (select t.ctid from result t
          where t.project_id = r.project_id and t.sample_id = s.id and t.parameter_id = r.parameter_id and t.is_current
          order by t.version desc limit 1) t))
    returning 1`)
  const [row] = await scope.rows<{ count: number; sampleIds: number[] | null }>(sql`
    with saved as (
      insert into result (project_id, station_id, sample_id, parameter_id, version, sampled_on, value, detection_limit,
        quantification_limit, uncertainty, qualifier, text, unit, method, laboratory_reference, analysed_on, entered_at,
        entered_by)
      select r.project_id, r.station_id, s.id, r.parameter_id,
        coalesce((select max(t.version) from result t where t.project_id = s.project_id and t.sample_id = s.id
          and t.parameter_id = r.parameter_id), 0) + 1,
        r.sampled_on, r.value, r.detection_limit, r.quantification_limit, r.uncertainty, r.qualifier, r.text,
        coalesce(r.unit, ''), r.method, r.laboratory_reference, r.analysed_on, ${enteredAt}::timestamptz,
        ${scope.userId}::int
      from (select * from ${good(scope, key)}) r ${ofSample}
      order by r.position returning sample_id)
    select count(*), array_agg(distinct sample_id) as sample_ids from saved`)
  return {
    results: row?.count ?? 0,
    newVersions: replaced.length,
    sampleIds: row?.sampleIds ?? [],
  }
}

/** Returns the samples whose results were saved before, with the same values. */
export async function samplesOfKnown(scope: ProjectScope, key: string): Promise<number[]> {
  const rows = await scope.rows<{ id: number }>(sql`
    select distinct s.id from (select r.* from result_import_row r
      where r.project_id = ${scope.projectId} and r.key = ${key} and r.is_known) r ${ofSample}`)
  return rows.map(({ id }) => id)
}

/** Deletes the staged rows that were saved now or before. */
export const deleteSaved = (scope: ProjectScope, key: string) =>
  scope.rows(sql`
    delete from result_import_row r
    where r.project_id = ${scope.projectId} and r.key = ${key} and r.held is null`)
