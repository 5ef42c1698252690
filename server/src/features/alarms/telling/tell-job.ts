import { z } from 'zod'
import { jobKind } from '../../../platform/jobs/job-kind.ts'

export const tellJob = jobKind('tell-alarms', 'project', z.object({}))
