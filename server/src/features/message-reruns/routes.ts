import type { MessageRerun, messageRerunRoutes } from '@puquio/contract/modi/message-reruns'
import { holdRights } from '../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { cancelJob } from '../../platform/jobs/queue-store.ts'
import { fieldProblem, Problem } from '../../platform/problem.ts'
import { areOfProject } from '../devices/service.ts'
import { cancelRerun, findRerun, insertRerun, listReruns, setRerunJob } from './rerun-store.ts'
import { rerunJob } from './reruns-messages.ts'

export const messageRerunHandlers: Handlers<typeof messageRerunRoutes> = {
  list: ({ scope, query }) => listReruns(scope, query),
  start: ({ scope, body }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:system')
      for (const [path, table] of [
        ['deviceId', 'device'],
        ['deviceProfileId', 'device_profile'],
      ] as const)
        if (!(await areOfProject(within, table, [body[path]])))
          throw fieldProblem(path, 'not-in-list')
      const id = await insertRerun(within, body)
      await setRerunJob(within, id, await enqueue(within, rerunJob, { rerunId: id }))
      return shown(within, id)
    }),
  cancel: ({ scope, params: { messageRerunId } }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:system')
      const jobId = await cancelRerun(within, messageRerunId)
      if (jobId === null || !(await cancelJob(within, jobId))) throw new Problem('NOT_FOUND')
      return null
    }),
}

async function shown(scope: ProjectScope, id: number): Promise<MessageRerun> {
  const rerun = await findRerun(scope, id)
  if (!rerun) throw new Problem('NOT_FOUND')
  return rerun
}
