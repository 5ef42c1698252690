import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './Pick.module.css'
import './texts.ts'

type YearPickProps = {
  year: number
  onChange: (year: number) => void
  firstYear: number
  lastYear: number
}

export const YearPick = ({ year, onChange, firstYear, lastYear }: YearPickProps) => {
  const { t } = useTranslation('uiFields')
  const first = Math.min(firstYear, year)
  const last = Math.max(lastYear, year)
  return (
    <div className={styles.pick}>
      <ActionIcon
        aria-label={t('previousYear')}
        title={t('previousYear')}
        disabled={year <= first}
        onClick={() => onChange(year - 1)}
      >
        <IconChevronLeft size={18} />
      </ActionIcon>
      <NativeSelect
        size="xs"
        aria-label={t('year')}
        data={Array.from({ length: last - first + 1 }, (_, index) => String(first + index))}
        value={String(year)}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      <ActionIcon
        aria-label={t('nextYear')}
        title={t('nextYear')}
        disabled={year >= last}
        onClick={() => onChange(year + 1)}
      >
        <IconChevronRight size={18} />
      </ActionIcon>
    </div>
  )
}
