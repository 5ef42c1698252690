import type { Clock } from '../src/platform/clock.ts'

/** Runs on from the instant it was last set to, or stands there once it is held. */
export type SettableClock = Clock & {
  set: (instant: string | Date) => void
  advance: (ms: number) => void
  /** Stands still from now on, so that a slow machine changes nothing; `set` and `advance` still move it. */
  hold: () => void
}

export function settableClock(start: string | Date): SettableClock {
  let runs = () => Date.now()
  let offsetMs = 0
  const nowMs = () => runs() + offsetMs
  const set = (instant: string | Date) => {
    offsetMs = new Date(instant).getTime() - runs()
  }
  set(start)
  return {
    now: () => new Date(nowMs()),
    set,
    advance: (ms) => {
      offsetMs += ms
    },
    hold: () => {
      const heldAt = runs()
      runs = () => heldAt
    },
  }
}
