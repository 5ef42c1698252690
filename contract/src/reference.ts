import {
  allLists,
  altitudeLimitsM,
  cellProblems,
  datums,
  frequencies,
  geographicLimitsDeg,
  listNameMax,
  type ReferenceList as List,
  referenceLists,
  type StationField,
  stationKinds,
  utmLimitsM,
  utmZones,
} from '@puquio/domain'
import { z } from 'zod'
import { file, route, upload } from './kit/route.ts'
import {
  bytes,
  flag,
  id,
  idText,
  instant,
  jsonText,
  line,
  listQuery,
  nothing,
  pageOf,
  requiredLine,
  version,
} from './kit/values.ts'

export {
  allLists,
  altitudeLimitsM,
  type AnyList,
  type ReferenceList,
  referenceLists,
  type StationKind,
  stationKinds,
} from '@puquio/domain'

/** Most characters of the name of an entry. */
export const nameMaxOf = (list: List): number =>
  list === 'mining-units' ? listNameMax['mining-units'] : listNameMax.others

/** One entry as pickers offer it; a field that its list does not have is null. */
export const referenceOption = z.object({
  id,
  name: z.string(),
  /** subcomponents: the environmental component. */
  parentId: id.nullable(),
  /** frequencies: the rule that gives the dates. */
  rule: z.enum(frequencies).nullable(),
  /** frequencies: days around the date that count as on time; null = the rule's own. */
  marginDays: z.int().nullable(),
  /** profiles: the parameters, in the order of the form. */
  parameters: z.array(z.string()).nullable(),
  retiredAt: instant.nullable(),
  version: z.int(),
})
export type ReferenceOption = z.infer<typeof referenceOption>

/** One entry as its own screen shows it; an entry in use can be retired but not deleted. */
export const referenceItem = referenceOption.extend({ inUse: z.boolean() })
export type ReferenceItem = z.infer<typeof referenceItem>

export const referenceItemInput = z.object({
  name: requiredLine(listNameMax.others),
  parentId: id.nullable().optional(),
  rule: z.enum(frequencies).nullable().optional(),
  marginDays: z.int().min(0).max(60).nullable().optional(),
  parameters: z.array(requiredLine(60)).max(100).nullable().optional(),
})

export { datums, utmZones } from '@puquio/domain'

export const stationOption = z.object({
  id,
  code: z.string(),
  name: z.string(),
  kind: z.enum(stationKinds),
  /** UTM on WGS84, south; null together with the geographic ones where no coordinates are known. */
  eastingM: z.number().nullable(),
  northingM: z.number().nullable(),
  zone: z.int().nullable(),
  latitudeDeg: z.number().nullable(),
  longitudeDeg: z.number().nullable(),
  altitudeM: z.number().nullable(),
  /** The datum the coordinates came in; PSAD56 was converted. */
  sourceDatum: z.enum(datums).nullable(),
  standard: z.string().nullable(),
  category: z.string().nullable(),
  retiredAt: instant.nullable(),
  version: z.int(),
})
export type StationOption = z.infer<typeof stationOption>

export const station = stationOption.extend({ inUse: z.boolean() })
export type Station = z.infer<typeof station>

const within = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max)

/** Coordinates as typed: in one of the two systems, or none. */
export const coordinatesInput = z.discriminatedUnion('system', [
  z.object({
    system: z.literal('utm'),
    eastingM: within(utmLimitsM.eastingM),
    northingM: within(utmLimitsM.northingM),
    zone: z.literal(utmZones),
    datum: z.enum(datums),
  }),
  z.object({
    system: z.literal('geographic'),
    latitudeDeg: within(geographicLimitsDeg.latitudeDeg),
    longitudeDeg: within(geographicLimitsDeg.longitudeDeg),
  }),
])

export const stationInput = z.object({
  code: requiredLine(50),
  name: line(100),
  kind: z.enum(stationKinds),
  coordinates: coordinatesInput.nullable(),
  altitudeM: within(altitudeLimitsM).nullable(),
  /** A value of domain's list gets the list's spelling; anything else stays as typed. */
  standard: line(100).nullable(),
  category: line(100).nullable(),
} satisfies Record<StationField, z.ZodType>)
export type StationInput = z.input<typeof stationInput>

