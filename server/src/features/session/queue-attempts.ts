import { Problem } from '../../platform/problem.ts'

/** Attempts of one queue that may wait for one another. */
const mostWaiting = 200

/**
 * Attempts of one queue one after another: sent all at once they would be checked before the first
 * wrong one is counted, and would take every core for their hashes or every connection.
 */
export function queueAttempts() {
  const queues = new Map<string, { last: Promise<unknown>; waiting: number }>()
  return async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
    const queue = queues.get(name) ?? { last: Promise.resolve(), waiting: 0 }
    if (queue.waiting >= mostWaiting) throw new Problem('TOO_MANY_TRIES', { retryAfterS: 10 })
    queues.set(name, queue)
    queue.waiting++
    const mine = queue.last.then(work, work)
    queue.last = mine.catch(() => undefined)
    try {
      return await mine
    } finally {
      queue.waiting--
      if (queue.waiting === 0) queues.delete(name)
    }
  }
}
