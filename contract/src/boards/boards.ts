import { boardKinds, languages } from '@puquio/domain'
import { z } from 'zod'
import { file, route } from '../kit/route.ts'
import {
  calendarDate,
  id,
  idList,
  idText,
  instant,
  nothing,
  requiredLine,
  version,
} from '../kit/values.ts'
import { pdfReport, type PdfReportKind } from '../pdf-reports.ts'
import { boardFilters, boardPanel, storedPanel } from './panels.ts'

export const boardCategories = [
  'water',
  'geochemistry',
  'air',
  'groundwater',
  'monitoring',
  'commitments',
  'devices',
  'other',
] as const
export type BoardCategory = (typeof boardCategories)[number]

/** Most panels of one board, and boards of one project. */
export const boardPanelsMax = 30
export const boardsMax = 200

export const boardInput = z.object({
  label: requiredLine(50),
  category: z.enum(boardCategories),
  panels: z.array(boardPanel).max(boardPanelsMax),
})
export type BoardInput = z.output<typeof boardInput>

const listed = z.object({
  /** By which the menu names it. */
  id,
  /** Its identifier in addresses, sealed by the server. */
  urir: z.string(),
  kind: z.enum(boardKinds),
  label: z.string(),
  category: z.enum(boardCategories),
  panels: z.int(),
  /** The caller's menu of the project has it. */
  isInMenu: z.boolean(),
  changedAt: instant,
  changedBy: z.string(),
})
export type ListedBoard = z.infer<typeof listed>

export const board = listed.extend({ panels: z.array(storedPanel), version })
export type Board = z.infer<typeof board>

const ofProject = '/fkl-board/projects/:projectId/boards'
const params = z.object({ projectId: idText })
const one = params.extend({ urir: z.string().max(200) })
const language = z.enum(languages)

/** The kind of report, by which one's own are found. */
export const boardReportKind = 'board' satisfies PdfReportKind

export const boardRoutes = {
  list: route({
    method: 'GET',
    path: ofProject,
    access: 'project:read',
    reads: ['boards', 'rights'],
    summary: 'The boards of a project, each with its sealed identifier',
    params,
    response: z.array(listed),
  }),
  get: route({
    method: 'GET',
    path: `${ofProject}/:urir`,
    access: 'project:read',
    reads: ['boards', 'rights'],
    summary: 'A board with its panels',
    params: one,
    response: board,
  }),
  create: route({
    method: 'POST',
    path: ofProject,
    access: 'project:admin',
    changes: ['boards'],
    withoutToken: true,
    summary: 'Make a board',
    params,
    body: boardInput.extend({ kind: z.enum(boardKinds) }),
    maxBytes: 400_000,
    response: board,
    problems: ['TOO_MANY_BOARDS'],
  }),
  edit: route({
    method: 'PUT',
    path: `${ofProject}/:urir`,
    access: 'project:admin',
    changes: ['boards'],
    withoutToken: true,
    summary: 'Set what a board is called and its panels',
    params: one,
    body: boardInput.extend({ version }),
    maxBytes: 400_000,
    response: board,
    problems: ['CHANGED_MEANWHILE'],
  }),
  remove: route({
    method: 'DELETE',
    path: `${ofProject}/:urir`,
    access: 'project:admin',
    changes: ['boards', 'rights'],
    withoutToken: true,
    summary: 'Remove a board, and its entries from the menu',
    params: one,
    response: nothing,
  }),
  pdf: route({
    method: 'POST',
    path: `${ofProject}/:urir/pdf`,
    access: 'project:read',
    changes: ['pdfReports'],
    withoutToken: true,
    summary: 'Ask for a board as PDF',
    params: one,
    body: z.object({ language, filters: boardFilters }),
    response: pdfReport,
    problems: ['PDF_BUSY', 'PDF_TOO_LARGE'],
  }),
  file: file({
    method: 'GET',
    path: `${ofProject}/:urir/file`,
    access: 'project:read',
    isMadeInTurn: true,
    summary: 'The tables of a board as a workbook, or as CSV',
    params: one,
    query: z.object({
      /** A workbook where it is left out. */
      format: z.enum(['xlsx', 'csv']).optional(),
      /** Spanish where it is left out. */
      language: language.optional(),
      from: calendarDate.optional(),
      to: calendarDate.optional(),
      stations: idList,
      parameters: idList,
    }),
  }),
}
