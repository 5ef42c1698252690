import type { SystemScope } from '../../../platform/db/scope.ts'
import { browserKnownDays } from '../../../platform/http/cookie.ts'
import {
  deleteAddresses,
  deleteAttempts,
  deleteBrowsers,
  deleteLinks,
  deleteSessions,
} from './store.ts'

const dayMs = 86_400_000

/** Who signed in when, for audits of the year. */
const signInsKeptDays = 365
/** Wrong passwords and the like: to look into an attack; the counters ask for the last day only. */
const failuresKeptDays = 90
/** So that who comes back to an old page, or an old mail, reads why it does not work any more. */
const sessionsKeptDays = 30
const linksKeptDays = 30
/** More than anybody works from; phones get a new one every day. */
const addressesKeptPerAccount = 50

/**
 * Removes records of signing in that have served. Addresses from which an account signed in are
 * exempt from its block: the 50 used last stay, however long ago.
 */
export async function sweepSignIns(scope: SystemScope): Promise<number> {
  const daysAgo = (days: number) => new Date(scope.clock.now().getTime() - days * dayMs)
  const attempts = await deleteAttempts(scope, {
    signedIn: daysAgo(signInsKeptDays),
    others: daysAgo(failuresKeptDays),
  })
  const sessions = await deleteSessions(scope, daysAgo(sessionsKeptDays))
  const links = await deleteLinks(scope, daysAgo(linksKeptDays))
  const browsers = await deleteBrowsers(scope, daysAgo(browserKnownDays))
  const addresses = await deleteAddresses(scope, addressesKeptPerAccount)
  return attempts + sessions + links + browsers + addresses
}
