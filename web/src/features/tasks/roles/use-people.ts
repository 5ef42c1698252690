import {
  type ResponsibleRole,
  responsibleRoleRoutes,
} from '@puquio/contract/commitments/responsible-roles'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import type { Option } from '../../../ui/fields/option.ts'

/** Who can hold a role, and who holds or held this one, though they may have left since. */
export const usePeople = (role: ResponsibleRole | undefined): Option<number>[] => {
  const params = { projectId: useProject().id }
  const members = useApi(responsibleRoleRoutes.people, { params }).data ?? []
  const held = (role?.holders ?? []).flatMap(({ person }) => (person ? [person] : []))
  const names = new Map([...held, ...members].map(({ id, name }) => [id, name]))
  return [...names].map(([key, name]) => ({ key, name }))
}
