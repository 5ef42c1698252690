import { Problem } from '../../../platform/problem.ts'

const most = { running: 6, waiting: 80 }

/** So that no map floods a service: a few requests of a project at once, and no endless line behind them. */
export function pictureTurns(limits = most) {
  const running = new Map<number, number>()
  const waiting = new Map<number, (() => void)[]>()

  return async <T>(project: number, work: () => Promise<T>): Promise<T> => {
    const count = running.get(project) ?? 0
    if (count >= limits.running) {
      const line = waiting.get(project) ?? []
      if (line.length >= limits.waiting) throw new Problem('BUSY', { retryAfterS: 5 })
      await new Promise<void>((begin) => waiting.set(project, [...line, begin]))
    } else running.set(project, count + 1)
    try {
      return await work()
    } finally {
      const [next, ...others] = waiting.get(project) ?? []
      if (others.length > 0) waiting.set(project, others)
      else waiting.delete(project)
      // The turn is handed on as it is.
      if (next) next()
      else running.set(project, (running.get(project) ?? 1) - 1)
    }
  }
}
