import { parentPort } from 'node:worker_threads'
import type { FromWorker } from './run-worker.ts'

/** How many messages may wait unread on the other side before this one pauses. */
const ahead = 3

/** The worker's end of `runWorker`: `tell` resolves when the other side can take more. */
export function workerSide<Message, Result>(): {
  tell: (message: Message) => Promise<void>
  done: (result: Result) => void
} {
  const port = parentPort
  if (!port) throw new Error('this module runs in a worker thread only')
  let unread = 0
  const sleepers: (() => void)[] = []
  port.on('message', () => {
    unread--
    for (const wake of sleepers.splice(0)) wake()
  })
  const post = (said: FromWorker<Message, Result>): void => port.postMessage(said)
  return {
    async tell(message) {
      post({ say: 'message', message })
      unread++
      while (unread >= ahead) {
        await new Promise<void>((resolve) => sleepers.push(resolve))
      }
    },
    done(result) {
      post({ say: 'done', result })
      port.close()
    },
  }
}
