import {
  dataQualifiers,
  deviceChannels,
  isCalendarDate,
  languages,
  nonDetectRules,
  outcomes,
  qualityNames,
} from '@puquio/domain'
import { z } from 'zod'
import { jobStates } from '../jobs.ts'
import { file, route } from '../kit/route.ts'
import {
  calendarDate,
  id,
  idList,
  idOrNone,
  idOrNoneList,
  idText,
  instant,
  listQuery,
  nothing,
  pageOf,
} from '../kit/values.ts'

export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]
/** A row for each result; for each sample with a column for each parameter; as that, with a sheet for each station. */
export const exportLayouts = ['long', 'wide', 'stations'] as const
export type ExportLayout = (typeof exportLayouts)[number]

/** Of laboratories, of sensors, or of both. */
export const exportSources = ['results', 'readings', 'both'] as const
export type ExportSource = (typeof exportSources)[number]
const source = z.enum(exportSources).optional()

/** Nothing chosen means all; component and subcomponent 0 are those of samples without any. */
const choices = {
  components: idOrNoneList,
  subcomponents: idOrNoneList,
  stations: idList,
  parameters: idList,
}
/** Calendar days of the project, both included. */
const days = { from: calendarDate.optional(), to: calendarDate.optional() }
const selection = z.object({ ...choices, ...days })

const queryFlag = z.enum(['true', 'false']).optional()
const formatOptions = {
  format: z.enum(exportFormats).optional(),
  layout: z.enum(exportLayouts).optional(),
  delimiter: z.enum(['comma', 'semicolon', 'tab']).optional(),
  decimal: z.enum(['point', 'comma']).optional(),
  /** A byte order mark, by which Excel takes a CSV for UTF-8; true unless said otherwise. */
  bom: queryFlag,
  /** The `<` of a non-detect in a column of its own; true unless said otherwise. */
  apart: queryFlag,
  language: z.enum(languages).optional(),
}
const ids = z.array(id).max(500).optional()
const idsOrNone = z.array(idOrNone).max(500).optional()
const startBody = z.object({
  source,
  components: idsOrNone,
  subcomponents: idsOrNone,
  stations: ids,
  parameters: ids,
  ...days,
  ...formatOptions,
})
export type ExportOrder = z.infer<typeof startBody>

const counted = z.object({ id, name: z.string(), results: z.int() })
export type ExportChoice = z.infer<typeof counted>

/** What occurs among what is exported, each below the choices above it, with how many there are. */
export const exportOptions = z.object({
  components: z.array(counted.extend({ id: idOrNone })),
  subcomponents: z.array(counted.extend({ id: idOrNone })),
  stations: z.array(counted.extend({ code: z.string() })),
  parameters: z.array(counted.extend({ unit: z.string() })),
  /** Results and readings that all choices select. */
  total: z.int(),
  /** Of all that the project has of the source; null where there is nothing. */
  span: z.object({ from: calendarDate, to: calendarDate }).nullable(),
})
export type ExportOptions = z.infer<typeof exportOptions>

export const exportedResult = z.object({
  stationId: id,
  station: z.string(),
  sampleId: id,
  sampledOn: calendarDate,
  /** Null where only the day is known. */
  sampledAt: instant.nullable(),
  sampleCode: z.string(),
  sampleType: z.string(),
  matrix: z.string(),
  depthM: z.number().nullable(),
  component: z.string().nullable(),
  subcomponent: z.string().nullable(),
  campaign: z.string(),
  laboratory: z.string().nullable(),
  report: z.string().nullable(),
  source: z.string(),
  chainOfCustody: z.string().nullable(),
  parameterId: id,
  parameter: z.string(),
  qualifier: z.string().nullable(),
  value: z.number().nullable(),
  unit: z.string(),
  /** As the laboratory wrote it; of a calculated one its number. */
  text: z.string(),
  detectionLimit: z.number().nullable(),
  quantificationLimit: z.number().nullable(),
  uncertainty: z.number().nullable(),
  method: z.string().nullable(),
  laboratoryReference: z.string().nullable(),
  analysedOn: calendarDate.nullable(),
  /** What a person says of its quality, and why. */
  appliedQualifier: z.enum(dataQualifiers).nullable(),
  appliedReason: z.string().nullable(),
  /** By a formula over others of its sample, where no laboratory reported it. */
  isCalculated: z.boolean(),
  /** The parameters that entered as non-detects, and by which number; null where none did. */
  nonDetects: z.string().nullable(),
  nonDetectRule: z.enum(nonDetectRules).nullable(),
  /** What it is under the limit in force at its station on its day; null of blanks and spikes. */
  outcome: z.enum(outcomes).nullable(),
  limitMin: z.number().nullable(),
  limitMax: z.number().nullable(),
  limitUnit: z.string().nullable(),
  limitStandard: z.string().nullable(),
  limitCategory: z.string().nullable(),
  limitToBeVerified: z.boolean(),
})
export type ExportedResult = z.infer<typeof exportedResult>

