/**
 * Returns what somebody else's server said as it is kept: control characters become spaces, since the database takes
 * no NUL.
 */
export const keptReason = (said: string): string =>
  said
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 500)
    .toWellFormed()
