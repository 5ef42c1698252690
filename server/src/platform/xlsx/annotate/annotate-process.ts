import { openSheets } from '../open-sheets.ts'
import { inspectPackage } from '../package-guard.ts'
import { signature } from '../signature.ts'
import { sourceBytes } from '../source.ts'
import { onWork } from '../process-side.ts'
import type { Annotated, AnnotateWork } from './annotate-workbook.ts'
import { editWorkbook } from './edit-workbook.ts'
import { rewriteWorkbook } from './rewrite-workbook.ts'

onWork<AnnotateWork, never, Annotated>(annotate)

async function annotate({ source, marks, options, limits }: AnnotateWork): Promise<Annotated> {
  const bytes = await sourceBytes(source)
  if (signature(bytes.subarray(0, 8192)).container === 'zip') {
    const refusal = await inspectPackage(bytes, limits)
    if (refusal) return refusal
    try {
      return { kind: 'workbook', bytes: await editWorkbook(bytes, marks, options), asItWas: true }
    } catch {
      // A package built in an unusual way still has values that can be given back.
    }
  }
  const opened = await openSheets(bytes, { limits, walks: () => true, onPhase() {} })
  if (opened.kind === 'refused') return opened
  const rewritten = await rewriteWorkbook(opened.sheets, marks, options)
  return { kind: 'workbook', bytes: rewritten, asItWas: false }
}
