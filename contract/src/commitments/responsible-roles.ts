import { z } from 'zod'
import { route } from '../kit/route.ts'
import {
  calendarDate,
  givenDate,
  id,
  idText,
  instant,
  requiredLine,
  version,
} from '../kit/values.ts'

/** Most entries of who held a role from when. */
export const roleHoldersMax = 100

const person = z.object({ id, name: z.string() })

const roleFields = {
  name: requiredLine(100),
  /** From a day until that of the next one; null: from then on nobody. */
  holders: z
    .array(z.object({ fromOn: givenDate, userId: id.nullable() }))
    .max(roleHoldersMax)
    .superRefine((holders, context) => {
      const days = holders.map(({ fromOn }) => fromOn)
      days.forEach((day, at) => {
        if (days.indexOf(day) < at)
          context.addIssue({
            code: 'custom',
            path: [at, 'fromOn'],
            params: { problem: 'taken', value: day },
          })
      })
    }),
}
export const roleInput = z.object(roleFields)
export const roleEdit = z.object({ ...roleFields, isRetired: z.boolean(), version })
export type RoleInput = z.infer<typeof roleInput>

/** Who answers for something: a position, which different people hold over time. */
export const responsibleRole = z.object({
  id,
  name: z.string(),
  /** Who holds it today. */
  holder: person.nullable(),
  /** The newest first, those to come included. */
  holders: z.array(z.object({ fromOn: calendarDate, person: person.nullable() })),
  /** Tasks that it does or reviews and that have not ended. */
  tasks: z.int(),
  retiredAt: instant.nullable(),
  version,
})
export type ResponsibleRole = z.infer<typeof responsibleRole>

const ofRoles = '/fkl-bdo/projects/:projectId/responsible-roles'
const onProject = z.object({ projectId: idText })

export const responsibleRoleRoutes = {
  list: route({
    method: 'GET',
    path: ofRoles,
    access: 'project:read',
    reads: ['roles', 'tasks', 'members', 'users'],
    summary: 'Responsible roles of a project with who holds them, from when; retired ones last',
    params: onProject,
    response: z.array(responsibleRole),
  }),
  people: route({
    method: 'GET',
    path: `${ofRoles}-people`,
    access: 'project:write',
    reads: ['members', 'users'],
    summary: 'Members who enter data: they can hold a role or own a corrective action',
    params: onProject,
    response: z.array(person),
  }),
  create: route({
    method: 'POST',
    path: ofRoles,
    access: 'project:admin',
    withoutToken: true,
    changes: ['roles'],
    summary: 'Add a responsible role',
    params: onProject,
    body: roleInput,
    response: responsibleRole,
    problems: ['ALREADY_EXISTS'],
  }),
  /** Who holds it from which day is part of it, so that a rotation is one edit. */
  edit: route({
    method: 'PUT',
    path: `${ofRoles}/:roleId`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['roles'],
    summary: 'Rename a responsible role, say who holds it from when, retire it or bring it back',
    params: onProject.extend({ roleId: idText }),
    body: roleEdit,
    response: responsibleRole,
    problems: ['ALREADY_EXISTS', 'CHANGED_MEANWHILE'],
  }),
}
