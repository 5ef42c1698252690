import {
  commitmentKinds,
  commitmentMethods,
  commitmentPhases,
  commitmentStates,
  languages,
} from '@puquio/domain'
import { z } from 'zod'
import { file, route } from '../kit/route.ts'
import {
  choiceList,
  flag,
  id,
  idList,
  idOrNoneList,
  idText,
  listQuery,
  pageOf,
} from '../kit/values.ts'
import { pdfReport, type PdfReportKind } from '../pdf-reports.ts'
import { commitment, commitmentChange } from './record.ts'

export const commitmentsPath = '/fkl-bdo/projects/:projectId/commitments'
export const onProject = z.object({ projectId: idText })
export const oneCommitment = onProject.extend({ commitmentId: idText })

export const commitmentGroupings = ['component', 'phase', 'kind', 'state'] as const
export type CommitmentGrouping = (typeof commitmentGroupings)[number]

export const commitmentSortKeys = [
  'shortName',
  'text',
  'state',
  'kind',
  'phase',
  'component',
  'subcomponent',
  'miningComponent',
  'instrument',
  'miningUnit',
  'place',
  'frequency',
  'deadline',
  'method',
  'confidence',
  'decided',
  'created',
  'monitorings',
] as const

/** 0 among ids, and none among phases, stand for those without any. */
const commitmentFilters = z.object({
  /** These alone. */
  ids: idList,
  instruments: idList,
  miningUnits: idList,
  documents: idList,
  /** Those that a run proposed. */
  extraction: idText.optional(),
  components: idOrNoneList,
  subcomponents: idOrNoneList,
  miningComponents: idOrNoneList,
  stations: idOrNoneList,
  parameters: idOrNoneList,
  roles: idOrNoneList,
  phases: choiceList([...commitmentPhases, 'none']),
  kinds: choiceList(commitmentKinds),
  states: choiceList(commitmentStates),
  methods: choiceList(commitmentMethods),
  /** Only those with a place in a text that was recognised from a picture, or only those without. */
  recognised: flag,
  /** Only those with monitorings, or only those without. */
  monitored: flag,
})

const commitmentQuery = listQuery(commitmentSortKeys)
  .extend(commitmentFilters.shape)
  .extend({ group: z.enum(commitmentGroupings).optional() })
export type CommitmentQuery = z.output<typeof commitmentQuery>

/** The kind of report, by which one's own are found. */
export const matrixReportKind = 'commitment-matrix' satisfies PdfReportKind

const option = z.object({ id, name: z.string(), count: z.int() })

const reads = ['commitments', 'tasks', 'reference', 'monitorings'] as const

export const commitmentRoutes = {
  list: route({
    method: 'GET',
    path: commitmentsPath,
    access: 'project:read',
    reads,
    summary: 'Commitments of instruments, filtered, sorted, grouped and paged',
    params: onProject,
    query: commitmentQuery,
    response: pageOf(commitment).extend({
      /** Of those found: proposed ones, which nobody verified yet. */
      unverified: z.int(),
      unverifiedBy: z.object({ model: z.int(), rules: z.int(), hand: z.int() }),
      /** Of all that is found, in the order of the list; null where it is not grouped. */
      groups: z.array(z.object({ key: z.string(), name: z.string(), count: z.int() })).nullable(),
    }),
  }),
  choices: route({
    method: 'GET',
    path: `${commitmentsPath}-choices`,
    access: 'project:read',
    reads,
    summary:
      'What commitments can be filtered by: instruments, mining units and documents that have any',
    params: onProject,
    response: z.object({
      instruments: z.array(option),
      miningUnits: z.array(option),
      documents: z.array(option),
    }),
  }),
  file: file({
    method: 'GET',
    path: `${commitmentsPath}-file`,
    access: 'project:read',
    summary: 'The commitments of the list as XLSX or CSV',
    params: onProject,
    query: commitmentQuery.omit({ page: true, size: true }).extend({
      format: z.enum(['xlsx', 'csv']).optional(),
      language: z.enum(languages).optional(),
    }),
    problems: ['LIST_TOO_LONG'],
  }),
  pdf: route({
    method: 'POST',
    path: `${commitmentsPath}-pdf`,
    access: 'project:read',
    withoutToken: true,
    changes: ['pdfReports'],
    summary: 'Ask for the commitments of the list as a PDF to print, which waits for its turn',
    params: onProject,
    body: commitmentQuery.omit({ page: true, size: true }).extend({ language: z.enum(languages) }),
    response: pdfReport,
    problems: ['PDF_BUSY', 'PDF_TOO_LARGE'],
  }),
  get: route({
    method: 'GET',
    path: `${commitmentsPath}/:commitmentId`,
    access: 'project:read',
    reads,
    summary: 'One commitment with its places',
    params: oneCommitment,
    response: commitment,
  }),
  history: route({
    method: 'GET',
    path: `${commitmentsPath}/:commitmentId/history`,
    access: 'project:read',
    reads: ['commitments', 'users'],
    summary: 'Who proposed, changed and decided a commitment, the newest first',
    params: oneCommitment,
    response: z.array(commitmentChange),
  }),
}
