import type { Log } from './platform.ts'

/** A daily task; returns how many things it did. */
export type Task = { name: string; run: () => Promise<number> }

const dayMs = 86_400_000

/** Runs the tasks one after another, now and every 24 hours; a failing one does not stop the others. */
export function startDaily(tasks: readonly Task[], log: Pick<Log, 'info' | 'error'>) {
  let isStopping = false
  const runAll = async () => {
    for (const { name, run } of tasks) {
      if (isStopping) return
      try {
        const swept = await run()
        if (swept > 0) log.info({ task: name, swept }, 'daily task')
      } catch (error) {
        log.error({ err: error, task: name }, 'daily task failed')
      }
    }
  }
  let running = runAll()
  const timer = setInterval(() => {
    running = running.then(runAll)
  }, dayMs).unref()
  return {
    async stop() {
      isStopping = true
      clearInterval(timer)
      await running
    },
  }
}
