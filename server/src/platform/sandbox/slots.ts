import { Problem } from '../problem.ts'

export type SlotLimits = {
  /** Most processes at once; each may use a whole heap. */
  count: number
  /** Most of one project: fewer than `count`, so that no project can use all slots. */
  perProject: number
  /** Most waiting tasks of one project; more are refused as busy. */
  waitingPerProject: number
}
type Leave = () => void

/**
 * Slots shared fairly: waiting projects are served in turn, one task each. Resolves to the function that
 * releases the slot.
 */
export function createSlots({ count, perProject, waitingPerProject }: SlotLimits) {
  let free = count
  const running = new Map<number, number>()
  /** Projects in the order in which they are served; the last served one is last. */
  const waiting = new Map<number, (() => void)[]>()
  const runningOf = (project: number) => running.get(project) ?? 0

  const serveNext = (): void => {
    for (const [project, queue] of waiting) {
      if (free === 0) return
      if (runningOf(project) >= perProject) continue
      const take = queue.shift()
      waiting.delete(project)
      if (queue.length > 0) waiting.set(project, queue)
      take?.()
    }
  }
  const release = (project: number): void => {
    free++
    if (runningOf(project) > 1) running.set(project, runningOf(project) - 1)
    else running.delete(project)
    serveNext()
  }

  return (project: number, signal?: AbortSignal): Promise<Leave> =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const take = (): void => {
        signal?.removeEventListener('abort', leave)
        free--
        running.set(project, runningOf(project) + 1)
        let given = false
        resolve(() => {
          if (!given) release(project)
          given = true
        })
      }
      const leave = (): void => {
        const queue = (waiting.get(project) ?? []).filter((one) => one !== take)
        if (queue.length > 0) waiting.set(project, queue)
        else waiting.delete(project)
        reject(signal?.reason)
      }
      if (free > 0 && runningOf(project) < perProject) return take()
      const queue = waiting.get(project) ?? []
      if (queue.length >= waitingPerProject) throw new Problem('BUSY', { retryAfterS: 10 })
      waiting.set(project, [...queue, take])
      signal?.addEventListener('abort', leave, { once: true })
    })
}
