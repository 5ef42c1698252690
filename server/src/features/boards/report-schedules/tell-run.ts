import { addressOf } from '@puquio/domain'
import type { ProblemCode } from '@puquio/contract'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { notify } from '../../notifications/service.ts'
import { findRun, setRunProblem, setTold } from './schedules-store.ts'

/** Tells the recipients of a scheduled report that it is there, in the transaction that ends it. */
export async function tellRun(within: ProjectScope, runId: number): Promise<void> {
  const run = await findRun(within, runId)
  if (!run) return
  const { board, from, to, recipients, byMail } = run
  await setTold(within, runId, recipients.length)
  if (recipients.length === 0) return
  await notify(
    within,
    'scheduled-report',
    { report: board, from, to },
    { projectId: within.projectId },
    {
      toIds: recipients,
      methods: byMail ? [1, 2] : [1],
      opens: addressOf('Reports', { search: { tab: 'made' } }),
    },
  )
}

/** Tells whoever scheduled a report why there is none. */
export async function tellRunProblem(
  within: ProjectScope,
  runId: number,
  problem: ProblemCode,
): Promise<void> {
  const run = await findRun(within, runId)
  if (!run) return
  await setRunProblem(within, runId, problem)
  const { board, from, to, changedBy } = run
  await notify(
    within,
    'scheduled-report-failed',
    { report: board, from, to },
    { projectId: within.projectId },
    { toIds: [changedBy], opens: addressOf('Reports', { search: { tab: 'schedules' } }) },
  )
}
