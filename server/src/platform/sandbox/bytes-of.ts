import { stat } from 'node:fs/promises'
import type { Source } from './run-task.ts'

/** How large a task's file is, before a process is started for it. Null where it is made piece by piece. */
export async function bytesOf(source: Source): Promise<number | null> {
  if (typeof source === 'function') return null
  if (typeof source === 'string') return (await stat(source)).size
  return 'bring' in source ? source.bytes : source.length
}
