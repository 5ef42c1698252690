import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { limitedProgram } from './isolation.ts'
import type { Stopped } from './run-task.ts'
import { watchMemory } from './watch-memory.ts'

export type ProgramLimits = {
  workMs: number
  residentMb: number
  /** The largest file that it may write. */
  fileBytes: number
}

type ProgramRun = {
  /** Its path. */
  program: string
  arguments: string[]
  /** Where it runs, which its caller removes. */
  folder: string
  limits: ProgramLimits
  signal?: AbortSignal | undefined
}

/** `code` is null where a signal ended it. */
export type Ended = { kind: 'ended'; code: number | null }

/**
 * Runs a program of the operator's machine on a file that others sent: without network, settings and secrets, within
 * limits of processor time, memory and what it writes, as far as the system has them. Node's permissions do not hold it,
 * so that only programs run here which the operator installed for this.
 */
export function runProgram(run: ProgramRun): Promise<Ended | Stopped> {
  const { limits, signal } = run
  signal?.throwIfAborted()
  const command = limitedProgram({ program: run.program, arguments: run.arguments }, limits)
  return new Promise((resolve, reject) => {
    const child = spawn(command.program, command.arguments, {
      cwd: run.folder,
      stdio: 'ignore',
      env: process.platform === 'win32' ? { SystemRoot: process.env['SystemRoot'] } : {},
    })
    leaveProcessors(child.pid)
    let stopped: Stopped | null = null
    const stop = (by: Stopped['by']) => {
      stopped ??= { kind: 'stopped', by }
      child.kill('SIGKILL')
    }
    const abort = () => child.kill('SIGKILL')
    const timer = setTimeout(() => stop('time'), limits.workMs)
    const memory = watchMemory(
      child,
      { ...limits, silenceMs: limits.workMs, heapMb: limits.residentMb },
      () => stop('memory'),
    )
    signal?.addEventListener('abort', abort, { once: true })
    const end = (settle: () => void) => {
      clearTimeout(timer)
      memory.stop()
      signal?.removeEventListener('abort', abort)
      settle()
    }
    child.once('error', (error) => end(() => reject(error)))
    child.once('close', (code, ended) =>
      end(() => {
        if (signal?.aborted) reject(signal.reason)
        else if (ended === 'SIGXCPU') resolve({ kind: 'stopped', by: 'time' })
        else resolve(stopped ?? { kind: 'ended', code })
      }),
    )
  })
}

/** Nobody waits for it. */
function leaveProcessors(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended, or the system has no priorities.
  }
}
