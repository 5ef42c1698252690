import { type EditedUserField, languages, type NewUserField } from '@puquio/domain'
import { z } from 'zod'
import { route } from './kit/route.ts'
import {
  givenInstant,
  id,
  idText,
  instant,
  line,
  listQuery,
  nothing,
  pageOf,
  phone,
  requiredLine,
  requiredText,
  version,
} from './kit/values.ts'
import { ownUserRoutes, user } from './people/own-user.ts'
import { email } from './session.ts'

export const userCreation = z.object({
  name: requiredLine(50),
  last_name: requiredLine(50),
  email,
  phone: phone.nullable().optional(),
  position: line(100).nullable().optional(),
  language: z.enum(languages).optional(),
} satisfies Record<NewUserField, z.ZodType>)

/** Being blocked, verified and switched on as the one state that the list shows. */
export const userStates = ['active', 'inactive', 'unverified', 'blocked'] as const
export type UserState = (typeof userStates)[number]

/** An account of an identity provider by which the user signs in. */
export const linkedIdentity = z.object({
  id,
  issuer: z.string(),
  username: z.string(),
  linkedAt: instant,
  lastUsedAt: instant,
})

export type LinkedIdentity = z.infer<typeof linkedIdentity>

/** A user as the system administrator lists them. */
export const listedUser = user.extend({
  state: z.enum(userStates),
  createdAt: instant,
  lastSignInAt: instant.nullable(),
  projects: z.array(z.object({ id, name: z.string() })),
  identities: z.array(linkedIdentity),
  version: z.int(),
})
export type ListedUser = z.infer<typeof listedUser>

export const userEdit = z.object({
  name: requiredLine(50),
  last_name: requiredLine(50),
  phone: phone.nullable(),
  position: line(100).nullable(),
  language: z.enum(languages),
  admin: z.boolean(),
  version,
} satisfies Record<EditedUserField | 'version', z.ZodType>)
export type UserEdit = z.output<typeof userEdit>

/** Readers of a language without a text of its own get the Spanish one. */
const inLanguages = (given: z.ZodString) =>
  z.object({
    es: given,
    en: given.optional(),
    fr: given.optional(),
    pt: given.optional(),
  })
export const policyVersion = z.object({
  title: inLanguages(requiredLine(200)),
  content: inLanguages(requiredText(100_000)),
  start_date: givenInstant,
})
export type PolicyVersion = z.infer<typeof policyVersion>

/** A version of the general policy as it is kept: the newest first, one of them in force. */
export const keptPolicy = z.object({
  id,
  title: z.partialRecord(z.enum(languages), z.string()),
  content: z.partialRecord(z.enum(languages), z.string()),
  start_date: instant,
  state: z.enum(['coming', 'in-force', 'past']),
  /** How many people accepted it, in whichever project. */
  acceptances: z.int(),
})
export type KeptPolicy = z.infer<typeof keptPolicy>

const oneUser = z.object({ userId: idText })
export const phoneCode = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/),
})
const sendingProblems = [
  'USER_NOT_FOUND',
  'PHONE_ALREADY_VERIFIED',
  'PHONE_NOT_VALID',
  'NOT_CONFIGURED',
  'WHATSAPP_NOT_SENT',
  'TOO_MANY_TRIES',
] as const
const codeProblems = ['USER_NOT_FOUND', 'PHONE_ALREADY_VERIFIED', 'CODE_NOT_VALID'] as const

