import { email } from '@puquio/contract/session'

/** Somebody's account at the provider, as the verified ID token names it. */
export type ProviderIdentity = {
  issuer: string
  subject: string
  username: string
  homeAccountId: string
  email: string | null
}

type Claims = { iss: string; sub: string } & Record<string, unknown>

/** The clouds of Microsoft Entra ID: elsewhere the claims `oid` and `tid` may be anybody's. */
const entraHosts = new Set([
  'login.microsoftonline.com',
  'login.microsoftonline.us',
  'login.partner.microsoftonline.cn',
])

/**
 * Reads who it is. Entra's `sub` differs for each application; tenant (which its issuer holds) and object id
 * stay.
 */
export function accountOf(claims: Claims): ProviderIdentity {
  const text = (name: string) => {
    const value = claims[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  const [tenant, object] = [text('tid'), text('oid')]
  const isEntra = entraHosts.has(URL.parse(claims.iss)?.hostname ?? '') && tenant && object
  const given = text('email') ?? (isEntra ? text('preferred_username') : null)
  const read = email.safeParse(given)
  // Entra sends no such claim; the domains of its tenants are verified there. Elsewhere a missing one proves nothing.
  const said = claims['email_verified']
  const isVerified = isEntra ? said !== false : said === true
  return {
    issuer: claims.iss,
    subject: isEntra ? object : claims.sub,
    username: text('preferred_username') ?? given ?? claims.sub,
    homeAccountId: isEntra ? `${object}.${tenant}` : claims.sub,
    email: read.success && isVerified ? read.data : null,
  }
}
