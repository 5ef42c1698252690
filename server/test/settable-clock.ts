import type { Clock } from '../src/platform/clock.ts'

/** Runs on from the instant it was last set to. */
export type SettableClock = Clock & {
  set: (instant: string | Date) => void
  advance: (ms: number) => void
}

export function settableClock(start: string | Date): SettableClock {
  let offsetMs = 0
  const set = (instant: string | Date) => {
    offsetMs = new Date(instant).getTime() - Date.now()
  }
  set(start)
  return {
    now: () => new Date(Date.now() + offsetMs),
    set,
    advance: (ms) => {
      offsetMs += ms
    },
  }
}
