import { copyConnections } from '../../platform/db/copy/copy-rows.ts'
import { Problem } from '../../platform/problem.ts'
import { exportJobsAtOnce } from './makes-exports.ts'

/** Connections that are left beside those of jobs. */
const atOnce = copyConnections - exportJobsAtOnce
/** Exports of one person that wait, are written or are sent: each may have a file on the disk. */
const mostOfPerson = 4
const retryAfterS = 10

type Asker = { userId: number; projectId: number }
type Waiting = Asker & { begin: () => void }

/**
 * The turns of exports that are read for a call: as many at once as there are connections, one of them for each person
 * and each project. The next is of the project that has had no turn for longest, so that nobody waits behind all that
 * others ask for.
 */
export function exportTurns() {
  const held = new Map<number, number>()
  const working = new Set<Waiting>()
  const waiting = new Set<Waiting>()
  /** When each project had its last turn, counted in turns. */
  const lastOf = new Map<number, number>()
  let begun = 0

  const isFree = ({ userId, projectId }: Asker) =>
    ![...working].some((other) => other.userId === userId || other.projectId === projectId)
  const lastTurn = ({ projectId }: Asker) => lastOf.get(projectId) ?? 0
  const next = () => {
    while (working.size < atOnce) {
      const [turn] = [...waiting]
        .filter(isFree)
        .toSorted((one, other) => lastTurn(one) - lastTurn(other))
      if (!turn) return
      waiting.delete(turn)
      working.add(turn)
      lastOf.set(turn.projectId, ++begun)
      turn.begin()
    }
  }
  const hold = (userId: number, more: 1 | -1) => {
    const count = (held.get(userId) ?? 0) + more
    if (count > 0) held.set(userId, count)
    else held.delete(userId)
  }

  return {
    /** Holds one of a person's exports until it is ended; throws TOO_MANY_REQUESTS for one too many. */
    take({ userId, projectId }: Asker) {
      if ((held.get(userId) ?? 0) >= mostOfPerson)
        throw new Problem('TOO_MANY_REQUESTS', { retryAfterS })
      hold(userId, 1)
      return {
        /** Throws, and waits no longer, where the signal ends it before its turn. */
        async inTurn<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
          signal.throwIfAborted()
          const begin = Promise.withResolvers<void>()
          const turn = { userId, projectId, begin: begin.resolve }
          const leave = () => {
            if (waiting.delete(turn)) begin.reject(signal.reason)
          }
          signal.addEventListener('abort', leave)
          waiting.add(turn)
          next()
          try {
            await begin.promise
            return await work()
          } finally {
            signal.removeEventListener('abort', leave)
            working.delete(turn)
            next()
          }
        },
        /** Once, when nothing of it is left on the disk. */
        end: () => hold(userId, -1),
      }
    },
  }
}
