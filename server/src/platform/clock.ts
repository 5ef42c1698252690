/** The clock of the process; `domain` gets instants and dates as arguments instead. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** Runs on from the given instant, so that tests and the demonstration stand on a chosen day. */
export function clockStartingAt(instant: Date): Clock {
  const offsetMs = instant.getTime() - Date.now()
  return { now: () => new Date(Date.now() + offsetMs) }
}
