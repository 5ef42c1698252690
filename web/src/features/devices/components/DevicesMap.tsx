import { Skeleton } from '@mantine/core'
import { deviceRoutes } from '@puquio/contract/modi/devices'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { modiFailure } from '../../../widgets/devices/modi-failure.ts'
import { hasCoordinates, type MapStation } from '../../../widgets/map/station.ts'
import { StationMap } from '../../../widgets/map/StationMap.tsx'
import type { mapQuery } from '../use-device-search.ts'
import { NewestReading } from './NewestReading.tsx'
import '../texts.ts'

/** All devices that the filters leave, by their state; the popup of one has its newest reading. */
export const DevicesMap = ({ query }: { query: ReturnType<typeof mapQuery> }) => {
  const { t } = useTranslation('devices')
  const { id: projectId } = useProject()
  const navigate = useNavigate()
  const asked = { params: { projectId }, query }
  const { data, error, refetch } = useApi(deviceRoutes.map, asked, { isKeepingPrevious: true })
  const stations = useMemo(
    () =>
      (data ?? []).filter(hasCoordinates).map(({ serial, state, ...device }): MapStation => {
        return { ...device, code: serial, status: state, miningComponentIds: none }
      }),
    [data],
  )
  if (error && !data) return <ErrorState {...modiFailure(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={420} />
  return (
    <StationMap
      kind="devices"
      label={t('mapOf')}
      stations={stations}
      unmappedCount={data.length - stations.length}
      facts={({ id }) => <NewestReading deviceId={id} />}
      onOpen={({ id, code }) => void navigate(paths.device(id, code))}
    />
  )
}

const none: readonly number[] = []
