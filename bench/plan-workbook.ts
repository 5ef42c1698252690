import { addDays, planColumns, type PlanColumn } from '@puquio/domain'
import { writeXlsx } from 'hucre/xlsx'
import { planHeading } from '../server/src/features/plan-imports/documents/template.ts'
import type { Database } from '../server/src/platform/db/database.ts'
import { sql } from '../server/src/platform/db/sql.ts'

const stations = 250
const components = ['Agua', 'Aire', 'Ruido', 'Suelo']
const profiles = ['ECA Agua Cat. 3-D1', 'LMP efluentes', 'PM10 y metales', 'Iones mayores']

/** 16 of the template's columns, as a plan fills them in. */
const columns = planColumns.slice(0, 16)

/** A plan as a spreadsheet program writes it: shared strings, real dates. Each `edition` differs. */
export async function planWorkbook(rows: number, edition: number): Promise<Buffer> {
  const header = columns.map((column) => planHeading(column, 'es'))
  const body = Array.from({ length: rows }, (_, at) =>
    columns.map((column) => cell(column, at, edition)),
  )
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Plan', rows: [header, ...body] }] }))
}

function cell(column: PlanColumn, at: number, edition: number): string | Date | null {
  const station = at % stations
  const kind = station % components.length
  const on = addDays('2026-01-01', Math.floor(at / stations))
  const values: Partial<Record<PlanColumn, string | Date>> = {
    stationCode: `PM-${station}`,
    component: components[kind] ?? '',
    subcomponent: `Calidad de ${components[kind]}`,
    miningComponent: 'Depósito de relaves',
    sourceType: 'Cuerpo receptor',
    type: 'Programado',
    profile: profiles[kind] ?? '',
    sample: 'Sí',
    estimatedOn: new Date(`${on}T00:00:00Z`),
    frequency: 'Mensual',
    commitment: `COM-${edition}-${at % 40}`,
    instrument: 'EIA-d 2014',
    standard: 'D.S. 004-2017-MINAM',
    category: '3-D1',
  }
  return values[column] ?? null
}

export async function prepareLists(database: Database, project: { id: number }): Promise<void> {
  const rows = (statement: ReturnType<typeof sql>) => database.owner.one({}, statement)
  const named = (names: readonly string[]) =>
    sql`select ${project.id}, name from unnest(${names}::text[]) name`
  await rows(sql`insert into environmental_component (project_id, name) ${named(components)}`)
  await rows(sql`insert into environmental_subcomponent (project_id, component_id, name)
    select project_id, id, 'Calidad de ' || name from environmental_component where project_id = ${project.id}`)
  await rows(sql`insert into mining_component (project_id, name) ${named(['Depósito de relaves'])}`)
  await rows(sql`insert into source_type (project_id, name) ${named(['Cuerpo receptor'])}`)
  await rows(sql`insert into parameter_profile (project_id, name) ${named(profiles)}`)
  await rows(
    sql`insert into frequency (project_id, name, rule) values (${project.id}, 'Mensual', 'monthly')`,
  )
  await rows(
    sql`insert into station (project_id, code) select ${project.id}, 'PM-' || n from generate_series(0, ${stations - 1}) n`,
  )
  // As autovacuum does once tables are a minute old.
  await rows(sql`analyze`)
}
