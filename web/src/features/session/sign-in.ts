import { type Credentials, sessionRoutes } from '@puquio/contract/session'
import { userRoutes } from '@puquio/contract/users'
import { call } from '../../lib/api/call.ts'
import { startSession } from '../../lib/session.ts'
import { chooseLanguage, hasChosenLanguage } from '../../lib/texts/texts.ts'

/** Signs in, then fetches the user with the new AuthCode. */
export const signIn = async (body: Credentials): Promise<{ hasEndedAnother: boolean }> => {
  const answer = await call(sessionRoutes.login, { body })
  const authCode = answer.Authorization
  const user = await call(userRoutes.byEmail, { params: { email: body.email } }, { authCode })
  if (!hasChosenLanguage()) chooseLanguage(user.language)
  startSession({ ...user, AuthCode: authCode })
  return { hasEndedAnother: answer.code === 'FK-0009' }
}
