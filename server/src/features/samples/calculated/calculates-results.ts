import { z } from 'zod'
import { lock } from '../../../platform/db/lock.ts'
import {
  growingPauses,
  handles,
  type JobHandler,
  jobKind,
} from '../../../platform/jobs/job-kind.ts'
import { calculateAll } from './calculate-results.ts'

/** Migrations enqueue it for each project where the catalogue's formulas, or how they are calculated, changed. */
const calculateJob = jobKind('calculate-results', 'project', z.object({}))

export const calculatesResults = (): JobHandler<'calculate-results'> =>
  handles(calculateJob, {
    concurrency: 1,
    pauseMs: growingPauses(5),
    run: ({ complete }) =>
      complete(async (within) => {
        await lock(within, 'results', within.projectId)
        await calculateAll(within)
      }),
  })
