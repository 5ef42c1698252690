import { singleSignOnRoutes } from '@puquio/contract/people/single-sign-on'
import { addressOf } from '../../../lib/api/address.ts'
import { keepAccount, readAccount } from './account.ts'
import { openPopup } from '../../../lib/provider-popup.ts'

/**
 * Ends the provider's session in a popup, where this one was opened by it; call it while a click is handled.
 * False where the browser blocks popups.
 */
export const leaveProvider = (): boolean => {
  const account = readAccount()
  if (account === null) return true
  keepAccount(null)
  const query = { username: account.username }
  return openPopup(addressOf(singleSignOnRoutes.leave, { query })) !== null
}
