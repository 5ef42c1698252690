import {
  confidences,
  limitKinds,
  limitOrigins,
  meanStatistics,
  nonDetectRules,
  outcomes,
  parameterGroups,
  statistics,
} from '@puquio/domain'
import { z } from 'zod'
import { route } from '../kit/route.ts'
import { calendarDate, id, idText } from '../kit/values.ts'
import { shownFormula, shownParameter, shownResult } from './sample-record.ts'

const seriesParameter = shownParameter.extend({
  group: z.enum(parameterGroups),
  formula: shownFormula.nullable(),
})

/** A limit that holds at a station today, with where it comes from. */
export const limitToday = z.object({
  standard: z.string(),
  category: z.string().nullable(),
  statistic: z.enum(statistics),
  kind: z.enum(limitKinds),
  min: z.number().nullable(),
  max: z.number().nullable(),
  unit: z.string(),
  origin: z.enum(limitOrigins),
  source: z.string(),
  confidence: z.enum(confidences),
  note: z.string().nullable(),
  validFrom: calendarDate,
  toBeVerified: z.boolean(),
})
export type LimitToday = z.infer<typeof limitToday>

const latest = shownResult
  .omit({ parameterId: true, isRepeated: true })
  .extend({ sampledOn: calendarDate })
const counted = {
  results: z.int(),
  nonDetects: z.int(),
  exceedances: z.int(),
  latest,
}

export const stationParameter = z.object({
  parameter: seriesParameter,
  ...counted,
  limits: z.array(limitToday),
})
export type StationParameter = z.infer<typeof stationParameter>

const shownStation = z.object({ id, code: z.string(), name: z.string() })

export const stationData = z.object({
  station: shownStation,
  /** Standards that hold today, in their order. */
  standards: z.array(z.object({ standard: z.string(), category: z.string().nullable() })),
  isStrictest: z.boolean(),
  parameters: z.array(stationParameter),
})
export type StationData = z.infer<typeof stationData>

export const seriesResult = shownResult.omit({ parameterId: true, isRepeated: true }).extend({
  sampleId: id,
  sampledOn: calendarDate,
  campaign: z.string(),
  isApproved: z.boolean(),
})
export type SeriesResult = z.infer<typeof seriesResult>

/** Mann-Kendall's test with Sen's slope, in the parameter's unit a year (docs/formulas.md). */
export const seriesTrend = z.union([
  z.object({
    direction: z.enum(['rising', 'falling', 'none']),
    count: z.int(),
    p: z.number(),
    isExact: z.boolean(),
    slopePerYear: z.number(),
    nonDetects: z.int(),
    /** Results under the highest detection limit, which count as equal. */
    tiedByLimit: z.int(),
    nonDetectRule: z.enum(nonDetectRules).nullable(),
  }),
  z.object({ problem: z.enum(['too-few', 'too-many']) }),
])
export type SeriesTrend = z.infer<typeof seriesTrend>

const periodLimit = shownResult.shape.limit.unwrap()

/** The mean of a year (2026) or a month (2026-03) beside the limit of such means. */
const periodMean = z.object({
  statistic: z.enum(meanStatistics),
  period: z.string(),
  /** Not over yet: its mean is that until today. */
  isRunning: z.boolean(),
  /** Null without any number. */
  mean: z
    .object({
      value: z.number(),
      count: z.int(),
      nonDetects: z.int(),
      nonDetectRule: z.enum(nonDetectRules).nullable(),
      /** Results without a number, which are not in it. */
      left: z.int(),
    })
    .nullable(),
  ...shownResult.pick({ reason: true, isWarning: true }).shape,
  outcome: z.enum(outcomes),
  limit: periodLimit,
})
export type PeriodMean = z.infer<typeof periodMean>

/** How often a year exceeded a limit that it may exceed some times. */
const allowance = z.object({
  year: z.string(),
  isRunning: z.boolean(),
  exceedances: z.int(),
  allowed: z.int(),
  isBroken: z.boolean(),
  limit: periodLimit,
})
export type Allowance = z.infer<typeof allowance>

export const parameterStation = z.object({
  station: shownStation,
  ...counted,
  min: z.number().nullable(),
  median: z.number().nullable(),
  max: z.number().nullable(),
})
export type ParameterStation = z.infer<typeof parameterStation>

const p = '/fkl-data-source/projects/:projectId'
const params = z.object({ projectId: idText })
const reads = ['results', 'reference'] as const
const days = z.object({ from: calendarDate.optional(), to: calendarDate.optional() })

/** Of samples of the water, air, noise or soil itself; duplicates and blanks check those, and are left out. */
export const seriesRoutes = {
  station: route({
    method: 'GET',
    path: `${p}/stations/:stationId/data`,
    access: 'project:read',
    reads,
    summary:
      'What was measured at a station: of each parameter the latest result, its limits and how many exceed',
    params: params.extend({ stationId: idText }),
    response: stationData,
  }),
  series: route({
    method: 'GET',
    path: `${p}/stations/:stationId/data/:parameterId`,
    access: 'project:read',
    reads,
    summary:
      'All results of a parameter at a station, each beside its limit, with their trend and the means of years',
    params: params.extend({ stationId: idText, parameterId: idText }),
    response: z.object({
      results: z.array(seriesResult),
      trend: seriesTrend,
      /** Under the limits of annual and monthly means, in the order of time. */
      means: z.array(periodMean),
      allowances: z.array(allowance),
    }),
  }),
  parameter: route({
    method: 'GET',
    path: `${p}/parameters/:parameterId/data`,
    access: 'project:read',
    reads,
    summary: 'A parameter over all stations: range, latest result and how many exceed',
    params: params.extend({ parameterId: idText }),
    query: days,
    response: z.object({ parameter: seriesParameter, stations: z.array(parameterStation) }),
  }),
}
