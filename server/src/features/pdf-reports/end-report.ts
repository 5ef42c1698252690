import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { cancelJob } from '../../platform/jobs/queue-store.ts'
import { endReport } from './reports-store.ts'
import { tellPeople } from './start-report.ts'

/** Cancels a report that waits or is made, within a transaction; returns false where there is none such. */
async function end(within: ProjectScope, id: number, whose: 'own' | 'any'): Promise<boolean> {
  const jobId = await endReport(within, id, whose)
  if (jobId === null || !(await cancelJob(within, jobId))) return false
  await tellPeople(within)
  return true
}

export const endOwn = (within: ProjectScope, id: number) => end(within, id, 'own')
export const endAny = (within: ProjectScope, id: number) => end(within, id, 'any')
