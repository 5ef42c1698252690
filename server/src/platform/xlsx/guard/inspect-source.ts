import type { ReadLimits } from './limits.ts'
import { type Inspected, inspectPackage } from './package-guard.ts'
import { type Refused, refused } from './refusal.ts'
import { signature } from './signature.ts'

/** A workbook whose real size is known; an .xls cannot inflate, so that its rows are not counted. */
export type InspectedSource = Inspected & { container: 'zip' | 'compound' }

/** Checks signature and limits. No file is parsed before it has passed this. */
export async function inspectSource(
  bytes: Buffer,
  limits: ReadLimits,
  onBytes?: (done: number, total: number) => void,
): Promise<InspectedSource | Refused> {
  const found = signature(bytes.subarray(0, 8192))
  if (found.container === 'none') return refused('not-a-workbook', { looksLike: found.looksLike })
  if (found.container === 'old') return refused('old-format')
  if (found.container === 'compound')
    return { kind: 'inspected', container: 'compound', rows: 0, facts: {} }
  const inspected = await inspectPackage(bytes, limits, onBytes)
  return inspected.kind === 'refused' ? inspected : { ...inspected, container: 'zip' }
}
