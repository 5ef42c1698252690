import {
  confidences,
  languages,
  limitChoices,
  limitKinds,
  limitOrigins,
  nonDetectRules,
  statistics,
} from '@puquio/domain'
import { z } from 'zod'
import { file, route } from '../kit/route.ts'
import {
  calendarDate,
  flag,
  givenDate,
  id,
  idText,
  instant,
  line,
  listQuery,
  nothing,
  pageOf,
  requiredLine,
  text,
  version,
} from '../kit/values.ts'
import { inLanguages } from './sample-record.ts'

const bound = z.number().min(-1e15).max(1e15).nullable()

/** A decree's limit, or one of the project's own. */
export const limitRow = z.object({
  id,
  isOwn: z.boolean(),
  /** Of a decree's: one more with each correction; of an own one: of its edits. */
  version,
  standard: z.string(),
  category: z.string().nullable(),
  parameterId: id,
  parameter: inLanguages,
  symbol: z.string(),
  statistic: z.enum(statistics),
  kind: z.enum(limitKinds),
  min: bound,
  max: bound,
  unit: z.string(),
  ammoniaTable: z.enum(['fresh-water', 'marine']).nullable(),
  allowedPerYear: z.int().nullable(),
  validFrom: calendarDate,
  validTo: calendarDate.nullable(),
  source: z.string(),
  /** From where the number of a decree was transcribed; null for a project's own. */
  provenance: z.string().nullable(),
  confidence: z.enum(confidences),
  note: z.string().nullable(),
  toBeVerified: z.boolean(),
  origin: z.enum(limitOrigins),
  /** Of what an instrument froze: the day of its approval. */
  approvedOn: calendarDate.nullable(),
  retiredAt: instant.nullable(),
})
export type LimitShown = z.infer<typeof limitRow>

const ownKinds = ['bounds', 'difference', 'not-applicable'] as const
const ownOrigins = ['own', 'instrument', 'baseline'] as const

/** A limit of the project, in the unit of its parameter. */
export const limitInput = z
  .object({
    standard: requiredLine(100),
    category: line(100),
    parameterId: id,
    statistic: z.enum(statistics),
    kind: z.enum(ownKinds),
    min: bound,
    max: bound,
    allowedPerYear: z
      .number()
      .refine((times) => Number.isInteger(times) && times >= 0 && times <= 366, {
        params: { problem: 'times-a-year' },
      })
      .nullable(),
    validFrom: givenDate,
    validTo: givenDate.nullable(),
    source: requiredLine(300),
    confidence: z.enum(confidences),
    note: text(1000),
    origin: z.enum(ownOrigins),
    approvedOn: givenDate.nullable(),
    version: version.optional(),
  })
  .superRefine((limit, context) => {
    const wrong = (path: string, problem: string) =>
      context.addIssue({ code: 'custom', path: [path], params: { problem } })
    const { min, max, kind, validFrom, validTo, origin, approvedOn } = limit
    if (kind !== 'not-applicable' && min === null && max === null) wrong('max', 'no-bound')
    if (min !== null && max !== null && min > max) wrong('max', 'max-below-min')
    if (validTo !== null && validTo < validFrom) wrong('validTo', 'ends-before-start')
    if (origin === 'instrument' && approvedOn === null) wrong('approvedOn', 'required')
  })
export type LimitInput = z.output<typeof limitInput>

/** The mean of a station's results of a period, from which a limit can be made. */
export const baseline = z.object({
  mean: z.number().nullable(),
  unit: z.string(),
  results: z.int(),
  nonDetects: z.int(),
  nonDetectRule: z.enum(nonDetectRules).nullable(),
  /** Results without a number, and rejected ones, which are not in the mean. */
  left: z.int(),
})
export type Baseline = z.infer<typeof baseline>

export const assignment = z.object({
  standard: requiredLine(100),
  category: line(100),
  validFrom: givenDate,
  validTo: givenDate.nullable(),
  /** The limits of this day hold, whatever comes later. */
  frozenOn: givenDate.nullable(),
})
export type AssignmentShown = z.infer<typeof assignment>

export const stationStandards = z.object({
  id,
  code: z.string(),
  name: z.string(),
  /** Of the station's form: they hold where nothing is assigned. */
  standard: z.string().nullable(),
  category: z.string().nullable(),
  /** Something of it is neither a decree nor has a limit of the project: it is to be resolved. */
  isUnknown: z.boolean(),
  limitChoice: z.enum(limitChoices),
  /** In their order of preference. */
  assignments: z.array(assignment),
})
export type StationStandards = z.infer<typeof stationStandards>

/** What a station's standard and category say, as written; no category: ''. */
const standardText = z.object({ standard: requiredLine(100), category: line(100) })

/** A standard with its category, as stations have it written, that is no decree's and has no limit of the project. */
export const unknownStandard = standardText.extend({
  /** Codes of the stations that have it. */
  stations: z.array(z.string()),
})
export type UnknownStandard = z.infer<typeof unknownStandard>

/** What such a text means; each station that has it is held to that. */
export const standardAlias = z.object({
  id,
  written: standardText,
  standard: z.string(),
  category: z.string().nullable(),
  stations: z.array(z.string()),
})
export type StandardAlias = z.infer<typeof standardAlias>

const onProject = z.object({ projectId: idText })
const oneLimit = onProject.extend({ limitId: idText })

const limitFilters = z.object({
  standard: line(100).optional(),
  category: line(100).optional(),
  origin: z.enum(limitOrigins).optional(),
  statistic: z.enum(statistics).optional(),
  toBeVerified: flag,
  retired: flag,
})
const sorted = listQuery(['standard', 'parameter', 'validFrom'])

