import { singleSignOnRoutes } from '@puquio/contract/people/single-sign-on'
import { addressOf } from '../../../lib/api/address.ts'
import { call } from '../../../lib/api/call.ts'
import { startFrom } from '../sign-in.ts'
import { keepAccount } from './account.ts'
import { openPopup, waitForPopup } from '../../../lib/provider-popup.ts'

export type Outcome =
  | { kind: 'signed-in'; hasEndedAnother: boolean }
  | { kind: 'blocked' | 'closed' }
  | { kind: 'problem'; problem: unknown }

/** Signs in at the identity provider, in a popup, and then here. */
export const signInByPopup = async (): Promise<Outcome> => {
  const popup = openPopup(addressOf(singleSignOnRoutes.start))
  if (popup === null) return { kind: 'blocked' }
  const said = await waitForPopup(popup)
  if (said === null) return { kind: 'closed' }
  if ('problem' in said) return { kind: 'problem', problem: said }
  try {
    const answer = await call(singleSignOnRoutes.login, { body: said })
    const started = await startFrom(answer, answer.email)
    keepAccount(said)
    return { kind: 'signed-in', ...started }
  } catch (problem) {
    return { kind: 'problem', problem }
  }
}
