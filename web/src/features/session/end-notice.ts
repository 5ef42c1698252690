import type { SessionEnd } from '../../lib/session.ts'
import { createStore } from '../../lib/store.ts'

/**
 * Why the last session ended, until somebody signs in: a toast is gone by the time that a person
 * comes back to the desk.
 */
export const endNotice = createStore<{
  problem: 'NO_VALID_TOKEN'
  params: { reason: SessionEnd }
} | null>(null)
