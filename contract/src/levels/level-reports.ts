import { languages, wellStates } from '@puquio/domain'
import { z } from 'zod'
import { file, route } from '../kit/route.ts'
import { calendarDate, choiceList, flag, idList, idText, text } from '../kit/values.ts'
import { pdfReport, type PdfReportKind } from '../pdf-reports.ts'

/** The kind of the report of levels among the reports as PDF. */
export const levelReportKind = 'levels' satisfies PdfReportKind

/** A line as eastings and northings. */
export const sectionLinePattern = /^-?\d{1,7},\d{1,8}(;-?\d{1,7},\d{1,8}){1,19}$/
/** How far beside a line wells still belong to it. */
export const usualWithinM = 100

/** What the page shows, by which its report is made. */
const shown = z.object({
  /** The first ones that have levels where none is named. */
  wells: idList,
  retired: flag,
  from: calendarDate.optional(),
  to: calendarDate.optional(),
  rain: idText.optional(),
  ground: flag,
  /** Of the section: the day of its levels, and the line that was drawn. */
  day: calendarDate.optional(),
  line: z.string().regex(sectionLinePattern).optional(),
  within: z.coerce.number().min(1).max(5000).optional(),
  /** Three wells; the first three of the section where none is named. */
  gradient: idList,
})
export type LevelReport = z.output<typeof shown>

const p = '/fkl-data-source/projects/:projectId/well-report'
const params = z.object({ projectId: idText })

export const levelReportRoutes = {
  file: file({
    method: 'GET',
    path: `${p}-file`,
    access: 'project:read',
    isMadeInTurn: true,
    summary:
      'Levels of wells in numbers, their soundings and a section as a workbook, or as CSV in a ZIP',
    params,
    query: shown.extend({
      /** Of the list of wells. */
      search: text(100).optional(),
      states: choiceList(wellStates),
      format: z.enum(['xlsx', 'csv']).optional(),
      language: z.enum(languages).optional(),
    }),
  }),
  pdf: route({
    method: 'POST',
    path: `${p}-pdf`,
    access: 'project:read',
    withoutToken: true,
    changes: ['pdfReports'],
    summary: 'Ask for the report of levels of wells as a PDF, which waits for its turn',
    params,
    body: shown.extend({ language: z.enum(languages) }),
    response: pdfReport,
    problems: ['PDF_BUSY'],
  }),
}