export const exportedReading = z.object({
  variableId: id,
  variable: z.string(),
  deviceId: id,
  device: z.string(),
  serial: z.string(),
  stationId: id.nullable(),
  station: z.string(),
  parameterId: id.nullable(),
  parameter: z.string(),
  measuredAt: instant,
  /** From measuring to receiving, in s. */
  lagS: z.int(),
  /** As it was sent; null where it is calculated. */
  raw: z.number().nullable(),
  /** By calculations and corrections; null where it was deleted. */
  value: z.number().nullable(),
  unit: z.string(),
  quality: z.enum(qualityNames),
  channel: z.enum(deviceChannels),
})
export type ExportedReading = z.infer<typeof exportedReading>

export const dataExport = z.object({
  id,
  format: z.enum([...exportFormats, 'json']),
  layout: z.enum(exportLayouts),
  /** Filters and options, by which it can be repeated. */
  order: startBody,
  rows: z.int(),
  requestedAt: instant,
  person: z.string(),
  isMine: z.boolean(),
  /** Of one that is made in the background; null of one that was downloaded at once. */
  job: z.object({ state: z.enum(jobStates), done: z.int(), total: z.int().nullable() }).nullable(),
  /** The finished file, while it is kept. */
  file: z.object({ name: z.string(), bytes: z.int() }).nullable(),
})
export type DataExport = z.infer<typeof dataExport>

const p = '/fkl-data-filter/projects/:projectId'
const params = z.object({ projectId: idText })
const one = params.extend({ exportId: idText })
const pageSize = z
  .union([
    z.int().min(1).max(5000),
    z
      .string()
      .regex(/^(5000|[1-4]\d{3}|[1-9]\d{0,2})$/)
      .transform(Number),
  ])
  .optional()
const rangeProblems = ['EXPORT_RANGE_MISSING', 'EXPORT_RANGE_WRONG'] as const

export const dataExportRoutes = {
  options: route({
    method: 'GET',
    path: `${p}/options`,
    access: 'project:read',
    reads: ['results', 'reference'],
    summary: 'What the filters of an export can choose, with exact counts of results or readings',
    params,
    query: selection.extend({ source, language: z.enum(languages).optional() }),
    response: exportOptions,
    problems: ['EXPORT_RANGE_WRONG'],
  }),
  results: route({
    method: 'GET',
    path: `${p}/results`,
    access: 'project:read',
    reads: ['results', 'reference'],
    summary: 'Laboratory results after the filters of an export, paged by key',
    params,
    query: selection.extend({
      language: z.enum(languages).optional(),
      /** `next` of the page before. */
      after: z
        .string()
        .regex(/^\d{4}-\d\d-\d\d\.[1-9]\d{0,8}\.[1-9]\d{0,8}$/)
        .refine((text) => isCalendarDate(text.slice(0, 10)))
        .optional(),
      size: pageSize,
    }),
    response: z.object({ items: z.array(exportedResult), next: z.string().nullable() }),
    problems: rangeProblems,
  }),
  readings: route({
    method: 'GET',
    path: `${p}/readings`,
    access: 'project:read',
    reads: ['devices', 'reference'],
    summary: 'Readings of sensors after the filters of an export, paged by key',
    params,
    query: selection.extend({
      language: z.enum(languages).optional(),
      /** `next` of the page before. */
      after: z
        .string()
        .regex(/^[1-9]\d{0,9}\.\d{1,14}$/)
        .optional(),
      size: pageSize,
    }),
    response: z.object({ items: z.array(exportedReading), next: z.string().nullable() }),
    problems: rangeProblems,
  }),
  download: file({
    method: 'GET',
    path: `${p}/results/file`,
    access: 'project:read',
    summary: 'Laboratory results, readings of sensors or both, after filters, as CSV or XLSX',
    params,
    query: selection.extend({ source, ...formatOptions }),
    problems: [...rangeProblems, 'EXPORT_EMPTY'],
  }),
  list: route({
    method: 'GET',
    path: `${p}/exports`,
    access: 'project:read',
    reads: ['exports', 'users'],
    summary: 'Who exported what, the newest first',
    params,
    query: listQuery(['requestedAt']).pick({ page: true, size: true, sort: true }),
    response: pageOf(dataExport),
  }),
  start: route({
    method: 'POST',
    path: `${p}/exports`,
    access: 'project:read',
    changes: ['exports'],
    withoutToken: true,
    summary: 'Make an export in the background; a notification says when it is ready',
    params,
    body: startBody,
    response: dataExport,
    problems: [...rangeProblems, 'EXPORT_EMPTY', 'EXPORTS_UNFINISHED'],
  }),
  file: file({
    method: 'GET',
    path: `${p}/exports/:exportId/file`,
    access: 'project:read',
    summary: 'The file of a finished export',
    params: one,
  }),
  cancel: route({
    method: 'POST',
    path: `${p}/exports/:exportId/cancel`,
    access: 'project:read',
    changes: ['exports'],
    withoutToken: true,
    summary: 'Cancel an export of one’s own that is not finished',
    params: one,
    response: nothing,
  }),
}
