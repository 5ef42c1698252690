import { Checkbox, Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '../ActionMenu.tsx'
import styles from './CardList.module.css'
import type { TableParts } from './table-props.ts'
import './texts.ts'

/** The table's rows on a phone: the first column heads a card, the others stand below it. */
export const CardList = <Row,>(props: TableParts<Row>) => {
  const { rows, columns, rowKey, selection, onToggle, onOpen } = props
  const { t } = useTranslation('uiTable')
  const [first, ...others] = columns
  if (first === undefined) return null
  if (rows === undefined) return <Skeleton height={320} />
  return (
    <ul className={styles.list} aria-label={props.label} data-stale={props.isStale || undefined}>
      {rows.map((row) => (
        <li
          key={rowKey(row)}
          className={styles.card}
          data-faded={props.isFaded?.(row) || undefined}
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
                {first.cell(row)}
              </button>
            ) : (
              <div className={styles.open}>{first.cell(row)}</div>
            )}
            <ActionMenu
              label={t('actionsOf', { row: props.rowName(row) })}
              actions={props.actions?.(row) ?? []}
            />
          </div>
          <dl className={styles.values}>
            {others
              .filter((column) => !column.isWideOnly)
              .map((column) => (
                <div key={column.key} className={styles.value}>
                  <dt>
                    {column.head}
                    {column.unit && ` (${column.unit})`}
                  </dt>
                  <dd>{column.cell(row)}</dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
