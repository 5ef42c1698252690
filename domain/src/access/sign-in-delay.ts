/** Wrong passwords for one account in a day before it is blocked. */
export const blockAfterFailures = 50

const freeFailures = 3
/** A camp's users share one address, so ten times as many failures of theirs are free. */
const freeFailuresOfAddress = 30
const firstDelayMs = 1_000
const longestDelayMs = 30_000

export type SignInFailures = {
  failuresOfAccountFromHere: number
  failuresOfAddress: number
}

/**
 * How long the next attempt waits. An account's failures count only from the same browser, or else the
 * same address, so that nobody can slow somebody else down from afar.
 */
export const signInDelayMs = (failures: SignInFailures): number =>
  Math.max(
    delayAfter(failures.failuresOfAccountFromHere - freeFailures),
    delayAfter(failures.failuresOfAddress - freeFailuresOfAddress),
  )

const delayAfter = (paidFailures: number): number =>
  paidFailures <= 0 ? 0 : Math.min(firstDelayMs * 2 ** (paidFailures - 1), longestDelayMs)
