import { type ChildProcess, spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { sandboxed } from '../sandbox/isolation.ts'
import {
  type DecoderAnswer,
  type DecoderInput,
  failed,
  type FromDecoder,
  runLimits,
  type ToDecoder,
} from './decoding.ts'
import { openFairQueue } from './fair-queue.ts'

const program = new URL('./decoder-process.ts', import.meta.url)
/** The processor time of a process that lives on is that of a day. */
const limits = { silenceMs: 0, workMs: 86_400_000, heapMb: 64 }
const startMs = 30_000
const idleMs = 120_000

type Limits = {
  /** Longest wait for an answer of a process that runs: what does not answer to the limit of its time is killed. */
  mostMs: number
  /** In all, and of one project. */
  mostWaiting: { all: number; ofOne: number }
}
type Run = { asked: ToDecoder; resolve: (answer: DecoderAnswer) => void }

/** Runs messages one after another in one process, those of projects in turns. */
export type Lane = {
  run: (projectId: number, code: string, input: DecoderInput) => Promise<DecoderAnswer>
  close: () => void
}

/** Starts its process when it is needed, kills it where it hangs, and ends it when nothing comes. */
export function openLane({ mostMs, mostWaiting }: Limits): Lane {
  const waiting = openFairQueue<Run>(mostWaiting)
  let running: Run | null = null
  let child: ChildProcess | null = null
  let isReady = false
  let nextId = 1
  let timer: NodeJS.Timeout | undefined

  const settle = (answer: DecoderAnswer) => {
    clearTimeout(timer)
    const settled = running
    running = null
    settled?.resolve(answer)
    next()
  }
  const kill = () => {
    const killed = child
    child = null
    isReady = false
    killed?.kill('SIGKILL')
  }
  const start = (): ChildProcess => {
    const started = startProcess()
    started.on('message', (said: FromDecoder | 'ready') => {
      if (child !== started) return
      if (said === 'ready') {
        isReady = true
        if (running) restartTimer()
      } else if (said.id === running?.asked.id) settle(said.answer)
    })
    const gone = () => {
      if (child !== started) return
      // One that does not start says nothing of the message, which is offered again.
      const problem = isReady ? 'memory' : 'busy'
      kill()
      if (running) settle(failed(problem))
    }
    started.on('error', gone)
    started.on('exit', gone)
    return started
  }
  const restartTimer = () => {
    clearTimeout(timer)
    const hung = () => {
      const problem = isReady ? 'time' : 'busy'
      kill()
      settle(failed(problem))
    }
    timer = setTimeout(hung, isReady ? mostMs : startMs)
  }
  const next = () => {
    if (running) return
    clearTimeout(timer)
    running = waiting.take()?.item ?? null
    if (!running) {
      if (child) timer = setTimeout(kill, idleMs).unref()
      return
    }
    child ??= start()
    // Of one that has ended its exit tells.
    child.send(running.asked, () => undefined)
    restartTimer()
  }
  return {
    run: (projectId, code, input) =>
      new Promise((resolve) => {
        const run = { asked: { id: nextId++, code, input }, resolve }
        if (!waiting.add(projectId, run)) return resolve(failed('busy'))
        next()
      }),
    close() {
      for (const { resolve } of waiting.takeAll()) resolve(failed('busy'))
      kill()
      if (running) settle(failed('busy'))
    },
  }
}

function startProcess(): ChildProcess {
  const { program: file, arguments: before } = sandboxed([program], limits)
  // QuickJS's own limit of memory does not count what it frees to WebAssembly: V8 bounds the whole of it.
  const memory = `--wasm-max-mem-pages=${runLimits.memoryPages}`
  const started = spawn(file, [...before, memory, fileURLToPath(program)], {
    serialization: 'json',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // It gets neither settings nor secrets.
    env: process.platform === 'win32' ? { SystemRoot: process.env['SystemRoot'] } : {},
  })
  started.unref()
  started.channel?.unref()
  try {
    if (started.pid) setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended, or the system has no priorities.
  }
  return started
}
