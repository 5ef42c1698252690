import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import styles from './table.module.css'
import '../texts.ts'

type TableFootProps = { rows: number; columns: number; total: number | null; isLoading: boolean }

/** How many samples and parameters are loaded, of how many. */
export const TableFoot = ({ rows, columns, total, isLoading }: TableFootProps) => {
  const { t } = useTranslation('samples')
  const format = useFormat()
  const shown = format.number(rows)
  return (
    <div className={styles.foot}>
      <span aria-live="polite">
        {total === null
          ? t('exceedingShown', { shown })
          : t('samplesShown', { shown, total: format.number(total) })}
      </span>
      <span>{t('columnsShown', { count: columns })}</span>
      {isLoading && <span>{t('lookingFurther')}</span>}
    </div>
  )
}
