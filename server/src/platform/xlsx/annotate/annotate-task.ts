import type { Task } from '../../sandbox/task.ts'
import { inspectSource } from '../guard/inspect-source.ts'
import { openSheets } from '../read/open-sheets.ts'
import type { Annotated, AnnotateArgs } from './annotate-workbook.ts'
import { editWorkbook } from './edit-workbook.ts'
import { rewriteWorkbook } from './rewrite-workbook.ts'

export const task: Task<AnnotateArgs, never, Annotated> = async ({ content, args }) => {
  const { marks, options, limits } = args
  const inspected = await inspectSource(content, limits)
  if (inspected.kind === 'refused') return inspected
  const { container } = inspected
  if (container === 'zip') {
    try {
      const bytes = await editWorkbook(content, marks, options)
      return { kind: 'workbook', bytes, asItWas: true }
    } catch {
      // A package of unusual structure is rewritten with its values only.
    }
  }
  const opened = await openSheets(content, container, limits)
  if (opened.kind === 'refused') return opened
  const rewritten = await rewriteWorkbook(opened.sheets, marks, options)
  return { kind: 'workbook', bytes: rewritten, asItWas: false }
}
