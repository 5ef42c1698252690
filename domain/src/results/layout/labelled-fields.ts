import { type CellText, type LayoutRow, textOf } from '../cell-text.ts'
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
