import type { ExportedResult } from '@puquio/contract/laboratory/data-exports'
import type { Language } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../platform/db/sql.ts'
import { evaluated, evaluation } from './evaluated-store.ts'
import { chosenResults, type Days, type Selection } from './selection-store.ts'

type Asked = { after?: string | undefined; size?: number | undefined; language: Language }

/** A page of results by day, sample and parameter, with the key after which the next one begins. */
export async function readResultPage(
  scope: ProjectScope,
  selection: Selection & Days,
  { after, size = 1000, language }: Asked,
): Promise<{ items: ExportedResult[]; next: string | null }> {
  const [on = '', sample, parameter] = after?.split('.') ?? []
  const beyond =
    after === undefined
      ? raw('true')
      : sql`(r.sampled_on, r.sample_id, r.parameter_id) > (${on}::date, ${Number(sample)}::int, ${Number(parameter)}::int)`
  const from = after === undefined || on < selection.from ? selection.from : on
  const page = sql`select r.* from shown_result r join sample s on s.project_id = r.project_id and s.id = r.sample_id
    where r.project_id = ${scope.projectId} and r.is_current and ${beyond}
      and r.sampled_on between ${from}::date and ${selection.to}::date and ${chosenResults(selection)}
    order by r.sampled_on, r.sample_id, r.parameter_id limit ${size + 1}`
  const results = await evaluated(scope, {
    results: page,
    stations: sql`select station_id from (${page}) r`,
  })
  const rows = await scope.rows<ExportedResult>(sql`
    with evaluated as materialized (select * from ${results} e)
    select r.station_id, station.code as station, r.sample_id, r.sampled_on, case when s.has_time then s.sampled_at end as sampled_at, s.code as sample_code,
      s.type as sample_type, s.matrix, s.depth_m, component.name as component, subcomponent.name as subcomponent,
      campaign.name as campaign, laboratory.name as laboratory, s.report, s.source, s.chain_of_custody, r.parameter_id, p.name ->> ${language}::text as parameter, r.qualifier, r.value, p.unit,
      r.text, r.detection_limit, r.quantification_limit, r.uncertainty, r.method, r.laboratory_reference, r.analysed_on,
      r.applied_qualifier, r.applied_reason, r.is_calculated, r.non_detect_rule,
      (select string_agg(n.name ->> ${language}::text, '; ' order by n.name ->> ${language}::text) from parameter n
        where n.project_id = r.project_id and n.id = any(r.non_detects)) as non_detects,
      ${evaluation('outcome')} as outcome,
      ${evaluation('min')} as limit_min, ${evaluation('max')} as limit_max, ${evaluation('limit_unit')} as limit_unit,
      ${evaluation('limit_standard')} as limit_standard, ${evaluation('limit_category')} as limit_category,
      coalesce(${evaluation('to_be_verified')}, false) as limit_to_be_verified
    from evaluated r
    join sample s on s.project_id = r.project_id and s.id = r.sample_id
    join station on station.project_id = r.project_id and station.id = r.station_id
    join parameter p on p.project_id = r.project_id and p.id = r.parameter_id
    join campaign on campaign.project_id = s.project_id and campaign.id = s.campaign_id
    left join laboratory on laboratory.project_id = s.project_id and laboratory.id = s.laboratory_id
    left join environmental_component component on component.project_id = s.project_id and component.id = s.component_id
    left join environmental_subcomponent subcomponent on subcomponent.project_id = s.project_id
      and subcomponent.id = s.subcomponent_id
    order by r.sampled_on, r.sample_id, r.parameter_id`)
  const items = rows.slice(0, size)
  const last = rows.length > size ? items.at(-1) : undefined
  return {
    items,
    next: last ? `${last.sampledOn}.${last.sampleId}.${last.parameterId}` : null,
  }
}
