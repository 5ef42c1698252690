import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '../../lib/texts/intl.ts'
import { useLocale } from '../../lib/texts/locale.ts'
import { CardValues } from '../../ui/table/cards/CardValues.tsx'
import type { Column, RowKey } from '../../ui/table/column.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
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

/** A list in a panel: all of it at once, without the tools of a page's table; on a phone cards, the first of them. */
export const PanelTable = <Row,>(props: PanelTableProps<Row>) =>
  useIsPhone() ? <Cards {...props} /> : <Grid {...props} />

/** So many cards are shown before somebody asks for all. */
const cardsAtFirst = 8

/** The page scrolls, and not the panel: a long list would keep what stands under it away. */
const Cards = <Row,>({ label, columns, rows, rowKey }: PanelTableProps<Row>) => {
  const { t } = useTranslation('boardParts')
  const locale = useLocale()
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, cardsAtFirst)
  const left = rows.length - shown.length
  return (
    <>
      <ul className={styles.cards} aria-label={label}>
        {shown.map((row) => (
          <li key={rowKey(row)}>
            <CardValues columns={columns.filter(({ isExtra }) => !isExtra)} row={row} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <button type="button" className={styles.whole} onClick={() => setIsWhole(true)}>
          {t('showRest', { count: left, number: numberFormat(locale).format(left) })}
        </button>
      )}
    </>
  )
}

/** It says how much lies below the edge of its panel. */
const Grid = <Row,>({ label, columns, rows, rowKey }: PanelTableProps<Row>) => {
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
