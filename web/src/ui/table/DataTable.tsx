import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useRef } from 'react'
import type { Action } from '../ActionMenu.tsx'
import { ErrorState, type Failure } from '../ErrorState.tsx'
import { CardList } from './CardList.tsx'
import { ColumnMenu } from './ColumnMenu.tsx'
import type { Column, RowKey } from './column.ts'
import styles from './DataTable.module.css'
import { SelectionBar } from './SelectionBar.tsx'
import { extendTo, type Keys, toggleKey, togglePage } from './selection.ts'
import { useShownColumns } from './shown-columns.ts'
import { TableFoot } from './TableFoot.tsx'
import { TableGrid } from './TableGrid.tsx'
import type { TableSearch } from './table-search.ts'

export type Selection = {
  keys: Keys
  onChange: (keys: Keys) => void
  /** What can be done with the selected rows: buttons. */
  bar: ReactNode
}

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
  search: TableSearch
  empty: ReactNode
  /** A newer page is on its way and `rows` are the old ones. */
  isStale?: boolean
  failure?: Failure | undefined
  onRetry?: () => void
  onOpen?: (row: Row) => void
  actions?: (row: Row) => readonly Action[]
  selection?: Selection
  /** Retired, annulled: shown paler. */
  isFaded?: (row: Row) => boolean
}

/** The list of a page: a table, on phones cards; sorting, paging and filters belong to the server. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { columns, rows, rowKey, search, total, selection, failure } = props
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const { shown, choose, showAll } = useShownColumns(props.name, columns)
  const toggle = useToggle(rows, rowKey, selection)

  if (failure !== undefined && rows === undefined) {
    return <ErrorState {...failure} onRetry={props.onRetry} />
  }
  if (rows?.length === 0 && total === 0) return props.empty
  const parts = { ...props, columns: shown, ...toggle }
  return (
    <div className={styles.frame} aria-busy={rows === undefined || props.isStale === true}>
      {selection && selection.keys.size > 0 && <SelectionBar selection={selection} />}
      {isPhone ? (
        <CardList {...parts} />
      ) : (
        <TableGrid
          {...parts}
          corner={
            <ColumnMenu columns={columns} shown={shown} onChoose={choose} onShowAll={showAll} />
          }
        />
      )}
      <TableFoot search={search} total={total} />
    </div>
  )
}

/** Choosing rows; Shift takes in everything since the row chosen before. */
const useToggle = <Row,>(
  rows: readonly Row[] | undefined,
  rowKey: (row: Row) => RowKey,
  selection: Selection | undefined,
) => {
  const last = useRef<RowKey>(undefined)
  if (selection === undefined) return {}
  const page = rows?.map(rowKey) ?? []
  return {
    onToggleAll: () => selection.onChange(togglePage(selection.keys, page)),
    onToggle: (key: RowKey, isExtending: boolean) => {
      const from = isExtending ? last.current : undefined
      last.current = key
      selection.onChange(
        from === undefined
          ? toggleKey(selection.keys, key)
          : extendTo(selection.keys, page, from, key),
      )
    },
  }
}
