import { z } from 'zod'
import { jobKind } from '../../src/platform/jobs/job-kind.ts'

/** A project's job that the tests of jobs share with the process that they kill. */
export const testJob = jobKind('test', 'project', z.object({ name: z.string() }))
