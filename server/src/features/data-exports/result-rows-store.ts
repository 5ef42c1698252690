import type { Language } from '@puquio/domain'
import { join, raw, type Sql, sql } from '../../platform/db/sql.ts'
import type { ExportColumn } from './export-columns-store.ts'
import { chosenResults, type Days, type Selection } from './selection-store.ts'

type Asked = {
  projectId: number
  selection: Selection & Days
  stationId: number
  language: Language
}

/**
 * The results of one station by time. A station after the other, so that no sort has more to hold than one of them,
 * and the first row needs no other station's.
 */
export function resultRows(columns: readonly Sql[], asked: Asked): Sql {
  const { projectId, selection, stationId, language } = asked
  const named = (table: string) =>
    sql`${raw(table)} as materialized (select id, name from ${raw(tables[table] as string)} where project_id = ${projectId})`
  return sql`
    with parameter as materialized (
      select id, name ->> ${language} as name, unit, decimals from parameter where project_id = ${projectId}),
    ${join(Object.keys(tables).map(named), ', ')},
    station as materialized (select id, code, name from station where project_id = ${projectId} and id = ${stationId})
    select ${join([...columns], ', ')}
    from result r
    join sample s on s.project_id = r.project_id and s.id = r.sample_id
    join parameter on parameter.id = r.parameter_id
    join station on station.id = r.station_id
    left join component on component.id = s.component_id
    left join subcomponent on subcomponent.id = s.subcomponent_id
    left join campaign on campaign.id = s.campaign_id
    left join laboratory on laboratory.id = s.laboratory_id
    where r.project_id = ${projectId} and r.station_id = ${stationId} and r.is_current
      and r.sampled_on between ${selection.from}::date and ${selection.to}::date
      and ${chosenResults(selection)}
    order by s.sampled_at, s.id, parameter.name`
}

const tables: Readonly<Record<string, string>> = {
  component: 'environmental_component',
  subcomponent: 'environmental_subcomponent',
  campaign: 'campaign',
  laboratory: 'laboratory',
}

/** Columns as a CSV has them: no cell starts a formula, and numbers have the decimal mark that was asked for. */
export const csvColumns = (columns: readonly ExportColumn[], decimal: 'point' | 'comma'): Sql[] =>
  columns.map(({ kind, of }) => {
    if (kind === 'text') return sql`harmless_cell(${of})`
    if (kind === 'number' && decimal === 'comma') return sql`replace(${of}::text, '.', ',')`
    return of
  })
