import type { MonitoringStatus } from '@puquio/domain'
import { paths } from '../../lib/paths.ts'

/** The follow-up page of a plan, at one monitoring or at those of a status. */
export const followUpLink = (
  planId: number,
  search: { monitoring: number } | { status: MonitoringStatus },
) => ({ ...paths.planEdit(planId), search })
