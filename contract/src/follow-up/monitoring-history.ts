import { z } from 'zod'
import { instant } from '../kit/values.ts'

/** Who changed what and when: `from` and `to` are texts as stored, null where empty. */
export const monitoringChange = z.object({
  at: instant,
  by: z.string(),
  action: z.enum([
    'created',
    'followed-up',
    'rescheduled',
    'omitted',
    'evidence-added',
    'evidence-removed',
    'bulk-marked',
    'reschedule-withdrawn',
    'omission-withdrawn',
    'addition-withdrawn',
  ]),
  changes: z.array(
    z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() }),
  ),
})
export type MonitoringChange = z.infer<typeof monitoringChange>
