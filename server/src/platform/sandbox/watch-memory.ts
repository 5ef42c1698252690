import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { TaskLimits } from './limits.ts'

const everyMs = 100

/** Tells once when a process holds more than its limit: the heap's own limit does not count what native code takes. */
export function watchMemory(
  { pid }: ChildProcess,
  { residentMb }: TaskLimits,
  onExceeded: () => void,
): { stop: () => void } {
  if (residentMb === undefined || pid === undefined || process.platform !== 'linux')
    return { stop: () => undefined }
  const look = async () => {
    // It has ended, which its exit tells.
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    const kb = Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0)
    if (kb > residentMb * 1024) onExceeded()
  }
  const timer = setInterval(() => void look(), everyMs).unref()
  return { stop: () => clearInterval(timer) }
}
