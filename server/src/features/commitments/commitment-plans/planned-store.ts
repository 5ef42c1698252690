import type { CommitmentNamed } from '@puquio/contract/commitments/record'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../../platform/db/sql.ts'

/** What a verified commitment tells of the monitorings that fulfil it, in the names of the project's lists. */
export type PlannedCommitment = {
  id: number
  shortName: string
  instrument: string
  component: string | null
  subcomponent: string | null
  miningComponent: string | null
  frequency: string | null
  /** That of the project with all parameters that it names, and the fewest others. */
  profile: string | null
  deadlineOn: string | null
  stations: string[]
  named: CommitmentNamed
  /** The first place. */
  document: string | null
  page: number | null
}

const name = (table: string, column: string) =>
  raw(`(select t.name from ${table} t where t.project_id = c.project_id and t.id = c.${column}
    and t.retired_at is null)`)

/** Those that are verified and of monitoring, in the order of their instruments and names. Locks them until the transaction ends. */
export const plannedCommitments = (scope: ProjectScope, ids: readonly number[]) =>
  scope.rows<PlannedCommitment>(sql`
    select c.id, c.short_name, i.name as instrument, ${name('environmental_component', 'component_id')} as component,
      ${name('environmental_subcomponent', 'subcomponent_id')} as subcomponent,
      ${name('mining_component', 'mining_component_id')} as mining_component,
      ${name('frequency', 'frequency_id')} as frequency,
      (select f.name from parameter_profile f
        where f.project_id = c.project_id and f.retired_at is null
          and exists (select from commitment_parameter k where k.project_id = c.project_id and k.commitment_id = c.id)
          and not exists (select from commitment_parameter k
            where k.project_id = c.project_id and k.commitment_id = c.id and not exists (select from profile_parameter q
              where q.project_id = k.project_id and q.profile_id = f.id and q.parameter_id = k.parameter_id))
        order by (select count(*) from profile_parameter q where q.project_id = f.project_id and q.profile_id = f.id), f.id
        limit 1) as profile,
      c.deadline_on,
      (select coalesce(jsonb_agg(s.code order by s.code), '[]') from commitment_station k
        join station s on s.project_id = k.project_id and s.id = k.station_id and s.retired_at is null
        where k.project_id = c.project_id and k.commitment_id = c.id) as stations,
      c.named, p.document, p.page
    from commitment c
    join instrument i on i.project_id = c.project_id and i.id = c.instrument_id
    left join lateral (select t.name as document, q.page from commitment_place q
      join instrument_document t on t.project_id = q.project_id and t.id = q.document_id
      where q.project_id = c.project_id and q.commitment_id = c.id order by q.document_id, q.page, q.start limit 1) p on true
    where c.project_id = ${scope.projectId} and c.id = any(${ids}::int[]) and c.state = 'verified' and c.kind = 'monitoring'
    order by name_key(i.name), c.short_name_key, c.id for share of c`)
