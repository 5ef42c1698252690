import { type ChildProcess, spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { sandboxed } from './isolation.ts'
import type { TaskLimits } from './limits.ts'

/** What a process loads before it gets work. */
export type Program = {
  task: URL
  part?: URL | undefined
  limits: TaskLimits
  /** It loads a native package. */
  isNative?: boolean | undefined
}

const entry = fileURLToPath(new URL('./task-process.ts', import.meta.url))

function start({ task, part, limits, isNative }: Program): ChildProcess {
  const modules = part ? [task, part] : [task]
  const { program, arguments: before } = sandboxed(modules, limits, { isNative })
  const after = [entry, ...modules.map(({ href }) => href)]
  return spawn(program, [...before, ...after], {
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
    // It gets neither settings nor secrets.
    env: process.platform === 'win32' ? { SystemRoot: process.env['SystemRoot'] } : {},
  })
}

/**
 * After a file one more process is started and waits for the next one, so that a corrected workbook does
 * not wait for Node to start. It ends when it stays unused.
 */
let spare: { child: ChildProcess; program: string; timer: NodeJS.Timeout } | null = null
const spareMs = 120_000

const nameOf = ({ task, part, limits }: Program) =>
  `${task.href} ${part?.href ?? ''} ${limits.heapMb} ${limits.workMs}`

/** Returns a process that has loaded this program, or is loading it. */
export function takeProcess(program: Program): ChildProcess {
  if (spare?.program !== nameOf(program) || !spare.child.connected) return start(program)
  const { child, timer } = spare
  clearTimeout(timer)
  spare = null
  setReferenced(child, 'ref')
  return child
}

/** One of another program gives way. */
export function keepSpare(program: Program): void {
  if (spare?.program === nameOf(program)) return
  spare?.child.kill('SIGKILL')
  clearTimeout(spare?.timer)
  const child = start(program)
  const forget = (): void => {
    if (spare?.child !== child) return
    clearTimeout(spare.timer)
    spare = null
  }
  child.once('exit', forget).on('error', forget)
  const timer = setTimeout(() => child.kill('SIGKILL'), spareMs).unref()
  spare = { child, program: nameOf(program), timer }
  setReferenced(child, 'unref')
}

/** Sets whether the process keeps the server's event loop alive; otherwise it ends with the server. */
function setReferenced(child: ChildProcess, how: 'ref' | 'unref'): void {
  child[how]()
  child.channel?.[how]()
  for (const stream of [child.stdin, child.stderr]) (stream as Socket | null)?.[how]()
}
