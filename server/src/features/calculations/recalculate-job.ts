import { z } from 'zod'
import { jobKind } from '../../platform/jobs/job-kind.ts'

export const recalculateJob = jobKind('recalculate-readings', 'project', z.object({}))
