import {
  type ReportSchedule,
  type ReportScheduleInput,
  type reportScheduleRoutes,
  schedulesMax,
} from '@puquio/contract/boards/report-schedules'
import { lock } from '../../../platform/db/lock.ts'
import { holdRights } from '../../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import { fieldProblem, Problem } from '../../../platform/problem.ts'
import { requireMembers } from '../../notifications/service.ts'
import { readBoard } from '../store.ts'
import { nextReportAt } from './next-at.ts'
import {
  countSchedules,
  deleteSchedule,
  insertSchedule,
  listSchedules,
  readSchedule,
  updateSchedule,
} from './schedules-store.ts'

export const reportScheduleHandlers: Handlers<typeof reportScheduleRoutes> = {
  list: ({ scope }) => listSchedules(scope),

  create: ({ scope, body }) =>
    scope.transaction(async (within) => {
      await refuseUnknown(within, body)
      await lock(within, 'boards', within.projectId)
      if ((await countSchedules(within)) >= schedulesMax)
        throw new Problem('TOO_MANY_SCHEDULES', { max: schedulesMax })
      return (await readSchedule(
        within,
        await insertSchedule(within, body, nextAt(within, body)),
      )) as ReportSchedule
    }),

  edit: ({ scope, params: { scheduleId: id }, body: { version, ...input } }) =>
    scope.transaction(async (within) => {
      await refuseUnknown(within, input)
      if (!(await readSchedule(within, id))) throw new Problem('NOT_FOUND')
      if (!(await updateSchedule(within, { id, version }, input, nextAt(within, input))))
        throw new Problem('CHANGED_MEANWHILE')
      return (await readSchedule(within, id)) as ReportSchedule
    }),

  remove: ({ scope, params }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:admin')
      if (!(await deleteSchedule(within, params.scheduleId))) throw new Problem('NOT_FOUND')
      return null
    }),
}

const nextAt = ({ timeZone, clock }: ProjectScope, input: ReportScheduleInput) =>
  nextReportAt(input, timeZone, clock.now())

async function refuseUnknown(within: ProjectScope, { boardId, recipients }: ReportScheduleInput) {
  await holdRights(within, 'project:admin')
  if (!(await readBoard(within, boardId))) throw fieldProblem('boardId', 'not-in-list')
  await requireMembers(within, 'recipients', recipients)
}
