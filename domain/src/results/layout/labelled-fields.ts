import { type CellText, type LayoutRow, textOf } from '../cell-text.ts'
import { lineText } from '../../plain-text.ts'
import type { Mapping } from './mapping.ts'
import { type ResultField, resultField } from './result-fields.ts'

type Rows = readonly (LayoutRow | undefined)[]

/** Reads "Estación: E-01", in one cell or in two beside each other, from the rows above a header. */
export const labelledFields = (
  rows: Rows,
  wanted: readonly ResultField[],
): Partial<Record<ResultField, CellText>> => {
  const found: Partial<Record<ResultField, CellText>> = {}
  for (const { field, value } of labels(rows))
    if (wanted.includes(field) && found[field] === undefined) found[field] = value
  return found
}

/** Returns the labels of the rows above a header, with what stands behind each. */
export const labels = (rows: Rows): { field: ResultField; value: CellText }[] =>
  rows.flatMap((cells = []) =>
    cells.flatMap((cell, at) => {
      if (typeof cell === 'number') return []
      const text = textOf(cell)
      const [, label = '', inside = ''] = /^([^:]{1,60}):\s?(.+)$/u.exec(text) ?? []
      const ofInside = label === '' ? null : resultField(label)
      if (ofInside) return [{ field: ofInside, value: inside }]
      const field = resultField(text)
      const next = cells.slice(at + 1).find((one) => textOf(one) !== '')
      // A second label beside it is a header of columns.
      if (!field || next === undefined || (typeof next === 'string' && resultField(next))) return []
      return [{ field, value: next }]
    }),
  )

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
