import { languages, reportFrequencies } from '@puquio/domain'
import { z } from 'zod'
import { route } from '../kit/route.ts'
import {
  calendarDate,
  givenDate,
  id,
  idText,
  instant,
  nothing,
  timeOfDay,
  version,
} from '../kit/values.ts'
import { problems, type ProblemCode } from '../problems.ts'

export const scheduleRecipientsMax = 50
/** Of one project. */
export const schedulesMax = 100

export const reportScheduleInput = z.object({
  boardId: id,
  frequency: z.enum(reportFrequencies),
  /** The first day, from which all others are counted. */
  startsOn: givenDate,
  /** In the project's time zone. */
  atTime: timeOfDay,
  language: z.enum(languages),
  recipients: z.array(id).min(1).max(scheduleRecipientsMax),
  /** Besides the notification in the product. */
  byMail: z.boolean(),
  enabled: z.boolean(),
})
export type ReportScheduleInput = z.output<typeof reportScheduleInput>

export const reportRun = z.object({
  id,
  dueAt: instant,
  /** The days that it is about. */
  from: calendarDate,
  to: calendarDate,
  state: z.enum(['making', 'told', 'failed', 'cancelled']),
  problem: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]).nullable(),
  toldAt: instant.nullable(),
  told: z.int().nullable(),
  /** While its file is kept. */
  pdfReportId: id.nullable(),
})
export type ReportRun = z.infer<typeof reportRun>

export const reportSchedule = reportScheduleInput.extend({
  id,
  board: z.string(),
  /**
   * The recipients that are still in the project. The PDF is offered to each of them; the board itself opens for who
   * administers the project, or has it in their menu.
   */
  people: z.array(z.object({ id, name: z.string(), mayOpen: z.boolean() })),
  nextAt: instant.nullable(),
  /** The latest ones, the newest first. */
  runs: z.array(reportRun),
  version,
})
export type ReportSchedule = z.infer<typeof reportSchedule>

const ofProject = '/fkl-board/projects/:projectId/schedules'
const params = z.object({ projectId: idText })
const one = params.extend({ scheduleId: idText })

export const reportScheduleRoutes = {
  list: route({
    method: 'GET',
    path: ofProject,
    access: 'project:read',
    reads: ['reportSchedules', 'boards', 'members', 'users', 'rights', 'pdfReports'],
    summary: 'Boards that are made as PDF at their times, with their latest runs',
    params,
    response: z.array(reportSchedule),
  }),
  create: route({
    method: 'POST',
    path: ofProject,
    access: 'project:admin',
    changes: ['reportSchedules'],
    withoutToken: true,
    summary: 'Have a board made as PDF at its times and told to members',
    params,
    body: reportScheduleInput,
    response: reportSchedule,
    problems: ['TOO_MANY_SCHEDULES'],
  }),
  edit: route({
    method: 'PUT',
    path: `${ofProject}/:scheduleId`,
    access: 'project:admin',
    changes: ['reportSchedules'],
    withoutToken: true,
    summary: 'Change when a board is made, and who is told',
    params: one,
    body: reportScheduleInput.extend({ version }),
    response: reportSchedule,
    problems: ['CHANGED_MEANWHILE'],
  }),
  remove: route({
    method: 'DELETE',
    path: `${ofProject}/:scheduleId`,
    access: 'project:admin',
    changes: ['reportSchedules'],
    withoutToken: true,
    summary: 'End a schedule, with the list of its runs',
    params: one,
    response: nothing,
  }),
}