const onProject = z.object({ projectId: idText })
const onList = onProject.extend({ list: z.enum(referenceLists) })
const onAnyList = onProject.extend({ list: z.enum(allLists) })
const oneItem = onList.extend({ itemId: idText })
const oneStation = onProject.extend({ stationId: idText })
const versioned = z.object({ version })

/** A cell of the user's workbook that was not accepted. */
export const cellIssue = z.object({
  sheet: z.string(),
  /** Row of the sheet, from 1, as a spreadsheet shows it. */
  row: z.int(),
  /** Column letter. */
  column: z.string(),
  value: z.string(),
  code: z.enum(cellProblems),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type CellIssue = z.infer<typeof cellIssue>

/** A cell of the user's workbook as it was corrected on screen, by its address. */
const cellCorrection = z.object({
  row: z.int().positive().max(1_048_576),
  column: z.string().regex(/^[A-Z]{1,3}$/),
  value: line(2000),
})
export type CellCorrection = z.infer<typeof cellCorrection>

/** Corrected cells, as the text of a list in JSON: an upload carries texts alone. */
export const cellCorrections = jsonText(60_000).pipe(z.array(cellCorrection).max(500))

/** The result of a list's import: all of it, or nothing and every reason. */
export const listImport = z.object({
  created: z.int(),
  edited: z.int(),
  unchanged: z.int(),
  /** Stations whose PSAD56 coordinates were converted. */
  converted: z.int(),
  issueCount: z.int(),
  /** The first 500 of them. */
  issues: z.array(cellIssue),
})
export type ListImport = z.infer<typeof listImport>

const listBytesMax = 20_000_000
export const workbookProblems = [
  'WORKBOOK_NOT_SELECTED',
  'WORKBOOK_WRONG_TYPE',
  'WORKBOOK_PASSWORD',
  'WORKBOOK_DAMAGED',
  'WORKBOOK_TOO_LARGE',
  'WORKBOOK_TIMED_OUT',
  'WORKBOOK_TOO_MANY_ROWS',
  'WORKBOOK_EMPTY',
  'WORKBOOK_COLUMNS_MISSING',
  'WORKBOOK_COLUMNS_NOT_VALID',
  'WORKBOOK_COLUMNS_REPEATED',
  'WORKBOOK_COLUMNS_UNHEADED',
  'WORKBOOK_TWO_SHEETS',
  'WORKBOOK_SHEET_HIDDEN',
] as const

export const referenceRoutes = {
  /** Everything that pickers need, in one answer; retired entries too, so that old rows keep their names. */
  all: route({
    method: 'GET',
    path: '/fkl-data-source/projects/:projectId/reference',
    access: 'project:read',
    reads: ['reference'],
    summary: 'All reference lists of a project, for pickers',
    params: onProject,
    response: z.object({
      lists: z.record(z.enum(referenceLists), z.array(referenceOption)),
      stations: z.array(stationOption),
    }),
  }),
  list: route({
    method: 'GET',
    path: '/fkl-data-source/projects/:projectId/lists/:list',
    access: 'project:read',
    reads: ['reference'],
    summary:
      'One reference list, searched, sorted and paged; retired=true gives the retired entries instead',
    params: onList,
    query: listQuery(['name', 'parent', 'rule', 'retiredAt']).extend({
      parentId: idText.optional(),
      retired: flag,
    }),
    response: pageOf(referenceItem),
  }),
  create: route({
    method: 'POST',
    path: '/fkl-data-source/projects/:projectId/lists/:list',
    access: 'project:admin',
    changes: ['reference'],
    summary: 'Add an entry to a reference list',
    params: onList,
    body: referenceItemInput,
    response: referenceItem,
    problems: ['ALREADY_EXISTS'],
  }),
  edit: route({
    method: 'PUT',
    path: '/fkl-data-source/projects/:projectId/lists/:list/:itemId',
    access: 'project:admin',
    changes: ['reference'],
    summary: 'Edit an entry of a reference list',
    params: oneItem,
    body: referenceItemInput.extend(versioned.shape),
    response: referenceItem,
    problems: ['ALREADY_EXISTS', 'CHANGED_MEANWHILE', 'IN_USE'],
  }),
  retire: route({
    method: 'POST',
    path: '/fkl-data-source/projects/:projectId/lists/:list/:itemId/retire',
    access: 'project:admin',
    changes: ['reference'],
    summary: 'Retire an entry: it stays where it is used and is no longer offered',
    params: oneItem,
    response: referenceItem,
  }),
  restore: route({
    method: 'POST',
    path: '/fkl-data-source/projects/:projectId/lists/:list/:itemId/restore',
    access: 'project:admin',
    changes: ['reference'],
    summary: 'Offer a retired entry again',
    params: oneItem,
    response: referenceItem,
    problems: ['ALREADY_EXISTS'],
  }),
  /** Only what nothing uses can be deleted. */
  remove: route({
    method: 'DELETE',
    path: '/fkl-data-source/projects/:projectId/lists/:list/:itemId',
    access: 'project:admin',
    changes: ['reference'],
    summary: 'Delete an unused entry',
    params: oneItem,
    response: nothing,
    problems: ['IN_USE'],
  }),
  loadDefaults: route({
    method: 'POST',
    path: '/fkl-data-source/projects/:projectId/defaults',
    access: 'project:admin',
    changes: ['reference'],
    summary: 'Add the Peruvian defaults that the project does not have yet',
    params: onProject,
    response: z.object({ created: z.int() }),
  }),
  stations: route({
    method: 'GET',
    path: '/fkl-data-source/projects/:projectId/stations',
    access: 'project:read',
    reads: ['reference'],
    summary: 'Stations, searched, filtered, sorted and paged',
    params: onProject,
    query: listQuery([
      'code',
      'name',
      'kind',
      'altitudeM',
      'standard',
      'category',
      'retiredAt',
    ]).extend({
      kind: z.enum(stationKinds).optional(),
      retired: flag,
    }),
    response: pageOf(station),
  }),
  createStation: route({
    method: 'POST',
    path: '/fkl-data-source/projects/:projectId/stations',
    access: 'project:admin',
    changes: ['reference'],
    summary: 'Add a station',
    params: onProject,
    body: stationInput,
    response: station,
    problems: ['ALREADY_EXISTS'],
  }),
  editStation: route({
    method: 'PUT',
    path: '/fkl-data-source/projects/:projectId/stations/:stationId',
    access: 'project:admin',
    changes: ['reference'],
    summary: 'Edit a station',
    params: oneStation,
    body: stationInput.extend(versioned.shape),
    response: station,
    problems: ['ALREADY_EXISTS', 'CHANGED_MEANWHILE'],
  }),
  retireStation: route({
    method: 'POST',
    path: '/fkl-data-source/projects/:projectId/stations/:stationId/retire',
    access: 'project:admin',
    changes: ['reference'],
    summary: 'Retire a station',
    params: oneStation,
    response: station,
  }),
  restoreStation: route({
    method: 'POST',
    path: '/fkl-data-source/projects/:projectId/stations/:stationId/restore',
    access: 'project:admin',
    changes: ['reference'],
    summary: 'Bring a retired station back',
    params: oneStation,
    response: station,
  }),
  removeStation: route({
    method: 'DELETE',
    path: '/fkl-data-source/projects/:projectId/stations/:stationId',
    access: 'project:admin',
    changes: ['reference'],
    summary: 'Delete an unused station',
    params: oneStation,
    response: nothing,
    problems: ['IN_USE'],
  }),
  exportList: file({
    method: 'GET',
    path: '/fkl-data-source/projects/:projectId/workbooks/:list',
    access: 'project:read',
    summary: 'A list as a workbook, which the import takes back; empty=1 gives the bare template',
    params: onAnyList,
    query: z.object({ empty: z.literal('1').optional() }),
  }),
  importList: upload({
    method: 'POST',
    path: '/fkl-data-source/projects/:projectId/workbooks/:list',
    access: 'project:admin',
    changes: ['reference'],
    summary: 'Add and edit entries from a workbook: all of it or nothing',
    params: onAnyList,
    response: listImport,
    maxBytes: listBytesMax,
    problems: [...workbookProblems, 'CHANGED_MEANWHILE'],
  }),
  listErrors: upload({
    method: 'POST',
    path: '/fkl-data-source/projects/:projectId/workbooks/:list/errors',
    access: 'project:admin',
    changes: [],
    summary:
      'The same workbook with the cells that its import refuses coloured and commented; saves nothing',
    params: onAnyList,
    response: bytes,
    maxBytes: listBytesMax,
    problems: [...workbookProblems, 'CHANGED_MEANWHILE'],
  }),
}
