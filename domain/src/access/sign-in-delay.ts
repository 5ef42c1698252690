/** Wrong passwords for one account in a day before it is blocked. */
export const blockAfterFailures = 50

const freeFailures = 3
/** The users of a camp share one address, so it may fail ten times as often without a delay. */
const freeFailuresOfAddress = 30
const firstDelayMs = 1_000
const longestDelayMs = 30_000

export type SignInFailures = {
  failuresOfAccountFromHere: number
  failuresOfAddress: number
}

/**
 * Returns how long the next attempt waits. Failures of an account count only from the same browser or
 * address, so that nobody can delay somebody else from elsewhere.
 */
export const signInDelayMs = (failures: SignInFailures): number =>
  Math.max(
    delayAfter(failures.failuresOfAccountFromHere - freeFailures),
    delayAfter(failures.failuresOfAddress - freeFailuresOfAddress),
  )

const delayAfter = (paidFailures: number): number =>
  paidFailures <= 0 ? 0 : Math.min(firstDelayMs * 2 ** (paidFailures - 1), longestDelayMs)
