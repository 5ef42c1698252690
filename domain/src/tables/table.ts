import type { Axis } from '../geography/degrees-text.ts'
import type { Text } from '../languages.ts'
import type { CellProblem } from './cell-problems.ts'

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
    }
  | { kind: 'date' }
  | { kind: 'flag' }
  /** One of the product's own words, in any of its languages. */
  | {
      kind: 'word'
      terms: Readonly<Record<string, Text>>
      /** Other words for them. */
      also?: Readonly<Record<string, readonly string[]>>
      /** Says of another word which ones there are. */
      problem?: CellProblem
    }
  /** A value that people spell in several ways. */
  | { kind: 'spelling'; read: (text: string) => unknown; problem: CellProblem }
  /** An entry of one of the project's lists, by its name. */
  | { kind: 'name'; list: string }

export type TableColumn = {
  /** The heading of the column; a unit in brackets is optional in workbooks. */
  heading: Text
  /** Other words that people put there. */
  synonyms?: readonly string[]
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
  ? number
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
