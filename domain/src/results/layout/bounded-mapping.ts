import { cutText } from '../../cut-text.ts'
import type { ColumnMeaning, Mapping } from './mapping.ts'

/** The longest that a mapping takes: columns, and the characters of its texts. */
export const mappingMax = { columns: 1_000, heading: 500, name: 200, unit: 100, constant: 200 }

/** Returns what a mapping takes of one that was proposed; columns beyond it are not taken. */
export const boundedMapping = (mapping: Mapping): Mapping => ({
  ...mapping,
  columns: mapping.columns.slice(0, mappingMax.columns).map((column) => ({
    ...column,
    heading: cutText(column.heading, mappingMax.heading),
    meaning: boundedMeaning(column.meaning),
  })),
  constants: Object.fromEntries(
    Object.entries(mapping.constants).map(([field, text]) => [
      field,
      cutText(text, mappingMax.constant),
    ]),
  ),
})

const cutUnit = <Unit extends string | null | undefined>(unit: Unit): Unit =>
  (typeof unit === 'string' ? cutText(unit, mappingMax.unit) : unit) as Unit

const boundedMeaning = (meaning: ColumnMeaning): ColumnMeaning => {
  if (meaning.kind === 'parameter')
    return {
      ...meaning,
      name: cutText(meaning.name, mappingMax.name),
      unit: cutUnit(meaning.unit),
    }
  return meaning.kind === 'field' ? { ...meaning, unit: cutUnit(meaning.unit) } : meaning
}
