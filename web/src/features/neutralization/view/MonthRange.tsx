import { Group } from '@mantine/core'
import { MonthPickerInput } from './MonthPickerInput.tsx'
import { useTranslation } from 'react-i18next'
import '../texts.ts'

type MonthRangeProps = {
  from: string | undefined
  to: string | undefined
  lastMonth: string
  onChange: (changes: { from?: string | undefined; to?: string | undefined }) => void
}

/** A filter by months, from and until which; without it the last twelve with records. */
export const MonthRange = ({ from, to, lastMonth, onChange }: MonthRangeProps) => {
  const { t } = useTranslation('neutralizers')
  return (
    <Group gap="xs">
      <MonthPickerInput
        label={t('fromMonth')}
        value={from}
        max={to ?? lastMonth}
        onChange={(month) => onChange({ from: month })}
      />
      <MonthPickerInput
        label={t('toMonth')}
        value={to}
        min={from}
        max={lastMonth}
        onChange={(month) => onChange({ to: month })}
      />
    </Group>
  )
}
