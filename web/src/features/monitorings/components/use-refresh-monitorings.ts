import { type Monitoring, monitoringRoutes } from '@puquio/contract/monitorings'
import { planRoutes } from '@puquio/contract/plans'
import { scheduleRoutes } from '@puquio/contract/schedule'
import { useQueryClient } from '@tanstack/react-query'
import { useProject } from '../../../lib/project-context.ts'
import { routeKey } from '../../../lib/use-api.ts'

const changed = [
  monitoringRoutes.list,
  monitoringRoutes.get,
  monitoringRoutes.history,
  monitoringRoutes.evidence,
  planRoutes.list,
  planRoutes.get,
  planRoutes.commitments,
  scheduleRoutes.month,
  scheduleRoutes.map,
]

/** After a change: the answer stands at once, the rest is read anew without anybody waiting for it. */
export const useRefreshMonitorings = () => {
  const client = useQueryClient()
  const project = useProject()
  return (saved?: Monitoring) => {
    if (saved) {
      const input = { params: { projectId: project.id, monitoringId: saved.id } }
      client.setQueryData([...routeKey(monitoringRoutes.get), input], saved)
    }
    for (const route of changed) void client.invalidateQueries({ queryKey: routeKey(route) })
  }
}
