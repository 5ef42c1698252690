import { useRef } from 'react'
import type { Column, RowKey } from '../../ui/table/column.ts'
import styles from './PanelTable.module.css'
import { RowsBelow } from './RowsBelow.tsx'

type PanelColumn<Row> = Pick<Column<Row>, 'key' | 'head' | 'unit' | 'cell' | 'isNumber'> & {
  /** Left out where the panel is narrow. */
  isExtra?: boolean
}

type PanelTableProps<Row> = {
  /** What the table shows, to who does not see what stands around it. */
  label: string
  columns: readonly PanelColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => RowKey
}

/** A list in a panel: all of it at once, without the tools of a page's table; it says how much lies below. */
export const PanelTable = <Row,>({ label, columns, rows, rowKey }: PanelTableProps<Row>) => {
  const table = useRef<HTMLTableElement>(null)
  return (
    <>
      <table ref={table} className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ key, head, unit, isNumber, isExtra }) => (
              <th
                key={key}
                scope="col"
                data-number={isNumber || undefined}
                data-extra={isExtra || undefined}
              >
                {unit === undefined ? head : `${head} (${unit})`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, cell, isNumber, isExtra }) => (
                <td key={key} data-number={isNumber || undefined} data-extra={isExtra || undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <RowsBelow table={table} rows={rows.length} />
    </>
  )
}

/** Of a page's columns those with these keys, in this order. */
export const chosenColumns = <Row,>(
  columns: readonly Column<Row>[],
  ...keys: readonly string[]
): Column<Row>[] => keys.flatMap((key) => columns.filter((column) => column.key === key))

/** These columns, left out where the panel is narrow. */
export const extraColumns = <Row,>(columns: readonly Column<Row>[]) =>
  columns.map((column) => ({ ...column, isExtra: true }))
