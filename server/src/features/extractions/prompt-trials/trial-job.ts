import { z } from 'zod'
import { jobKind } from '../../../platform/jobs/job-kind.ts'

export const trialJob = jobKind('try-prompts', 'project', z.object({ trialId: z.int() }))
