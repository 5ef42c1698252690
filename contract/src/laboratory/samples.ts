import { outcomeReasons, outcomes, parameterGroups, qualifiers } from '@puquio/domain'
import { z } from 'zod'
import { route } from '../kit/route.ts'
import { calendarDate, id, idList, idText, instant, listQuery, pageOf } from '../kit/values.ts'

/** What was taken: the water, air, noise or soil itself, or what checks the way to the laboratory. */
const sampleTypes = [
  'normal',
  'duplicate',
  'field-blank',
  'trip-blank',
  'equipment-blank',
  'spike',
] as const

const inLanguages = z.object({ es: z.string(), en: z.string(), fr: z.string(), pt: z.string() })

/** A parameter that heads a column. */
export const shownParameter = z.object({
  id,
  name: inLanguages,
  symbol: z.string(),
  unit: z.string(),
})
export type ShownParameter = z.infer<typeof shownParameter>

const shownResult = z.object({
  parameterId: id,
  /** As the laboratory wrote it, in its unit. */
  text: z.string(),
  textUnit: z.string(),
  /** In the unit of the parameter. */
  value: z.number().nullable(),
  qualifier: z.enum(qualifiers).nullable(),
  /** Null for blanks and spikes, which are compared with nothing. */
  outcome: z.enum(outcomes).nullable(),
  reason: z.enum(outcomeReasons).nullable(),
  isWarning: z.boolean(),
  limit: z
    .object({
      standard: z.string(),
      category: z.string().nullable(),
      min: z.number().nullable(),
      max: z.number().nullable(),
      unit: z.string(),
      toBeVerified: z.boolean(),
    })
    .nullable(),
})
export type ShownResult = z.infer<typeof shownResult>

export const sampleRow = z.object({
  id,
  station: z.object({ id, code: z.string(), name: z.string() }),
  sampledOn: calendarDate,
  /** Null where only the day is known. */
  sampledAt: instant.nullable(),
  type: z.enum(sampleTypes),
  code: z.string(),
  campaign: z.string(),
  results: z.array(shownResult),
})
export type SampleRow = z.infer<typeof sampleRow>

export const sampleRoutes = {
  list: route({
    method: 'GET',
    path: '/fkl-data-source/projects/:projectId/samples',
    access: 'project:read',
    reads: ['reference'],
    summary: 'Samples by station and date with their results, each beside its limit',
    params: z.object({ projectId: idText }),
    query: listQuery(['sampledOn', 'station']).extend({
      stations: idList,
      from: calendarDate.optional(),
      to: calendarDate.optional(),
      /** Only samples with a result of this group, and only those results. */
      group: z.enum(parameterGroups).optional(),
      /** Only samples with such a result. */
      outcome: z.enum(outcomes).optional(),
    }),
    response: pageOf(sampleRow).extend({ parameters: z.array(shownParameter) }),
  }),
}
