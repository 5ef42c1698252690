import type { Language } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { join, raw, type Sql, sql } from '../../platform/db/sql.ts'
import type { ExportCell, ExportColumn } from './export-columns-store.ts'
import { evaluated } from './evaluated-store.ts'
import { unitText } from './unit-store.ts'
import { chosenResults, type Days, type Selection } from './selection-store.ts'

type Asked = {
  selection: Selection & Days
  stationIds: readonly number[]
  language: Language
}

/** Most results of the stations that one statement takes, where it takes several: planning takes longer than a thousand. */
const resultsOfStatement = 50_000

/** Stations in their order, as many at once as a statement takes. */
export function statementsOf<Station extends { results: number }>(
  stations: readonly Station[],
): Station[][] {
  const groups: Station[][] = []
  let results = Infinity
  for (const station of stations) {
    results += station.results
    if (results > resultsOfStatement) {
      groups.push([])
      results = station.results
    }
    groups.at(-1)?.push(station)
  }
  return groups
}

/**
 * The results of stations in their order, by time. Some stations after the other, so that no sort has more to hold than
 * theirs, and the first row needs no other's. Each has its evaluation,
 * made once: a planner that expects few results would make it again for each sample. What is the same in all rows of a
 * sample, or of a parameter, is made once for it: words, names and their harmless text cost more than the values.
 */
export async function resultRows(
  scope: ProjectScope,
  cells: readonly ExportCell[],
  { selection, stationIds, language }: Asked,
): Promise<Sql> {
  const { projectId } = scope
  const ids = [...stationIds]
  const named = (table: string) =>
    sql`${raw(`named_${table}`)} as materialized (select id, name from ${raw(tables[table] as string)} where project_id = ${projectId})`
  const results = await evaluated(scope, {
    results: sql`select r.* from shown_result r ${ofSamples(selection, ids)}
      where r.project_id = ${projectId} and r.station_id = any(${ids}::int[]) and r.is_current
        and r.sampled_on between ${selection.from}::date and ${selection.to}::date and ${chosenResults(selection)}`,
    stations: sql`select unnest(${ids}::int[])`,
  })
  const made = cells.map(({ of, once }, at) => ({ of, once, as: raw(`c${at}`) }))
  const onceOf = (kind: ExportCell['once']) =>
    join(
      made.filter(({ once }) => once === kind).map(({ of, as }) => sql`, ${of} as ${as}`),
      '',
    )
  return sql`
    with ${join(Object.keys(tables).map(named), ', ')},
    named_parameter as materialized (
      select id, name, place${onceOf('parameter')}
      from (select id, name ->> ${language} as name, ${unitText(raw('unit'), language)} as unit,
          row_number() over (order by name ->> ${language}, id) as place
        from parameter where project_id = ${projectId}) parameter),
    named_sample as materialized (
      select s.id, s.type,
        row_number() over (order by array_position(${ids}::int[], s.station_id), s.sampled_at, s.id) as place${onceOf('sample')}
      from sample s
      join station on station.project_id = s.project_id and station.id = s.station_id
      left join named_component component on component.id = s.component_id
      left join named_subcomponent subcomponent on subcomponent.id = s.subcomponent_id
      left join named_campaign campaign on campaign.id = s.campaign_id
      left join named_laboratory laboratory on laboratory.id = s.laboratory_id
      where s.project_id = ${projectId} and s.station_id = any(${ids}::int[])
        and s.sampled_on between ${selection.from}::date and ${selection.to}::date)
    select ${join(
      made.map(({ of, once, as }) =>
        once === 'sample' ? sql`s.${as}` : once === 'parameter' ? sql`parameter.${as}` : of,
      ),
      ', ',
    )}
    from (select ${shown} from ${results} e offset 0) r
    join named_sample s on s.id = r.sample_id
    join named_parameter parameter on parameter.id = r.parameter_id
    order by (s.place << 32) | parameter.place`
}

/** What cells read of a result `r` and its evaluation. */
const shown =
  raw(`sample_id, parameter_id, value, qualifier, text, unit, method, detection_limit, quantification_limit,
  uncertainty, laboratory_reference, analysed_on, applied_qualifier, applied_reason, is_calculated, non_detects, non_detect_rule, outcome, min, max, limit_unit,
  limit_standard, limit_category, to_be_verified`)

/** Where results are chosen by what only their samples `s` know; a join with all of a project's samples takes a tenth of the time. */
const ofSamples = ({ components, subcomponents }: Selection, stationIds: number[]): Sql =>
  components?.length || subcomponents?.length
    ? sql`join sample s on s.project_id = r.project_id and s.id = r.sample_id and s.station_id = any(${stationIds}::int[])`
    : raw('')

const tables: Readonly<Record<string, string>> = {
  component: 'environmental_component',
  subcomponent: 'environmental_subcomponent',
  campaign: 'campaign',
  laboratory: 'laboratory',
}

/** Columns as a CSV has them: no cell starts a formula, and numbers have the decimal mark that was asked for. */
export const csvColumns = (
  columns: readonly ExportColumn[],
  decimal: 'point' | 'comma',
): ExportCell[] => columns.map((column) => ({ ...column, of: csvCell(column, decimal) }))

const csvCell = ({ kind, of, inCsv }: ExportColumn, decimal: 'point' | 'comma'): Sql => {
  if (kind === 'date') return of
  if (kind === 'text') return inCsv ?? sql`harmless_cell(${of})`
  const number = decimal === 'point' ? of : sql`replace(${of}::text, '.', ',')`
  return kind === 'number'
    ? number
    : sql`case when r.value is null then harmless_cell(r.text) else ${number} end`
}
