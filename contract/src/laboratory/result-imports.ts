import {
  headerWithinRows,
  heldReasons,
  languages,
  planTextMax,
  resultFields,
  resultLayouts,
} from '@puquio/domain'
import { z } from 'zod'
import { campaignName } from './campaigns.ts'
import { answerAct, givenAnswer, heldGroup, heldRow } from './held-results.ts'
import {
  layoutDoubtList,
  proposedResultMapping,
  resultMapping,
  resultOptions,
} from './result-mapping.ts'
import { file, route, upload } from '../kit/route.ts'
import {
  calendarDate,
  flag,
  id,
  idText,
  instant,
  line,
  nothing,
  requiredLine,
} from '../kit/values.ts'
import { importKey } from '../plan-imports.ts'

/** Most bytes of a file of results. */
export const resultFileBytesMax = 30_000_000

/** The longest name of a laboratory. */
export const laboratoryNameMax = 200

const counts = z.object({
  /** Values that the file holds, those without anything measured and those left out not counted. */
  values: z.int(),
  good: z.int(),
  held: z.int(),
  /** The same as saved before. */
  known: z.int(),
  /** Say that nothing was measured: "No analizado", "-". */
  blank: z.int(),
  /** By an answer, or since they are calculated results of our own exports. */
  leftOut: z.int(),
  /** All of the file: good, held, known, blank, left out and saved. */
  inFile: z.int(),
  /** Good ones that replace a saved result. */
  newVersions: z.int(),
  samples: z.int(),
  /** Those of them of which no row names a campaign: they get the one that the save names. */
  withoutCampaign: z.int(),
  /** Taken more than a year ago. */
  old: z.int(),
  firstOn: calendarDate.nullable(),
  lastOn: calendarDate.nullable(),
  /** Saved so far. */
  savedResults: z.int(),
  savedSamples: z.int(),
  savedVersions: z.int(),
})

/** Most stations that are named as new at once, and made at once. */
export const newStationsMax = 200
/** Most campaigns, and most laboratories, that are made at once. */
export const newNamesMax = 200

/** The PDF of a laboratory's test report beside its file. */
export const fileReport = z.object({ name: z.string(), bytes: z.int() })

export const resultImport = z.object({
  key: importKey,
  /** Mapped: its columns wait to be confirmed. */
  state: z.enum(['checking', 'mapped', 'checked', 'refused', 'saved']),
  fileName: z.string(),
  phase: z.enum(['received', 'reading', 'checking', 'storing', 'done']),
  rowsDone: z.int(),
  rowsTotal: z.int(),
  refusal: z
    .object({
      problem: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
    })
    .nullable(),
  laboratory: z.string().nullable(),
  /** Whether its headings stand where a known laboratory has them, or have moved; null where no laboratory is known by them. */
  recognised: z.enum(['same', 'moved']).nullable(),
  /** The first rows of its sheets. */
  sheets: z.array(
    z.object({
      name: z.string(),
      rows: z.array(z.array(z.string())),
      /** Cells of them that are merged: their row, counted from 1, their first and last column, counted from 0. */
      merged: z.array(z.tuple([z.int(), z.int(), z.int()])).optional(),
    }),
  ),
  doubts: layoutDoubtList,
  mapping: resultMapping.nullable(),
  options: resultOptions,
  counts,
  /** What cells without a value say, '' of empty ones, the most frequent first. */
  blankTexts: z.array(z.string()),
  /** At most `heldGroupsMax`, those of most rows first. */
  held: z.array(heldGroup),
  /** Stations that unknown names may become, the first of them by code. */
  newStations: z.object({
    stations: z.array(z.object({ code: z.string(), isLocated: z.boolean(), results: z.int() })),
    total: z.int(),
  }),
  /** What was answered so far, the first answer first. */
  answered: z.array(givenAnswer),
  /** Columns that hold something and are not taken. */
  unread: z.array(z.object({ sheet: z.string(), heading: z.string(), cells: z.int() })),
  /** Sheets that hold something and have no such columns. */
  unreadSheets: z.array(z.string()),
  /** Where a laboratory handed it in by its link, with the campaign that the link is for. */
  handedIn: z.object({ at: instant, laboratory: z.string(), campaign: z.string() }).nullable(),
  /** The test report that the laboratory hands in with it: attached to the samples that are saved. */
  report: fileReport.nullable(),
})
export type ResultImport = z.infer<typeof resultImport>

