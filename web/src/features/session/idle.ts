/** The state of an idle session; all times in milliseconds since the epoch. */
export type IdleState = {
  lastInputAt: number
  /** Start of the time without input and loading; null before that. */
  countingSince: number | null
}

export type IdleTimes = { sessionMs: number; idleMs: number }

export type IdlePhase = { kind: 'active' } | { kind: 'counting'; leftMs: number } | { kind: 'over' }

type Moment = { now: number; isLoading: boolean }

/**
 * The next state and what to show: after `sessionMs` without input a countdown of `idleMs` runs, which
 * any input cancels. Nothing happens while a call is loading: the countdown then begins again after it.
 */
export const nextIdle = (
  state: IdleState,
  { sessionMs, idleMs }: IdleTimes,
  { now, isLoading }: Moment,
): { state: IdleState; phase: IdlePhase } => {
  const active = { state: { ...state, countingSince: null }, phase: { kind: 'active' } } as const
  const dueAt = state.lastInputAt + sessionMs
  if (now < dueAt || isLoading) return active
  // A computer that wakes up past the end shows no countdown.
  if (state.countingSince === null && now >= dueAt + idleMs + sleptMs)
    return { state, phase: { kind: 'over' } }
  const countingSince = state.countingSince ?? now
  const leftMs = countingSince + idleMs - now
  return {
    state: { ...state, countingSince },
    phase: leftMs > 0 ? { kind: 'counting', leftMs } : { kind: 'over' },
  }
}

/** Timers of a background page may fire a minute late; a longer delay means that the computer slept. */
const sleptMs = 120_000
