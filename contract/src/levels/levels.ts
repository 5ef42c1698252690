import {
  altitudeLimitsM,
  languages,
  type MeasuredField,
  soundingStates,
  wellKinds,
  wellStates,
} from '@puquio/domain'
import { z } from 'zod'
import { file, route } from '../kit/route.ts'
import {
  flag,
  givenInstant,
  id,
  idList,
  idText,
  instant,
  nothing,
  requiredLine,
  text,
  version,
} from '../kit/values.ts'

/** A project has no more wells in service. */
export const wellsMax = 500
/** Nor more with the retired ones, which stay; a page reads all of them. */
export const keptWellsMax = 2000
/** Wells whose levels are read at once. */
export const shownWellsMax = 50

const level = z.number().min(altitudeLimitsM.min).max(altitudeLimitsM.max)
/** Below the ground, in metres. */
const depth = z.number().min(0).max(1000)

const wellFields = z.object({
  name: requiredLine(60),
  stationId: id,
  kind: z.enum(wellKinds),
  terrainLevelM: level,
  /** From the ground up to the top of the pipe. */
  stickUpM: z.number().min(-10).max(30),
  /** From the ground down to the bottom of the pipe, or to the tip. */
  depthM: depth.min(0.01),
  screenFromM: depth.nullable(),
  screenToM: depth.nullable(),
  /** Alarm levels, above sea. */
  lowM: level.nullable(),
  highM: level.nullable(),
  /** Of a device, which gives the level above sea. */
  variableId: id.nullable(),
  note: text(1000),
})

type Fields = Pick<z.output<typeof wellFields>, 'screenFromM' | 'screenToM' | 'lowM' | 'highM'>

function checkWell({ screenFromM, screenToM, lowM, highM }: Fields, context: z.RefinementCtx) {
  const refuse = (path: string, problem: string) =>
    context.addIssue({ code: 'custom', path: [path], params: { problem } })
  if ((screenFromM === null) !== (screenToM === null))
    refuse(screenFromM === null ? 'screenFromM' : 'screenToM', 'required')
  if (screenFromM !== null && screenToM !== null && screenFromM >= screenToM)
    refuse('screenToM', 'max-below-min')
  if (lowM !== null && highM !== null && lowM >= highM) refuse('highM', 'max-below-min')
}

export const wellInput = wellFields.superRefine(checkWell)
export const wellEdit = wellFields
  .extend({
    version,
    /** Its survey was wrong: the soundings that there are get the levels that follow from the new one. */
    correctsSoundings: z.boolean(),
  })
  .superRefine(checkWell)
export type WellInput = z.input<typeof wellInput>
export type WellEdit = z.input<typeof wellEdit>

/** The newest level of a well, of a sounding or of its sensor. */
const newestLevel = z.object({
  at: instant,
  levelM: z.number(),
  source: z.enum(['sounding', 'sensor']),
  state: z.enum(soundingStates),
})

export const well = wellFields.extend({
  id,
  station: z.object({ id, code: z.string(), name: z.string() }),
  /** Of its station; null where that has no coordinates. */
  position: z
    .object({
      latitudeDeg: z.number(),
      longitudeDeg: z.number(),
      eastingM: z.number(),
      northingM: z.number(),
      zone: z.int(),
    })
    .nullable(),
  variable: z
    .object({
      id,
      name: z.string(),
      device: z.object({ id, serial: z.string(), name: z.string() }),
    })
    .nullable(),
  state: z.enum(wellStates),
  newest: newestLevel.nullable(),
  /** Of the newest level less that of thirty days before, of the same source; null where that is not known. */
  change30M: z.number().nullable(),
  retiredAt: instant.nullable(),
  version: z.int(),
})
export type Well = z.infer<typeof well>

const ofProject = '/fkl-data-source/projects/:projectId'
const onProject = z.object({ projectId: idText })
export const oneWell = onProject.extend({ wellId: idText })

const columns = z.object({ at: z.array(z.int()), value: z.array(z.number()) })
export type LevelColumns = z.infer<typeof columns>

const period = { wells: idList, from: givenInstant, to: givenInstant }

/** What a person measured, as it was entered. */
const measured = {
  state: z.enum(soundingStates),
  depthToWaterM: z.number().nullable(),
  headAboveTopM: z.number().nullable(),
  measuredBy: z.string(),
  note: z.string(),
} satisfies Record<MeasuredField, z.ZodType>

const levelsOfWell = z.object({
  wellId: id,
  soundings: z.array(z.object({ id, at: z.int(), levelM: z.number(), ...measured })),
  /** Means of hours or days, or readings; null where it has no sensor. */
  sensor: columns.nullable(),
})
export type LevelsOfWell = z.infer<typeof levelsOfWell>