export const unfinishedResultImport = z.object({
  key: importKey,
  fileName: z.string(),
  state: resultImport.shape.state,
  begunAt: instant,
  begunBy: z.string(),
  isHandedIn: z.boolean(),
  good: z.int(),
  held: z.int(),
})
export type UnfinishedResultImport = z.infer<typeof unfinishedResultImport>

const named = z.object({ id, name: z.string() })
const onProject = z.object({ projectId: idText })
const oneImport = onProject.extend({ key: importKey })
/** What an answer is about: one row, or all of the file that wait for the same reason and text. */
const answered = z.object({
  reason: z.enum(heldReasons),
  field: z.enum(resultFields),
  /** Null where all of the reason are meant. */
  text: line(200).nullable(),
  /** Of the row; null of the whole file. */
  position: z.int().min(0).max(9_999_999).nullable(),
})
const of = '/fkl-data-source/projects/:projectId/result-imports'

export const resultImportRoutes = {
  start: upload({
    method: 'POST',
    path: of,
    access: 'project:write',
    changes: ['resultImports'],
    summary: 'Upload a workbook or CSV file of laboratory results; it is looked at at once',
    params: onProject,
    body: z.object({ key: importKey }),
    response: resultImport,
    maxBytes: resultFileBytesMax,
    problems: [
      'PROJECT_FULL',
      'WORKBOOK_NOT_SELECTED',
      'WORKBOOK_WRONG_TYPE',
      'WORKBOOK_EMPTY',
      'ALREADY_EXISTS',
      'IMPORTS_UNFINISHED',
      'BUSY',
    ],
  }),
  unfinished: route({
    method: 'GET',
    path: of,
    access: 'project:write',
    reads: ['resultImports'],
    summary: 'The imports of results that are not finished, the latest hundred first',
    params: onProject,
    response: z.object({ imports: z.array(unfinishedResultImport), total: z.int() }),
  }),
  choices: route({
    method: 'GET',
    path: '/fkl-data-source/projects/:projectId/result-choices',
    access: 'project:write',
    reads: ['resultImports', 'reference', 'results'],
    summary:
      'What names of a file can mean, and the laboratories and campaigns that its samples can have',
    params: onProject,
    response: z.object({
      stations: z.array(named.extend({ code: z.string() })),
      parameters: z.array(
        z.object({
          id,
          name: z.object({ es: z.string(), en: z.string(), fr: z.string(), pt: z.string() }),
          unit: z.string(),
        }),
      ),
      laboratories: z.array(named),
      /** With the days of their samples. */
      campaigns: z.array(
        named.extend({ firstOn: calendarDate.nullable(), lastOn: calendarDate.nullable() }),
      ),
    }),
  }),
  get: route({
    method: 'GET',
    path: `${of}/:key`,
    access: 'project:write',
    reads: ['resultImports'],
    summary: 'Where an import stands, with its columns and what waits in it',
    params: oneImport,
    response: resultImport,
  }),
  propose: route({
    method: 'GET',
    path: `${of}/:key/proposal`,
    access: 'project:write',
    reads: ['resultImports'],
    summary: 'The columns by another row of headings or another layout; nothing is changed',
    params: oneImport,
    query: z.object({
      sheet: line(100),
      headerRow: z.union([
        z.int().min(1).max(headerWithinRows),
        z
          .string()
          .regex(/^[1-9]\d?$/)
          .transform(Number)
          .pipe(z.int().max(headerWithinRows)),
      ]),
      layout: z.enum(resultLayouts),
    }),
    response: proposedResultMapping,
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
    path: `${of}/:key/mapping`,
    access: 'project:write',
    changes: ['resultImports'],
    summary:
      'Say where the results stand; they are checked at once. A laboratory keeps it as its profile',
    params: oneImport,
    body: z.object({
      mapping: resultMapping,
      options: resultOptions,
      /** Of samples whose rows name none: found by its name, or added. A link's file has its own. */
      laboratory: requiredLine(laboratoryNameMax).nullable(),
    }),
    maxBytes: 500_000,
    response: resultImport,
    problems: ['IMPORT_NOT_READY', 'IMPORT_ALREADY_SAVED'],
  }),
  rows: route({
    method: 'GET',
    path: `${of}/:key/rows`,
    access: 'project:write',
    reads: ['resultImports'],
    summary: 'Results that wait, of one reason or of all; or those that are older than a year',
    params: oneImport,
    query: z.object({
      reason: z.enum(heldReasons).optional(),
      /** With `reason`: those of this text alone. */
      text: line(500).optional(),
      /** Those that are older than a year, whether they wait or not. */
      isOld: flag.optional(),
      from: z
        .union([
          z.int().nonnegative().max(9_999_999),
          z
            .string()
            .regex(/^\d{1,7}$/)
            .transform(Number),
        ])
        .optional(),
    }),
    response: z.object({ rows: z.array(heldRow), total: z.int() }),
    problems: ['IMPORT_NOT_READY'],
  }),
  resolve: route({
    method: 'POST',
    path: `${of}/:key/answers`,
    access: 'project:write',
    changes: ['resultImports'],
    summary:
      'Answer why results wait: one row, or all of the file that wait for the same reason and text',
    params: oneImport,
    body: answered.extend({ act: answerAct }),
    response: resultImport,
    problems: [
      'IMPORT_NOT_READY',
      'IMPORT_ANSWER_NOT_POSSIBLE',
      'IMPORT_TOO_MANY_ANSWERS',
      'NAME_OF_PARAMETER',
    ],
  }),
  withdraw: route({
    method: 'POST',
    path: `${of}/:key/answers/withdrawal`,
    access: 'project:write',
    changes: ['resultImports'],
    summary:
      'Take an answer back, with the alias that it made; the file is checked again and what it settled waits',
    params: oneImport,
    body: answered,
    response: resultImport,
    problems: ['IMPORT_NOT_READY', 'IMPORT_ANSWER_NOT_POSSIBLE', 'BUSY'],
  }),
  makeStations: route({
    method: 'POST',
    path: `${of}/:key/stations`,
    access: 'project:admin',
    changes: ['resultImports', 'reference'],
    summary:
      'Make some of the stations that the file names and the project does not have, with its coordinates',
    params: oneImport,
    body: z.object({
      codes: z.array(requiredLine(planTextMax.stationCode)).min(1).max(newStationsMax),
    }),
    response: resultImport,
    problems: ['IMPORT_NOT_READY', 'IMPORT_ANSWER_NOT_POSSIBLE'],
  }),
  makeNames: route({
    method: 'POST',
    path: `${of}/:key/names`,
    access: 'project:write',
    changes: ['resultImports', 'results'],
    summary:
      'Make some of the campaigns and laboratories that rows of the file name and the project does not have',
    params: oneImport,
    body: z.object({
      campaigns: z.array(campaignName).max(newNamesMax),
      laboratories: z.array(requiredLine(laboratoryNameMax)).max(newNamesMax),
    }),
    response: resultImport,
    problems: ['IMPORT_NOT_READY', 'IMPORT_ANSWER_NOT_POSSIBLE', 'BUSY'],
  }),
  marked: file({
    method: 'GET',
    path: `${of}/:key/marked`,
    access: 'project:write',
    summary: "The user's own workbook with the cells that wait coloured and commented",
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
  report: file({
    method: 'GET',
    path: `${of}/:key/report`,
    access: 'project:write',
    summary: 'The test report that a laboratory handed in with its file, until all of it is saved',
    params: oneImport,
  }),
  save: route({
    method: 'POST',
    path: `${of}/:key/save`,
    access: 'project:write',
    changes: ['resultImports', 'results'],
    summary: 'Save what is good in one transaction; what waits stays',
    params: oneImport,
    body: z.object({
      /** Of samples whose rows name none: found by its name, or added. Null where each row names its own. */
      campaign: campaignName.nullable(),
    }),
    response: resultImport,
    problems: [
      'IMPORT_NOT_READY',
      'IMPORT_NOTHING_TO_SAVE',
      'CAMPAIGN_APPROVED',
      'SAMPLE_FILES_FULL',
    ],
  }),
  discard: route({
    method: 'DELETE',
    path: `${of}/:key`,
    access: 'project:write',
    changes: ['resultImports'],
    summary: 'Drop what is not saved of an import',
    params: oneImport,
    response: nothing,
    problems: ['IMPORT_ALREADY_SAVED'],
  }),
}
