import { planRoutes } from '@puquio/contract/plans'
import { referenceRoutes } from '@puquio/contract/reference'
import { scheduleRoutes } from '@puquio/contract/schedule'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useFormat } from '../../../lib/texts/format.ts'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { UrlTabs } from '../../../ui/UrlTabs.tsx'
import { NoPlan } from '../../../widgets/NoPlan.tsx'
import { referenceOptions } from '../../../widgets/pickers/reference.ts'
import { Counts } from '../components/Counts.tsx'
import { Downloads } from '../components/Downloads.tsx'
import { MonthBar } from '../components/MonthBar.tsx'
import { MonthTable } from '../components/grid/MonthTable.tsx'
import { Notices } from '../components/Notices.tsx'
import { PlanHead } from '../components/PlanHead.tsx'
import styles from '../components/Schedule.module.css'
import { Indicators } from '../components/Indicators.tsx'
import { ScheduleFilters } from '../components/ScheduleFilters.tsx'
import { ScheduleSkeleton } from '../components/ScheduleSkeleton.tsx'
import { StationsMap } from '../components/StationsMap.tsx'
import { readSearch } from '../month/search.ts'
import type { scheduleSearch } from '../search.ts'
import { monthQuery, useSchedule } from '../use-schedule.ts'
import '../texts.ts'

export const loader = loadInProject<{ planningId: string }, z.output<typeof scheduleSearch>>(
  (ask, { projectId, params: { planningId }, search }) => {
    const input = { params: { projectId, planId: Number(planningId) } }
    ask(planRoutes.get, input)
    ask(scheduleRoutes.month, { ...input, query: monthQuery(readSearch(search)) })
    ask(referenceRoutes.all, { params: { projectId } }, referenceOptions)
    ask(scheduleRoutes.combinations, input, referenceOptions)
  },
)

/** A plan's schedule: where the year stands, and each month as a table and on the map. */
export const Page = () => {
  const { t } = useTranslation('schedule')
  const format = useFormat()
  const { planningId } = useParams({ from: '/planning-and-monitoring/$planningId' })
  // On phones, in the field, the day's monitorings come before the progress.
  const isPhone = useIsPhone()
  const params = { projectId: useProject().id, planId: Number(planningId) }
  const {
    search,
    plan,
    schedule,
    combinations,
    words,
    rows,
    stationsOfKind,
    isStale,
    error,
    retry,
  } = useSchedule(params)
  if (error && !(plan && schedule)) return <NoPlan error={error} onRetry={retry} />
  if (!plan || !schedule) return <ScheduleSkeleton />
  const indicators = <Indicators schedule={schedule} />
  return (
    <>
      <PlanHead plan={plan} />
      <div className={styles.controls}>
        <ScheduleFilters
          search={search}
          words={words}
          combinations={combinations}
          end={<Downloads params={params} month={schedule.month} filters={search.filters} />}
        >
          <MonthBar {...schedule} onChange={search.setMonth} />
        </ScheduleFilters>
      </div>
      <p className={styles.printed}>{format.month(schedule.month)}</p>
      {!isPhone && indicators}
      <Notices planId={plan.id} schedule={schedule} stations={words?.stations ?? []} />
      <Counts counts={schedule.counts} kind={search.kind} onChoose={search.setKind} />
      <div className={styles.tabs}>
        <UrlTabs
          label={t('views')}
          tab={search.view}
          onTab={search.setView}
          tabs={[
            {
              key: 'table',
              label: t('table'),
              content: words ? (
                <MonthTable
                  planId={plan.id}
                  schedule={schedule}
                  rows={rows}
                  isStale={isStale}
                  search={search}
                />
              ) : (
                <ScheduleSkeleton />
              ),
            },
            {
              key: 'map',
              label: t('map'),
              content: words ? (
                <StationsMap
                  params={params}
                  month={schedule.month}
                  search={search}
                  words={words}
                  only={stationsOfKind}
                />
              ) : (
                <ScheduleSkeleton />
              ),
            },
          ]}
        />
      </div>
      {/* Rendered once the parts above have their height, so that they do not move it. */}
      {isPhone && words && indicators}
    </>
  )
}
