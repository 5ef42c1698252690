import { dataQualifiers, matrices, parameterGroups } from '@puquio/domain'
import { z } from 'zod'
import { route } from '../kit/route.ts'
import { calendarDate, flag, id, idList, idOrNoneList, idText, instant } from '../kit/values.ts'
import { sampleTypes, shownParameter, shownResult } from './sample-record.ts'

/** A parameter with a result among the samples. */
export const tableColumn = shownParameter.extend({
  group: z.enum(parameterGroups),
})
export type TableColumn = z.infer<typeof tableColumn>

export const tableResult = shownResult
  .omit({ isRepeated: true, isRejected: true, limit: true })
  .extend({
    /** In the unit of the parameter; shown for a non-detect without a number of its own. */
    detectionLimit: z.number().nullable(),
    quantificationLimit: z.number().nullable(),
    /** Its share of the limit (docs/formulas.md), 1 at the limit; null of non-detects and what cannot be determined. */
    share: z.number().nullable(),
    /** What a person said about its quality. */
    applied: z.object({ qualifier: z.enum(dataQualifiers), reason: z.string() }).nullable(),
    limit: shownResult.shape.limit.unwrap().extend({ source: z.string() }).nullable(),
  })
export type TableResult = z.infer<typeof tableResult>

export const tableRow = z.object({
  id,
  station: z.object({ id, code: z.string(), name: z.string() }),
  sampledOn: calendarDate,
  /** Null where only the day is known. */
  sampledAt: instant.nullable(),
  depthM: z.number().nullable(),
  matrix: z.enum(matrices),
  type: z.enum(sampleTypes),
  code: z.string(),
  campaign: z.string(),
  /** Whether its campaign is approved, and its results count in indicators and boards. */
  isApproved: z.boolean(),
  results: z.array(tableResult),
})
export type TableRow = z.infer<typeof tableRow>

const tableSorts = ['sampledOn', '-sampledOn', 'station', '-station'] as const
/** Nothing chosen means all. */
const filters = {
  stations: idList,
  /** 0 stands for samples without any. */
  components: idOrNoneList,
  /** Only samples with a result of these, and only those results. */
  group: z.enum(parameterGroups).optional(),
  parameters: idList,
  from: calendarDate.optional(),
  to: calendarDate.optional(),
  /** Only samples of approved campaigns. */
  approved: flag,
}

const p = '/fkl-data-source/projects/:projectId/result-table'
const params = z.object({ projectId: idText })
const reads = ['results', 'reference'] as const

export const resultTableRoutes = {
  columns: route({
    method: 'GET',
    path: `${p}/columns`,
    access: 'project:read',
    reads,
    summary:
      'The parameters that occur among samples, whatever group is chosen, and how many samples there are',
    params,
    query: z.object(filters),
    response: z.object({
      parameters: z.array(tableColumn),
      samples: z.int(),
      hasDepth: z.boolean(),
      /** Between which days the samples were taken; null where there are none. */
      days: z.object({ from: calendarDate, to: calendarDate }).nullable(),
    }),
  }),
  rows: route({
    method: 'GET',
    path: `${p}/rows`,
    access: 'project:read',
    reads,
    summary: 'Samples by station and date with their results beside their limits, paged by key',
    params,
    query: z.object({
      ...filters,
      /** Only samples of which a result exceeds. */
      exceeding: flag,
      sort: z.enum(tableSorts).optional(),
      /** `next` of the page before. */
      after: z
        .string()
        .regex(/^[1-9]\d{0,8}\.-?\d{1,16}\.[1-9]\d{0,8}$/)
        .optional(),
      size: z
        .union([
          z.int().min(1).max(100),
          z
            .string()
            .regex(/^(100|[1-9]\d?)$/)
            .transform(Number),
        ])
        .optional(),
    }),
    response: z.object({
      items: z.array(tableRow),
      /** Null after the last sample; a page of wide samples, or of exceeding ones, may have fewer before that. */
      next: z.string().nullable(),
    }),
  }),
}
