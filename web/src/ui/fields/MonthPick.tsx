import { ActionIcon, NativeSelect } from '@mantine/core'
import { addMonths, firstOfMonth, monthOf } from '@puquio/domain'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../lib/texts/locale.ts'
import styles from './Pick.module.css'
import { monthNames } from './show-date.ts'
import './texts.ts'

type MonthPickProps = {
  /** YYYY-MM. */
  month: string
  onChange: (month: string) => void
  firstYear: number
  lastYear: number
}

export const MonthPick = ({ month, onChange, firstYear, lastYear }: MonthPickProps) => {
  const { t } = useTranslation('uiFields')
  const locale = useLocale()
  const [year, number] = month.split('-') as [string, string]
  const step = (months: number) => monthOf(addMonths(firstOfMonth(month), months))
  const isIn = (other: string) =>
    Number(other.slice(0, 4)) >= firstYear && Number(other.slice(0, 4)) <= lastYear
  // The month shown may lie outside of what is offered: then its year is offered too.
  const first = Math.min(firstYear, Number(year))
  const last = Math.max(lastYear, Number(year))
  return (
    <div className={styles.pick}>
      <ActionIcon
        aria-label={t('previousMonth')}
        title={t('previousMonth')}
        disabled={!isIn(step(-1))}
        onClick={() => onChange(step(-1))}
      >
        <IconChevronLeft size={18} />
      </ActionIcon>
      <NativeSelect
        size="xs"
        aria-label={t('month')}
        data={monthNames(locale).map((label, index) => ({
          label,
          value: String(index + 1).padStart(2, '0'),
        }))}
        value={number}
        onChange={(event) => onChange(`${year}-${event.currentTarget.value}`)}
      />
      <NativeSelect
        size="xs"
        aria-label={t('year')}
        data={Array.from({ length: last - first + 1 }, (_, index) => String(first + index))}
        value={year}
        onChange={(event) => onChange(`${event.currentTarget.value}-${number}`)}
      />
      <ActionIcon
        aria-label={t('nextMonth')}
        title={t('nextMonth')}
        disabled={!isIn(step(1))}
        onClick={() => onChange(step(1))}
      >
        <IconChevronRight size={18} />
      </ActionIcon>
    </div>
  )
}
