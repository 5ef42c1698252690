import { Button } from '@mantine/core'
import type { ScheduleMonth } from '@puquio/contract/schedule'
import { monthOf } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { MonthPick } from '../../../ui/fields/MonthPick.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'

type MonthBarProps = Pick<ScheduleMonth, 'month' | 'today' | 'firstOn' | 'lastOn'> & {
  onChange: (month: string) => void
}

/** The years offered are the plan's and this one; the arrows go a little further than the plan. */
export const MonthBar = ({ month, today, firstOn, lastOn, onChange }: MonthBarProps) => {
  const { t } = useTranslation('schedule')
  const isPhone = useIsPhone()
  const thisMonth = monthOf(today)
  const years = [month, today, firstOn ?? today, lastOn ?? today].map((on) =>
    Number(on.slice(0, 4)),
  )
  return (
    <>
      <MonthPick
        month={month}
        onChange={onChange}
        firstYear={Math.min(...years)}
        lastYear={Math.max(...years)}
      />
      {(!isPhone || month !== thisMonth) && (
        <Button
          variant="default"
          size="xs"
          disabled={month === thisMonth}
          onClick={() => onChange(thisMonth)}
        >
          {t('thisMonth')}
        </Button>
      )}
    </>
  )
}
