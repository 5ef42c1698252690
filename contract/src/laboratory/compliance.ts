import { languages } from '@puquio/domain'
import { z } from 'zod'
import { file, route } from '../kit/route.ts'
import { flag, id, idList, idOrNoneList, idText, month } from '../kit/values.ts'
import { variationParameter } from './variation.ts'

/** Columns that one look takes in. */
export const complianceMonthsMax = 36

export const complianceFilters = z.object({
  /** 0 stands for samples without any. */
  components: idOrNoneList,
  stations: idList,
  parameters: idList,
  /** Months; without them the twelve up to this one. */
  from: month.optional(),
  to: month.optional(),
  /** Of campaigns that are not approved, too. */
  unapproved: flag,
})
export type ComplianceFilters = z.output<typeof complianceFilters>

const count = z.int().nonnegative()

/** How many results of a parameter at a station in a month have each outcome; rejected ones are not among them. */
export const complianceCell = z.object({
  stationId: id,
  parameterId: id,
  month,
  exceeds: count,
  unknown: count,
  near: count,
  complies: count,
  noStandard: count,
})
export type ComplianceCell = z.infer<typeof complianceCell>

export const complianceAnswer = z.object({
  months: z.array(month),
  /** With results in these months. */
  stations: z.array(z.object({ id, code: z.string(), name: z.string() })),
  parameters: z.array(variationParameter),
  /** Those with results; what is not among them was not sampled. */
  cells: z.array(complianceCell),
})
export type ComplianceAnswer = z.infer<typeof complianceAnswer>

const p = '/fkl-data-source/projects/:projectId/compliance'
const params = z.object({ projectId: idText })

export const complianceRoutes = {
  show: route({
    method: 'GET',
    path: p,
    access: 'project:read',
    reads: ['results', 'reference'],
    summary:
      'How the results of stations, parameters and months compare with their limits, counted',
    params,
    query: complianceFilters,
    response: complianceAnswer,
  }),
  file: file({
    method: 'GET',
    path: `${p}-file`,
    access: 'project:read',
    isMadeInTurn: true,
    summary: 'The matrix of compliance as XLSX, or as CSV in a ZIP, in the language asked for',
    params,
    query: complianceFilters.extend({
      format: z.enum(['xlsx', 'csv']).optional(),
      language: z.enum(languages).optional(),
    }),
  }),
}
