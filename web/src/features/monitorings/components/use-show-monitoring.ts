import { type Monitoring, monitoringRoutes } from '@puquio/contract/monitorings'
import { useQueryClient } from '@tanstack/react-query'
import { useProject } from '../../../lib/project/project-context.ts'
import { routeKey } from '../../../lib/api/api-query.ts'

/** Puts a monitoring of a response into the cache of its own page. */
export const useShowMonitoring = () => {
  const client = useQueryClient()
  const project = useProject()
  return (known: Monitoring) => {
    const input = { params: { projectId: project.id, monitoringId: known.id } }
    client.setQueryData([...routeKey(monitoringRoutes.get), input], known)
  }
}
