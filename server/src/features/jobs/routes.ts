import type { jobRoutes } from '@puquio/contract/jobs'
import type { Handlers } from '../../platform/http/implement.ts'
import { cancelJob, runNow } from '../../platform/jobs/queue-store.ts'
import { Problem } from '../../platform/problem.ts'
import { countJobs, listJobs } from './store.ts'

export const jobRouteHandlers: Handlers<typeof jobRoutes> = {
  list: ({ system, query }) =>
    system.transaction(async (scope) => ({
      ...(await listJobs(scope, query)),
      ...(await countJobs(scope)),
    })),

  async retry({ system, params }) {
    if (!(await runNow(system, { id: params.jobId }))) throw new Problem('NOT_FOUND')
    return null
  },

  async cancel({ system, params }) {
    if (!(await cancelJob(system, params.jobId))) throw new Problem('NOT_FOUND')
    return null
  },
}
