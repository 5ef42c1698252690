import { readFile, stat } from 'node:fs/promises'
import type { ReadLimits } from './limits.ts'
import { type Refused, refused } from './refusal.ts'

/** A path, or the bytes themselves. */
export type Source = string | Uint8Array

/** Judged before a process is started for it. */
export async function refuseOversized(source: Source, limits: ReadLimits): Promise<Refused | null> {
  const bytes = typeof source === 'string' ? (await stat(source)).size : source.length
  return bytes > limits.fileBytes ? refused('too-large', { bytes }) : null
}

export async function sourceBytes(source: Source): Promise<Buffer> {
  if (typeof source === 'string') return readFile(source)
  return Buffer.from(source.buffer, source.byteOffset, source.byteLength)
}
