import type { PdfRefused } from './refusal.ts'

/** What the task that reads pages gets and answers. */
export type TextArgs = { from: number; to: number | null }
export type TextRead = { kind: 'read'; pages: number } | PdfRefused
