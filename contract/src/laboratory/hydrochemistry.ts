import {
  balanceGrades,
  chargedMetals,
  diagramGroupings,
  diagramIons,
  diagramNames,
  languages,
  nonDetectRules,
} from '@puquio/domain'
import { z } from 'zod'
import { file, route } from '../kit/route.ts'
import { pdfReport, type PdfReportKind } from '../pdf-reports.ts'
import { calendarDate, flag, id, idList, idText } from '../kit/values.ts'

/** A diagram shows no more samples at once. */
export const diagramSamplesMax = 5000

const ionValues = z.object(
  Object.fromEntries(diagramIons.map((ion) => [ion, z.number().optional()])) as Record<
    (typeof diagramIons)[number],
    z.ZodOptional<z.ZodNumber>
  >,
)

const diagramSample = z.object({
  id,
  stationId: id,
  campaignId: id,
  sampledOn: calendarDate,
  /** Its campaign is approved. */
  isApproved: z.boolean(),
})

export const analysedSample = diagramSample.extend({
  /** meq/L. */
  meqL: ionValues,
  nonDetects: z.array(z.enum(diagramIons)),
  ph: z.number().nullable(),
  isAcid: z.boolean(),
  isAlkaline: z.boolean(),
  /** Of acid water: its balance lacks the charge of these. */
  metalsNotMeasured: z.array(z.enum(chargedMetals)),
  carbonateFrom: z.enum(['reported', 'alkalinity', 'acid']),
  cationsMeqL: z.number(),
  anionsMeqL: z.number(),
  /** 100 · (cations − anions) / (cations + anions). */
  errorPercent: z.number(),
  grade: z.enum(balanceGrades),
  tdsMgL: z.number(),
  isTdsReported: z.boolean(),
  /** µS/cm at 25 °C: measured, and by its ions; null where there is none. */
  conductivity: z.object({ measured: z.number().nullable(), calculated: z.number().nullable() }),
})
export type AnalysedSample = z.infer<typeof analysedSample>

export const excludedSample = diagramSample.extend({
  reason: z.enum(['missing', 'no-cations', 'no-anions', 'no-ph', 'impossible']),
  ions: z.array(z.enum(diagramIons)),
})
export type ExcludedSample = z.infer<typeof excludedSample>

const named = z.object({ id, name: z.string() })

const hydrochemistryQuery = z.object({
  stations: idList,
  campaigns: idList,
  from: calendarDate.optional(),
  to: calendarDate.optional(),
  /** Of campaigns that are not approved, too. */
  unapproved: flag,
})
export type HydrochemistryQuery = z.output<typeof hydrochemistryQuery>

export const hydrochemistryReportKind = 'hydrochemistry' satisfies PdfReportKind
/** A diagram as it is on screen. */
const hydrochemistryReport = z.object({
  stations: z.array(id).max(200).optional(),
  campaigns: z.array(id).max(500).optional(),
  from: calendarDate.optional(),
  to: calendarDate.optional(),
  unapproved: z.boolean().optional(),
  diagram: z.enum(diagramNames),
  by: z.enum(diagramGroupings),
  path: z.boolean().optional(),
  language: z.enum(languages),
})

export const hydrochemistryRoutes = {
  file: file({
    method: 'GET',
    path: '/fkl-data-source/projects/:projectId/hydrochemistry-file',
    access: 'project:read',
    isMadeInTurn: true,
    summary:
      'The samples of diagrams, their ions in meq/L (in a workbook in mg/L, too) and those in no diagram, as a workbook or as CSV, in the language asked for',
    params: z.object({ projectId: idText }),
    query: hydrochemistryQuery.extend({
      format: z.enum(['xlsx', 'csv']).optional(),
      language: z.enum(languages).optional(),
    }),
  }),
  pdf: route({
    method: 'POST',
    path: '/fkl-data-source/projects/:projectId/hydrochemistry-pdf',
    access: 'project:read',
    withoutToken: true,
    changes: ['pdfReports'],
    summary: 'Ask for a diagram of water with its samples as PDF',
    params: z.object({ projectId: idText }),
    body: hydrochemistryReport,
    response: pdfReport,
    problems: ['PDF_BUSY', 'PDF_TOO_LARGE'],
  }),
  samples: route({
    method: 'GET',
    path: '/fkl-data-source/projects/:projectId/hydrochemistry',
    access: 'project:read',
    reads: ['results', 'reference'],
    summary:
      'The ions of samples of water in meq/L with their charge balance, and the samples that no diagram can show',
    params: z.object({ projectId: idText }),
    query: hydrochemistryQuery,
    response: z.object({
      /** By the time of sampling, the oldest first. */
      samples: z.array(analysedSample),
      excluded: z.array(excludedSample),
      /** Under these filters; more than are answered where there are more than a diagram shows, the newest first. */
      total: z.int(),
      nonDetectRule: z.enum(nonDetectRules),
      stations: z.array(
        named.extend({
          code: z.string(),
          latitudeDeg: z.number().nullable(),
          longitudeDeg: z.number().nullable(),
        }),
      ),
      campaigns: z.array(named),
    }),
  }),
}
