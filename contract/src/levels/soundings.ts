import {
  languages,
  type SoundingFields,
  soundingMaxM,
  soundingRowsMax,
  soundingStates,
} from '@puquio/domain'
import { z } from 'zod'
import { file, route, upload } from '../kit/route.ts'
import { dateQuestion, sheetHead, sheetReading, sheetRow } from '../kit/sheet-head.ts'
import {
  bytes,
  givenDate,
  id,
  idText,
  instant,
  jsonText,
  line,
  listQuery,
  nothing,
  pageOf,
  requiredText,
  text,
  timeOfDay,
} from '../kit/values.ts'
import { cellCorrections, cellIssue, workbookProblems } from '../reference.ts'
import { oneWell } from './levels.ts'

const soundingFields = z.object({
  /** In the project's time zone. */
  measuredOn: givenDate,
  measuredTime: timeOfDay,
  state: z.enum(soundingStates),
  depthToWaterM: z.number().min(-soundingMaxM).max(soundingMaxM).nullable(),
  headAboveTopM: z.number().min(0).max(soundingMaxM).nullable(),
  /** Who measured it, where that is not who enters it. */
  measuredBy: line(100),
  note: text(1000),
} satisfies Record<keyof SoundingFields, z.ZodType>)

const needed = ({ state, depthToWaterM, headAboveTopM }: z.output<typeof soundingFields>) =>
  state === 'measured' ? depthToWaterM !== null : state === 'dry' || headAboveTopM !== null

type Sounded = z.output<typeof soundingFields>
const missingIn = ({ state }: Sounded) => (state === 'artesian' ? 'headAboveTopM' : 'depthToWaterM')

function checkSounding(sounding: Sounded, context: z.RefinementCtx) {
  if (!needed(sounding))
    context.addIssue({
      code: 'custom',
      path: [missingIn(sounding)],
      params: { problem: 'required' },
    })
}

export const soundingInput = soundingFields.superRefine(checkSounding)
export const soundingCorrection = soundingFields
  .extend({ reason: requiredText(500) })
  .superRefine(checkSounding)
export type SoundingBody = z.input<typeof soundingInput>
export type SoundingCorrection = z.input<typeof soundingCorrection>

const person = z.object({ id, name: z.string() })

export const sounding = z.object({
  id,
  wellId: id,
  measuredAt: instant,
  state: z.enum(soundingStates),
  depthToWaterM: z.number().nullable(),
  headAboveTopM: z.number().nullable(),
  /** Of the well's top and bottom when it was measured. */
  topLevelM: z.number(),
  bottomLevelM: z.number(),
  levelM: z.number(),
  measuredBy: z.string(),
  note: z.string(),
  correctsId: id.nullable(),
  enteredAt: instant,
  enteredBy: person,
  annulled: z.object({ at: instant, by: person, reason: z.string() }).nullable(),
})
export type Sounding = z.infer<typeof sounding>

/** A sounding of a workbook as it was understood. */
const listedSounding = z.object({
  row: z.int(),
  well: z.string(),
  measuredAt: instant,
  /** The row has no time: noon stands for it. */
  isNoon: z.boolean(),
  state: z.enum(soundingStates),
  /** As they were read. */
  depthToWaterM: z.number().nullable(),
  headAboveTopM: z.number().nullable(),
  levelM: z.number(),
  /** Against the level before it; null of the first one, and where one of both was dry. */
  changeM: z.number().nullable(),
  /** The well has it already, and it stays as it is. */
  isKnown: z.boolean(),
})
export type ListedSounding = z.infer<typeof listedSounding>

/** Rows of a file with what stands in them. */
const namedRows = z.array(z.object({ row: z.int(), text: z.string() }))