export const userRoutes = {
  /** A new version of the general policy, which everybody has to accept again. */
  policyVersions: route({
    method: 'GET',
    path: '/fkl-user/policy/versions',
    access: 'system',
    reads: ['policy'],
    summary: 'Every version of the general policy, the newest first',
    response: z.array(keptPolicy),
  }),
  writePolicy: route({
    method: 'POST',
    path: '/fkl-user/policy/versions',
    access: 'system',
    changes: ['policy'],
    summary: 'Write a new version of the general policy; its HTML is cleaned',
    body: policyVersion,
    maxBytes: 1_000_000,
    response: z.object({ code: z.literal('FK-0013'), id_policy: id }),
  }),
  list: route({
    method: 'GET',
    path: '/fkl-user/',
    access: 'system',
    reads: ['users'],
    summary: 'Users of the system',
    query: listQuery(['name', 'email', 'createdAt', 'lastSignInAt']).extend({
      state: z.enum(userStates).optional(),
    }),
    response: pageOf(listedUser),
  }),
  create: route({
    method: 'POST',
    path: '/fkl-user/',
    access: 'system',
    changes: ['users', 'mails'],
    summary: 'Create a user and mail the activation link',
    body: userCreation,
    response: z.object({
      code: z.literal('FK-0013'),
      user,
      /** Whether no server is set that could send the activation link. */
      isMailWaiting: z.boolean(),
    }),
    problems: ['ALREADY_EXISTS'],
  }),
  edit: route({
    method: 'PUT',
    path: '/fkl-user/:userId',
    access: 'system',
    changes: ['users', 'rights', 'projects'],
    summary: 'Edit a user; the last system administrator stays one',
    params: oneUser,
    body: userEdit,
    response: z.object({ code: z.literal('FK-0012') }),
    problems: ['USER_NOT_FOUND', 'CHANGED_MEANWHILE', 'LAST_ADMINISTRATOR'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/fkl-user/:userId',
    access: 'system',
    changes: ['users'],
    summary: 'Delete a user, whose records are kept, and end their session',
    params: oneUser,
    response: z.object({ code: z.literal('FK-0011') }),
    problems: ['USER_NOT_FOUND', 'LAST_ADMINISTRATOR'],
  }),
  block: route({
    method: 'POST',
    path: '/fkl-user/:userId/block',
    access: 'system',
    changes: ['users'],
    summary: 'Block a user and end their session',
    params: oneUser,
    body: z.object({ reason: requiredText(500) }),
    response: z.object({ code: z.literal('FK-0014') }),
    problems: ['USER_NOT_FOUND'],
  }),
  unblock: route({
    method: 'POST',
    path: '/fkl-user/:userId/unblock',
    access: 'system',
    changes: ['users'],
    summary: 'Lift the block of a user',
    params: oneUser,
    response: z.object({ code: z.literal('FK-0015') }),
    problems: ['USER_NOT_FOUND'],
  }),
  activate: route({
    method: 'POST',
    path: '/fkl-user/:userId/activate',
    access: 'system',
    changes: ['users'],
    summary: 'Switch a user on',
    params: oneUser,
    response: z.object({ code: z.literal('FK-0012') }),
    problems: ['USER_NOT_FOUND', 'ALREADY_ACTIVE', 'EMAIL_NOT_VERIFIED'],
  }),
  deactivate: route({
    method: 'POST',
    path: '/fkl-user/:userId/deactivate',
    access: 'system',
    changes: ['users'],
    summary: 'Switch a user off and end their session',
    params: oneUser,
    response: z.object({ code: z.literal('FK-0012') }),
    problems: ['USER_NOT_FOUND', 'ALREADY_INACTIVE'],
  }),
  resendActivation: route({
    method: 'POST',
    path: '/fkl-user/:userId/activation-mail',
    access: 'system',
    changes: ['mails'],
    summary: 'Mail the activation link again',
    params: oneUser,
    response: nothing,
    problems: ['USER_NOT_FOUND', 'ALREADY_VERIFIED', 'TOO_MANY_TRIES'],
  }),
  /** The next sign-in by an account with the user's e-mail links it again. */
  unlink: route({
    method: 'DELETE',
    path: '/fkl-user/:userId/identities/:identityId',
    access: 'system',
    changes: ['users'],
    summary: 'Unlink a user from an account of the identity provider',
    params: oneUser.extend({ identityId: idText }),
    response: nothing,
    problems: ['USER_NOT_FOUND'],
  }),
  sendPhoneCode: route({
    method: 'POST',
    path: '/fkl-user/:userId/phone-code',
    access: 'system',
    changes: [],
    summary: 'Send a code of six digits to the phone of a user, by WhatsApp',
    params: oneUser,
    response: nothing,
    problems: sendingProblems,
  }),
  verifyPhone: route({
    method: 'POST',
    path: '/fkl-user/:userId/phone-verification',
    access: 'system',
    changes: ['users'],
    summary: 'Verify the phone of a user by the code that was sent to it',
    params: oneUser,
    body: phoneCode,
    response: z.object({ code: z.literal('FK-0012') }),
    problems: codeProblems,
  }),
  sendOwnPhoneCode: route({
    method: 'POST',
    path: '/fkl-user/phone-code',
    access: 'signed-in',
    changes: [],
    summary: 'Send a code of six digits to the own phone, by WhatsApp',
    response: nothing,
    problems: sendingProblems,
  }),
  verifyOwnPhone: route({
    method: 'POST',
    path: '/fkl-user/phone-verification',
    access: 'signed-in',
    changes: ['users'],
    summary: 'Verify the own phone by the code that was sent to it',
    body: phoneCode,
    response: z.object({ code: z.literal('FK-0012') }),
    problems: codeProblems,
  }),
  // Last, since a path of theirs matches all others; the router prefers fixed parts.
  ...ownUserRoutes,
}
