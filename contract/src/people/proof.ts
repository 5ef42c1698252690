import { z } from 'zod'
import { redirect, route } from '../kit/route.ts'
import { nothing } from '../kit/values.ts'

/** For how long a person who signed in again may do what asks for it. */
export const proofMinutes = 5

/** Signing in again within an open session, before what must be asked of the person and not of the browser. */
export const proofRoutes = {
  password: route({
    method: 'POST',
    path: '/fkl-auth/proof/password',
    access: 'signed-in',
    changes: [],
    summary: 'Prove by the password who is at the session',
    body: z.object({ password: z.string().min(1).max(200) }),
    response: nothing,
    problems: ['OLD_PASSWORD_WRONG', 'TOO_MANY_TRIES'],
  }),
  /** Ends as every flow of single sign-on, on the page that tells its opener. */
  startProvider: redirect({
    path: '/fkl-auth/proof/microsoft',
    access: 'public',
    summary: 'Have the identity provider ask the person again, in a popup',
    problems: ['NOT_CONFIGURED'],
  }),
  provider: route({
    method: 'POST',
    path: '/fkl-auth/proof/provider',
    access: 'signed-in',
    changes: [],
    summary: 'Prove who is at the session by the flow that has just finished',
    response: nothing,
    problems: ['NOT_CONFIGURED', 'SSO_NOT_PROVEN', 'SSO_OTHER_ACCOUNT'],
  }),
}
