import { Checkbox, Skeleton } from '@mantine/core'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '../../ActionMenu.tsx'
import styles from './CardList.module.css'
import { CardValues } from './CardValues.tsx'
import { groupBefore } from '../groups.ts'
import { isPlainClick } from '../plain-click.ts'
import type { TableParts } from '../table-props.ts'
import '../texts.ts'

/** The table's rows on a phone: a column heads a card, the others stand below it, and a tap anywhere opens it. */
export const CardList = <Row,>(props: TableParts<Row>) => {
  const { rows, columns, rowKey, selection, onToggle, onOpen } = props
  const { t } = useTranslation('uiTable')
  const head = columns.find(({ isCardHead }) => isCardHead) ?? columns[0]
  if (head === undefined) return null
  const others = columns.filter((column) => column !== head && !column.isWideOnly)
  if (rows === undefined) return <Skeleton height={320} />
  return (
    <ul className={styles.list} aria-label={props.label} data-stale={props.isStale || undefined}>
      {rows.map((row, index) => {
        const group = groupBefore(props.groupOf, rows, index)
        return (
          <Fragment key={rowKey(row)}>
            {group && <li className={styles.group}>{group.head}</li>}
            <li className={styles.card} data-faded={props.isFaded?.(row) || undefined}>
              <div
                role="presentation"
                className={styles.body}
                data-opens={onOpen ? true : undefined}
                onClick={(event) => {
                  if (onOpen && isPlainClick(event.target, event.currentTarget)) onOpen(row)
                }}
              >
                <div className={styles.head}>
                  {selection && (
                    <Checkbox
                      aria-label={t('selectRow', { row: props.rowName(row) })}
                      checked={selection.keys.has(rowKey(row))}
                      onChange={() => onToggle?.(rowKey(row), false)}
                    />
                  )}
                  {onOpen ? (
                    <button type="button" className={styles.open} onClick={() => onOpen(row)}>
                      <span className={styles.words}>{(head.cardHead ?? head.cell)(row)}</span>
                    </button>
                  ) : (
                    <div className={styles.open}>{head.cell(row)}</div>
                  )}
                  <ActionMenu
                    label={t('actionsOf', { row: props.rowName(row) })}
                    actions={props.actions?.(row) ?? []}
                  />
                </div>
                <CardValues columns={others} row={row} />
              </div>
            </li>
          </Fragment>
        )
      })}
    </ul>
  )
}
