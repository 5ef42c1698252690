import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isCalendarDate, type Language, type PlanColumn, planColumns } from '@puquio/domain'
import { readXlsx } from 'hucre/xlsx'
import { planHeading, templateSheets } from '../../src/features/plan-imports/documents/template.ts'
import type { Content } from '../../src/platform/xlsx/write/content.ts'
import { writeWorkbook } from '../../src/platform/xlsx/write/write-workbook.ts'
import { type OldCell, oldWorkbook } from './old-workbook.ts'

/** A row as somebody fills it in: blank columns are left out, dates are real date cells. */
export type FilledRow = Partial<Record<PlanColumn, string | number | boolean>>

/** The official template in a language, filled in, as .xlsx. */
export const filledTemplate = (
  rows: readonly FilledRow[],
  language: Language = 'es',
): Promise<Buffer> => writeWorkbook(templateSheets(noLists, language, rows.map(contents)))

const noLists = {
  components: [],
  subcomponents: [],
  miningComponents: [],
  sourceTypes: [],
  profiles: [],
  frequencies: [],
  stations: [],
  seasons: { wetStartsMonth: 11, dryStartsMonth: 5 },
}

/** What stands on each sheet of a workbook, as texts. */
export async function sheetTexts(bytes: Buffer): Promise<string[][][]> {
  const { sheets } = await readXlsx(bytes)
  return sheets.map(({ rows }) => rows.map((row) => row.map((cell) => String(cell ?? ''))))
}

/** The same as .xls, of the columns given. */
export function filledOldTemplate(
  rows: readonly FilledRow[],
  language: Language = 'es',
  columns: readonly PlanColumn[] = planColumns,
): Buffer {
  const header = columns.map((column) => planHeading(column, language))
  const filled = rows.map((row) => columns.map((column): OldCell => oldCell(row[column])))
  return oldWorkbook([{ name: 'Hoja1', rows: [header, ...filled] }])
}

const contents = (row: FilledRow): Content[] =>
  planColumns.map((column) => {
    const value = row[column] ?? null
    return typeof value === 'string' && isCalendarDate(value) ? { date: value } : value
  })

const epochMs = Date.UTC(1899, 11, 30)
const oldCell = (value: string | number | boolean | undefined): OldCell => {
  if (value === undefined) return null
  if (typeof value !== 'string' || !isCalendarDate(value)) return value
  return { date: (Date.parse(value) - epochMs) / 86_400_000 }
}

/**
 * monitoring_plan_example.csv in the columns of the template. Its lists of parameters become the
 * default profile of their standard, and stay readable in the observation.
 */
export const exampleMonitoringPlan = (): FilledRow[] =>
  csvRows('monitoring_plan_example.csv').map((row) =>
    withoutBlanks({
      stationCode: row.estacion,
      component: row.componente_ambiental,
      subcomponent: row.subcomponente,
      miningComponent: row.componente_minero,
      sourceType: row.tipo_fuente,
      profile: profiles[row.norma_comparacion || (row.componente_ambiental ?? '')],
      sample: row.tipo_fuente === 'Piezómetro' ? 'No' : 'Sí',
      estimatedOn: row.fecha_estimada,
      frequency: row.frecuencia,
      commitment: row.compromiso,
      instrument: row.instrumento,
      standard: row.norma_comparacion,
      category: row.categoria,
      easting: Number(row.este_utm),
      northing: Number(row.norte_utm),
      zone: row.zona_utm,
      datum: row.datum,
      altitude: Number(row.altitud_msnm),
      observation: row.parametros,
    }),
  )

const profiles: Record<string, string> = {
  'D.S. 004-2017-MINAM': 'ECA Agua Cat. 3-D1',
  'D.S. 010-2010-MINAM': 'LMP efluentes minero-metalúrgicos',
  'D.S. 003-2017-MINAM': 'ECA Aire',
  'D.S. 085-2003-PCM': 'ECA Ruido',
  'D.S. 011-2017-MINAM': 'ECA Suelo comercial, industrial y extractivo',
  Agua: 'Nivel piezométrico',
  Geoquímica: 'Drenaje ácido (ABA)',
}

/** Every quarter of 2026 at the 24 points of OEFA, as their source writes coordinates and datum. */
export const oefaWaterPoints = (): FilledRow[] =>
  csvRows('oefa_water_points.csv').map((row) =>
    withoutBlanks({
      stationCode: row['Nombre del punto'],
      component: 'Agua',
      subcomponent: subcomponents[row['Procedencia de la Muestra'] ?? ''],
      profile: 'Parámetros de campo',
      sample: 'Sí',
      frequency: 'Trimestral',
      startsOn: '2026-01-15',
      endsOn: '2026-12-31',
      easting: Number(row.Este),
      northing: Number(row.Norte),
      zone: row.Zona,
      datum: row.Datum,
      altitude: Number(row.Altitud),
      observation: row['Descripción de ubicación'],
    }),
  )

const subcomponents: Record<string, string> = {
  'Agua natural superficial': 'Agua superficial',
  'Agua natural subterránea': 'Agua subterránea',
}

type Maybe = Partial<Record<PlanColumn, string | number | undefined>>
const withoutBlanks = (row: Maybe): FilledRow =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined && value !== ''))

/** These two files quote a value with a comma, and no quote within one. */
function csvRows(file: string): Record<string, string>[] {
  const text = readFileSync(join(import.meta.dirname, '../data', file), 'utf8')
  const [header = [], ...rows] = text.trim().split(/\r?\n/).map(cellsOf)
  return rows.map((cells) => Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])))
}

const cellsOf = (line: string): string[] =>
  Array.from(
    line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g),
    ([, quoted, plain]) => quoted ?? plain ?? '',
  )
