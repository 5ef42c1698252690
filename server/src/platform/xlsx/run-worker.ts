import { Worker } from 'node:worker_threads'
import type { ReadLimits } from './limits.ts'
import { type Refused, refused } from './refusal.ts'
import { createSlots } from './worker-slots.ts'

const takeSlot = createSlots(2)

/** What a worker of this folder says: work in progress, or how it ended. */
export type FromWorker<Message, Result> =
  | { say: 'message'; message: Message }
  | { say: 'done'; result: Result }

export type WorkerRun<Message> = {
  file: URL
  data: unknown
  limits: ReadLimits
  signal?: AbortSignal | undefined
  onMessage: (message: Message) => void | Promise<void>
}

/**
 * Runs one worker to its end. A file that fills its heap or keeps it silent too long is a
 * refusal; a worker that throws is a mistake of ours and rejects, as an abort does.
 */
export async function runWorker<Message, Result>(
  run: WorkerRun<Message>,
): Promise<Result | Refused> {
  const giveBack = await takeSlot(run.signal)
  const worker = new Worker(run.file, {
    workerData: run.data,
    // Neither settings nor secrets reach the thread that opens strangers' files.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: run.limits.heapMb, maxYoungGenerationSizeMb: 48 },
  })
  try {
    return await settle<Message, Result>(worker, run)
  } finally {
    giveBack()
    await worker.terminate()
  }
}

function settle<Message, Result>(
  worker: Worker,
  run: WorkerRun<Message>,
): Promise<Result | Refused> {
  return new Promise((resolve, reject) => {
    const tooSilent = (): void =>
      finish(() => resolve(refused('timeout', { ms: run.limits.silenceMs })))
    let silence = setTimeout(tooSilent, run.limits.silenceMs)
    const abort = (): void => finish(() => reject(run.signal?.reason))
    let finished = false
    const finish = (settleIt: () => void): void => {
      finished = true
      clearTimeout(silence)
      run.signal?.removeEventListener('abort', abort)
      settleIt()
    }
    run.signal?.addEventListener('abort', abort, { once: true })
    if (run.signal?.aborted) abort()

    // One message at a time, in order: the next is asked for when the caller is through.
    let turn: Promise<void> = Promise.resolve()
    const take = async (said: FromWorker<Message, Result>): Promise<void> => {
      if (finished) return
      if (said.say === 'done') return finish(() => resolve(said.result))
      await run.onMessage(said.message)
      if (finished) return
      clearTimeout(silence)
      silence = setTimeout(tooSilent, run.limits.silenceMs)
      worker.postMessage('next')
    }
    worker.on('message', (said: FromWorker<Message, Result>) => {
      clearTimeout(silence)
      turn = turn.then(() => take(said)).catch((error: unknown) => finish(() => reject(error)))
    })
    worker.on('error', (error: Error & { code?: string }) => {
      const full = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      finish(() =>
        full ? resolve(refused('too-large', { heapMb: run.limits.heapMb })) : reject(error),
      )
    })
    worker.on('exit', (code) => {
      const early = new Error(`workbook worker ended with ${code} before its result`)
      turn = turn.then(() => finish(() => reject(early)))
    })
  })
}
