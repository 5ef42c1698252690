import type { ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority
const priorities = { 'below-normal': PRIORITY_BELOW_NORMAL, low: PRIORITY_LOW }

/** A task that gave up its slot, or that nobody waits for, leaves the processors to the others. */
export function yieldProcessor(child: ChildProcess | null, to: keyof typeof priorities): void {
  if (child?.pid === undefined) return
  try {
    setPriority(child.pid, priorities[to])
  } catch {
    // It has ended, or the system has no priorities.
  }
}
