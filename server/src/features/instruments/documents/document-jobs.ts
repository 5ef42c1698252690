import { z } from 'zod'
import { jobKind } from '../../../platform/jobs/job-kind.ts'

export const looksIntoDocument = jobKind(
  'look-into-document',
  'project',
  z.object({ documentId: z.int() }),
)

export const copiesForViewing = jobKind(
  'copy-document-for-viewing',
  'project',
  z.object({ documentId: z.int() }),
)
