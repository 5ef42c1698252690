import { languages, type PermissionCode, validPermissionSet } from '@puquio/domain'
import { z } from 'zod'
import { file, route, upload } from '../kit/route.ts'
import {
  bytes,
  calendarDate,
  givenDate,
  idText,
  instant,
  listQuery,
  nothing,
  pageOf,
} from '../kit/values.ts'
import { cellCorrections, cellIssue, workbookProblems } from '../reference.ts'
import { email } from '../session.ts'
import { userCreation, userEdit, userStates } from '../users.ts'
import { permissionCode, user } from './own-user.ts'

/** Somebody who works in a project. `id` is the user's. */
export const member = user
  .omit({ active: true, verified: true, phoneVerified: true, blocked: true, admin: true })
  .omit({ projectPermissions: true, guestPermissions: true })
  .extend({
    /** Null while they are awaited. */
    state: z.enum(userStates).nullable(),
    permissions: z.array(permissionCode),
    isGuest: z.boolean(),
    /** The last day of a guest's access, in the project's time zone. */
    endsOn: calendarDate.nullable(),
    hasEnded: z.boolean(),
    joinedAt: instant,
    lastSignInAt: instant.nullable(),
    /** Whether the project's ADMIN keeps this person's data: their account was made here. */
    isOfHere: z.boolean(),
    /** Of another company, and has not opened the project yet: nothing of the account is shown but the e-mail. */
    isAwaited: z.boolean(),
    version: z.int(),
  })
export type Member = z.infer<typeof member>

/** What somebody may do in a project: the issues are named by the domain. */
const membership = z.object({
  permissions: z.array(permissionCode).max(4),
  isGuest: z.boolean(),
  endsOn: givenDate.nullable(),
})
type Membership = z.output<typeof membership>

const checkMembership = (
  { permissions, isGuest, endsOn }: Membership,
  context: z.RefinementCtx<unknown>,
) => {
  if (permissions.length === 0)
    context.addIssue({ code: 'custom', path: ['permissions'], params: { problem: 'required' } })
  for (const problem of validPermissionSet(permissions, { isGuest }))
    context.addIssue({ code: 'custom', path: ['permissions'], params: { problem } })
  if (!isGuest && endsOn !== null)
    context.addIssue({ code: 'custom', path: ['endsOn'], params: { problem: 'end-of-guests' } })
}

export const membershipEdit = membership.superRefine(checkMembership)
export const memberCreation = userCreation.extend(membership.shape).superRefine(checkMembership)
export type MemberCreation = z.output<typeof memberCreation>
export const memberAddition = membership.extend({ email }).superRefine(checkMembership)
export type MemberAddition = z.output<typeof memberAddition>
/** Whether somebody administers the system is not the project's. */
export const memberEdit = userEdit.omit({ admin: true })
export type MemberEdit = z.output<typeof memberEdit>

/** Whether no server is set that could send the mail; alike whether or not the e-mail has an account. */
const isMailWaiting = z.boolean()

/** `isAwaited` as the list shows it. */
export const memberAdded = z.object({
  code: z.literal('FK-0013'),
  isMailWaiting,
  isAwaited: member.shape.isAwaited,
})
export type MemberAdded = z.infer<typeof memberAdded>

/** A row of a workbook as it was understood; nothing of who has an account already. */
const invitation = z.object({
  row: z.int(),
  email: z.string(),
  name: z.string(),
  last_name: z.string(),
  permissions: z.array(permissionCode),
  isGuest: z.boolean(),
  endsOn: calendarDate.nullable(),
  /** Works in the project already, and stays as it is. */
  isMember: z.boolean(),
})
export type Invitation = z.infer<typeof invitation>

/** What a workbook of invitations holds: all of it is saved, or nothing and every reason. */
export const memberImport = z.object({
  isSaved: z.boolean(),
  isMailWaiting,
  rows: z.array(invitation),
  issueCount: z.int(),
  /** The first 500 of them. */
  issues: z.array(cellIssue),
})
export type MemberImport = z.infer<typeof memberImport>
const workbookBytesMax = 5_000_000

export const memberKinds = ['member', 'guest', 'ended'] as const

/** A role as a query carries it. */
const roleText = z.union([
  permissionCode,
  z.enum(['1', '2', '3', '4']).transform((text) => Number(text) as PermissionCode),
])
const ofProject = '/fkl-project/:projectId/users'
const inProject = z.object({ projectId: idText })
const one = z.object({ projectId: idText, memberId: idText })

