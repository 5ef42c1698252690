import { type ChildProcess, fork } from 'node:child_process'
import type { Socket } from 'node:net'
import type { ReadLimits } from './limits.ts'
import { type Refused, refused } from './refusal.ts'
import { createSlots } from './slots.ts'

const takeSlot = createSlots(2)

/** What a process of this folder says: work in progress, or how it ended. */
export type FromProcess<Message, Result> =
  | { say: 'message'; message: Message }
  | { say: 'done'; result: Result }
  | { say: 'failed'; error: Error }

export type ProcessRun<Work, Message> = {
  file: URL
  /** Known to the process from its start, before its work. */
  argument?: string
  /** Answers its first message, which crosses by structured clone; the process starts meanwhile. */
  prepare: () => Promise<{ kind: 'ready'; work: Work } | Refused>
  limits: ReadLimits
  signal?: AbortSignal | undefined
  onMessage: (message: Message) => void | Promise<void>
}

/**
 * Opens a stranger's file in a process of its own. In a thread a heap that fills up can end the
 * whole server (V8 aborts where a large table does not fit); here that is a refusal, as silence
 * is. An error in our own code rejects, as an abort does.
 */
export async function runProcess<Work extends object, Message, Result>(
  run: ProcessRun<Work, Message>,
): Promise<Result | Refused> {
  const giveBack = await takeSlot(run.signal)
  const child = takeSpare(run) ?? start(run)
  try {
    return await settle<Work, Message, Result>(child, run)
  } finally {
    child.kill('SIGKILL')
    giveBack()
    keepSpare(run)
  }
}

type Program = Pick<ProcessRun<never, never>, 'file' | 'argument' | 'limits'>

function start({ file, argument, limits }: Program): ChildProcess {
  return fork(file, argument === undefined ? [] : [argument], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // It may read files and nothing else, and gets neither settings nor secrets.
    execArgv: [
      '--permission',
      '--allow-fs-read=*',
      `--max-old-space-size=${limits.heapMb}`,
      '--max-semi-space-size=16',
    ],
    env: process.platform === 'win32' ? { SystemRoot: process.env['SystemRoot'] } : {},
  })
}

/**
 * After a file one process more is started and waits for the next, which it has never seen: who
 * corrects a workbook and sends it again does not wait for Node to start. Unused, it goes.
 */
let spare: { child: ChildProcess; program: string; timer: NodeJS.Timeout } | null = null
const spareMs = 120_000

const nameOf = ({ file, argument = '', limits }: Program) =>
  `${file.href} ${argument} ${limits.heapMb}`

function takeSpare(run: Program): ChildProcess | null {
  if (spare?.program !== nameOf(run) || !spare.child.connected) return null
  const { child, timer } = spare
  clearTimeout(timer)
  spare = null
  hold(child, 'ref')
  return child
}

function keepSpare(run: Program): void {
  if (spare) return
  const child = start(run)
  const forget = (): void => {
    if (spare?.child !== child) return
    clearTimeout(spare.timer)
    spare = null
  }
  child.once('exit', forget).on('error', forget)
  const timer = setTimeout(() => child.kill('SIGKILL'), spareMs).unref()
  spare = { child, program: nameOf(run), timer }
  hold(child, 'unref')
}

/** Whether the process keeps the server from ending; unheld, it ends with the server. */
function hold(child: ChildProcess, how: 'ref' | 'unref'): void {
  child[how]()
  child.channel?.[how]()
  ;(child.stderr as Socket | null)?.[how]()
}

function settle<Work extends object, Message, Result>(
  child: ChildProcess,
  run: ProcessRun<Work, Message>,
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
    const take = async (said: FromProcess<Message, Result>): Promise<void> => {
      if (finished) return
      if (said.say === 'failed') return finish(() => reject(said.error))
      if (said.say === 'done') return finish(() => resolve(said.result))
      await run.onMessage(said.message)
      if (finished) return
      clearTimeout(silence)
      silence = setTimeout(tooSilent, run.limits.silenceMs)
      child.send('next', () => {})
    }
    child.on('message', (said) => {
      clearTimeout(silence)
      turn = turn
        .then(() => take(said as FromProcess<Message, Result>))
        .catch((error: unknown) => finish(() => reject(error)))
    })
    let lastWords = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      lastWords = (lastWords + chunk.toString('utf8')).slice(-4000)
    })
    child.on('error', (error) => finish(() => reject(error)))
    child.on('close', (code, signal) => {
      const full = signal === 'SIGABRT' || lastWords.includes('heap out of memory')
      const early = new Error(`workbook process ended with ${code ?? signal}: ${lastWords}`)
      turn = turn.then(() =>
        finish(() =>
          full ? resolve(refused('too-large', { heapMb: run.limits.heapMb })) : reject(early),
        ),
      )
    })
    run.prepare().then(
      (prepared) => {
        if (finished) return
        if (prepared.kind === 'refused') return finish(() => resolve(prepared))
        child.send(prepared.work, (error) => {
          if (error) finish(() => reject(error))
        })
      },
      (error: unknown) => finish(() => reject(error)),
    )
  })
}
