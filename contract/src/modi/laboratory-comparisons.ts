import { laboratoryFactorKinds, languages } from '@puquio/domain'
import { z } from 'zod'
import { file, route } from '../kit/route.ts'
import { calendarDate, givenDate, id, line, nothing } from '../kit/values.ts'
import { laboratoryBasis, ofVariable, onVariable } from './calculations.ts'

/** Days that are compared at once: five years. */
export const comparedDaysMax = 1830

const days = z.object({
  /** Without them: since the calculation in force, at most the last year. */
  from: calendarDate.optional(),
  to: calendarDate.optional(),
})
export type ComparisonQuery = z.output<typeof days>

const pair = z.object({
  on: calendarDate,
  sampleId: id,
  /** In the variable's unit. */
  laboratory: z.number(),
  /** The mean of the good readings of that day. */
  sensor: z.number(),
  readings: z.int(),
  /** A ratio needs two numbers above zero. */
  isCompared: z.boolean(),
})

/** Why nothing can be compared at all. */
export const comparisonObstacles = ['no-parameter', 'no-station', 'other-unit', 'derived'] as const

export const laboratoryComparison = z.object({
  from: calendarDate,
  to: calendarDate,
  obstacle: z.enum(comparisonObstacles).nullable(),
  parameter: z.object({ id, name: z.record(z.enum(languages), z.string()) }).nullable(),
  station: z.object({ id, code: z.string(), name: z.string() }).nullable(),
  unit: z.string(),
  kind: z.enum(laboratoryFactorKinds),
  pairs: z.array(pair),
  /** Results that have no pair. */
  left: z.object({ nonDetects: z.int(), withoutReadings: z.int() }),
  /** Null of fewer than three pairs. */
  suggested: laboratoryBasis.nullable(),
  /** The factor of what the sensor sends that would hold: what is suggested on top of the one in force. */
  factor: z.object({ correction: z.number(), adjustment: z.number() }).nullable(),
})
export type LaboratoryComparison = z.infer<typeof laboratoryComparison>

const path = `${ofVariable}/laboratory-comparison`
const reads = ['devices', 'results'] as const

export const laboratoryComparisonRoutes = {
  show: route({
    method: 'GET',
    path,
    access: 'project:read',
    reads,
    summary:
      'Approved results of a device’s station beside the mean of its readings of the same day, and the factor that follows',
    params: onVariable,
    query: days,
    response: laboratoryComparison,
  }),
  file: file({
    method: 'GET',
    path: `${path}-file`,
    access: 'project:read',
    isMadeInTurn: true,
    summary: 'The sensor against the laboratory as XLSX or CSV',
    params: onVariable,
    query: days.extend({
      format: z.enum(['xlsx', 'csv']).optional(),
      language: z.enum(languages).optional(),
    }),
  }),
  propose: route({
    method: 'POST',
    path: `${path}/proposals`,
    access: 'project:write',
    withoutToken: true,
    changes: ['devices'],
    summary: 'Propose the factor that follows from the laboratory, which holds once it is approved',
    params: onVariable,
    body: z.object({ from: givenDate, to: givenDate, validOn: givenDate, note: line(200) }),
    response: nothing,
    problems: ['NO_SUGGESTED_FACTOR'],
  }),
}
