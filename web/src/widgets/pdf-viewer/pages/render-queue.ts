type Work = {
  /** Pages from the one that is read. */
  distance: () => number
  run: (signal: AbortSignal) => Promise<void>
  aborter: AbortController
}

/** More at once would only make each come later. */
const atOnce = 2

export type RenderQueue = ReturnType<typeof createRenderQueue>

/** Draws pages by their turn: the nearest to the one that is read first, however late it was asked for. */
export function createRenderQueue() {
  const waiting = new Set<Work>()
  let running = 0

  const next = () => {
    if (running >= atOnce || waiting.size === 0) return
    const [nearest] = [...waiting].sort((one, other) => one.distance() - other.distance())
    if (!nearest) return
    waiting.delete(nearest)
    running++
    void nearest
      .run(nearest.aborter.signal)
      .catch(() => undefined)
      .finally(() => {
        running--
        next()
      })
    next()
  }

  return {
    /** Returns what takes the work back, or breaks it off. */
    add(distance: () => number, run: (signal: AbortSignal) => Promise<void>): () => void {
      const work = { distance, run, aborter: new AbortController() }
      waiting.add(work)
      // What is asked for in the same moment is put in order first.
      queueMicrotask(next)
      return () => {
        waiting.delete(work)
        work.aborter.abort()
      }
    },
  }
}
