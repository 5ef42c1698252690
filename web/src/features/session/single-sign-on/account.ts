import type { ProviderAccount } from '@puquio/contract/people/single-sign-on'
import { readStored, writeStored } from '../../../lib/storage.ts'

/** The identity provider's account of the session that is open here. */
const key = 'puquio.account'

export const readAccount = (): ProviderAccount | null => {
  const account = readStored<ProviderAccount>('device', key)
  return typeof account?.username === 'string' ? account : null
}

export const keepAccount = (account: ProviderAccount | null): void =>
  writeStored('device', key, account)