/** What a file of soundings holds: all of it but what is skipped is saved, or nothing and every reason. */
export const soundingImport = z.object({
  isSaved: z.boolean(),
  rows: z.array(listedSounding),
  issueCount: z.int(),
  /** The first 500 of them. */
  issues: z.array(cellIssue),
  head: sheetHead,
  /** Columns without which nothing is read, while no heading and no person names them. */
  missing: z.array(z.string()),
  /** Dates that wait for one answer. */
  dateQuestion: dateQuestion.nullable(),
  /** The first rows that are notes and no soundings. */
  leftOut: namedRows,
  /** All rows with a bad cell, which a person may skip. */
  badRows: z.array(z.int()),
  /** Rows that a person skipped: how many, and the first of them. */
  skippedCount: z.int(),
  skipped: namedRows,
  /** Rows of the file of levels that a sensor measured: they are no soundings. */
  sensorRows: z.int(),
})
export type SoundingImport = z.infer<typeof soundingImport>

/** As many as a file may have. */
const skippedRows = jsonText(64_000).pipe(z.array(sheetRow).max(soundingRowsMax))

const ofWell = '/fkl-data-source/projects/:projectId/wells/:wellId/soundings'
const workbook = '/fkl-data-source/projects/:projectId/sounding-workbook'
const params = z.object({ projectId: idText })
const oneSounding = oneWell.extend({ soundingId: idText })
const maxBytes = 5_000_000

export const soundingRoutes = {
  list: route({
    method: 'GET',
    path: ofWell,
    access: 'project:read',
    reads: ['levels', 'users'],
    summary: 'The soundings of a well, the newest first, annulled ones too',
    params: oneWell,
    query: listQuery(['measured']),
    response: pageOf(sounding),
  }),
  create: route({
    method: 'POST',
    path: ofWell,
    access: 'project:write',
    changes: ['levels'],
    summary: 'Enter a sounding of a well',
    params: oneWell,
    body: soundingInput,
    response: sounding,
    problems: ['ALREADY_EXISTS', 'WELL_RETIRED'],
  }),
  correct: route({
    method: 'POST',
    path: `${ofWell}/:soundingId/correct`,
    access: 'project:write',
    changes: ['levels'],
    summary: 'Correct a sounding: another one stands for it, and it stays as annulled',
    params: oneSounding,
    body: soundingCorrection,
    response: sounding,
    problems: ['ALREADY_EXISTS', 'CHANGED_MEANWHILE'],
  }),
  annul: route({
    method: 'POST',
    path: `${ofWell}/:soundingId/annul`,
    access: 'project:write',
    changes: ['levels'],
    summary: 'Annul a sounding with a reason: it stays, and counts no more',
    params: oneSounding,
    body: z.object({ reason: requiredText(500) }),
    response: nothing,
    problems: ['CHANGED_MEANWHILE'],
  }),
  template: file({
    method: 'GET',
    path: workbook,
    access: 'project:write',
    summary: 'The workbook by which soundings are entered, with the wells of the project',
    params,
    query: z.object({ language: z.enum(languages).optional() }),
  }),
  /** `save=no` checks and shows what was understood; the same workbook saved twice changes nothing. */
  importWorkbook: upload({
    method: 'POST',
    path: workbook,
    access: 'project:write',
    changes: ['levels'],
    summary:
      'Enter soundings by a workbook or a CSV file: all but the rows that are skipped, or nothing',
    params,
    body: z.object({
      save: z.enum(['yes', 'no']),
      corrections: cellCorrections.optional(),
      /** Rows that a person leaves out, as those with a bad cell: an array in JSON. */
      skip: skippedRows.optional(),
      /** What is said of the whole file: its columns, and the order of its dates. */
      reading: sheetReading.optional(),
    }),
    response: soundingImport,
    maxBytes,
    problems: [...workbookProblems],
  }),
  errors: upload({
    method: 'POST',
    path: `${workbook}/errors`,
    access: 'project:write',
    changes: [],
    summary:
      'The same workbook of soundings with the cells that are refused coloured and commented; saves nothing',
    params,
    body: z.object({ reading: sheetReading.optional() }),
    response: bytes,
    maxBytes,
    problems: [...workbookProblems, 'CHANGED_MEANWHILE'],
  }),
}
