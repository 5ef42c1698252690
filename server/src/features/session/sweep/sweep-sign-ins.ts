import { ago } from '../../../platform/clock.ts'
import type { SystemScope } from '../../../platform/db/scopes/scope.ts'
import { browserKnownDays } from '../../../platform/http/cookie.ts'
import {
  deleteAddresses,
  deleteAttempts,
  deleteBrowsers,
  deleteLinks,
  deleteSessions,
} from './store.ts'

/** Successful sign-ins, for audits of the year. */
const signInsKeptDays = 365
/** Failed attempts, to investigate attacks; the counters need the last day only. */
const failuresKeptDays = 90
/** So that an old page or mail can say why it no longer works. */
const sessionsKeptDays = 30
const linksKeptDays = 30
/** More than anybody works from, although phones get a new address every day. */
const addressesKeptPerAccount = 50

/**
 * Removes expired records of signing in. Addresses from which an account signed in are exempt from its
 * block, so the 50 used last are kept, however old.
 */
export async function sweepSignIns(scope: SystemScope): Promise<number> {
  const daysAgo = (days: number) => ago(scope.clock, { days })
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
