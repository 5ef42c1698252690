import { cellProblems, languages, planColumns, planTextMax } from '@puquio/domain'
import { z } from 'zod'
import { file, route, upload } from './kit/route.ts'
import { calendarDate, flag, givenDate, id, idText, instant, line, nothing } from './kit/values.ts'
import { planTitle } from './plans.ts'

/** Limits of the workbook's reader, shown before the upload. */
export const importBytesMax = 30_000_000
/** Days after which an import that nobody went on with expires, of plans and of results. */
export const importKeptDays = 7

/** Made by the caller before the upload, so that the same import sent twice makes one plan. */
export const importKey = z.uuid()

export const importStates = ['checking', 'checked', 'refused', 'saved'] as const

/** Refusals that are not the file's fault: its check resumes by itself once they are over. */
export const passingRefusals: readonly string[] = ['STORAGE_FULL', 'UNAVAILABLE']

export const planIssue = z.object({
  column: z.enum(planColumns),
  code: z.enum(cellProblems),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})

/** A cell that was not accepted; row and column as a spreadsheet shows them. */
export const badCell = planIssue.extend({
  sheet: z.string(),
  row: z.int(),
  /** Of its row in the preview, from 0. */
  position: z.int(),
  /** '' where the workbook lacks the column. */
  columnLetter: z.string(),
  value: z.string(),
})
export type BadCell = z.infer<typeof badCell>

export const planImport = z.object({
  key: importKey,
  state: z.enum(importStates),
  fileName: z.string(),
  phase: z.enum(['received', 'reading', 'checking', 'storing', 'done']),
  /** Rows read of rows known; 0 of 0 while unknown. */
  rowsDone: z.int(),
  rowsTotal: z.int(),
  /** Why the whole file was refused: a problem's name with its params. */
  refusal: z
    .object({
      problem: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
    })
    .nullable(),
  /** The number of all bad cells, of which `badCells` holds at most 100. */
  badCellCount: z.int(),
  badCells: z.array(badCell),
  /** Whether they can be corrected in the preview, or in the workbook alone. */
  isCorrectable: z.boolean(),
  /** Its rows were made from commitments: what they do not tell is filled in in the preview. */
  isFromCommitments: z.boolean(),
  /** What saving would create; codes still asked about count for no station. */
  monitorings: z.int(),
  newStations: z.int(),
  codesToAnswer: z.int(),
  /** The first 50 of them: a misspelt code shows here as a station too many. */
  newStationCodes: z.array(z.string()),
  /** The first 50 stations of the project that have no coordinates and get them here. */
  locatedStationCodes: z.array(z.string()),
  /** The first 50 stations whose coordinates lie far from Peru: a wrong zone, as a rule. */
  farStationCodes: z.array(z.string()),
  /** Stations whose PSAD56 coordinates were converted. */
  convertedStations: z.int(),
  firstOn: calendarDate.nullable(),
  lastOn: calendarDate.nullable(),
  /** An earlier plan made from a file of the same content. */
  sameContentAs: z.object({ planId: id, title: z.string(), savedAt: instant }).nullable(),
  /** The plan that the import adds to; null where it creates one. */
  targetPlanId: id.nullable(),
  /** The answers about codes similar to known ones, by station key. */
  codeAnswers: z.record(z.string(), z.string()),
  /** By column, the unambiguous decimal mark of its numbers. */
  decimalMarks: z.record(z.string(), z.enum([',', '.'])),
  planId: id.nullable(),
})
export type PlanImport = z.infer<typeof planImport>

/** An import that its uploader can resume or discard. */
export const unfinishedImport = z.object({
  key: importKey,
  fileName: z.string(),
  begunAt: instant,
  targetPlanId: id.nullable(),
  /** Null while the check goes on. */
  rows: z.int().nullable(),
  badCellCount: z.int().nullable(),
})
export type UnfinishedImport = z.infer<typeof unfinishedImport>

/** A row of the preview: cells as texts in the order of `planColumns`. */
export const previewRow = z.object({
  row: z.int(),
  position: z.int(),
  cells: z.array(z.string()),
  issues: z.array(planIssue),
})
export type PreviewRow = z.infer<typeof previewRow>
/** Rows that one answer of the preview holds. */
export const previewRowsMax = 200

const onProject = z.object({ projectId: idText })
const stationCode = line(planTextMax.stationCode)
const periodInOrder = { path: ['endsOn'], params: { problem: 'ends-before-start' } }
const oneImport = onProject.extend({ key: importKey })

