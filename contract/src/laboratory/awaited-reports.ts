import { z } from 'zod'
import { route } from '../kit/route.ts'
import { calendarDate, flag, id, idText, listQuery, pageOf } from '../kit/values.ts'

/** A sampling whose results have not come from the laboratory. */
export const awaitedReport = z.object({
  /** `sample-7` or `monitoring-7`. */
  id: z.string(),
  station: z.object({ id, code: z.string(), name: z.string() }),
  sampledOn: calendarDate,
  /** The sample without results; null where a monitoring was done with a sample that nobody entered. */
  sample: z.object({ id, code: z.string(), laboratory: z.string().nullable() }).nullable(),
  /** The monitoring that it was taken for, where that is known. */
  monitoring: z.object({ id, planId: id, plan: z.string() }).nullable(),
  /** The last day on which the results are in time; null where the project calls none late. */
  dueOn: calendarDate.nullable(),
  /** Days since then; 0 while the results are in time. */
  daysLate: z.int(),
})
export type AwaitedReport = z.infer<typeof awaitedReport>

export const awaitedReportRoutes = {
  list: route({
    method: 'GET',
    path: '/fkl-data-source/projects/:projectId/awaited-reports',
    access: 'project:read',
    reads: ['results', 'monitorings', 'plans', 'reference'],
    summary:
      'Samplings of the last year whose results have not come; late=true gives those that should have',
    params: z.object({ projectId: idText }),
    query: listQuery(['sampledOn', 'station']).extend({ late: flag }),
    response: pageOf(awaitedReport),
  }),
}
