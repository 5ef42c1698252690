import type { ProblemParams } from '@puquio/contract'

/** Why a PDF, or a page of it, was not read. */
export type PdfRefusal =
  | 'empty'
  | 'not-a-pdf'
  | 'password'
  | 'damaged'
  | 'too-large'
  | 'too-many-pages'
  | 'no-such-page'
  | 'too-heavy'
  | 'timeout'
  /** The native package that draws has nothing for this system. */
  | 'no-drawing'

export type PdfRefused = { kind: 'refused'; reason: PdfRefusal; params: ProblemParams }

export const refused = (reason: PdfRefusal, params: ProblemParams = {}): PdfRefused => ({
  kind: 'refused',
  reason,
  params,
})

/** What a process says when the memory that it may have is used up. */
const outOfMemory =
  /allocation failed|out of memory|unable to grow|invalid (?:typed array|array buffer|array|string) length/i

export const isOutOfMemory = (error: unknown): boolean => outOfMemory.test(String(error))
