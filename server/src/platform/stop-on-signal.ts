import type { Log } from './platform.ts'

const deadlineMs = 5_000
const giveUpMs = 9_500

/**
 * Ends the process on SIGTERM or Ctrl+C: what was opened last is closed first, running requests are
 * finished, and the database stops last.
 */
export function stopOnSignal(log: Pick<Log, 'info' | 'error'>) {
  const steps: (() => unknown)[] = []
  const pressing: (() => void)[] = []
  let stopping: Promise<void> | null = null

  const runSteps = async () => {
    for (let step = steps.pop(); step; step = steps.pop())
      try {
        await step()
      } catch (error) {
        log.error({ err: error }, 'stopping')
      }
  }
  const now = () => (stopping ??= runSteps())
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (stopping) return
      log.info({ signal }, 'stopping')
      setTimeout(() => pressing.forEach((press) => press()), deadlineMs).unref()
      setTimeout(() => process.exit(1), giveUpMs).unref()
      void now().then(() => process.exit(0))
    })
  return {
    /** Adds a step that runs before all those added earlier. */
    before: (step: () => unknown) => steps.push(step),
    /** Called when the steps take too long, for instance to end open connections. */
    atDeadline: (press: () => void) => pressing.push(press),
    now,
  }
}
