import { z } from 'zod'
import { jobKind } from '../../platform/jobs/job-kind.ts'

export const extractJob = jobKind(
  'extract-commitments',
  'project',
  z.object({ extractionId: z.int() }),
)
