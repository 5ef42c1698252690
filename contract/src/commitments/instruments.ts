import {
  commitmentStates,
  instrumentChangeKinds,
  instrumentKinds,
  instrumentYears,
  languages,
  taskStandings,
} from '@puquio/domain'
import { z } from 'zod'
import { file, route } from '../kit/route.ts'
import {
  calendarDate,
  choiceList,
  givenDate,
  id,
  idList,
  idText,
  instant,
  line,
  listQuery,
  pageOf,
  requiredLine,
  requiredText,
  version,
} from '../kit/values.ts'

/** Longest names, in characters, as the specification has them. */
export const instrumentNameMax = 50

const named = z.object({ id, name: z.string() })
const otherInstrument = named.extend({
  kind: z.enum(instrumentKinds),
  year: z.int(),
  isRetired: z.boolean(),
})
export type OtherInstrument = z.infer<typeof otherInstrument>

/** How many are in each state; in force is part of none of the others, and a rejected proposal is no commitment of it. */
const commitmentCounts = z.object(
  Object.fromEntries(commitmentStates.map((state) => [state, z.int()])) as Record<
    (typeof commitmentStates)[number],
    z.ZodInt
  >,
)

const instrumentFields = {
  miningUnitId: id,
  name: requiredLine(instrumentNameMax),
  kind: z.enum(instrumentKinds),
  year: z.int().min(instrumentYears.min).max(instrumentYears.max),
  authority: line(100),
  resolution: line(100),
  resolutionOn: givenDate.nullable(),
  inForceFrom: givenDate.nullable(),
  /** What it modifies or replaces. */
  changes: z.array(z.object({ kind: z.enum(instrumentChangeKinds), instrumentId: id })).max(20),
}
const instrumentInput = z.object(instrumentFields)
export type InstrumentInput = z.infer<typeof instrumentInput>

export const instrument = z.object({
  id,
  miningUnit: named,
  name: z.string(),
  kind: z.enum(instrumentKinds),
  year: z.int(),
  authority: z.string(),
  resolution: z.string(),
  resolutionOn: calendarDate.nullable(),
  inForceFrom: calendarDate.nullable(),
  documents: z.int(),
  /** Of its documents that can be read. */
  pages: z.int(),
  commitments: commitmentCounts,
  /** Share of what was proposed that a person has decided on, from 0 to 1; null where there are none. */
  decidedShare: z.number().nullable(),
  /** By its tasks; null where none of its commitments has any. */
  standing: z
    .object({
      standing: z.enum(taskStandings),
      tasks: z.int(),
      overdue: z.int(),
      commitments: z.int(),
      compliant: z.int(),
    })
    .nullable(),
  retiredAt: instant.nullable(),
  retiredReason: z.string().nullable(),
  createdAt: instant,
  createdBy: z.string(),
  version: z.int(),
})
export type Instrument = z.infer<typeof instrument>

export const instrumentDetail = instrument.extend({
  changes: z.array(z.object({ kind: z.enum(instrumentChangeKinds), instrument: otherInstrument })),
  changedBy: z.array(
    z.object({ kind: z.enum(instrumentChangeKinds), instrument: otherInstrument }),
  ),
  /** All that hang together by what they modify and replace, this one among them, the oldest first. */
  chain: z.object({
    instruments: z.array(otherInstrument),
    changes: z.array(
      z.object({ kind: z.enum(instrumentChangeKinds), instrumentId: id, earlierId: id }),
    ),
  }),
})
export type InstrumentDetail = z.infer<typeof instrumentDetail>

export const instrumentSortKeys = [
  'name',
  'miningUnit',
  'kind',
  'year',
  'inForceFrom',
  'documents',
  'commitments',
  'decided',
  'created',
] as const

export const instrumentViews = ['active', 'retired'] as const

const instrumentQuery = listQuery(instrumentSortKeys).extend({
  miningUnits: idList,
  kinds: choiceList(instrumentKinds),
  year: z
    .union([
      z.int(),
      z
        .string()
        .regex(/^\d{4}$/)
        .transform(Number),
    ])
    .optional(),
  /** Without it, those in use. */
  view: z.enum(instrumentViews).optional(),
})
export type InstrumentQuery = z.output<typeof instrumentQuery>

export const ofInstruments = '/fkl-bdo/projects/:projectId/instruments'
const onProject = z.object({ projectId: idText })
export const oneInstrument = onProject.extend({ instrumentId: idText })
const reads = ['instruments', 'commitments', 'tasks', 'reference', 'users'] as const
const changes = ['instruments', 'commitments', 'tasks'] as const

export const instrumentRoutes = {
  list: route({
    method: 'GET',
    path: ofInstruments,
    access: 'project:read',
    reads,
    summary: 'Environmental instruments, filtered, sorted and paged',
    params: onProject,
    query: instrumentQuery,
    response: pageOf(instrument),
  }),
  choices: route({
    method: 'GET',
    path: `${ofInstruments}-choices`,
    access: 'project:read',
    reads: ['instruments', 'reference'],
    summary: 'All instruments by name, and the mining units and years that they can be filtered by',
    params: onProject,
    response: z.object({
      instruments: z.array(otherInstrument.extend({ miningUnitId: id })),
      miningUnits: z.array(named),
      years: z.array(z.int()),
    }),
  }),
  file: file({
    method: 'GET',
    path: `${ofInstruments}-file`,
    access: 'project:read',
    summary: 'The instruments of the list as XLSX or CSV',
    params: onProject,
    query: instrumentQuery.omit({ page: true, size: true }).extend({
      format: z.enum(['xlsx', 'csv']).optional(),
      language: z.enum(languages).optional(),
    }),
    problems: ['LIST_TOO_LONG'],
  }),
  get: route({
    method: 'GET',
    path: `${ofInstruments}/:instrumentId`,
    access: 'project:read',
    reads,
    summary: 'One instrument with what it changes and what changes it',
    params: oneInstrument,
    response: instrumentDetail,
  }),
  create: route({
    method: 'POST',
    path: ofInstruments,
    access: 'project:admin',
    withoutToken: true,
    changes,
    summary: 'Create an instrument',
    params: onProject,
    body: instrumentInput,
    response: instrumentDetail,
    problems: ['ALREADY_EXISTS', 'INSTRUMENT_CHAIN'],
  }),
  edit: route({
    method: 'PUT',
    path: `${ofInstruments}/:instrumentId`,
    access: 'project:admin',
    withoutToken: true,
    changes,
    summary: 'Edit an instrument',
    params: oneInstrument,
    body: instrumentInput.extend({ version }),
    response: instrumentDetail,
    problems: ['ALREADY_EXISTS', 'CHANGED_MEANWHILE', 'INSTRUMENT_CHAIN', 'INSTRUMENT_RETIRED'],
  }),
  retire: route({
    method: 'POST',
    path: `${ofInstruments}/:instrumentId/retire`,
    access: 'project:admin',
    withoutToken: true,
    changes,
    summary: 'Retire an instrument: it stays with its documents, and its commitments bind no more',
    params: oneInstrument,
    body: z.object({ reason: requiredText(500), version }),
    response: instrumentDetail,
    problems: ['CHANGED_MEANWHILE', 'INSTRUMENT_RETIRED'],
  }),
  restore: route({
    method: 'POST',
    path: `${ofInstruments}/:instrumentId/restore`,
    access: 'project:admin',
    withoutToken: true,
    changes,
    summary: 'Take a retired instrument into use again',
    params: oneInstrument,
    body: z.object({ version }),
    response: instrumentDetail,
    problems: ['ALREADY_EXISTS', 'CHANGED_MEANWHILE'],
  }),
}
