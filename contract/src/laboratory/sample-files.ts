import { z } from 'zod'
import { storedFile } from '../files.ts'

/** Whether a file goes to one sample, or to all of the same report of the same laboratory. */
const sampleFileTargets = ['sample', 'report'] as const
export const addedSampleFile = z.object({ target: z.enum(sampleFileTargets) })
export type SampleFileTarget = (typeof sampleFileTargets)[number]

export const sampleFiles = z.object({
  files: z.array(storedFile),
  /** How many other samples are of the same report. */
  othersOfReport: z.int(),
})
