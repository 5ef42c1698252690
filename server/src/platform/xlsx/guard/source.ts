import { bytesOf, type Source } from '../../sandbox/source.ts'
import type { ReadLimits } from './limits.ts'
import { type Refused, refused } from './refusal.ts'

/** Before a process is started for it. */
export async function refuseOversized(source: Source, limits: ReadLimits): Promise<Refused | null> {
  const bytes = await bytesOf(source)
  return bytes !== null && bytes > limits.fileBytes ? refused('too-large', { bytes }) : null
}
