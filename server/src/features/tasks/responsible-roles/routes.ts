import type {
  ResponsibleRole,
  responsibleRoleRoutes,
  RoleInput,
} from '@puquio/contract/commitments/responsible-roles'
import { orAlreadyExists } from '../../../platform/db/or-already-exists.ts'
import { holdRights } from '../../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import { Problem } from '../../../platform/problem.ts'
import { membersOf } from '../../notifications/service.ts'
import { findRole, insertRole, listRoles, updateRole, writeHolders } from './store.ts'

export const responsibleRoleHandlers: Handlers<typeof responsibleRoleRoutes> = {
  list: ({ scope }) => listRoles(scope),
  people: ({ scope }) => membersHere(scope),
  create: ({ scope, body: { name, holders } }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:admin')
      await requirePeople(within, holders, [])
      const id = await orAlreadyExists(insertRole(within, name), 'name', name)
      await writeHolders(within, id, holders)
      return roleOf(within, id)
    }),
  edit: ({ scope, params: { roleId: id }, body: { name, holders, isRetired, version } }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:admin')
      const before = await roleOf(within, id)
      await requirePeople(within, holders, before.holders)
      const changing = updateRole(within, { id, version }, { name, isRetired })
      if (!(await orAlreadyExists(changing, 'name', name))) throw new Problem('CHANGED_MEANWHILE')
      await writeHolders(within, id, holders)
      return roleOf(within, id)
    }),
}

async function roleOf(scope: ProjectScope, id: number): Promise<ResponsibleRole> {
  const found = await findRole(scope, id)
  if (found === null) throw new Problem('NOT_FOUND')
  return found
}

/** Members who enter data in the project. */
async function membersHere(scope: ProjectScope) {
  const asked = { projectId: scope.projectId, audience: 'writers', exceptId: null } as const
  return (await membersOf(scope, asked)).map(({ id, name }) => ({ id, name }))
}

/** Who held it before may have left since. */
async function requirePeople(
  scope: ProjectScope,
  holders: RoleInput['holders'],
  before: ResponsibleRole['holders'],
) {
  const known = new Set((await membersHere(scope)).map(({ id }) => id))
  for (const { person } of before) if (person) known.add(person.id)
  const at = holders.findIndex(({ userId }) => userId !== null && !known.has(userId))
  if (at < 0) return
  throw new Problem('INPUT_NOT_VALID', {}, [
    { path: `holders.${at}.userId`, code: 'not-in-list', params: {} },
  ])
}