const levelAtInstant = z.object({
  wellId: id,
  levelM: z.number().nullable(),
  isDry: z.boolean(),
  /** On the line between these two, or measured then. */
  before: z.int().nullable(),
  after: z.int().nullable(),
})
export type LevelAtInstant = z.infer<typeof levelAtInstant>

const differencesOfWell = z.object({
  wellId: id,
  differences: z.array(z.object({ atMs: z.int(), soundingM: z.number(), sensorM: z.number() })),
  count: z.int(),
  /** Of soundings less the sensor. */
  meanM: z.number(),
  perYearM: z.number().nullable(),
})
export type DifferencesOfWell = z.infer<typeof differencesOfWell>

export const wellRoutes = {
  list: route({
    method: 'GET',
    path: `${ofProject}/wells`,
    access: 'project:read',
    reads: ['levels', 'reference', 'devices'],
    summary: 'The wells of a project with their newest level and what it means',
    params: onProject,
    query: z.object({ retired: flag }),
    response: z.array(well).max(keptWellsMax),
  }),
  levels: route({
    method: 'GET',
    path: `${ofProject}/well-levels`,
    access: 'project:read',
    reads: ['levels', 'devices'],
    summary: 'Levels of wells between two times: soundings, and what their sensors measured',
    params: onProject,
    query: z.object({ ...period, rain: idText.optional() }),
    response: z.object({
      wells: z.array(levelsOfWell).max(shownWellsMax),
      /** Sums of days, in mm; null where none was asked for. */
      rain: columns.nullable(),
    }),
  }),
  at: route({
    method: 'GET',
    path: `${ofProject}/well-levels-at`,
    access: 'project:read',
    reads: ['levels', 'devices'],
    summary: 'The level of each of these wells at an instant, between the measurements around it',
    params: onProject,
    query: z.object({ wells: idList, at: givenInstant }),
    response: z.array(levelAtInstant).max(shownWellsMax),
  }),
  differences: route({
    method: 'GET',
    path: `${ofProject}/well-differences`,
    access: 'project:read',
    reads: ['levels', 'devices'],
    summary: 'How far soundings stand from the sensors of their wells, and how that drifts',
    params: onProject,
    query: z.object(period),
    response: z.array(differencesOfWell).max(shownWellsMax),
  }),
  rainVariables: route({
    method: 'GET',
    path: `${ofProject}/rain-variables`,
    access: 'project:read',
    reads: ['devices'],
    summary: 'Variables of devices in millimetres, which may be rain',
    params: onProject,
    response: z.array(z.object({ id, name: z.string(), device: z.string() })).max(100),
  }),
  file: file({
    method: 'GET',
    path: `${ofProject}/well-levels-file`,
    access: 'project:read',
    isMadeInTurn: true,
    summary: 'Levels of wells between two times as XLSX or CSV, a row for each measurement',
    params: onProject,
    query: z.object({
      ...period,
      format: z.enum(['xlsx', 'csv']).optional(),
      language: z.enum(languages).optional(),
    }),
  }),
  create: route({
    method: 'POST',
    path: `${ofProject}/wells`,
    access: 'project:admin',
    changes: ['levels'],
    summary: 'Add a well to a project',
    params: onProject,
    body: wellInput,
    response: z.object({ id }),
    problems: ['ALREADY_EXISTS', 'TOO_MANY_WELLS', 'TOO_MANY_KEPT_WELLS'],
  }),
  edit: route({
    method: 'PUT',
    path: `${ofProject}/wells/:wellId`,
    access: 'project:admin',
    changes: ['levels'],
    summary: 'Edit a well; its soundings keep their levels unless its survey was wrong',
    params: oneWell,
    body: wellEdit,
    response: nothing,
    problems: ['ALREADY_EXISTS', 'CHANGED_MEANWHILE'],
  }),
  retire: route({
    method: 'POST',
    path: `${ofProject}/wells/:wellId/retire`,
    access: 'project:admin',
    changes: ['levels'],
    summary: 'Retire a well: its soundings stay, and it takes no more',
    params: oneWell,
    response: nothing,
  }),
  restore: route({
    method: 'POST',
    path: `${ofProject}/wells/:wellId/restore`,
    access: 'project:admin',
    changes: ['levels'],
    summary: 'Take a retired well into service again',
    params: oneWell,
    response: nothing,
    problems: ['ALREADY_EXISTS', 'TOO_MANY_WELLS'],
  }),
}
