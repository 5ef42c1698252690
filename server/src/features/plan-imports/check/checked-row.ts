import type { JudgedRow } from '@puquio/contract/plan-judge'

/**
 * A judged row as the staging table takes it: plain texts and numbers, which cross processes and
 * reach the database without being looked at again. Arrays are literals of PostgreSQL.
 */
export type CheckedRow = [
  position: number,
  row: number,
  cells: string,
  stationKey: string,
  station: string | null,
  componentId: number | null,
  subcomponentId: number | null,
  miningComponentId: number | null,
  sourceTypeId: number | null,
  profileId: number | null,
  frequencyId: number | null,
  type: string | null,
  sampleExpected: boolean | null,
  dates: string | null,
  marginDays: number | null,
  commitment: string | null,
  instrument: string | null,
  standard: string | null,
  category: string | null,
  observation: string | null,
  issues: string | null,
]

export type PlacedCells = { position: number; row: number; cells: readonly string[] }

export function checkedRow({ position, row, cells }: PlacedCells, judged: JudgedRow): CheckedRow {
  const { stationKey, station, planned, issues } = judged
  return [
    position,
    row,
    arrayLiteral(cells),
    stationKey,
    station && JSON.stringify(station),
    planned?.componentId ?? null,
    planned?.subcomponentId ?? null,
    planned?.miningComponentId ?? null,
    planned?.sourceTypeId ?? null,
    planned?.profileId ?? null,
    planned?.frequencyId ?? null,
    planned?.type ?? null,
    planned?.sampleExpected ?? null,
    planned && `{${planned.dates.join(',')}}`,
    planned?.marginDays ?? null,
    planned?.commitment ?? null,
    planned?.instrument ?? null,
    planned?.standard ?? null,
    planned?.category ?? null,
    planned?.observation ?? null,
    issues.length > 0 ? JSON.stringify(issues) : null,
  ]
}

const arrayLiteral = (texts: readonly string[]): string =>
  `{${texts.map((text) => (text === '' ? '""' : `"${text.replace(/["\\]/g, '\\$&')}"`)).join(',')}}`
