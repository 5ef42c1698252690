import type { PdfRefused } from '../refusal.ts'

/** What the task that recognises pages gets and answers. */
export type RecogniseArgs = { pages: readonly number[] }
export type RecogniseEnd = { kind: 'recognised' } | PdfRefused
