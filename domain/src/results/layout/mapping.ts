import type { DateOrder } from '../../date-text.ts'
import type { Datum } from '../../geography/datum.ts'
import type { UtmZone } from '../../geography/utm.ts'
import { nameKey } from '../../name-key.ts'
import type { DecimalMark } from '../../numbers.ts'
import type { SerialSystem } from '../dates/read-sample-date.ts'
import type { ResultField } from './result-fields.ts'

/**
 * Long: a row for each result. Wide: a row for each sample, parameters as columns. Transposed: a row for each
 * parameter, samples as columns.
 */
export const resultLayouts = ['long', 'wide', 'transposed'] as const
export type ResultLayout = (typeof resultLayouts)[number]

/**
 * What a column holds: a field of every row, the values of a parameter (wide) or their signs, which stand in the column
 * before them, the values of a sample (transposed).
 */
export type ColumnMeaning =
  | { kind: 'field'; field: ResultField; unit?: string | null | undefined }
  | { kind: 'parameter'; name: string; unit: string | null }
  | { kind: 'sign' }
  | { kind: 'sample' }
  | { kind: 'ignored' }

/** A column, counted from 0, with its heading as written. */
export type MappedColumn = { column: number; heading: string; meaning: ColumnMeaning }

/**
 * A row of the header besides the one of the headings: units, limits or methods of the parameters (wide),
 * station, date and the like of the samples (transposed) or over several parameters (wide), groups above them ("Metales
 * disueltos").
 */
export type HeadRow = {
  row: number
  holds: ResultField
  /**
   * Whether its texts count for the empty columns to their right, too, which only a person says: a file whose cells are
   * merged says it itself, and a group always does.
   */
  isSpread?: boolean | undefined
}

/** Where a file's results stand; proposed by the product, changed by a person, kept by a laboratory's profile. */
export type Mapping = {
  layout: ResultLayout
  /** By name; null takes every sheet that has the header. */
  sheets: string[] | null
  /** Rows are counted from 1, in the first sheet that has the header; in others they are found by its headings. */
  headerRow: number
  firstRow: number
  headRows: HeadRow[]
  columns: MappedColumn[]
  /** Fields that stand once above the header: "Estación: E-01". */
  fromHead: ResultField[]
  /** The field that each sheet's name gives: one sheet a station. */
  fromSheetName: ResultField | null
  /** What a person says of the whole file: its parameter, where it has one only. */
  constants: Partial<Record<ResultField, string>>
}

/** What a laboratory's files have in common: kept by its name, recognised next time. */
export type LaboratoryProfile = {
  mapping: Mapping
  decimalMark: DecimalMark | null
  dateOrder: DateOrder | null
  serials: SerialSystem | null
  /** The zone of its times (IANA), where it is not the project's. */
  timeZone: string | null
  utmZone: UtmZone | null
  datum: Datum | null
}

export type ProfileMatch = {
  /** Same: every heading stands where the profile has it. Moved: all of them, elsewhere or among others. */
  kind: 'same' | 'moved' | 'different'
  missing: string[]
  added: string[]
}

/** Compares a file's header with the one that a profile keeps, whatever case, accents and spaces. */
export const matchesProfile = (
  headings: readonly string[],
  { mapping }: Pick<LaboratoryProfile, 'mapping'>,
): ProfileMatch => {
  const isSamples = mapping.layout === 'transposed'
  const keptKeys = headingKeys(mapping.columns.map((one) => one.heading))
  const kept = mapping.columns.flatMap((one, at) => {
    const key = keptKeys[at] ?? ''
    return key === '' || one.meaning.kind === 'sample' ? [] : [{ ...one, key }]
  })
  const here = headingKeys(headings)
  const missing = kept.filter((one) => !here.includes(one.key))
  const known = new Set(kept.map((one) => one.key))
  // Each file of transposed results has samples of its own.
  const added = isSamples ? [] : headings.filter((_, at) => here[at] && !known.has(here[at]))
  const isSame = added.length === 0 && kept.every((one) => here[one.column] === one.key)
  const isOther = kept.length === 0 || missing.some((one) => one.meaning.kind !== 'ignored')
  return {
    kind: isOther ? 'different' : isSame ? 'same' : 'moved',
    missing: missing.map((one) => one.heading),
    added,
  }
}

/**
 * Returns the mapping with its columns where this header has them; columns that the profile does not know are
 * ignored until a person says what they hold.
 */
export const mappingFor = (headings: readonly string[], mapping: Mapping): Mapping => {
  const keptKeys = headingKeys(mapping.columns.map((one) => one.heading))
  const kept = new Map(mapping.columns.map((one, at) => [keptKeys[at] ?? '', one.meaning]))
  const isSamples = mapping.layout === 'transposed'
  const other: ColumnMeaning = { kind: isSamples ? 'sample' : 'ignored' }
  const unheaded = (column: number) =>
    isSamples
      ? undefined
      : mapping.columns.find((one) => one.column === column && one.heading === '')?.meaning
  const columns = headingKeys(headings).map(
    (key, column): MappedColumn => ({
      column,
      heading: headings[column] ?? '',
      meaning: (key === '' ? unheaded(column) : kept.get(key)) ?? other,
    }),
  )
  return { ...mapping, columns }
}

/** The keys of a header; a heading that occurs again ("LD" beside each parameter) gets its number. */
export const headingKeys = (headings: readonly string[]): string[] => {
  const times = new Map<string, number>()
  return headings.map((heading) => {
    const key = nameKey(heading)
    const time = (times.get(key) ?? 0) + 1
    times.set(key, time)
    return key === '' || time === 1 ? key : `${key} #${time}`
  })
}
