import { NativeSelect } from '@mantine/core'
import { addMonths, firstOfMonth, monthOf } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import '../texts.ts'

type MonthPickerInputProps = {
  label: string
  value: string | undefined
  min?: string | undefined
  max: string
  onChange: (month: string | undefined) => void
}

/** As many months as an answer may span. */
const offered = 60

/** One month, or none. */
export const MonthPickerInput = (props: MonthPickerInputProps) => {
  const { label, value, min = '0000-00', max, onChange } = props
  const { t } = useTranslation('neutralizers')
  const format = useFormat(useProject().timeZone)
  const months = Array.from({ length: offered }, (_, back) =>
    monthOf(addMonths(firstOfMonth(max), -back)),
  ).filter((month) => month >= min)
  const all = value === undefined || months.includes(value) ? months : [value, ...months]
  return (
    <NativeSelect
      size="xs"
      aria-label={label}
      value={value ?? ''}
      onChange={({ currentTarget: { value: month } }) => onChange(month || undefined)}
      data={[
        { value: '', label: t('anyMonth', { label }) },
        ...all.map((month) => ({ value: month, label: `${label} ${format.month(month)}` })),
      ]}
    />
  )
}
