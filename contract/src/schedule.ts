import { languages, monitoringStatuses, monitoringTypes } from '@puquio/domain'
import { z } from 'zod'
import { file, route } from './kit/route.ts'
import { calendarDate, id, idText, month } from './kit/values.ts'
import { scheduleFilters } from './monitorings.ts'
import { progressIndicator } from './plans.ts'

/** One monitoring in the month's table: small, since a month may have thousands. */
export const scheduleCell = z.object({
  id,
  stationId: id,
  day: z.int().min(1).max(31),
  status: z.enum(monitoringStatuses),
  type: z.enum(monitoringTypes),
  isMishap: z.boolean(),
  withoutSample: z.boolean(),
  componentId: id,
  miningComponentId: id.nullable(),
})

export const scheduleMonth = z.object({
  month,
  today: calendarDate,
  /** First and last month with a monitoring, for the selectors. */
  firstOn: calendarDate.nullable(),
  lastOn: calendarDate.nullable(),
  /**
   * The nearest dates with monitorings outside the month, after the filters; an empty month links to them.
   */
  previousOn: calendarDate.nullable(),
  nextOn: calendarDate.nullable(),
  /** Counts of the month, after the filters. */
  counts: z.object({
    total: z.int(),
    byStatus: z.record(z.enum(monitoringStatuses), z.int()),
    additional: z.int(),
    mishaps: z.int(),
    withoutSample: z.int(),
    onTime: z.int(),
  }),
  cells: z.array(scheduleCell),
  general: progressIndicator,
  untilNow: progressIndicator,
  monthly: progressIndicator,
  /** Near and missing, of the whole plan after the filters; of each, the first to close or closed. */
  nearCount: z.int(),
  unfulfilledCount: z.int(),
  notices: z.array(
    z.object({
      id,
      stationId: id,
      estimatedOn: calendarDate,
      closesOn: calendarDate,
      status: z.enum(['near', 'unfulfilled']),
    }),
  ),
})
export type ScheduleMonth = z.infer<typeof scheduleMonth>

/** Stations of a plan with the worst status of the month, for the map. */
export const scheduleStation = z.object({
  stationId: id,
  code: z.string(),
  name: z.string(),
  latitudeDeg: z.number().nullable(),
  longitudeDeg: z.number().nullable(),
  miningComponentIds: z.array(id),
  status: z.enum(monitoringStatuses).nullable(),
  /** Of the month: the omitted ones and those moved away from a day are not due on it. */
  due: z.int(),
  done: z.int(),
})
export type ScheduleStation = z.infer<typeof scheduleStation>

/** Combinations of values that occur in the plan, so that choosing one filter narrows the others. */
export const scheduleCombination = z.object({
  stationId: id,
  componentId: id,
  subcomponentId: id.nullable(),
  miningComponentId: id.nullable(),
  sourceTypeId: id.nullable(),
})
export type ScheduleCombination = z.infer<typeof scheduleCombination>

const onePlan = z.object({ projectId: idText, planId: idText })
const monthQuery = scheduleFilters.extend({ month })
const p = '/fkl-plan/projects/:projectId/plans/:planId/schedule'

export const scheduleRoutes = {
  month: route({
    method: 'GET',
    path: p,
    access: 'project:read',
    reads: ['plans', 'monitorings', 'reference'],
    summary:
      'A month of the schedule: counts, table, indicators, notices; without one today’s, or the plan’s nearest',
    params: onePlan,
    query: scheduleFilters.extend({ month: month.optional() }),
    response: scheduleMonth,
  }),
  combinations: route({
    method: 'GET',
    path: `${p}/combinations`,
    access: 'project:read',
    reads: ['plans', 'monitorings', 'reference'],
    summary: 'Which stations, components and source types occur together in the plan',
    params: onePlan,
    response: z.array(scheduleCombination),
  }),
  map: route({
    method: 'GET',
    path: `${p}/map`,
    access: 'project:read',
    reads: ['plans', 'monitorings', 'reference'],
    summary: 'Stations of the plan with their status in the month',
    params: onePlan,
    query: monthQuery,
    response: z.array(scheduleStation),
  }),
  workbook: file({
    method: 'GET',
    path: `${p}/workbook`,
    access: 'project:read',
    summary: "The month's table as XLSX",
    params: onePlan,
    query: monthQuery.extend({ language: z.enum(languages).optional() }),
  }),
  calendar: file({
    method: 'GET',
    path: `${p}/calendar`,
    access: 'project:read',
    summary: 'The month as iCalendar',
    params: onePlan,
    query: monthQuery.extend({ language: z.enum(languages).optional() }),
  }),
}
