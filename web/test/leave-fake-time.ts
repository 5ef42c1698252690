import { cleanup } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * Takes the page away and goes back to real time. jsdom draws frames, and moves the focus from what is taken
 * away, by one interval: one that began in fake time has to end in it, or no frame comes to the files after.
 */
export function leaveFakeTime() {
  cleanup()
  vi.advanceTimersByTime(100)
  vi.useRealTimers()
}
