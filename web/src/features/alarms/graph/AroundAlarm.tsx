import { Skeleton } from '@mantine/core'
import type { AlarmDetail } from '@puquio/contract/modi/alarms'
import { readingRoutes } from '@puquio/contract/modi/readings'
import { Suspense } from 'react'
import { useApi } from '../../../lib/api/use-api.ts'
import { laterPart } from '../../../lib/later-part.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { alarmGraphPx } from './alarm-period.ts'

const AlarmGraph = laterPart(async () => (await import('./AlarmGraph.tsx')).AlarmGraph)

/** The graph around an alarm; of a device that is silent its first variable. */
export const AroundAlarm = ({ alarm }: { alarm: AlarmDetail }) => {
  const { id: projectId } = useProject()
  const isOfDevice = alarm.variable === null
  const query = { device: alarm.device.id, page: 1, size: 1 }
  const found = useApi(
    readingRoutes.variables,
    { params: { projectId }, query },
    { enabled: isOfDevice, isQuiet: true },
  )
  const first = found.data?.items.find(({ device }) => device.id === alarm.device.id)
  const variableId = alarm.variable?.id ?? first?.id
  const wait = <Skeleton height={alarmGraphPx} my="sm" />
  // Without a variable in service there is nothing to draw.
  if (variableId === undefined) return found.isLoading ? wait : null
  return (
    <Suspense fallback={wait}>
      <AlarmGraph alarm={alarm} variableId={variableId} />
    </Suspense>
  )
}
