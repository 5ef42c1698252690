import { fractions, languages, nonDetectRules, parameterGroups, qualifiers } from '@puquio/domain'
import { z } from 'zod'
import { file, route } from '../kit/route.ts'
import { calendarDate, flag, id, idList, idOrNoneList, idText, instant } from '../kit/values.ts'
import { pdfReport, type PdfReportKind } from '../pdf-reports.ts'
import { shownParameter, shownResult } from './sample-record.ts'

/** What one look can compare, and how many results a page can hold. */
export const variationMost = { parameters: 10, stations: 20, results: 60_000 }

/** What a result is under its limit, which gives it its shape. */
export const variationMarks = ['plain', 'hollow', 'unknown', 'near', 'exceeds', 'rejected'] as const
export type VariationMark = (typeof variationMarks)[number]

const most = (max: number) => (ids: readonly number[] | undefined) =>
  ids === undefined || ids.length <= max
const tooMany = (max: number) => ({ params: { problem: 'too-big', max } })

/** Nothing chosen means what was measured most often. */
export const variationFilters = z.object({
  /** 0 stands for samples without any. */
  components: idOrNoneList,
  stations: idList.refine(most(variationMost.stations), tooMany(variationMost.stations)),
  parameters: idList.refine(most(variationMost.parameters), tooMany(variationMost.parameters)),
  from: calendarDate.optional(),
  to: calendarDate.optional(),
  /** Of campaigns that are not approved, too. */
  unapproved: flag,
})
export type VariationFilters = z.output<typeof variationFilters>

export const variationParameter = shownParameter.extend({
  fraction: z.enum(fractions).nullable(),
  group: z.enum(parameterGroups),
})
export type VariationParameter = z.infer<typeof variationParameter>

const number = z.number().nullable()

/** Results of a parameter at a station, in columns of one length, by time. */
export const variationSeries = z.object({
  parameterId: id,
  stationId: id,
  samples: z.array(id),
  /** In the project's time: `2026-01-10T14:30`, or the day alone where no more is known. */
  at: z.array(z.string()),
  /** In the unit of the parameter; of a non-detect its limit. */
  values: z.array(number),
  qualifiers: z.array(z.enum(qualifiers).nullable()),
  marks: z.array(z.enum(variationMarks)),
  /** Places among the limits of the answer. */
  limits: z.array(z.int().nullable()),
  statistics: z.object({
    count: z.int(),
    nonDetects: z.int(),
    exceedances: z.int(),
    min: number,
    median: number,
    p95: number,
    max: number,
  }),
})
export type VariationSeries = z.infer<typeof variationSeries>

/** A bound in force at stations from one day to another one; both open where they have no end. */
export const variationSpan = z.object({
  parameterId: id,
  stations: z.array(id),
  bound: z.enum(['min', 'max']),
  value: z.number(),
  unit: z.string(),
  standard: z.string(),
  category: z.string().nullable(),
  from: calendarDate.nullable(),
  /** The last day. */
  to: calendarDate.nullable(),
  source: z.string(),
  toBeVerified: z.boolean(),
})
export type VariationSpan = z.infer<typeof variationSpan>

/** A limit that follows from each sample, so that it has no line of its own: results hold theirs among the limits. */
export const sampleLimit = z.object({
  parameterId: id,
  stations: z.array(id),
  /** By pH and temperature of the sample, or as a difference from the mean of its month. */
  follows: z.enum(['ammonia', 'difference']),
  standard: z.string(),
  category: z.string().nullable(),
  source: z.string(),
  toBeVerified: z.boolean(),
})
export type SampleLimit = z.infer<typeof sampleLimit>

export const variationAnswer = z.object({
  /** More results than one look can hold: then there are no series. */
  isTooMany: z.boolean(),
  total: z.int(),
  /** By which data it was made: the moment of the latest result among those shown. */
  latestEnteredAt: instant.nullable(),
  nonDetectRule: z.enum(nonDetectRules),
  /** That occur under the filters, from which is chosen. */
  offered: z.object({ parameters: z.array(variationParameter), stations: z.int() }),
  /** Those shown, in their order. */
  parameters: z.array(variationParameter),
  stations: z.array(z.object({ id, code: z.string(), name: z.string() })),
  series: z.array(variationSeries),
  limits: z.array(shownResult.shape.limit.unwrap()),
  spans: z.array(variationSpan),
  sampleLimits: z.array(sampleLimit),
  /** Devices at these stations that measure these parameters, which can be compared with the laboratory. */
  sensors: z.array(
    z.object({ deviceId: id, variableId: id, name: z.string(), stationId: id, parameterId: id }),
  ),
})
export type VariationAnswer = z.infer<typeof variationAnswer>

type Bound = { bound: 'min' | 'max'; value: number }

/** Of each result of a series the bounds that followed from its sample alone, which a figure draws beside it. */
export function boundsOfSamples(
  { sampleLimits, limits }: Pick<VariationAnswer, 'sampleLimits' | 'limits'>,
  series: Pick<VariationSeries, 'parameterId' | 'stationId' | 'limits'>,
): Bound[][] {
  const own = sampleLimits.filter(
    ({ parameterId, stations, follows }) =>
      follows === 'ammonia' &&
      parameterId === series.parameterId &&
      stations.includes(series.stationId),
  )
  return series.limits.map((place) => {
    const limit = place === null ? undefined : limits[place]
    if (
      limit === undefined ||
      !own.some(
        ({ standard, category }) => standard === limit.standard && category === limit.category,
      )
    )
      return []
    return (['min', 'max'] as const).flatMap((bound) => {
      const value = limit[bound]
      return value === null ? [] : [{ bound, value }]
    })
  })
}

/** The kind of report, by which one's own are found. */
export const variationReportKind = 'parameter-variation' satisfies PdfReportKind

const p = '/fkl-data-source/projects/:projectId/variation'
const params = z.object({ projectId: idText })

/** Of samples of the water, air, noise or soil itself; duplicates and blanks check those, and are left out. */
export const variationRoutes = {
  show: route({
    method: 'GET',
    path: p,
    access: 'project:read',
    reads: ['results', 'reference', 'devices'],
    summary:
      'Results of parameters at stations over time beside their limits, with the statistics of each series',
    params,
    query: variationFilters,
    response: variationAnswer,
  }),
  file: file({
    method: 'GET',
    path: `${p}-file`,
    access: 'project:read',
    isMadeInTurn: true,
    summary:
      'The tables of the variation as a workbook, or as CSV in a ZIP, in the language asked for',
    params,
    query: variationFilters.extend({
      format: z.enum(['xlsx', 'csv']).optional(),
      language: z.enum(languages).optional(),
    }),
    problems: ['LIST_TOO_LONG'],
  }),
  pdf: route({
    method: 'POST',
    path: `${p}-pdf`,
    access: 'project:read',
    withoutToken: true,
    changes: ['pdfReports'],
    summary: 'Ask for the report of the variation of parameters as a PDF, which waits for its turn',
    params,
    body: variationFilters.extend({ language: z.enum(languages) }),
    response: pdfReport,
    problems: ['PDF_BUSY'],
  }),
}
