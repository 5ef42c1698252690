import type { ReactNode } from 'react'
import type { Action } from '../ActionMenu.tsx'
import type { Failure } from '../states/ErrorState.tsx'
import type { Column, RowKey } from './column.ts'
import type { Keys } from './selection.ts'
import type { TableSearch } from './table-search.ts'

export type Selection = {
  keys: Keys
  onChange: (keys: Keys) => void
  /** What can be done with the selected rows: buttons. */
  bar: ReactNode
}

export type RowGroup = { key: RowKey; head: ReactNode }

export type DataTableProps<Row> = {
  /** The column choice is remembered under this name. */
  name: string
  /** Accessible name of the table. */
  label: string
  columns: readonly Column<Row>[]
  /** Undefined while the first page is loading. */
  rows: readonly Row[] | undefined
  total: number | undefined
  rowKey: (row: Row) => RowKey
  /** A short name of a row, for the accessible names of its controls. */
  rowName: (row: Row) => string
  /** Left out where all rows are there: nothing is paged or sorted. */
  search?: TableSearch | undefined
  empty: ReactNode
  /** A newer page is on its way and `rows` are the old ones. */
  isStale?: boolean
  failure?: Failure | undefined
  onRetry?: () => void
  onOpen?: (row: Row) => void
  /** Some cells are edited in place, which the hint of keys says. */
  isEdited?: boolean
  actions?: (row: Row) => readonly Action[]
  selection?: Selection
  /** Rows of one key follow one another under this head. */
  groupOf?: ((row: Row) => RowGroup) | undefined
  /** Rows shown in a paler colour, such as retired or annulled ones. */
  isFaded?: (row: Row) => boolean
}

/** What the parts of a table get of it. */
export type TableParts<Row> = DataTableProps<Row> & {
  onToggle?: (key: RowKey, isExtending: boolean) => void
  onToggleAll?: () => void
}
