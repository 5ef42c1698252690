import { openSheets } from '../open-sheets.ts'
import { onWork } from '../process-side.ts'
import { sourceBytes } from '../source.ts'
import type { Annotated, AnnotateWork } from './annotate-workbook.ts'
import { editWorkbook } from './edit-workbook.ts'
import { rewriteWorkbook } from './rewrite-workbook.ts'

onWork<AnnotateWork, never, Annotated>(annotate)

async function annotate(work: AnnotateWork): Promise<Annotated> {
  const { source, container, marks, options, limits } = work
  const bytes = await sourceBytes(source)
  if (container === 'zip') {
    try {
      return { kind: 'workbook', bytes: await editWorkbook(bytes, marks, options), asItWas: true }
    } catch {
      // A package built in an unusual way still has values that can be given back.
    }
  }
  const opened = await openSheets(bytes, container, limits)
  if (opened.kind === 'refused') return opened
  const rewritten = await rewriteWorkbook(opened.sheets, marks, options)
  return { kind: 'workbook', bytes: rewritten, asItWas: false }
}
