import type { Log } from './platform.ts'

/** One thing to do every day; answers how much there was to do. */
export type Task = { name: string; run: () => Promise<number> }

const dayMs = 86_400_000

/** Runs the tasks one after another, now and every 24 hours; one that fails leaves the others alone. */
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
