import { mailServerRoutes as routes } from '@puquio/contract/mail-servers'
import type { MailServerInput } from '@puquio/contract/mail-servers'
import { useApi, useApiMutation } from '../../lib/api/use-api.ts'

/** The servers of a project, or of the installation where it is null, and what can be done with them. */
export const useMailServers = (projectId: number | null) => {
  const isOfProject = projectId !== null
  const params = { projectId: projectId ?? 0 }
  const ofProject = useApi(routes.list, { params }, { enabled: isOfProject })
  const ofSystem = useApi(routes.listOfSystem, {}, { enabled: !isOfProject })
  const create = useApiMutation(routes.create)
  const createOfSystem = useApiMutation(routes.createOfSystem)
  const edit = useApiMutation(routes.edit)
  const editOfSystem = useApiMutation(routes.editOfSystem)
  const remove = useApiMutation(routes.remove)
  const removeOfSystem = useApiMutation(routes.removeOfSystem)
  const test = useApiMutation(routes.test)
  const testOfSystem = useApiMutation(routes.testOfSystem)
  const one = (mailServerId: number) => ({ params: { ...params, mailServerId } })
  return {
    servers: isOfProject ? ofProject : ofSystem,
    save: (id: number | null, body: MailServerInput) => {
      if (id === null)
        return isOfProject
          ? create.mutateAsync({ params, body })
          : createOfSystem.mutateAsync({ body })
      return isOfProject
        ? edit.mutateAsync({ ...one(id), body })
        : editOfSystem.mutateAsync({ ...one(id), body })
    },
    remove: (id: number) =>
      isOfProject ? remove.mutateAsync(one(id)) : removeOfSystem.mutateAsync(one(id)),
    test: (id: number) =>
      isOfProject ? test.mutateAsync(one(id)) : testOfSystem.mutateAsync(one(id)),
  }
}

export type MailServers = ReturnType<typeof useMailServers>
