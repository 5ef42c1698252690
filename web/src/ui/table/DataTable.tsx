import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../states/ErrorState.tsx'
import { useIsPhone } from '../use-is-phone.ts'
import { CardList } from './cards/CardList.tsx'
import { ColumnMenu } from './ColumnMenu.tsx'
import { pageRange, type RowKey } from './column.ts'
import styles from './DataTable.module.css'
import { SelectionBar } from './SelectionBar.tsx'
import { extendTo, toggleKey, togglePage } from './selection.ts'
import { useShownColumns } from './shown-columns.ts'
import { TableFoot } from './TableFoot.tsx'
import { TableGrid } from './TableGrid.tsx'
import type { DataTableProps, Selection } from './table-props.ts'
import './texts.ts'

/** The list of a page: a table, on phones cards; sorting, paging and filters belong to the server. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { columns, rows, rowKey, search, total, selection, failure } = props
  const { t } = useTranslation('uiTable')
  const isPhone = useIsPhone()
  const { frame, shown, leftOut, choose, showAll } = useShownColumns(
    props.name,
    columns,
    selection !== undefined,
  )
  const toggle = useToggle(rows, rowKey, selection)
  usePageInRange(props)

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
        <>
          {leftOut.length > 0 && (
            <p className={styles.leftOut}>{t('columnsLeftOut', { count: leftOut.length })}</p>
          )}
          <TableGrid
            {...parts}
            frame={frame}
            corner={
              <ColumnMenu
                columns={columns}
                shown={shown}
                leftOut={leftOut}
                onChoose={choose}
                onShowAll={showAll}
              />
            }
          />
        </>
      )}
      {search && <TableFoot search={search} total={total} isEdited={props.isEdited ?? false} />}
    </div>
  )
}

/** A page beyond the last one, of an old address or after its last row went, gives way to the last. */
function usePageInRange<Row>({ rows, total = 0, search }: DataTableProps<Row>): void {
  const last = search ? pageRange(search.page, search.size, total).pages : 1
  const isBeyond = rows?.length === 0 && total > 0 && search !== undefined && search.page > last
  useEffect(() => {
    if (isBeyond) search.goToPage(last)
  })
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
