import { runTask } from '../../sandbox/run-task.ts'
import type { Source } from '../../sandbox/source.ts'
import { type ReadLimits, readLimits } from '../guard/limits.ts'
import { type Refused, refusedByStop } from '../guard/refusal.ts'
import { refuseOversized } from '../guard/source.ts'
import { type AnnotateOptions, byCell, type Mark } from './mark.ts'

export { type AnnotateOptions, type Mark, marksMax } from './mark.ts'

export type Annotated =
  | {
      kind: 'workbook'
      bytes: Buffer
      /** False where only the values could be kept, as from an .xls. */
      asItWas: boolean
    }
  | Refused

export type AnnotateArgs = { marks: Mark[]; options: AnnotateOptions; limits: ReadLimits }

/** Returns the user's own workbook as .xlsx, with the bad cells coloured and commented. */
export async function annotateWorkbook(
  source: Source,
  marks: readonly Mark[],
  options: AnnotateOptions & {
    project: number
    signal?: AbortSignal | undefined
    limits?: Partial<ReadLimits>
  },
): Promise<Annotated> {
  const { project, signal, limits: given, ...rest } = options
  const limits = { ...readLimits, ...given }
  const refusal = await refuseOversized(source, limits)
  if (refusal) return refusal
  const result = await runTask<AnnotateArgs, never, Annotated>({
    task: new URL('./annotate-task.ts', import.meta.url),
    source,
    args: { marks: byCell(marks), options: rest, limits },
    project,
    limits,
    signal,
  })
  if (result.kind === 'stopped') return refusedByStop(result, limits)
  if (result.kind === 'refused') return result
  // Bytes cross processes as a plain array.
  return { ...result, bytes: Buffer.from(result.bytes) }
}
