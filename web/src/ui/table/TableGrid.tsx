import { Checkbox } from '@mantine/core'
import { Fragment, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from './column.ts'
import type { RowGroup, TableParts } from './table-props.ts'
import styles from './DataTable.module.css'
import { groupBefore } from './groups.ts'
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
              <Fragment key={rowKey(row)}>
                <GroupRow group={groupBefore(table.groupOf, rows, index)} columns={columns} />
                <TableRow {...table} row={row} index={index} rowKeys={rowKeys} />
              </Fragment>
            ))
          )}
        </tbody>
      </table>
    </div>
  )
}

/** The head of the rows that follow, where they are of another group than those before. */
const GroupRow = ({
  group,
  columns,
}: {
  group: RowGroup | null
  columns: readonly Column<never>[]
}) =>
  group && (
    <tr className={styles.group}>
      <th scope="rowgroup" colSpan={columns.length + 2}>
        <span>{group.head}</span>
      </th>
    </tr>
  )
