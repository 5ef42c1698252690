import { z } from 'zod'
import { jobStates } from './jobs.ts'
import { file, route } from './kit/route.ts'
import { id, idText, instant, kindName, listQuery, nothing, pageOf } from './kit/values.ts'
import { problems, type ProblemCode } from './problems.ts'

/** Reports that wait to be made: of all projects, and of one of them. */
export const pdfWaitingMax = { all: 20, project: 10 }

/** What can be made as PDF, as it is stored and asked for: the server has what makes each of them (`reportMakers`). */
export const pdfReportKinds = [
  'board',
  'commitment-matrix',
  'evidence-pack',
  'hydrochemistry',
  'levels',
  'neutralizers',
  'parameter-variation',
] as const
export type PdfReportKind = (typeof pdfReportKinds)[number]

/** A report that becomes a PDF: one is made at a time in the whole installation, the others wait. */
export const pdfReport = z.object({
  id,
  kind: z.string(),
  title: z.string(),
  requestedAt: instant,
  state: z.enum(jobStates),
  /** Among those that wait, from 1, which is the next; null of one that does not wait. */
  place: z.int().nullable(),
  done: z.int(),
  total: z.int().nullable(),
  /** Why it could not be made. */
  problem: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]).nullable(),
  /** While it is kept. */
  file: z.object({ name: z.string(), bytes: z.int(), pages: z.int() }).nullable(),
})
export type PdfReport = z.infer<typeof pdfReport>

/** A report as PDF that was made, and who asked for it. */
export const madeReport = pdfReport
  .pick({ id: true, kind: true, title: true, requestedAt: true, file: true })
  .extend({ person: z.string(), isScheduled: z.boolean() })
export type MadeReport = z.infer<typeof madeReport>

const ofProject = '/fkl-file/projects/:projectId/pdf-reports'
const params = z.object({ projectId: idText })
const one = params.extend({ pdfReportId: idText })

/** What each feature's own call starts; its answer is a `pdfReport`, its problem PDF_BUSY. */
export const pdfReportRoutes = {
  list: route({
    method: 'GET',
    path: ofProject,
    access: 'project:read',
    reads: ['pdfReports'],
    summary: 'The caller’s latest reports as PDF: their place, progress and files',
    params,
    /** `of` names one board, or one plant, of those that have reports of the kind. */
    query: z.object({ kind: kindName.optional(), of: idText.optional() }),
    response: z.array(pdfReport),
  }),
  made: route({
    method: 'GET',
    path: `${ofProject}/made`,
    access: 'project:read',
    reads: ['pdfReports'],
    summary:
      'Reports as PDF that were made, one’s own and those of what all readers see, and who asked for them when',
    params,
    query: listQuery(['requestedAt', 'title']),
    response: pageOf(madeReport),
  }),
  file: file({
    method: 'GET',
    path: `${ofProject}/:pdfReportId/file`,
    access: 'project:read',
    summary: 'The PDF of a report of one’s own, or of what all readers see',
    params: one,
  }),
  cancel: route({
    method: 'POST',
    path: `${ofProject}/:pdfReportId/cancel`,
    access: 'project:read',
    changes: ['pdfReports'],
    withoutToken: true,
    summary: 'Cancel a report of one’s own that waits or is made',
    params: one,
    response: nothing,
  }),
}
