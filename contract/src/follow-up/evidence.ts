import { z } from 'zod'
import { storedFile } from '../files.ts'

export const evidenceKinds = ['photo', 'chain-of-custody', 'field-sheet', 'other'] as const
/** Media types of evidence, detected by content. */
export const evidenceMediaTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const
export const evidenceMaxBytes = 25_000_000
/** Limit of shown files for each monitoring. */
export const evidenceMax = 20
export const evidence = storedFile.extend({ kind: z.enum(evidenceKinds) })
export type Evidence = z.infer<typeof evidence>
