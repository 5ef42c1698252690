import { stat } from 'node:fs/promises'
import type { Source } from '../../sandbox/run-task.ts'
import type { ReadLimits } from './limits.ts'
import { type Refused, refused } from './refusal.ts'

/** Before a process is started for it. */
export async function refuseOversized(source: Source, limits: ReadLimits): Promise<Refused | null> {
  const bytes = typeof source === 'string' ? (await stat(source)).size : source.length
  return bytes > limits.fileBytes ? refused('too-large', { bytes }) : null
}
