import type { ReadingWatch } from './watch-readings.ts'

/** How long a watch holds: pages say it again twice in this time. */
const heldMs = 60_000
/** Of all pages of a session together; of more the oldest are let go. */
const mostOfSession = 240

type Watching = {
  userId: number
  /** Until when each variable is watched; what was said longest ago comes first. */
  until: Map<number, number>
}

/** Which sessions are to be told of which variables. */
export function openWatches(now = () => performance.now()) {
  const bySession = new Map<number, Watching>()
  const byVariable = new Map<number, Set<number>>()

  const letGo = (sessionId: number, variableId: number) => {
    bySession.get(sessionId)?.until.delete(variableId)
    const sessions = byVariable.get(variableId)
    sessions?.delete(sessionId)
    if (sessions?.size === 0) byVariable.delete(variableId)
  }

  return {
    watch({ sessionId, userId, variableIds }: ReadingWatch) {
      const { until } = bySession.get(sessionId) ?? { until: new Map<number, number>() }
      bySession.set(sessionId, { userId, until })
      for (const variableId of variableIds) {
        until.delete(variableId)
        until.set(variableId, now() + heldMs)
        byVariable.set(variableId, (byVariable.get(variableId) ?? new Set()).add(sessionId))
      }
      for (const variableId of until.keys()) {
        if (until.size <= mostOfSession) break
        letGo(sessionId, variableId)
      }
    },
    /** The sessions that watch a variable now. */
    *watchersOf(variableId: number): Generator<number> {
      for (const sessionId of byVariable.get(variableId) ?? [])
        if ((bySession.get(sessionId)?.until.get(variableId) ?? 0) > now()) yield sessionId
    },
    /** All sessions that watch anything. */
    watchers: () => bySession.keys(),
    /** A person's rights may be others now, or everybody's: pages that may still read say their watch again. */
    forget(ofUser: number | null) {
      for (const [sessionId, { userId, until }] of bySession) {
        if (ofUser !== null && ofUser !== userId) continue
        for (const variableId of until.keys()) letGo(sessionId, variableId)
        bySession.delete(sessionId)
      }
    },
    /** Lets go of what nobody said again. */
    sweep() {
      for (const [sessionId, { until }] of bySession) {
        for (const [variableId, untilMs] of until)
          if (untilMs <= now()) letGo(sessionId, variableId)
        if (until.size === 0) bySession.delete(sessionId)
      }
    },
  }
}
