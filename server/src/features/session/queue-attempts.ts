import { Problem } from '../../platform/problem.ts'

/** Most waiting attempts of one queue. */
const mostWaiting = 200

export type QueueAttempts = ReturnType<typeof queueAttempts>

/**
 * Runs the attempts of one queue one after another: in parallel they would be checked before the first
 * wrong one is counted, and would use every core or connection.
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
