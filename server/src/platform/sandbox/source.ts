import { stat } from 'node:fs/promises'

/** A file that is brought to the disk once its task has a slot, and removed after it. */
export type BroughtSource = {
  bytes: number
  bring: () => Promise<{ path: string; remove: () => Promise<void> }>
}
/** What is read piece by piece when the process takes it. */
type PiecesSource = () => AsyncIterable<Uint8Array>
export type HereSource = string | Uint8Array | PiecesSource
/** A path, the bytes themselves, their pieces, or what brings a file. */
export type Source = HereSource | BroughtSource

export const isBrought = (source: Source): source is BroughtSource =>
  typeof source === 'object' && 'bring' in source

/** How large a task's file is, before a process is started for it. Null where it is made piece by piece. */
export async function bytesOf(source: Source): Promise<number | null> {
  if (typeof source === 'function') return null
  if (typeof source === 'string') return (await stat(source)).size
  return isBrought(source) ? source.bytes : source.length
}
