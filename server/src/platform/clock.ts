/** The clock of the process; `domain` gets instants and dates as arguments instead. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** Runs on from the given instant, so that tests and the demonstration stand on a chosen day. */
export function clockStartingAt(instant: Date): Clock {
  const offsetMs = instant.getTime() - Date.now()
  return { now: () => new Date(Date.now() + offsetMs) }
}

type Span = { days?: number; hours?: number; minutes?: number; ms?: number }

const msOf = ({ days = 0, hours = 0, minutes = 0, ms = 0 }: Span) =>
  ((days * 24 + hours) * 60 + minutes) * 60_000 + ms

/** Returns the instant so long before now. */
export const ago = (clock: Clock, span: Span) => new Date(clock.now().getTime() - msOf(span))

/** Returns the instant so long after now. */
export const fromNow = (clock: Clock, span: Span) => new Date(clock.now().getTime() + msOf(span))
