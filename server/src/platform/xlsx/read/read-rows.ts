import { runTask } from '../../sandbox/run-task.ts'
import type { Source } from '../../sandbox/source.ts'
import { type ReadLimits, readLimits } from '../guard/limits.ts'
import { type Refused, refusedByStop } from '../guard/refusal.ts'
import { refuseOversized } from '../guard/source.ts'

/** inspect: bytes of the package; check: rows, of which time they are read. */
export type ReadProgress = {
  phase: 'inspect' | 'check'
  done: number
  total: number
  pass: number
}

export type ReadRows<Row, Input> = {
  source: Source
  /** Exports `createRowChecker`; runs in the sandbox. */
  module: URL
  /** Handed to `createRowChecker`, by structured clone. */
  input: Input
  /** For whom: projects share the sandbox's processes fairly. */
  project: number
  /** Batches in order; reading pauses while its promise is pending. */
  onRows?: (rows: Row[]) => void | Promise<void>
  /** Batches of a checker that packs its answers, and how many characters they are. */
  onPacked?: (packed: Uint8Array, characters: number) => void | Promise<void>
  /** All rows follow again from the first; those before are none. */
  onAgain?: () => void | Promise<void>
  onProgress?: (progress: ReadProgress) => void
  signal?: AbortSignal | undefined
  limits?: Partial<ReadLimits>
  /** Another reading of a file follows at once. */
  isFollowed?: boolean
  /** Whether a text is read, too, as CSV. */
  takesCsv?: boolean
}

export type RowsRead<Summary> = { kind: 'rows'; summary: Summary } | Refused

export type ReaderArgs = { input: unknown; limits: ReadLimits; takesCsv: boolean }
export type ReaderMessage =
  | { rows: unknown[] }
  | { packed: Uint8Array; characters: number }
  | { again: true }
  | { progress: ReadProgress }

/** Reads a workbook, or a CSV file, in the sandbox and checks its rows there. */
export async function readRows<Row, Summary, Input = unknown>(
  options: ReadRows<Row, Input>,
): Promise<RowsRead<Summary>> {
  const limits = { ...readLimits, ...options.limits }
  const {
    source,
    module,
    input,
    project,
    onProgress,
    takesCsv = false,
    isFollowed = false,
  } = options
  const refusal = await refuseOversized(source, limits)
  if (refusal) return refusal
  const read = await runTask<ReaderArgs, ReaderMessage, RowsRead<Summary>>({
    task: new URL('./reader-task.ts', import.meta.url),
    part: module,
    source,
    args: { input, limits, takesCsv },
    project,
    limits,
    signal: options.signal,
    isFollowed,
    onMessage(message) {
      if ('progress' in message) return onProgress?.(message.progress)
      if ('again' in message) return options.onAgain?.()
      if ('packed' in message) return options.onPacked?.(message.packed, message.characters)
      return options.onRows?.(message.rows as Row[])
    },
  })
  return read.kind === 'stopped' ? refusedByStop(read, limits) : read
}