export const planImportRoutes = {
  template: file({
    method: 'GET',
    path: '/fkl-plan/projects/:projectId/template',
    access: 'project:read',
    summary: 'The official template, in the language asked for',
    params: onProject,
    query: z.object({ language: z.enum(languages).optional() }),
  }),
  start: upload({
    method: 'POST',
    path: '/fkl-plan/projects/:projectId/imports',
    access: 'project:admin',
    changes: ['imports', 'unfinishedImports'],
    summary:
      'Upload a filled template; checking starts at once. planId adds to that plan instead of making one',
    params: onProject,
    body: z.object({ key: importKey, planId: idText.optional() }),
    response: planImport,
    maxBytes: importBytesMax,
    problems: [
      'PROJECT_FULL',
      'WORKBOOK_NOT_SELECTED',
      'WORKBOOK_WRONG_TYPE',
      'WORKBOOK_EMPTY',
      'ALREADY_EXISTS',
      'PLAN_ANNULLED',
      'IMPORTS_UNFINISHED',
      'BUSY',
    ],
  }),
  fromCommitments: route({
    method: 'POST',
    path: '/fkl-plan/projects/:projectId/imports-from-commitments',
    access: 'project:admin',
    withoutToken: true,
    changes: ['imports', 'unfinishedImports'],
    summary:
      'Begin an import whose rows are verified commitments of monitoring, with what they tell filled in; planId adds to that plan',
    params: onProject,
    body: z
      .object({
        key: importKey,
        planId: id.optional(),
        commitments: z.array(id).min(1).max(500),
        /** The time that the plan covers, given to rows with a frequency. */
        startsOn: givenDate,
        endsOn: givenDate,
      })
      .refine(({ startsOn, endsOn }) => startsOn <= endsOn, periodInOrder),
    response: planImport,
    problems: ['ALREADY_EXISTS', 'PLAN_ANNULLED', 'IMPORTS_UNFINISHED', 'BUSY'],
  }),
  unfinished: route({
    method: 'GET',
    path: '/fkl-plan/projects/:projectId/imports',
    access: 'project:admin',
    reads: ['unfinishedImports'],
    summary: 'The imports that the caller began and did not finish, the latest first',
    params: onProject,
    response: z.object({ imports: z.array(unfinishedImport) }),
  }),
  get: route({
    method: 'GET',
    path: '/fkl-plan/projects/:projectId/imports/:key',
    access: 'project:admin',
    reads: ['imports'],
    summary: 'Where an import stands, with its bad cells',
    params: oneImport,
    response: planImport,
  }),
  preview: route({
    method: 'GET',
    path: '/fkl-plan/projects/:projectId/imports/:key/rows',
    access: 'project:admin',
    reads: ['importRows'],
    summary: 'Rows of the preview; onlyBad=true those with a bad cell',
    params: oneImport,
    query: z.object({
      from: z
        .union([
          z.int().nonnegative().max(9_999_999),
          z
            .string()
            .regex(/^\d{1,7}$/)
            .transform(Number),
        ])
        .optional(),
      onlyBad: flag,
    }),
    response: z.object({ rows: z.array(previewRow), total: z.int() }),
    problems: ['IMPORT_NOT_READY'],
  }),
  correct: route({
    method: 'PATCH',
    path: '/fkl-plan/projects/:projectId/imports/:key/cells',
    access: 'project:admin',
    // Its response is the state of the import.
    changes: ['importRows'],
    summary: 'Correct cells in the preview; their rows are checked again',
    params: oneImport,
    body: z.object({
      cells: z
        .array(
          z.object({
            row: z.int().positive().max(1_048_576),
            column: z.enum(planColumns),
            value: line(2000),
          }),
        )
        .min(1)
        .max(200),
    }),
    maxBytes: 1_000_000,
    response: planImport,
    problems: ['IMPORT_NOT_READY', 'IMPORT_HAS_ERRORS', 'IMPORT_TOO_MANY_MONITORINGS'],
  }),
  answerCode: route({
    method: 'POST',
    path: '/fkl-plan/projects/:projectId/imports/:key/codes',
    access: 'project:admin',
    changes: ['importRows'],
    summary:
      'Say which station a code like a known one means, in all of its rows: a known code, itself as a new station, or null to be asked again',
    params: oneImport,
    body: z.object({ code: stationCode, means: stationCode.nullable() }),
    response: planImport,
    problems: ['IMPORT_NOT_READY', 'IMPORT_HAS_ERRORS', 'IMPORT_TOO_MANY_MONITORINGS'],
  }),
  errors: file({
    method: 'GET',
    path: '/fkl-plan/projects/:projectId/imports/:key/errors',
    access: 'project:admin',
    summary: "The user's own workbook with the bad cells coloured and commented",
    params: oneImport,
    query: z.object({ language: z.enum(languages).optional() }),
    problems: [
      'IMPORT_NOT_READY',
      'WORKBOOK_WRONG_TYPE',
      'WORKBOOK_PASSWORD',
      'WORKBOOK_DAMAGED',
      'WORKBOOK_TOO_LARGE',
      'WORKBOOK_TIMED_OUT',
    ],
  }),
  save: route({
    method: 'POST',
    path: '/fkl-plan/projects/:projectId/imports/:key/save',
    access: 'project:admin',
    changes: ['plans', 'monitorings', 'commitments', 'reference', 'imports', 'unfinishedImports'],
    summary: 'Save all of it in one transaction; sent twice it answers the same plan',
    params: oneImport,
    body: z.object({
      title: planTitle.optional(),
      /** Set once the user confirmed saving a file of the same content again. */
      sameContentAccepted: z.boolean().optional(),
    }),
    response: z.object({ planId: id, monitorings: z.int(), newStations: z.int() }),
    problems: ['IMPORT_NOT_READY', 'IMPORT_HAS_ERRORS', 'IMPORT_SAME_CONTENT', 'PLAN_ANNULLED'],
  }),
  discard: route({
    method: 'DELETE',
    path: '/fkl-plan/projects/:projectId/imports/:key',
    access: 'project:admin',
    // A discarded import is not read again.
    changes: ['unfinishedImports'],
    summary: 'Drop an import that was not saved',
    params: oneImport,
    response: nothing,
    problems: ['IMPORT_ALREADY_SAVED'],
  }),
}
