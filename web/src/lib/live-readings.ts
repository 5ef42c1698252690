import type { StreamEvent, ToldReading } from '@puquio/contract/notifications/live'

type Listener = {
  onReadings: (readings: readonly ToldReading[]) => void
  /** Some may have been missed, or the right to hear them has to be shown again. */
  onGap: () => void
}

const listeners = new Set<Listener>()

/** Hears the readings that the stream tells, of variables that pages of this session watch; what it returns ends it. */
export const followReadings = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** For whoever follows the stream. */
export const passReadingsOn = (event: StreamEvent): void => {
  const isGap =
    event.kind === 'missed' || (event.kind === 'changed' && event.tags.includes('rights'))
  for (const { onReadings, onGap } of listeners)
    if (event.kind === 'readings') onReadings(event.readings)
    else if (isGap) onGap()
}
