import { commitmentRoutes } from '@puquio/contract/commitments/commitments'
import { taskRoutes } from '@puquio/contract/commitments/tasks'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import type { TaskSearch } from '../use-task-search.ts'

/** What the address names by its id and no field shows: the commitment and the task, by their names. */
export const useFilterNames = ({ commitment, task }: TaskSearch) => {
  const { id: projectId } = useProject()
  const ofCommitment = useApi(
    commitmentRoutes.get,
    { params: { projectId, commitmentId: commitment ?? 0 } },
    { enabled: commitment !== undefined },
  )
  const ofTask = useApi(
    taskRoutes.get,
    { params: { projectId, taskId: task ?? 0 } },
    { enabled: task !== undefined },
  )
  const named = [
    { key: 'commitment', id: commitment, value: ofCommitment.data?.shortName },
    { key: 'task', id: task, value: ofTask.data?.title },
  ] as const
  return named.flatMap(({ key, id, value }) =>
    id === undefined ? [] : [{ key, name: key, value: value ?? String(id) }],
  )
}
