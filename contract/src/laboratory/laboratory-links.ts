import { z } from 'zod'
import { evidenceMaxBytes } from '../follow-up/evidence.ts'
import { file, route, upload } from '../kit/route.ts'
import { calendarDate, id, idText, instant, line, nothing, requiredLine } from '../kit/values.ts'
import { importKey } from '../plan-imports.ts'
import { resultFileBytesMax, resultImport, resultImportRoutes } from './result-imports.ts'

export const laboratoryLinkStates = ['live', 'expired', 'revoked'] as const
/** The longest that a link is valid for. */
export const laboratoryLinkDaysMax = 366

/** Never the secret itself, of which the server keeps a hash. */
export const laboratoryLink = z.object({
  id,
  laboratory: z.string(),
  /** What the administrator knows it by; may be empty. */
  label: z.string(),
  /** The last four characters of the secret. */
  ending: z.string(),
  state: z.enum(laboratoryLinkStates),
  /** The last day. */
  until: calendarDate,
  /** Those that its files may name; empty where all may be. */
  stations: z.array(z.object({ id, code: z.string() })),
  campaign: z.string(),
  createdAt: instant,
  createdBy: z.string(),
  lastUsedAt: instant.nullable(),
  /** Files that were handed in by it. */
  files: z.int(),
})
export type LaboratoryLink = z.infer<typeof laboratoryLink>

export const laboratoryLinkCreation = z.object({
  /** Found by its name, or added. */
  laboratory: requiredLine(200),
  label: line(100),
  until: calendarDate,
  /** Empty where its files may name all stations. */
  stationIds: z.array(id).max(500),
  /** Proposed when what it handed in is saved; the laboratory does not see it. */
  campaign: line(100),
})

const ofLinks = '/fkl-data-source/projects/:projectId/laboratory-links'
const onProject = z.object({ projectId: idText })

/** Links are made in a session: a script's token that leaked makes none. */
export const laboratoryLinkRoutes = {
  list: route({
    method: 'GET',
    path: ofLinks,
    access: 'project:admin',
    reads: ['laboratoryLinks', 'users'],
    summary: 'Links of laboratories, the latest first',
    params: onProject,
    response: z.object({
      links: z.array(laboratoryLink),
      /** Names to choose from. */
      laboratories: z.array(z.string()),
    }),
  }),
  create: route({
    method: 'POST',
    path: ofLinks,
    access: 'project:admin',
    withoutToken: true,
    changes: ['laboratoryLinks', 'resultImports'],
    summary: 'Make a link for one laboratory, whose secret is shown this once',
    params: onProject,
    body: laboratoryLinkCreation,
    response: z.object({ secret: z.string(), made: laboratoryLink }),
    problems: ['TOO_MANY_LABORATORY_LINKS'],
  }),
  revoke: route({
    method: 'DELETE',
    path: `${ofLinks}/:linkId`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['laboratoryLinks'],
    summary: 'Revoke a link of a laboratory, which ends at once; what it handed in stays',
    params: onProject.extend({ linkId: idText }),
    response: nothing,
  }),
}

const { key, fileName, rowsDone, rowsTotal, refusal, sheets, doubts, mapping, options, held } =
  resultImport.shape

/** What a laboratory sees of one of its own files: findings on the file, and nothing that the project holds. */
export const laboratoryFile = z.object({
  key,
  fileName,
  state: z.enum(['checking', 'mapped', 'checked', 'refused', 'handed-in']),
  rowsDone,
  rowsTotal,
  refusal,
  recognised: resultImport.shape.recognised,
  sheets,
  doubts,
  mapping,
  options,
  /** Values of the file; those of them with findings. */
  values: z.int(),
  held: z.int(),
  firstOn: calendarDate.nullable(),
  lastOn: calendarDate.nullable(),
  /** Values of samples that were taken more than a year ago. */
  old: z.int(),
  /** Values that say that nothing was measured, and what they say. */
  blank: z.int(),
  blankTexts: resultImport.shape.blankTexts,
  findings: held,
  unread: resultImport.shape.unread,
  unreadSheets: resultImport.shape.unreadSheets,
  handedInAt: instant.nullable(),
  report: resultImport.shape.report,
})
export type LaboratoryFile = z.infer<typeof laboratoryFile>

export const listedLaboratoryFile = laboratoryFile.pick({
  key: true,
  fileName: true,
  state: true,
  values: true,
  held: true,
  handedInAt: true,
})
export type ListedLaboratoryFile = z.infer<typeof listedLaboratoryFile>

const ofFiles = '/fkl-data-source/laboratory'
const oneFile = z.object({ key: importKey })

