import type { ChildProcess } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { TaskLimits } from './limits.ts'
import { keepSpare, type Program, takeProcess } from './ready-process.ts'
import { slotFor } from './held-slot.ts'
import { bytesOf, type HereSource, isBrought, type Source } from './source.ts'
import type { FromTask, ToTask } from './task.ts'
import { watchMemory } from './watch-memory.ts'
import { yieldProcessor } from './yield-processor.ts'

/** A task that exceeded a limit. */
export type Stopped = { kind: 'stopped'; by: 'time' | 'memory' }

/** The process ended before its task, by no limit of ours: the system may have killed it. */
export class ProcessEnded extends Error {}

export type TaskRun<Args, Message> = {
  /** The module that exports `task`, loaded when the process starts. */
  task: URL
  /** A module of the caller that the task is given, loaded at the start, too. */
  part?: URL | undefined
  /** The one file, handed to the process on its standard input. */
  source: Source
  /** Plain data, by structured clone. */
  args: Args
  /** For whom: slots are shared fairly between projects. */
  project: number
  limits: TaskLimits
  signal?: AbortSignal | undefined
  /** Another task of this program follows at once: its process is made ready meanwhile, not after. */
  isFollowed?: boolean
  /** The task loads a native package: Node's permissions then do not hold it, the rest of the sandbox does. */
  isNative?: boolean | undefined
  /** It takes minutes and nobody looks on: it runs when others leave the processors something. */
  inBackground?: boolean
  onMessage?: (message: Message) => void | Promise<void>
}

/**
 * Runs a task on an untrusted file in a process of its own, with as few rights as the system allows, which
 * ends with its task. In a thread a full heap could end the whole server (V8 aborts where a large table
 * does not fit). Rejects on an error in our own code and on abort; in a job with `NotYet` where its project's other
 * tasks would have to be waited for.
 */
export async function runTask<Args, Message, Result>(
  run: TaskRun<Args, Message>,
): Promise<Result | Stopped> {
  const slot = await slotFor(run)
  const program = programOf(run)
  let child: ChildProcess | null = null
  let remove: () => Promise<void> = async () => undefined
  try {
    let source = run.source
    if (isBrought(source)) ({ path: source, remove } = await source.bring())
    child = takeProcess(program)
    if (run.inBackground) yieldProcessor(child, 'below-normal')
    slot.use(child)
    if (run.isFollowed) keepSpare(program)
    return await settle<Args, Message, Result>(child, run, source)
  } finally {
    child?.kill('SIGKILL')
    await remove()
    slot.giveBack()
    keepSpare(program)
  }
}

/** As `runTask`, for a caller whose turn another queue gives: without a slot, and no process is kept ready. */
export async function runTaskInTurn<Args, Message, Result>(
  run: Omit<TaskRun<Args, Message>, 'project' | 'isFollowed' | 'source'> & { source: HereSource },
): Promise<Result | Stopped> {
  run.signal?.throwIfAborted()
  const child = takeProcess(programOf(run))
  try {
    return await settle<Args, Message, Result>(child, run, run.source)
  } finally {
    child.kill('SIGKILL')
  }
}

type OfProgram = Pick<TaskRun<unknown, never>, 'task' | 'part' | 'limits' | 'isNative'>
const programOf = ({ task, part, limits, isNative }: OfProgram): Program => ({
  task,
  part,
  limits,
  isNative,
})

function settle<Args, Message, Result>(
  child: ChildProcess,
  run: Pick<TaskRun<Args, Message>, 'args' | 'limits' | 'signal' | 'onMessage'>,
  source: HereSource,
): Promise<Result | Stopped> {
  return new Promise((resolve, reject) => {
    let finished = false
    const finish = (settleIt: () => void): void => {
      finished = true
      time.stop()
      memory.stop()
      run.signal?.removeEventListener('abort', abort)
      settleIt()
    }
    const time = timeOf(run.limits, () => finish(() => resolve({ kind: 'stopped', by: 'time' })))
    const memory = watchMemory(child, run.limits, () =>
      finish(() => resolve({ kind: 'stopped', by: 'memory' })),
    )
    const abort = (): void => finish(() => reject(run.signal?.reason))
    run.signal?.addEventListener('abort', abort, { once: true })
    if (run.signal?.aborted) return abort()

    // One message at a time, in order: the next is requested when the caller has handled it.
    let order: Promise<void> = Promise.resolve()
    const take = async (said: FromTask<Message, Result>): Promise<void> => {
      if (finished) return
      if (said.say === 'failed') return finish(() => reject(said.error))
      if (said.say === 'done') return finish(() => resolve(said.result))
      await run.onMessage?.(said.message)
      if (finished) return
      time.run()
      child.send('next', () => {})
    }
    child.on('message', (said) => {
      if (!finished) time.stop()
      order = order
        .then(() => take(said as FromTask<Message, Result>))
        .catch((error: unknown) => finish(() => reject(error)))
    })
    let lastWords = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      lastWords = (lastWords + chunk.toString('utf8')).slice(-4000)
    })
    // The exit of the process is handled by its own event.
    const fail = (error: unknown): void => {
      if (!isGone(error)) finish(() => reject(error))
    }
    child.on('error', fail)
    child.on('close', (code, signal) => {
      order = order.then(() => {
        if (finished) return
        if (signal === 'SIGABRT' || lastWords.includes('heap out of memory'))
          return finish(() => resolve({ kind: 'stopped', by: 'memory' }))
        if (signal === 'SIGXCPU') return finish(() => resolve({ kind: 'stopped', by: 'time' }))
        const ended = new ProcessEnded(
          `the task's process ended with ${code ?? signal}: ${lastWords}`,
        )
        finish(() => reject(ended))
      })
    })
    time.run()
    send(source, run.args, child).catch(fail)
  })
}

async function send(source: HereSource, args: unknown, child: ChildProcess): Promise<void> {
  const { stdin } = child
  if (!stdin) return
  const given: ToTask<unknown> = { args, bytes: await bytesOf(source) }
  await new Promise<void>((resolve, reject) => {
    child.send(given, (error) => (error ? reject(error) : resolve()))
  })
  const from =
    typeof source === 'string'
      ? createReadStream(source)
      : Readable.from(typeof source === 'function' ? source() : [source])
  await pipeline(from, stdin)
}

/** Returns whether a write failed because the process has ended or ends. */
const isGone = (error: unknown): boolean =>
  goneCodes.includes((error as NodeJS.ErrnoException).code ?? '')

const goneCodes = ['EPIPE', 'ECONNRESET', 'ERR_IPC_CHANNEL_CLOSED', 'ERR_STREAM_PREMATURE_CLOSE']

/** Measures the time that a task works: since the last message, and in all. */
function timeOf({ silenceMs, workMs }: TaskLimits, onEnd: () => void) {
  let timer: NodeJS.Timeout | undefined
  let leftMs = workMs
  let sinceMs = 0
  const stop = (): void => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    leftMs -= performance.now() - sinceMs
  }
  return {
    stop,
    run(): void {
      stop()
      sinceMs = performance.now()
      timer = setTimeout(onEnd, Math.max(0, Math.min(silenceMs, leftMs)))
    },
  }
}
