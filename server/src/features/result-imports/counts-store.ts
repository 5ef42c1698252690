import { type HeldGroup, heldGroupsMax } from '@puquio/contract/laboratory/held-results'
import { newStationsMax, type ResultImport } from '@puquio/contract/laboratory/result-imports'
import { askedOnce } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../platform/db/sql.ts'
import { sampleIdentity } from '../samples/service.ts'
import type { PlainFile } from './check/count-values.ts'

/**
 * The twins of duplicates differ from row to row: a group names one that all of its rows have. What is asked once of a file
 * is one group, with one of its texts.
 */
const groupHeld = (scope: ProjectScope, key: string, most: number): Promise<HeldGroup[]> =>
  scope.rows<HeldGroup>(sql`
    select reason, field, coalesce(one::jsonb ->> 'text', text) as text, rows,
      coalesce(one::jsonb ->> 'params', params)::jsonb as params
    from (
      select h ->> 'reason' as reason, h ->> 'field' as field, min(h ->> 'text') as text, count(*) as rows,
        min(r.position) as position,
        min(h::text) filter (where h ->> 'reason' = any(${[...askedOnce]}::text[])) as one,
        case when h ->> 'reason' like 'duplicate%' and min(h ->> 'params') <> max(h ->> 'params') then '{}'
          else min(h ->> 'params') end as params
      from result_import_row r, jsonb_array_elements(r.held) h
      where r.project_id = ${scope.projectId} and r.key = ${key} and r.held is not null
      group by 1, 2, case when h ->> 'reason' = any(${[...askedOnce]}::text[]) then null else h ->> 'text' end) g
    order by rows desc, position limit ${most}`)

export type RowCounts = {
  values: number
  good: number
  held: number
  known: number
  newVersions: number
  samples: number
  /**
   * Those of them that are not saved yet and of which no row names a campaign; not in what was counted before files could
   * name them.
   */
  withoutCampaign?: number
  old: number
  firstOn: string | null
  lastOn: string | null
  newStations: ResultImport['newStations']
}

type Saving = { results: number; summary: { known?: number } | null }

/** Returns how many rows others saved before: a new check finds those, too, that the import itself saved. */
export const knownOfOthers = (known: number, { results, summary }: Saving): number =>
  summary?.known === undefined ? Math.max(0, known - results) : known

/** What looking at an import says of its rows, kept beside it: see `storeCounts`. */
export type CountedRows = { rows: RowCounts; groups: HeldGroup[] }

/** Counts the rows of an import once, in the transaction that changed them, for all who look at it. */
export const storeCounts = async (scope: ProjectScope, key: string): Promise<RowCounts> =>
  keepCounts(scope, key, await countRows(scope, key))

/** Keeps what was counted while a file was read in which nothing waits. */
export const storeCounted = (
  scope: ProjectScope,
  key: string,
  { values, samples, withoutCampaign, old, firstOn, lastOn }: PlainFile,
): Promise<RowCounts> =>
  keepCounts(scope, key, {
    values,
    good: values,
    held: 0,
    known: 0,
    newVersions: 0,
    samples,
    withoutCampaign,
    old,
    firstOn,
    lastOn,
    newStations: { stations: [], total: 0 },
  })

async function keepCounts(scope: ProjectScope, key: string, rows: RowCounts): Promise<RowCounts> {
  const groups = rows.held === 0 ? [] : await groupHeld(scope, key, heldGroupsMax)
  const counted: CountedRows = { rows, groups }
  await scope.rows(sql`
    update result_import set counted = ${JSON.stringify(counted)}
    where project_id = ${scope.projectId} and key = ${key}`)
  return rows
}

export async function countRows(scope: ProjectScope, key: string): Promise<RowCounts> {
  const isGood = raw('held is null and is_known is null')
  const ofImport = sql`project_id = ${scope.projectId} and key = ${key}`
  // A laboratory is told nothing of what is saved: see `markDuplicates`.
  const isOpen = scope.link
    ? sql`(select handed_in_at is not null from result_import where ${ofImport})`
    : raw('true')
  const [row] = await scope.rows<RowCounts>(sql`
    with mine as not materialized (
        select * from result_import_row where ${ofImport}),
      sampled as materialized (
        select r.station_id, r.sampled_at, r.matrix, r.type, lower(r.code) as code, coalesce(r.depth_m, -1) as depth_m,
          max(r.campaign_id) as campaign_id
        from mine r where ${isGood} group by ${sampleIdentity('r')}),
      fresh as (select (array_agg(new_station ->> 'code' order by position))[1] as code, bool_or(new_station ->> 'point' is not null) as is_located,
          count(*) as results
        from mine where new_station is not null group by station_key(new_station ->> 'code'))
    select count(*) as values, count(*) filter (where ${isGood}) as good,
      count(*) filter (where held is not null) as held, count(*) filter (where is_known) as known,
      count(*) filter (where ${isGood} and adds_version) as new_versions,
      (select count(*) from sampled) as samples,
      (select count(*) from sampled i
        left join lateral (select s.id from sample s
          where ${isOpen} and s.project_id = ${scope.projectId} and (${sampleIdentity('s')}) = (${sampleIdentity('i')})
          limit 1) s on true
        where i.campaign_id is null and s.id is null) as without_campaign,
      count(*) filter (where is_old) as old,
      min(sampled_on)::text as first_on, max(sampled_on)::text as last_on,
      jsonb_build_object('total', (select count(*) from fresh), 'stations', (select coalesce(jsonb_agg(
        jsonb_build_object('code', code, 'isLocated', is_located, 'results', results) order by code), '[]')
        from (select * from fresh order by code limit ${newStationsMax}::int) f)) as new_stations
    from mine`)
  return row as RowCounts
}