/** Called with the secret of a link in `Authorization`; the project and the laboratory follow from it. */
export const laboratoryFileRoutes = {
  list: route({
    method: 'GET',
    path: ofFiles,
    access: 'laboratory',
    reads: ['laboratoryFiles'],
    summary: 'What the link is for, and the files of the laboratory that came by it',
    response: z.object({
      project: z.string(),
      laboratory: z.string(),
      label: z.string(),
      until: calendarDate,
      timeZone: z.string(),
      files: z.array(listedLaboratoryFile),
    }),
  }),
  start: upload({
    method: 'POST',
    path: `${ofFiles}/files`,
    access: 'laboratory',
    changes: ['laboratoryFiles'],
    summary: 'Upload a file of the laboratory; it is looked at at once',
    body: z.object({ key: importKey }),
    response: laboratoryFile,
    maxBytes: resultFileBytesMax,
    problems: [
      'PROJECT_FULL',
      'WORKBOOK_NOT_SELECTED',
      'WORKBOOK_WRONG_TYPE',
      'WORKBOOK_EMPTY',
      'ALREADY_EXISTS',
      'LABORATORY_FILES_OPEN',
      'BUSY',
    ],
  }),
  get: route({
    method: 'GET',
    path: `${ofFiles}/files/:key`,
    access: 'laboratory',
    reads: ['laboratoryFiles'],
    summary: 'Where a file of the laboratory stands, with the findings on it',
    params: oneFile,
    response: laboratoryFile,
  }),
  propose: route({
    method: 'GET',
    path: `${ofFiles}/files/:key/proposal`,
    access: 'laboratory',
    reads: ['laboratoryFiles'],
    summary: 'The columns by another row of headings or another layout; nothing is changed',
    params: oneFile,
    query: resultImportRoutes.propose.query,
    response: resultImportRoutes.propose.response,
    problems: [
      'IMPORT_NOT_READY',
      'WORKBOOK_WRONG_TYPE',
      'WORKBOOK_PASSWORD',
      'WORKBOOK_DAMAGED',
      'WORKBOOK_TOO_LARGE',
      'WORKBOOK_TIMED_OUT',
    ],
  }),
  map: route({
    method: 'PUT',
    path: `${ofFiles}/files/:key/mapping`,
    access: 'laboratory',
    changes: ['laboratoryFiles'],
    summary: 'Say where the results stand; they are checked at once, and the next file is known',
    params: oneFile,
    body: resultImportRoutes.map.body.omit({ laboratory: true }),
    maxBytes: 500_000,
    response: laboratoryFile,
    problems: ['IMPORT_NOT_READY'],
  }),
  rows: route({
    method: 'GET',
    path: `${ofFiles}/files/:key/rows`,
    access: 'laboratory',
    reads: ['laboratoryFiles'],
    summary: 'Values of the file with findings, of one reason or of all',
    params: oneFile,
    query: resultImportRoutes.rows.query,
    response: resultImportRoutes.rows.response,
    problems: ['IMPORT_NOT_READY'],
  }),
  marked: file({
    method: 'GET',
    path: `${ofFiles}/files/:key/marked`,
    access: 'laboratory',
    summary: "The laboratory's own workbook with the cells of its findings coloured and commented",
    params: oneFile,
    query: resultImportRoutes.marked.query,
    problems: [
      'IMPORT_NOT_READY',
      'WORKBOOK_WRONG_TYPE',
      'WORKBOOK_PASSWORD',
      'WORKBOOK_DAMAGED',
      'WORKBOOK_TOO_LARGE',
      'WORKBOOK_TIMED_OUT',
    ],
  }),
  setReport: upload({
    method: 'PUT',
    path: `${ofFiles}/files/:key/report`,
    access: 'laboratory',
    changes: ['laboratoryFiles'],
    summary:
      'Put the test report as PDF beside a file; it is attached to the samples that are saved',
    params: oneFile,
    response: laboratoryFile,
    maxBytes: evidenceMaxBytes,
    problems: [
      'PROJECT_FULL',
      'FILE_TYPE_NOT_ACCEPTED',
      'FILE_EMPTY',
      'FILE_DAMAGED',
      'IMPORT_NOT_READY',
    ],
  }),
  removeReport: route({
    method: 'DELETE',
    path: `${ofFiles}/files/:key/report`,
    access: 'laboratory',
    changes: ['laboratoryFiles'],
    summary: 'Take the test report away from a file that is not handed in',
    params: oneFile,
    response: laboratoryFile,
  }),
  handIn: route({
    method: 'POST',
    path: `${ofFiles}/files/:key/hand-in`,
    access: 'laboratory',
    changes: ['laboratoryFiles'],
    summary: 'Hand a checked file in: it waits for a person of the project, who saves it',
    params: oneFile,
    body: z.object({}),
    response: laboratoryFile,
    problems: ['IMPORT_NOT_READY', 'IMPORT_NOTHING_TO_HAND_IN'],
  }),
  discard: route({
    method: 'DELETE',
    path: `${ofFiles}/files/:key`,
    access: 'laboratory',
    changes: ['laboratoryFiles'],
    summary: 'Drop a file that is not handed in',
    params: oneFile,
    response: nothing,
  }),
}
