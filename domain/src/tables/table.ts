import type { Axis } from '../geography/degrees-text.ts'
import type { Text } from '../languages.ts'
import type { CellProblem } from './cell-problems.ts'

/** The product's own words, in any of its languages. */
type Words = {
  terms: Readonly<Record<string, Text>>
  /** Other words for them. */
  also?: Readonly<Record<string, readonly string[]>>
}

/** A day, and the time of day where its cell has one. */
export type CellMoment = { on: string; time: string | null }

/** What the cells of a column hold, and so how they are read (cell-readers.ts). */
export type CellKind =
  | { kind: 'text'; max: number }
  /** `decimals` are those of its format in a workbook that is filled in. */
  | {
      kind: 'number'
      min: number
      max: number
      isWhole?: boolean
      decimals?: number
      /** Degrees, which people also write with minutes and seconds. */
      axis?: Axis
      /** Spellings of its unit that may stand behind the number. */
      units?: readonly string[]
      /** Words that may stand in its place. */
      words?: Words
    }
  | { kind: 'date' }
  /** A date with the time of day where one stands behind it; the order of day and month follows from the column. */
  | { kind: 'moment' }
  | { kind: 'flag' }
  /** One of the product's own words, in any of its languages. */
  | ({
      kind: 'word'
      /** Says of another word which ones there are. */
      problem?: CellProblem
    } & Words)
  /** A value that people spell in several ways. */
  | { kind: 'spelling'; read: (text: string) => unknown; problem: CellProblem }
  /** An entry of one of the project's lists, by its name. */
  | { kind: 'name'; list: string }

export type TableColumn = {
  /** The heading of the column; a unit in brackets is optional in workbooks. */
  heading: Text
  /** Other words that people put there. */
  synonyms?: readonly string[]
  /** Units in brackets behind such a heading that make it another column's. */
  otherUnits?: readonly string[]
  cell: CellKind
  /** Its cells must be filled in: the heading bears an asterisk. */
  isRequired?: boolean
  /** A sheet without it, or without a required column, is not this table's. */
  isExpected?: boolean
}

/** A table that is imported or exported as a sheet: its columns in their order. */
export type Table = Readonly<Record<string, TableColumn>>
export type ColumnOf<T extends Table> = keyof T & string

export const columnsOf = <T extends Table>(table: T) => Object.keys(table) as ColumnOf<T>[]

/** The columns without which a sheet is not this table's. */
export const expectedColumns = <T extends Table>(table: T): ColumnOf<T>[] =>
  columnsOf(table).filter((column) => table[column]?.isRequired || table[column]?.isExpected)

/** The value of a cell of each kind; entries of lists by the name of their list. */
export type CellValue<Kind extends CellKind, Lists> = Kind extends { kind: 'number' }
  ? number | (Kind extends { words: { terms: infer Terms } } ? keyof Terms & string : never)
  : Kind extends { kind: 'moment' }
    ? CellMoment
    : Kind extends { kind: 'flag' }
      ? boolean
      : Kind extends { kind: 'word'; terms: infer Terms }
        ? keyof Terms & string
        : Kind extends { kind: 'spelling'; read: (text: string) => infer Value }
          ? NonNullable<Value>
          : Kind extends { kind: 'name'; list: infer List }
            ? List extends keyof Lists
              ? Lists[List]
              : never
            : string

/** The values of a row's cells: null where blank, undefined where not accepted. */
export type RowValues<T extends Table, Lists = unknown> = {
  [Column in keyof T]: CellValue<T[Column]['cell'], Lists> | null | undefined
}
