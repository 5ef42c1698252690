import { type Credentials, sessionRoutes } from '@puquio/contract/session'
import type { RouteAnswer } from '@puquio/contract'
import { ownUserRoutes } from '@puquio/contract/people/own-user'
import { call } from '../../lib/api/call.ts'
import { startSession } from '../../lib/session.ts'
import { chooseLanguage, hasChosenLanguage } from '../../lib/texts/texts.ts'
import { keepAccount } from './single-sign-on/account.ts'

export type Started = { hasEndedAnother: boolean }

/** Signs in by a password. */
export const signIn = async (body: Credentials): Promise<Started> => {
  const answer = await call(sessionRoutes.login, { body })
  keepAccount(null)
  return startFrom(answer, body.email)
}

/** Fetches the user with the new AuthCode. */
export const startFrom = async (
  answer: RouteAnswer<typeof sessionRoutes.login>,
  email: string,
): Promise<Started> => {
  const authCode = answer.Authorization
  const user = await call(ownUserRoutes.byEmail, { params: { email } }, { authCode })
  if (!hasChosenLanguage()) chooseLanguage(user.language)
  startSession({ ...user, AuthCode: authCode })
  return { hasEndedAnother: answer.code === 'FK-0009' }
}
