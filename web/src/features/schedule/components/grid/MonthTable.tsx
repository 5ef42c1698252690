import { Button } from '@mantine/core'
import type { ScheduleMonth } from '@puquio/contract/schedule'
import { addMonths, firstOfMonth, monthOf } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '../../../../ui/use-is-phone.ts'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import type { MonthRow } from '../../month/month-rows.ts'
import type { ScheduleSearchControl } from '../../use-schedule-search.ts'
import { Agenda } from '../Agenda.tsx'
import { EmptyMonth } from '../EmptyMonth.tsx'
import { MonthGrid } from './MonthGrid.tsx'

type MonthTableProps = {
  planId: number
  schedule: ScheduleMonth
  rows: readonly MonthRow[]
  isStale: boolean
  search: ScheduleSearchControl
}

/** The month as a table, on a phone as a list of its days. */
export const MonthTable = ({ planId, schedule, rows, isStale, search }: MonthTableProps) => {
  const { t } = useTranslation('schedule')
  const isPhone = useIsPhone()
  if (schedule.counts.total === 0)
    return (
      <EmptyMonth
        schedule={schedule}
        onGoTo={search.setMonth}
        onClearFilters={search.clearFilters}
      />
    )
  if (rows.length === 0)
    return (
      <EmptyState
        title={t('kindHidden')}
        action={
          <Button variant="default" onClick={() => search.setKind(undefined)}>
            {t('showAllKinds')}
          </Button>
        }
      />
    )
  if (isPhone) return <Agenda planId={planId} schedule={schedule} rows={rows} />
  return (
    <MonthGrid
      planId={planId}
      schedule={schedule}
      rows={rows}
      isStale={isStale}
      onStepMonth={(months) =>
        search.setMonth(monthOf(addMonths(firstOfMonth(schedule.month), months)))
      }
    />
  )
}
