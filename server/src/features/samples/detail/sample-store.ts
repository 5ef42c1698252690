import type { SampleRecord } from '@puquio/contract/laboratory/sample-record'
import { nameInProject } from '../../../platform/db/person-name.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { Problem } from '../../../platform/problem.ts'

export type SampleHead = Omit<SampleRecord, 'results'>

/** Returns a sample without its results; refuses one that the project does not have. */
export async function readSampleHead(scope: ProjectScope, sampleId: number): Promise<SampleHead> {
  const [row] = await scope.rows<SampleHead>(sql`
    select s.id, s.version, jsonb_build_object('id', st.id, 'code', st.code, 'name', st.name) as station,
      case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name) end as component,
      case when sc.id is not null then jsonb_build_object('id', sc.id, 'name', sc.name) end as subcomponent,
      s.sampled_on, case when s.has_time then s.sampled_at end as sampled_at, s.depth_m, s.matrix, s.type, s.code,
      s.source, s.chain_of_custody,
      jsonb_build_object('id', ca.id, 'name', ca.name, 'isApproved', ca.approved_at is not null) as campaign,
      case when l.id is not null then jsonb_build_object('id', l.id, 'name', l.name) end as laboratory, s.report,
      case when m.id is not null then jsonb_build_object('id', m.id, 'planId', m.plan_id, 'plan', p.name,
        'estimatedOn', m.estimated_on) end as monitoring,
      s.created_at as entered_at, ${nameInProject} as entered_by
    from sample s
    join station st on st.project_id = s.project_id and st.id = s.station_id
    join campaign ca on ca.project_id = s.project_id and ca.id = s.campaign_id
    join app_user u on u.id = s.created_by
    left join environmental_component c on c.project_id = s.project_id and c.id = s.component_id
    left join environmental_subcomponent sc on sc.project_id = s.project_id and sc.id = s.subcomponent_id
    left join laboratory l on l.project_id = s.project_id and l.id = s.laboratory_id
    left join monitoring m on m.project_id = s.project_id and m.id = s.monitoring_id
    left join plan p on p.project_id = m.project_id and p.id = m.plan_id
    where s.project_id = ${scope.projectId} and s.id = ${sampleId}`)
  if (row === undefined) throw new Problem('NOT_FOUND')
  return row
}
