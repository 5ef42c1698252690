import type { CheckedRow } from '@puquio/domain'
import { quoted } from '../../../platform/imports/row-lines.ts'

export type NumberedCells = {
  position: number
  row: number
  /** The row's cells with `cellSeparator` between them. */
  cells: string
}

/** Between the cells of a row; no cell holds it, since control characters are dropped. */
export const cellSeparator = '\u0001'

/**
 * A checked row as one text that PostgreSQL reads as a row of plan_import_row, in the order of its
 * columns. A text a row crosses processes and reaches the database several times faster than values.
 */
export function rowLine({ position, row, cells }: NumberedCells, checked: CheckedRow): string {
  const { stationKey, station, planned, issues } = checked
  const told = `,,${position},${row},${quoted(cells)},${quoted(stationKey)},${
    station ? quoted(JSON.stringify(station)) : ''
  }`
  if (!planned) return `(${told}${noValues}${quoted(JSON.stringify(issues))})`
  const { subcomponentId, miningComponentId, sourceTypeId, profileId, frequencyId } = planned
  return `(${told},${planned.componentId},${subcomponentId ?? ''},${miningComponentId ?? ''},${
    sourceTypeId ?? ''
  },${profileId ?? ''},${frequencyId ?? ''},${planned.type},${planned.sampleExpected},"{${planned.dates.join(
    ',',
  )}}",${planned.marginDays},${given(planned.commitment)},${given(planned.instrument)},${given(
    planned.standard,
  )},${given(planned.category)},${given(planned.observation)},)`
}

/** The fifteen columns from component_id to observation, and the comma before issues. */
const noValues = ','.repeat(16)

const given = (text: string | null): string => (text === null ? '' : quoted(text))
