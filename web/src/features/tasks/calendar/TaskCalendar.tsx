import { Alert, Button, Skeleton } from '@mantine/core'
import { calendarMax, taskOccurrenceRoutes } from '@puquio/contract/commitments/task-occurrences'
import { monthOf } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useToday } from '../../../lib/today.ts'
import { MonthPick } from '../../../ui/fields/MonthPick.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { monthQuery, type TaskSearchControl } from '../use-task-search.ts'
import { MonthAgenda } from './MonthAgenda.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import type { OccurrencesByDay } from './month-props.ts'
import styles from './TaskCalendar.module.css'

/** Due dates of a month: weeks of days, on phones the days that have any. */
export const TaskCalendar = ({ control: { values, write } }: { control: TaskSearchControl }) => {
  const { t } = useTranslation('tasks')
  const { id: projectId, timeZone } = useProject()
  const format = useFormat(timeZone)
  const isPhone = useIsPhone()
  const today = useToday(timeZone)
  const thisMonth = monthOf(today)
  const month = values.month ?? thisMonth
  const input = { params: { projectId }, query: monthQuery(values, month) }
  const { data, error, refetch, isPlaceholderData } = useApi(taskOccurrenceRoutes.month, input, {
    isKeepingPrevious: true,
  })
  if (error && !data) return <ErrorState {...failureOf(error)} onRetry={() => void refetch()} />
  const year = Number(today.slice(0, 4))
  const byDay: OccurrencesByDay = Map.groupBy(data ?? [], ({ dueOn }) => dueOn)
  const show = (to: string) => write({ month: to === thisMonth ? undefined : to })
  const shown = { month, today, byDay }
  return (
    <>
      <div className={styles.bar}>
        <MonthPick month={month} onChange={show} firstYear={year - 5} lastYear={year + 2} />
        {(!isPhone || month !== thisMonth) && (
          <Button
            variant="default"
            size="xs"
            disabled={month === thisMonth}
            onClick={() => show(thisMonth)}
          >
            {t('thisMonth')}
          </Button>
        )}
      </div>
      {data && data.length >= calendarMax && (
        <Alert mb="sm">{t('tooMany', { max: format.number(calendarMax) })}</Alert>
      )}
      {data === undefined ? (
        <Skeleton height={520} />
      ) : isPhone ? (
        data.length === 0 ? (
          <EmptyState title={t('emptyMonth', { month: format.month(month) })} />
        ) : (
          <MonthAgenda {...shown} />
        )
      ) : (
        <div data-stale={isPlaceholderData || undefined} className={styles.month}>
          <MonthGrid {...shown} />
        </div>
      )}
    </>
  )
}
