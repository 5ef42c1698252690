const firstMs = 60_000
const mostMs = 3_600_000

/** Variables whose rollups failed in this process: left out for a while that doubles each time, up to an hour. */
export type LeftOut = {
  /** Those that are not to be tried now. */
  ids: () => number[]
  failed: (variableId: number) => void
  computed: (variableIds: Iterable<number>) => void
}

export function openLeftOut(nowMs: () => number = () => performance.now()): LeftOut {
  const known = new Map<number, { untilMs: number; pauseMs: number }>()
  return {
    ids: () => [...known].flatMap(([id, { untilMs }]) => (untilMs > nowMs() ? [id] : [])),
    failed(variableId) {
      const before = known.get(variableId)
      const pauseMs = before ? Math.min(2 * before.pauseMs, mostMs) : firstMs
      known.set(variableId, { untilMs: nowMs() + pauseMs, pauseMs })
    },
    computed(variableIds) {
      if (known.size > 0) for (const id of variableIds) known.delete(id)
    },
  }
}
