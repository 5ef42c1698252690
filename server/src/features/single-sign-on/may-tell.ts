import type { Config } from '../../platform/config.ts'
import type { ProviderIdentity } from './account-of.ts'
import { isSameIssuer } from './is-same-issuer.ts'

/**
 * Returns whether the operator lets the issuer say to whom the addresses of the e-mail's domain belong. A domain
 * does not stand for those below it.
 */
export function mayTell({ singleSignOn }: Config, { issuer, email }: ProviderIdentity): boolean {
  const domain = email?.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const domains = singleSignOn?.domains ?? []
  return domains.some((one) => isSameIssuer(one.issuer, issuer) && one.domain === domain)
}
