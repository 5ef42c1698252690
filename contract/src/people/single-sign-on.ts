import { z } from 'zod'
import { redirect, route } from '../kit/route.ts'
import { signInAnswer } from '../session.ts'

const text = z.string().max(4000).optional()

/** What the web keeps of the provider's account; it proves nothing by itself. */
export const providerAccount = z.object({
  username: z.string().min(1).max(254),
  homeAccountId: z.string().min(1).max(300),
})
export type ProviderAccount = z.infer<typeof providerAccount>

/** The page that ends a flow in the popup gets its outcome behind `#`, which no server sees. */
export const singleSignOnRoutes = {
  start: redirect({
    path: '/fkl-auth/login/microsoft',
    access: 'public',
    summary: 'Start a sign-in at the identity provider, in a popup',
    problems: ['NOT_CONFIGURED'],
  }),
  finish: redirect({
    path: '/fkl-auth/login/microsoft/return',
    access: 'public',
    summary: 'Where the identity provider sends the popup back to',
    query: z.object({ code: text, state: text, error: text, iss: text }),
    problems: ['NOT_CONFIGURED'],
  }),
  login: route({
    method: 'POST',
    path: '/fkl-auth/loginms',
    access: 'public',
    changes: [],
    summary: 'Sign in with the cookie of a flow that has just finished',
    body: providerAccount,
    response: signInAnswer.extend({ email: z.string() }),
    problems: [
      'NOT_CONFIGURED',
      'SSO_NOT_PROVEN',
      'SSO_NO_EMAIL',
      'SSO_OTHER_ACCOUNT',
      'SSO_FOREIGN_EMAIL',
      'SSO_ADMINISTRATOR',
      'USER_NOT_REGISTERED',
      'USER_NOT_ACTIVE',
      'USER_BLOCKED',
    ],
  }),
  leave: redirect({
    path: '/fkl-auth/logout/microsoft',
    access: 'public',
    summary: 'End the session at the identity provider, in a popup',
    query: z.object({ username: z.string().max(254).optional() }),
    problems: ['NOT_CONFIGURED'],
  }),
}
