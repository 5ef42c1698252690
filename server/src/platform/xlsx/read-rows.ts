import { type InspectedSource, inspectSource } from './inspect-source.ts'
import { type ReadLimits, readLimits } from './limits.ts'
import type { Refused } from './refusal.ts'
import { runProcess } from './run-process.ts'
import { refuseOversized, type Source } from './source.ts'

/** inspect: bytes of the package; check: rows. */
export type ReadProgress = { phase: 'inspect' | 'check'; done: number; total: number }

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
  inspected: InspectedSource
  input: unknown
  limits: ReadLimits
}
export type ReaderMessage = { rows: unknown[] } | { progress: ReadProgress }

/** Reads a workbook in a process of its own and checks its rows there. */
export async function readRows<Row, Summary, Input = unknown>(
  options: ReadRows<Row, Input>,
): Promise<RowsRead<Summary>> {
  const limits = { ...readLimits, ...options.limits }
  const { source, module, input, onProgress } = options
  const refusal = await refuseOversized(source, limits)
  if (refusal) return refusal
  return runProcess<ReaderWork, ReaderMessage, RowsRead<Summary>>({
    file: new URL('./reader-process.ts', import.meta.url),
    argument: module.href,
    async prepare() {
      const inspected = await inspectSource(source, limits, (done, total) =>
        onProgress?.({ phase: 'inspect', done, total }),
      )
      if (inspected.kind === 'refused') return inspected
      return { kind: 'ready', work: { source, inspected, input, limits } }
    },
    limits,
    signal: options.signal,
    onMessage(message) {
      if ('progress' in message) return onProgress?.(message.progress)
      return options.onRows?.(message.rows as Row[])
    },
  })
}
