import { Button } from '@mantine/core'
import type { ScheduleMonth } from '@puquio/contract/schedule'
import { daysBetween, firstOfMonth, lastOfMonth, monthOf } from '@puquio/domain'
import { IconCalendarOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'

type EmptyMonthProps = {
  schedule: Pick<ScheduleMonth, 'month' | 'firstOn' | 'previousOn' | 'nextOn'>
  onGoTo: (month: string) => void
  onClearFilters: () => void
}

/**
 * Shown for a month without monitorings: links to the nearest one that has some, or clears filters that
 * hide all.
 */
export const EmptyMonth = ({ schedule, onGoTo, onClearFilters }: EmptyMonthProps) => {
  const { t } = useTranslation('schedule')
  const format = useFormat()
  const icon = <IconCalendarOff size={32} stroke={1.5} />
  if (schedule.firstOn === null)
    return <EmptyState icon={icon} title={t('emptyPlan')} text={t('emptyPlanText')} />
  const nearest = nearestMonth(schedule)
  if (nearest === null)
    return <EmptyRows icon={icon} title={t('emptyPlan')} onClear={onClearFilters} />
  const month = format.month(nearest)
  return (
    <EmptyState
      icon={icon}
      title={t('emptyMonth', { month: format.month(schedule.month) })}
      text={t('emptyMonthText', { month })}
      action={
        <Button variant="default" onClick={() => onGoTo(nearest)}>
          {t('goTo', { month })}
        </Button>
      }
    />
  )
}

const nearestMonth = ({
  month,
  previousOn,
  nextOn,
}: Pick<ScheduleMonth, 'month' | 'previousOn' | 'nextOn'>): string | null => {
  if (previousOn === null || nextOn === null) return monthOf(previousOn ?? nextOn ?? '') || null
  const back = daysBetween(previousOn, firstOfMonth(month))
  return monthOf(back <= daysBetween(lastOfMonth(month), nextOn) ? previousOn : nextOn)
}
