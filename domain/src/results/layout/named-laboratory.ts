import { type LayoutRow, textOf } from '../cell-text.ts'
import { lineText } from '../../plain-text.ts'
import { labelledFields } from './labelled-fields.ts'
import type { Mapping } from './mapping.ts'

/**
 * Returns the one laboratory that the first rows of a sheet name, in a column or above the header; null where they name
 * none or several.
 */
export const namedLaboratory = (
  rows: readonly LayoutRow[],
  { columns, headerRow, firstRow }: Mapping,
): string | null => {
  const column = columns.find(
    ({ meaning }) => meaning.kind === 'field' && meaning.field === 'laboratory',
  )
  const above = labelledFields(rows.slice(0, headerRow - 1), ['laboratory']).laboratory
  const isHeaded = column && textOf(rows[headerRow - 1]?.[column.column] ?? '') === column.heading
  if (column && !isHeaded) return null
  const texts = column
    ? rows.slice(firstRow - 1).map((row) => row[column.column] ?? '')
    : [above ?? '']
  const named = new Set(texts.map((one) => lineText(textOf(one))).filter((one) => one !== ''))
  return named.size === 1 ? ([...named][0] ?? null) : null
}
