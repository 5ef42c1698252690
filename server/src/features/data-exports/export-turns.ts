import { copyConnections } from '../../platform/db/copy/copy-rows.ts'
import { Problem } from '../../platform/problem.ts'
import { exportJobsAtOnce } from './makes-exports.ts'

/** Connections that are left beside those of jobs. */
const atOnce = copyConnections - exportJobsAtOnce
/** Exports of one person that are read or wait. */
const mostOfPerson = 4
const retryAfterS = 10

/**
 * The turns of exports that are read for a call: as many at once as there are connections, one of them for each person,
 * who keeps nobody else waiting behind the next.
 */
export function exportTurns() {
  const working = new Set<number>()
  const waiting: { userId: number; begin: () => void }[] = []
  const next = () => {
    if (working.size >= atOnce) return
    const index = waiting.findIndex(({ userId }) => !working.has(userId))
    const [turn] = index < 0 ? [] : waiting.splice(index, 1)
    if (!turn) return
    working.add(turn.userId)
    turn.begin()
  }
  const countOf = (userId: number) =>
    Number(working.has(userId)) + waiting.filter((turn) => turn.userId === userId).length
  return {
    /** Throws where a person has as many as one may have. */
    requireTurn(userId: number): void {
      if (countOf(userId) >= mostOfPerson) throw new Problem('TOO_MANY_REQUESTS', { retryAfterS })
    },
    async inTurn<T>(userId: number, work: () => Promise<T>): Promise<T> {
      await new Promise<void>((begin) => {
        waiting.push({ userId, begin })
        next()
      })
      try {
        return await work()
      } finally {
        working.delete(userId)
        next()
      }
    },
  }
}
