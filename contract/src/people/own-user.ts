import { languages, type UserField } from '@puquio/domain'
import { z } from 'zod'
import { route } from '../kit/route.ts'
import { id, idText, instant, nothing } from '../kit/values.ts'
import { email } from '../session.ts'

export const permissionCode = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
export const projectPermission = z.object({ project: id, permissions: z.array(permissionCode) })

/** The user record; it never carries the password. */
export const user = z.object({
  id,
  name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  position: z.string().nullable(),
  /** System administrator. */
  admin: z.boolean(),
  active: z.boolean(),
  verified: z.boolean(),
  /** By a code that was sent to it; WhatsApp goes to no other one. */
  phoneVerified: z.boolean(),
  blocked: z.boolean(),
  language: z.enum(languages),
  projectPermissions: z.array(projectPermission),
  guestPermissions: z.array(projectPermission),
} satisfies Record<string, z.ZodType> & Record<UserField, z.ZodType>)
export type User = z.infer<typeof user>

/** Policy status. The dates are null where nothing was accepted or no link is set. */
export const policyStatus = z.object({
  id_policy: id,
  title: z.string(),
  /** HTML, sanitised when it was written and again when it is read. */
  content: z.string(),
  start_date: instant,
  acceptance_date: instant.nullable(),
  is_valid: z.boolean(),
  url_policy: z.string().nullable(),
  date_policy: instant.nullable(),
})
export type PolicyStatus = z.infer<typeof policyStatus>

const forProject = z.object({ user: idText, project: idText })

/** What everybody asks about themselves. In a file of its own, since the sign-in page carries it. */
export const ownUserRoutes = {
  permissions: route({
    method: 'GET',
    path: '/fkl-user/permissions',
    access: 'signed-in',
    reads: ['rights'],
    summary: 'Permission codes of a user in a project',
    query: forProject,
    response: z.array(permissionCode),
    problems: ['NO_PERMISSION', 'ACCESS_DENIED', 'POLICY_NOT_ACCEPTED'],
  }),
  policy: route({
    method: 'GET',
    path: '/fkl-user/policy',
    access: 'signed-in',
    reads: ['policy'],
    summary: 'Policy status of a user in a project',
    query: forProject,
    response: policyStatus,
    problems: ['NO_POLICY', 'ACCESS_DENIED', 'POLICY_NOT_ACCEPTED'],
  }),
  acceptPolicy: route({
    method: 'POST',
    path: '/fkl-user/policy',
    access: 'signed-in',
    changes: ['policy'],
    summary: 'Accept the policy for oneself',
    body: z.object({ policy: id, user: id, project: id }),
    response: policyStatus,
    problems: ['NO_POLICY', 'POLICY_OUTDATED', 'ACCESS_DENIED'],
  }),
  setLanguage: route({
    method: 'PUT',
    path: '/fkl-user/language',
    access: 'signed-in',
    changes: ['users'],
    summary: 'Remember the own language, for mails too',
    body: z.object({ language: z.enum(languages) }),
    response: nothing,
  }),
  byEmail: route({
    method: 'GET',
    path: '/fkl-user/:email',
    access: 'signed-in',
    reads: ['users'],
    summary: 'The record of a user: oneself, or a member of a project that one administers',
    params: z.object({ email }),
    response: user.extend({ AuthCode: z.string() }),
    problems: ['USER_NOT_REGISTERED', 'ACCESS_DENIED'],
  }),
}
