import { type Monitoring, monitoringRoutes } from '@puquio/contract/monitorings'
import { useQueryClient } from '@tanstack/react-query'
import { afterChange } from '../../../lib/after-change.ts'
import { useProject } from '../../../lib/project-context.ts'
import { readAnew, routeKey } from '../../../lib/use-api.ts'

/** After a change: the answer stands at once, the rest is read anew without anybody waiting for it. */
export const useRefreshMonitorings = () => {
  const client = useQueryClient()
  const project = useProject()
  return (saved?: Monitoring) => {
    if (saved) {
      const input = { params: { projectId: project.id, monitoringId: saved.id } }
      client.setQueryData([...routeKey(monitoringRoutes.get), input], saved)
    }
    void readAnew(client, afterChange.monitorings)
  }
}
