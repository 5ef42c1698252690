import { planRoutes } from '@puquio/contract/plans'
import { scheduleRoutes } from '@puquio/contract/schedule'
import { useDeferredValue, useMemo } from 'react'
import { useApi } from '../../lib/api/use-api.ts'
import { referenceOptions } from '../../widgets/pickers/reference.ts'
import { type Filters, filterKeys } from './month/filters.ts'
import { isOfKind, monthRows } from './month/month-rows.ts'
import { usePlanWords } from './use-plan-words.ts'
import { useScheduleSearch } from './use-schedule-search.ts'

export type PlanParams = { projectId: number; planId: number }

/** The data of a plan's page; the previous month stays until the next one is loaded. */
export const useSchedule = (params: PlanParams) => {
  const search = useScheduleSearch()
  const input = { params }
  const plan = useApi(planRoutes.get, input)
  const combinations = useApi(scheduleRoutes.combinations, input, referenceOptions)
  const shown = { ...input, query: monthQuery(search) }
  const month = useApi(scheduleRoutes.month, shown, { isKeepingPrevious: true })
  // Deferred, so that the browser answers while the month is rendered.
  const words = useDeferredValue(usePlanWords())
  const data = useDeferredValue(month.data)
  const rows = useMemo(() => {
    const cells = (data?.cells ?? []).filter((cell) => isOfKind(cell, search.kind))
    return monthRows(cells, words?.stations ?? [])
  }, [data, words, search.kind])
  const stationsOfKind = useMemo(
    () => (search.kind === undefined ? null : new Set(rows.map(({ station }) => station.id))),
    [rows, search.kind],
  )
  return {
    search,
    plan: useDeferredValue(plan.data),
    combinations: combinations.data ?? [],
    schedule: data,
    isStale: month.isPlaceholderData,
    words,
    rows,
    stationsOfKind,
    error: plan.error ?? month.error,
    retry: () => void Promise.all([plan.refetch(), month.refetch()]),
  }
}

/** What the call of a month takes of the address. */
export const monthQuery = ({
  filters,
  month,
}: {
  filters: Filters
  month: string | undefined
}) => ({
  ...listsOf(filters),
  month,
})

/** Filters as the routes take them: one that admits all is left out. */
export const listsOf = (filters: Filters) =>
  Object.fromEntries(
    filterKeys.filter((key) => filters[key].length > 0).map((key) => [key, [...filters[key]]]),
  ) as Partial<Record<keyof Filters, number[]>>
