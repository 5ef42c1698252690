import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '../ActionMenu.tsx'
import { type Column, columnWidths } from './column.ts'
import styles from './DataTable.module.css'
import { isPlainClick } from './plain-click.ts'
import type { useRowKeys } from './row-keys.ts'
import type { TableParts } from './table-props.ts'
import './texts.ts'

type TableRowProps<Row> = TableParts<Row> & {
  row: Row
  index: number
  rowKeys: ReturnType<typeof useRowKeys>
}

export const TableRow = <Row,>({ row, index, rowKeys, ...table }: TableRowProps<Row>) => {
  const { columns, rowKey, rowName, selection, onToggle, onOpen } = table
  const { t } = useTranslation('uiTable')
  const isChosen = selection?.keys.has(rowKey(row)) ?? false
  const tabIndex = index === rowKeys.current ? 0 : -1
  return (
    <tr
      tabIndex={tabIndex}
      data-chosen={isChosen || undefined}
      data-faded={table.isFaded?.(row) || undefined}
      data-opens={onOpen ? true : undefined}
      onFocus={() => rowKeys.setCurrent(index)}
      onKeyDown={(event) => rowKeys.onKeyDown(event, index)}
      onClick={(event) => {
        if (onOpen && isPlainClick(event.target, event.currentTarget)) onOpen(row)
      }}
    >
      {selection && (
        <td className={styles.check}>
          <Checkbox
            size="xs"
            tabIndex={-1}
            aria-label={t('selectRow', { row: rowName(row) })}
            checked={isChosen}
            onChange={(event) => onToggle?.(rowKey(row), isShift(event.nativeEvent))}
          />
        </td>
      )}
      {columns.map((column, position) => (
        <Cell key={column.key} column={column} row={row} isFirst={position === 0} />
      ))}
      <td className={styles.end}>
        <ActionMenu
          label={t('actionsOf', { row: rowName(row) })}
          actions={table.actions?.(row) ?? []}
          tabIndex={tabIndex}
        />
      </td>
    </tr>
  )
}

const Cell = <Row,>({
  column,
  row,
  isFirst,
}: {
  column: Column<Row>
  row: Row
  isFirst: boolean
}) => {
  const content = column.cell(row)
  const title = column.title?.(row) ?? (typeof content === 'string' ? content : undefined)
  const { width } = column
  const grows = width === 'name' || width === 'text'
  const maxWidth = width && !grows ? columnWidths[width] : (column.maxWidth ?? 280)
  const cut = (
    <div className={styles.cut} style={{ maxWidth }} title={title}>
      {content}
    </div>
  )
  const inside = grows ? (
    <div
      className={styles.growing}
      style={{ gridTemplateColumns: `minmax(${columnWidths[width]}px, max-content)`, maxWidth }}
    >
      {cut}
    </div>
  ) : (
    cut
  )
  return isFirst ? (
    <th scope="row">{inside}</th>
  ) : (
    <td data-number={column.isNumber || undefined}>{inside}</td>
  )
}

const isShift = (event: Event): boolean => event instanceof MouseEvent && event.shiftKey
