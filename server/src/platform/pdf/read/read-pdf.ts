import type { ProblemCode } from '@puquio/contract'
import { Problem } from '../../problem.ts'
import { inSandbox, type PdfFile } from './in-sandbox.ts'
import { inspectLimits, textLimits } from './limits.ts'
import { type PackedPage, unpackPage } from './packed-page.ts'
import type { PageText, PdfFacts } from './pdf-page.ts'
import type { PdfRefusal, PdfRefused } from './refusal.ts'
import type { TextArgs, TextRead } from './text-read.ts'

export type { PdfFile }

export type PageRange = {
  /** From 1; a run that was broken off goes on from the page after its last one. */
  from: number
  /** Without it, up to the last page. */
  to?: number
}

/**
 * Tells what a PDF is: its pages, its title, and whether it carries what could be run.
 *
 * @returns A refusal where it is empty, no PDF, locked by a password, damaged, of more than 5,000 pages or 300 MB, or
 *   costs more memory or time than it may.
 */
export function inspectPdf(file: PdfFile): Promise<({ kind: 'pdf' } & PdfFacts) | PdfRefused> {
  const task = new URL('./inspect-task.ts', import.meta.url)
  return inSandbox<null, never, { kind: 'pdf' } & PdfFacts>(file, {
    task,
    limits: inspectLimits,
    args: null,
  })
}

/**
 * Reads the text of pages, one after another, as a person sees it. A page that is a picture is told as `needsOcr`; a
 * page that is broken, too, and the others go on.
 *
 * @param onPage Gets each page, in order; reading waits while its promise is pending, so that memory stays flat. What it
 *   throws ends the reading and is thrown on.
 * @returns How many pages the file has, or why it could not be read; pages before may have been handed on.
 */
export function readPages(
  file: PdfFile,
  { from, to }: PageRange,
  onPage: (page: PageText) => void | Promise<void>,
): Promise<{ kind: 'read'; pages: number } | PdfRefused> {
  const task = new URL('./text-task.ts', import.meta.url)
  const args = { from, to: to ?? null }
  let next = from
  return inSandbox<TextArgs, PackedPage, Exclude<TextRead, PdfRefused>>(
    file,
    { task, limits: textLimits, args },
    (page) => onPage(unpackPage(page, next++)),
  )
}

const refusalProblems = {
  empty: 'FILE_EMPTY',
  'not-a-pdf': 'PDF_WRONG_TYPE',
  password: 'PDF_PASSWORD',
  damaged: 'PDF_DAMAGED',
  'too-large': 'TOO_LARGE',
  'too-many-pages': 'PDF_TOO_MANY_PAGES',
  'no-such-page': 'PDF_NO_SUCH_PAGE',
  'too-heavy': 'PDF_TOO_HEAVY',
  timeout: 'PDF_TIMED_OUT',
  'no-drawing': 'NOT_CONFIGURED',
} as const satisfies Record<PdfRefusal, ProblemCode>

/** The error that a call answers for a refusal, or that a job keeps by its code and params. */
export const problemOf = ({ reason, params }: PdfRefused): Problem =>
  new Problem(refusalProblems[reason], params)
