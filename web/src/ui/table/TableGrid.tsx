import { Checkbox } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableParts } from './table-props.ts'
import styles from './DataTable.module.css'
import { HeadCell } from './HeadCell.tsx'
import { useRowKeys } from './row-keys.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import { TableRow } from './TableRow.tsx'
import './texts.ts'

type TableGridProps<Row> = TableParts<Row> & { corner: ReactNode; frame: Ref<HTMLDivElement> }

export const TableGrid = <Row,>({ corner, frame, ...table }: TableGridProps<Row>) => {
  const { columns, rows, rowKey, selection, onToggle, onOpen } = table
  const { t } = useTranslation('uiTable')
  const on = (act: ((row: Row) => void) | undefined) =>
    act && ((index: number) => rows?.slice(index, index + 1).forEach(act))
  const rowKeys = useRowKeys({
    count: rows?.length ?? 0,
    onOpen: on(onOpen && ((row) => onOpen(row))),
    onToggle: on(onToggle && ((row) => onToggle(rowKey(row), false))),
  })
  const chosen = rows?.filter((row) => selection?.keys.has(rowKey(row))).length ?? 0
  const isPageChosen = chosen > 0 && chosen === rows?.length
  return (
    <div
      ref={frame}
      className={styles.scroller}
      data-stale={table.isStale || undefined}
      data-selectable={selection ? true : undefined}
    >
      <table className={styles.table} aria-label={table.label}>
        <thead>
          <tr>
            {selection && (
              <td className={styles.check}>
                <Checkbox
                  size="xs"
                  aria-label={t('selectAll')}
                  checked={isPageChosen}
                  indeterminate={chosen > 0 && !isPageChosen}
                  onChange={() => table.onToggleAll?.()}
                />
              </td>
            )}
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} search={table.search} />
            ))}
            <th className={styles.end} scope="col">
              <span className={styles.hidden}>{t('actions')}</span>
              {corner}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows === undefined ? (
            <SkeletonRows
              columns={columns}
              count={Math.min(table.search?.size ?? 10, 10)}
              hasCheck={selection !== undefined}
            />
          ) : (
            rows.map((row, index) => (
              <TableRow key={rowKey(row)} {...table} row={row} index={index} rowKeys={rowKeys} />
            ))
          )}
        </tbody>
      </table>
    </div>
  )
}