export const limitRoutes = {
  list: route({
    method: 'GET',
    path: '/fkl-data-source/projects/:projectId/limits',
    access: 'project:read',
    reads: ['reference'],
    summary:
      'Limits of the decrees and of the project, with source and confidence; retired=true gives the retired ones',
    params: onProject,
    query: sorted.extend(limitFilters.shape),
    response: pageOf(limitRow),
  }),
  workbook: file({
    method: 'GET',
    path: '/fkl-data-source/projects/:projectId/limit-list',
    access: 'project:read',
    summary: 'The list of limits, after its filters, as XLSX or CSV in the language asked for',
    params: onProject,
    query: limitFilters.extend({
      sort: sorted.shape.sort,
      search: sorted.shape.search,
      format: z.enum(['xlsx', 'csv']).optional(),
      language: z.enum(languages).optional(),
    }),
  }),
  standards: route({
    method: 'GET',
    path: '/fkl-data-source/projects/:projectId/standards',
    access: 'project:read',
    reads: ['reference'],
    summary: 'Standards that have limits, those of the project after the decrees, with categories',
    params: onProject,
    response: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        isOwn: z.boolean(),
        categories: z.array(z.object({ code: z.string(), name: z.string() })),
      }),
    ),
  }),
  create: route({
    method: 'POST',
    path: '/fkl-data-source/projects/:projectId/limits',
    access: 'project:admin',
    changes: ['reference'],
    summary: 'Add a limit of the project: its own, an instrument’s or of its baseline',
    params: onProject,
    body: limitInput,
    response: limitRow,
    problems: ['ALREADY_EXISTS'],
  }),
  edit: route({
    method: 'PUT',
    path: '/fkl-data-source/projects/:projectId/limits/:limitId',
    access: 'project:admin',
    changes: ['reference'],
    summary: 'Edit a limit of the project',
    params: oneLimit,
    body: limitInput,
    response: limitRow,
    problems: ['ALREADY_EXISTS', 'CHANGED_MEANWHILE'],
  }),
  retire: route({
    method: 'POST',
    path: '/fkl-data-source/projects/:projectId/limits/:limitId/retire',
    access: 'project:admin',
    changes: ['reference'],
    summary: 'Retire a limit of the project: nothing is compared with it any more',
    params: oneLimit,
    response: limitRow,
  }),
  restore: route({
    method: 'POST',
    path: '/fkl-data-source/projects/:projectId/limits/:limitId/restore',
    access: 'project:admin',
    changes: ['reference'],
    summary: 'Compare with a retired limit of the project again',
    params: oneLimit,
    response: limitRow,
    problems: ['ALREADY_EXISTS'],
  }),
  baseline: route({
    method: 'GET',
    path: '/fkl-data-source/projects/:projectId/stations/:stationId/baseline',
    access: 'project:read',
    reads: ['reference'],
    summary: 'The mean of a parameter at a station over a period, for a limit of the baseline',
    params: onProject.extend({ stationId: idText }),
    query: z.object({ parameterId: idText, from: calendarDate, to: calendarDate }),
    response: baseline,
  }),
  stations: route({
    method: 'GET',
    path: '/fkl-data-source/projects/:projectId/station-standards',
    access: 'project:read',
    reads: ['reference'],
    summary:
      'Stations with the standards that hold there; unknown=true gives those to be resolved alone',
    params: onProject,
    query: listQuery(['code']).extend({ standard: line(100).optional(), unknown: flag }),
    response: pageOf(stationStandards),
  }),
  setStations: route({
    method: 'PUT',
    path: '/fkl-data-source/projects/:projectId/station-standards',
    access: 'project:admin',
    changes: ['reference'],
    summary:
      'Set the standards of stations, in their order; mode add puts them after those that are there',
    params: onProject,
    body: z.object({
      stations: z.array(id).min(1).max(500),
      mode: z.enum(['replace', 'add']),
      limitChoice: z.enum(limitChoices),
      assignments: z
        .array(
          assignment.refine(({ validFrom, validTo }) => validTo === null || validTo >= validFrom, {
            path: ['validTo'],
            params: { problem: 'ends-before-start' },
          }),
        )
        .max(20),
    }),
    response: z.object({ stations: z.int() }),
  }),
  texts: route({
    method: 'GET',
    path: '/fkl-data-source/projects/:projectId/standard-texts',
    access: 'project:read',
    reads: ['reference'],
    summary:
      'Standards of stations that mean none with limits, and what others of the project mean',
    params: onProject,
    response: z.object({ unknown: z.array(unknownStandard), aliases: z.array(standardAlias) }),
  }),
  addAlias: route({
    method: 'POST',
    path: '/fkl-data-source/projects/:projectId/standard-aliases',
    access: 'project:admin',
    changes: ['reference'],
    summary: 'Say which standard and category a text of stations means; the text stays as written',
    params: onProject,
    body: z.object({ written: standardText, standard: requiredLine(100), category: line(100) }),
    response: standardAlias,
    problems: ['ALREADY_EXISTS', 'STANDARD_UNKNOWN'],
  }),
  removeAlias: route({
    method: 'DELETE',
    path: '/fkl-data-source/projects/:projectId/standard-aliases/:standardAliasId',
    access: 'project:admin',
    changes: ['reference'],
    summary: 'Forget what a text of stations means: it is to be resolved again',
    params: onProject.extend({ standardAliasId: idText }),
    response: nothing,
  }),
}
