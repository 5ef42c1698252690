import { z } from 'zod'
import { route } from './kit/route.ts'
import { nothing } from './kit/values.ts'

export const email = z.string().trim().toLowerCase().max(254).pipe(z.email())
const password = z.string().min(1).max(200)
const linkToken = z.string().regex(/^[A-Za-z0-9_-]{20,100}$/)

export const credentials = z.object({ email, password })
export type Credentials = z.infer<typeof credentials>

/** `code` is FK-0009 where this sign-in ended the session on another device. */
export const signInAnswer = z.object({
  Authorization: z.string(),
  code: z.enum(['FK-0009']).optional(),
})

export const sessionRoutes = {
  login: route({
    method: 'POST',
    path: '/fkl-auth/login',
    access: 'public',
    changes: [],
    summary: 'Sign in with e-mail and password',
    body: credentials,
    response: signInAnswer,
    problems: [
      'USER_NOT_REGISTERED',
      'WRONG_PASSWORD',
      'USER_NOT_ACTIVE',
      'USER_BLOCKED',
      'TOO_MANY_TRIES',
    ],
  }),
  // Public, so that signing out twice is answered with FK-0010 and not refused by the guard.
  logout: route({
    method: 'POST',
    path: '/fkl-auth/logout',
    access: 'public',
    changes: [],
    summary: 'End the session of the Authorization header',
    response: nothing,
    problems: ['NO_VALID_TOKEN', 'ALREADY_SIGNED_OUT'],
  }),
  /** Keeps the session alive while a person types without making calls. */
  ping: route({
    method: 'POST',
    path: '/fkl-auth/ping',
    access: 'signed-in',
    changes: [],
    summary: 'Keep the session alive',
    response: nothing,
  }),
  /** Responds alike whether or not the address is known. */
  forgot: route({
    method: 'POST',
    path: '/fkl-auth/password/forgot',
    access: 'public',
    changes: [],
    summary: 'Ask for a reset link by e-mail',
    body: z.object({ email }),
    response: nothing,
    problems: ['TOO_MANY_TRIES'],
  }),
  reset: route({
    method: 'POST',
    path: '/fkl-auth/password/reset',
    access: 'public',
    changes: [],
    summary: 'Set a new password with a reset link',
    body: z.object({ token: linkToken, password, repeated: password }),
    response: nothing,
    problems: ['LINK_NOT_VALID', 'PASSWORD_NOT_ACCEPTED'],
  }),
  changePassword: route({
    method: 'POST',
    path: '/fkl-auth/password/change',
    access: 'signed-in',
    changes: [],
    summary: 'Change the own password; ends the other sessions',
    body: z.object({ oldPassword: password, password, repeated: password }),
    response: nothing,
    problems: ['OLD_PASSWORD_WRONG', 'PASSWORD_NOT_ACCEPTED', 'TOO_MANY_TRIES'],
  }),
  /** What an activation link is for, before its form is shown. */
  readLink: route({
    method: 'POST',
    path: '/fkl-auth/link',
    access: 'public',
    changes: [],
    summary: 'What a mailed link is for',
    body: z.object({ token: linkToken }),
    response: z.object({ kind: z.enum(['activation', 'reset', 'unblock']), email: z.string() }),
    problems: ['LINK_NOT_VALID', 'ALREADY_VERIFIED', 'EMAIL_ALREADY_VERIFIED'],
  }),
  activate: route({
    method: 'POST',
    path: '/fkl-auth/activate',
    access: 'public',
    changes: [],
    summary: 'Activate an account with its link and a first password',
    body: z.object({ token: linkToken, password, repeated: password }),
    response: nothing,
    problems: [
      'LINK_NOT_VALID',
      'ALREADY_VERIFIED',
      'EMAIL_ALREADY_VERIFIED',
      'PASSWORD_NOT_ACCEPTED',
    ],
  }),
  unblock: route({
    method: 'POST',
    path: '/fkl-auth/unblock',
    access: 'public',
    changes: [],
    summary: 'Lift the block of the own account with a mailed link',
    body: z.object({ token: linkToken }),
    response: nothing,
    problems: ['LINK_NOT_VALID'],
  }),
}
