import { type InspectedSource, inspectSource } from '../inspect-source.ts'
import { type ReadLimits, readLimits } from '../limits.ts'
import type { Refused } from '../refusal.ts'
import { runProcess } from '../run-process.ts'
import { refuseOversized, type Source } from '../source.ts'
import { type AnnotateOptions, byCell, type Mark } from './mark.ts'

export { type AnnotateOptions, type Mark, marksMax } from './mark.ts'

export type Annotated =
  | {
      kind: 'workbook'
      bytes: Buffer
      /** False where only the values could be carried over, as from an .xls. */
      asItWas: boolean
    }
  | Refused

export type AnnotateWork = {
  source: Source
  container: InspectedSource['container']
  marks: Mark[]
  options: AnnotateOptions
  limits: ReadLimits
}

/** The person's own workbook, whole, as .xlsx, with the bad cells coloured and commented. */
export async function annotateWorkbook(
  source: Source,
  marks: readonly Mark[],
  options: AnnotateOptions & { signal?: AbortSignal; limits?: Partial<ReadLimits> },
): Promise<Annotated> {
  const { signal, limits: given, ...rest } = options
  const limits = { ...readLimits, ...given }
  const refusal = await refuseOversized(source, limits)
  if (refusal) return refusal
  const result = await runProcess<AnnotateWork, never, Annotated>({
    file: new URL('./annotate-process.ts', import.meta.url),
    async prepare() {
      const inspected = await inspectSource(source, limits)
      if (inspected.kind === 'refused') return inspected
      const { container } = inspected
      const work = { source, container, marks: byCell(marks), options: rest, limits }
      return { kind: 'ready', work }
    },
    limits,
    signal,
    onMessage() {},
  })
  if (result.kind === 'refused') return result
  // Bytes cross processes as a plain array.
  return { ...result, bytes: Buffer.from(result.bytes) }
}
