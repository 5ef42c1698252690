import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '../../lib/texts/intl.ts'
import { useLocale } from '../../lib/texts/locale.ts'
import styles from './PanelTable.module.css'
import { useRowsBelow } from './use-rows-below.ts'
import './texts.ts'

type RowsBelowProps = { table: RefObject<HTMLTableElement | null>; rows: number }

/** Over a table that goes on under the edge of its panel: how much of it does. */
export const RowsBelow = ({ table, rows }: RowsBelowProps) => {
  const { t } = useTranslation('boardParts')
  const locale = useLocale()
  const below = useRowsBelow(table, rows)
  return (
    below > 0 && (
      <p className={styles.below}>
        {t('below', { count: below, number: numberFormat(locale).format(below) })}
      </p>
    )
  )
}
