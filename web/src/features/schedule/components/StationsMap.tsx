import { type ScheduleStation, scheduleRoutes } from '@puquio/contract/schedule'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { StationMap } from '../../../widgets/map/StationMap.tsx'
import { hasCoordinates } from '../../../widgets/map/station.ts'
import type { PlanWords } from '../use-plan-words.ts'
import { listsOf, type PlanParams } from '../use-schedule.ts'
import type { ScheduleSearchControl } from '../use-schedule-search.ts'
import { ScheduleSkeleton } from './ScheduleSkeleton.tsx'

type StationsMapProps = {
  params: PlanParams
  month: string
  search: ScheduleSearchControl
  words: PlanWords
  /** Those with something of the chosen kind; null where all kinds are shown. */
  only: ReadonlySet<number> | null
}

/** The plan's stations, each with what asks for most attention in the month. */
export const StationsMap = ({ params, month, search, words, only }: StationsMapProps) => {
  const { t } = useTranslation('schedule')
  const format = useFormat()
  const query = { ...listsOf(search.filters), month }
  const { data, error, refetch } = useApi(
    scheduleRoutes.map,
    { params, query },
    { isKeepingPrevious: true },
  )
  const stations = useMemo(() => {
    const detail = ({ done, due }: ScheduleStation) => t('doneInMonth', { done, due })
    const shown = (data ?? []).filter(({ stationId }) => only === null || only.has(stationId))
    return shown.filter(hasCoordinates).map((station) => ({
      ...station,
      id: station.stationId,
      ...(station.due > 0 ? { detail: detail(station) } : {}),
    }))
  }, [data, only, t])
  const components = useMemo(() => {
    const used = new Set(stations.flatMap((station) => station.miningComponentIds))
    return words.options.miningComponents
      .filter(({ key }) => used.has(key))
      .map(({ key, name }) => ({ id: key, name }))
  }, [stations, words])
  if (error && !data) return <ErrorState {...failureOf(error)} onRetry={() => void refetch()} />
  if (!data) return <ScheduleSkeleton />
  return (
    <StationMap
      label={t('mapOf', { month: format.month(month) })}
      stations={stations}
      miningComponents={components}
      unmappedCount={data.filter((station) => !hasCoordinates(station)).length}
      onOpen={({ id }) => search.showStation(id)}
    />
  )
}