export const memberRoutes = {
  list: route({
    method: 'GET',
    path: ofProject,
    access: 'project:admin',
    reads: ['members', 'users'],
    summary: 'Who works in a project, guests whose access has ended included',
    params: inProject,
    query: listQuery(['name', 'email', 'joinedAt', 'lastSignInAt', 'endsOn']).extend({
      state: z.enum(userStates).optional(),
      kind: z.enum(memberKinds).optional(),
      permission: roleText.optional(),
    }),
    response: pageOf(member),
  }),
  /** One whose e-mail has an account already is added, and the answer is the same. */
  create: route({
    method: 'POST',
    path: ofProject,
    access: 'project:admin',
    withoutToken: true,
    changes: ['members', 'users', 'mails'],
    summary: 'Create a user in a project and mail the activation link',
    params: inProject,
    body: memberCreation,
    response: z.object({ code: z.literal('FK-0013'), isMailWaiting }),
    problems: ['ALREADY_MEMBER', 'TOO_MANY_TRIES', 'CHANGED_MEANWHILE'],
  }),
  /** An e-mail that nobody has counts as an addition, too. */
  add: route({
    method: 'POST',
    path: `${ofProject}/existing`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['members', 'users', 'mails'],
    summary: 'Add a user to a project by the full e-mail',
    params: inProject,
    body: memberAddition,
    response: memberAdded,
    problems: ['ALREADY_MEMBER', 'USER_NOT_FOUND', 'TOO_MANY_TRIES'],
  }),
  template: file({
    method: 'GET',
    path: `${ofProject}/workbook`,
    access: 'project:admin',
    summary: 'The workbook by which people are invited, with its instructions',
    params: inProject,
    query: z.object({ language: z.enum(languages).optional() }),
  }),
  /**
   * `save=no` checks and shows what was understood; the same workbook saved twice changes nothing. Corrected
   * cells are read instead of the workbook's own.
   */
  importWorkbook: upload({
    method: 'POST',
    path: `${ofProject}/workbook`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['members', 'users', 'mails'],
    summary:
      'Invite people by a workbook: existing users are added, others created; all or nothing',
    params: inProject,
    body: z.object({ save: z.enum(['yes', 'no']), corrections: cellCorrections.optional() }),
    response: memberImport,
    maxBytes: workbookBytesMax,
    problems: [...workbookProblems, 'TOO_MANY_TRIES', 'CHANGED_MEANWHILE'],
  }),
  workbookErrors: upload({
    method: 'POST',
    path: `${ofProject}/workbook/errors`,
    access: 'project:admin',
    withoutToken: true,
    changes: [],
    summary:
      'The same workbook with the cells that are refused coloured and commented; saves nothing',
    params: inProject,
    response: bytes,
    maxBytes: workbookBytesMax,
    problems: [...workbookProblems, 'CHANGED_MEANWHILE'],
  }),
  edit: route({
    method: 'PUT',
    path: `${ofProject}/:memberId`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['members', 'users'],
    summary: 'Edit a user whose account was made in the project',
    params: one,
    body: memberEdit,
    response: z.object({ code: z.literal('FK-0012') }),
    problems: ['NOT_FOUND', 'ACCESS_DENIED', 'CHANGED_MEANWHILE'],
  }),
  setPermissions: route({
    method: 'PUT',
    path: `${ofProject}/:memberId/permissions`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['members', 'users', 'rights'],
    summary: 'Set the project or guest permissions of a user; the last ADMIN stays one',
    params: one,
    body: membershipEdit,
    response: z.object({ code: z.literal('FK-0012') }),
    problems: ['NOT_FOUND', 'ACCESS_DENIED', 'LAST_ADMIN_OF_PROJECT'],
  }),
  resendActivation: route({
    method: 'POST',
    path: `${ofProject}/:memberId/activation-mail`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['mails'],
    summary: 'Mail the activation link again to a user whose account was made in the project',
    params: one,
    response: nothing,
    problems: ['NOT_FOUND', 'ACCESS_DENIED', 'ALREADY_VERIFIED', 'TOO_MANY_TRIES'],
  }),
  remove: route({
    method: 'DELETE',
    path: `${ofProject}/:memberId`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['members', 'users', 'rights', 'projects'],
    summary: 'Remove a user from a project; the last ADMIN stays',
    params: one,
    response: z.object({ code: z.literal('FK-0011') }),
    problems: ['NOT_FOUND', 'LAST_ADMIN_OF_PROJECT'],
  }),
}
