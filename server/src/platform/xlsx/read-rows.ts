import { type ReadLimits, readLimits } from './limits.ts'
import type { Refused } from './refusal.ts'
import { runProcess } from './run-process.ts'
import { refuseOversized, type Source } from './source.ts'

/** inspect: bytes of the package; read: 0 or 1; check: rows. */
export type ReadProgress = { phase: 'inspect' | 'read' | 'check'; done: number; total: number }

export type ReadRows<Row, Input> = {
  source: Source
  /** Exports `createRowChecker`; runs inside the reader's process. */
  module: URL
  /** Handed to `createRowChecker`, by structured clone. */
  input: Input
  /** Batches in order; reading pauses while its promise is pending. */
  onRows?: (rows: Row[]) => void | Promise<void>
  onProgress?: (progress: ReadProgress) => void
  signal?: AbortSignal
  limits?: Partial<ReadLimits>
}

export type RowsRead<Summary> = { kind: 'rows'; summary: Summary } | Refused

export type ReaderWork = {
  source: Source
  module: string
  input: unknown
  limits: ReadLimits
}
export type ReaderMessage = { rows: unknown[] } | { progress: ReadProgress }

/** Reads a workbook in a process of its own and checks its rows there. */
export async function readRows<Row, Summary, Input = unknown>(
  options: ReadRows<Row, Input>,
): Promise<RowsRead<Summary>> {
  const limits = { ...readLimits, ...options.limits }
  const { source, input } = options
  const refusal = await refuseOversized(source, limits)
  if (refusal) return refusal
  const work: ReaderWork = { source, module: options.module.href, input, limits }
  return runProcess<ReaderMessage, RowsRead<Summary>>({
    file: new URL('./reader-process.ts', import.meta.url),
    work,
    limits,
    signal: options.signal,
    onMessage(message) {
      if ('progress' in message) return options.onProgress?.(message.progress)
      return options.onRows?.(message.rows as Row[])
    },
  })
}
