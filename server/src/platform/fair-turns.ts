import { Problem } from './problem.ts'

export type TurnLimits = {
  /** Works of all at once, one of them for each person and each project. */
  atOnce: number
  /** Works of one person that wait or are at work; more are refused. */
  mostOfPerson: number
  /** Works of one project; somebody who has none yet gets a first one beyond it. */
  mostOfProject?: number
  /** Works of all; a project that has none yet gets a first one beyond it. */
  mostOfAll?: number
}
const retryAfterS = 10

type Asker = { userId: number; projectId: number }
type Waiting = Asker & { begin: () => void }
export type Turns = ReturnType<typeof fairTurns>

/**
 * The turns of long works that calls wait for: a few at once, one of them for each person and each project. The next is
 * of the project that has had no turn for longest, and in it of such a person, so that nobody waits behind all that others
 * ask for.
 */
export function fairTurns({
  atOnce,
  mostOfPerson,
  mostOfProject = Number.POSITIVE_INFINITY,
  mostOfAll = Number.POSITIVE_INFINITY,
}: TurnLimits) {
  const held = new Set<Asker>()
  const working = new Set<Waiting>()
  const waiting = new Set<Waiting>()
  /** When each project and person had their last turn, counted in turns. */
  const lastOf = { project: new Map<number, number>(), person: new Map<number, number>() }
  let begun = 0

  const isFree = ({ userId, projectId }: Asker) =>
    ![...working].some((other) => other.userId === userId || other.projectId === projectId)
  const before = (one: Asker, other: Asker) =>
    (lastOf.project.get(one.projectId) ?? 0) - (lastOf.project.get(other.projectId) ?? 0) ||
    (lastOf.person.get(one.userId) ?? 0) - (lastOf.person.get(other.userId) ?? 0)
  const next = () => {
    while (working.size < atOnce) {
      const [turn] = [...waiting].filter(isFree).toSorted(before)
      if (!turn) return
      waiting.delete(turn)
      working.add(turn)
      begun += 1
      lastOf.project.set(turn.projectId, begun)
      lastOf.person.set(turn.userId, begun)
      turn.begin()
    }
  }
  const heldBy = (is: (asker: Asker) => boolean) => [...held].filter(is).length

  return {
    /**
     * Holds one of a person's works until it is ended; throws TOO_MANY_REQUESTS for one too many of the person, and BUSY
     * where as many wait as may.
     */
    take(asker: Asker) {
      const { userId, projectId } = asker
      const ofPerson = heldBy((other) => other.userId === userId)
      const ofProject = heldBy((other) => other.projectId === projectId)
      if (ofPerson >= mostOfPerson) throw new Problem('TOO_MANY_REQUESTS', { retryAfterS })
      if ((ofProject >= mostOfProject && ofPerson > 0) || (held.size >= mostOfAll && ofProject > 0))
        throw new Problem('BUSY', { retryAfterS })
      const own = { userId, projectId }
      held.add(own)
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
        /** When nothing of it is left, as a file on the disk. */
        end: () => void held.delete(own),
      }
    },
  }
}
