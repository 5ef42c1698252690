import { outcomes, parameterGroups } from '@puquio/domain'
import { z } from 'zod'
import { importKey } from '../plan-imports.ts'
import { storedFile } from '../files.ts'
import { evidenceMaxBytes } from '../follow-up/evidence.ts'
import { route, upload } from '../kit/route.ts'
import {
  calendarDate,
  id,
  idList,
  idText,
  instant,
  listQuery,
  nothing,
  pageOf,
} from '../kit/values.ts'
import { answerableMonitoring, monitoringSample, sampleAnswer } from './sample-answers.ts'
import {
  appliedQualifier,
  editedSample,
  enteredSample,
  entryChoices,
  entryProposal,
} from './sample-entry.ts'
import { addedSampleFile, sampleFiles } from './sample-files.ts'
import { sampleRecord, sampleTypes, shownParameter, shownResult } from './sample-record.ts'

export const sampleRow = z.object({
  id,
  station: z.object({ id, code: z.string(), name: z.string() }),
  sampledOn: calendarDate,
  /** Null where only the day is known. */
  sampledAt: instant.nullable(),
  type: z.enum(sampleTypes),
  code: z.string(),
  campaign: z.string(),
  /** Whether its campaign is approved, and its results count in indicators and boards. */
  isApproved: z.boolean(),
  results: z.array(shownResult),
})
export type SampleRow = z.infer<typeof sampleRow>

const p = '/fkl-data-source/projects/:projectId/samples'
const params = z.object({ projectId: idText })
const one = params.extend({ sampleId: idText })

export const sampleRoutes = {
  list: route({
    method: 'GET',
    path: p,
    access: 'project:read',
    reads: ['results', 'reference'],
    summary: 'Samples by station and date with their results, each beside its limit',
    params,
    query: listQuery(['sampledOn', 'station']).extend({
      stations: idList,
      from: calendarDate.optional(),
      to: calendarDate.optional(),
      /** Only samples with a result of this group, and only those results. */
      group: z.enum(parameterGroups).optional(),
      /** Only samples of which this import of results saved some. */
      import: importKey.optional(),
      /** Only samples with such a result. */
      outcome: z.enum(outcomes).optional(),
    }),
    response: pageOf(sampleRow).extend({ parameters: z.array(shownParameter) }),
  }),
  get: route({
    method: 'GET',
    path: `${p}/:sampleId`,
    access: 'project:read',
    reads: ['results', 'reference', 'monitorings', 'users'],
    summary: 'A sample with its results, the versions of each and the limit in force',
    params: one,
    response: sampleRecord,
  }),
  choices: route({
    method: 'GET',
    path: '/fkl-data-source/projects/:projectId/sample-choices',
    access: 'project:write',
    reads: ['results', 'reference'],
    summary: 'Parameters, campaigns and laboratories that a new sample can have',
    params,
    response: entryChoices,
  }),
  proposal: route({
    method: 'GET',
    path: '/fkl-data-source/projects/:projectId/stations/:stationId/sample-proposal',
    access: 'project:write',
    reads: ['monitorings', 'reference'],
    summary: 'What a station’s monitoring nearest to a day says of its sample',
    params: params.extend({ stationId: idText }),
    query: z.object({ on: calendarDate.optional() }),
    response: entryProposal,
  }),
  create: route({
    method: 'POST',
    path: p,
    access: 'project:write',
    changes: ['results'],
    summary: 'Enter a sample with its results, all or nothing',
    params,
    body: enteredSample,
    maxBytes: 512_000,
    response: sampleRecord,
    problems: ['SAMPLE_EXISTS', 'CAMPAIGN_APPROVED'],
  }),
  edit: route({
    method: 'PUT',
    path: `${p}/:sampleId`,
    access: 'project:write',
    changes: ['results'],
    summary: 'Edit a sample, add results, and correct some: each correction is a new version',
    params: one,
    body: editedSample,
    maxBytes: 512_000,
    response: sampleRecord,
    problems: ['SAMPLE_EXISTS', 'CHANGED_MEANWHILE', 'CAMPAIGN_APPROVED'],
  }),
  remove: route({
    method: 'DELETE',
    path: `${p}/:sampleId`,
    access: 'project:write',
    changes: ['results'],
    summary: 'Delete a sample with its results; the audit trail keeps them',
    params: one,
    response: nothing,
    problems: ['CAMPAIGN_APPROVED'],
  }),
  removeResult: route({
    method: 'DELETE',
    path: `${p}/:sampleId/results/:parameterId`,
    access: 'project:write',
    changes: ['results'],
    summary: 'Delete a result of a sample with all its versions; the audit trail keeps them',
    params: one.extend({ parameterId: idText }),
    response: nothing,
    problems: ['CAMPAIGN_APPROVED'],
  }),
  applyQualifier: route({
    method: 'PUT',
    path: `${p}/:sampleId/results/:parameterId/qualifier`,
    access: 'project:write',
    changes: ['results'],
    summary: 'Say something about the quality of a result, with its reason, or take it back',
    params: one.extend({ parameterId: idText }),
    body: appliedQualifier,
    response: nothing,
    problems: ['CAMPAIGN_APPROVED'],
  }),
  monitorings: route({
    method: 'GET',
    path: `${p}/:sampleId/monitorings`,
    access: 'project:read',
    reads: ['results', 'monitorings', 'plans', 'reference'],
    summary: 'The monitoring that a sample answers, and those that it may answer',
    params: one,
    response: z.array(answerableMonitoring),
  }),
  answer: route({
    method: 'PUT',
    path: `${p}/:sampleId/monitoring`,
    access: 'project:write',
    changes: ['results', 'monitorings'],
    summary: 'Say which monitoring a sample answers; one that is not done yet is done by it',
    params: one,
    body: sampleAnswer,
    response: nothing,
    problems: [
      'CHANGED_MEANWHILE',
      'MONITORING_OMITTED',
      'MONITORING_RESCHEDULED',
      'MONITORING_WITHDRAWN',
      'PLAN_ANNULLED',
      'SAMPLE_OF_OTHER_STATION',
    ],
  }),
  ofMonitoring: route({
    method: 'GET',
    path: '/fkl-data-source/projects/:projectId/monitorings/:monitoringId/samples',
    access: 'project:read',
    reads: ['results', 'monitorings', 'reference'],
    summary: 'Samples that answer a monitoring, and those that may',
    params: params.extend({ monitoringId: idText }),
    response: z.array(monitoringSample),
  }),
  files: route({
    method: 'GET',
    path: `${p}/:sampleId/files`,
    access: 'project:read',
    reads: ['results', 'users'],
    summary: 'Files of a sample, such as the report of its laboratory',
    params: one,
    response: sampleFiles,
  }),
  addFile: upload({
    method: 'POST',
    path: `${p}/:sampleId/files`,
    access: 'project:write',
    changes: ['results'],
    summary: 'Attach a file to a sample, or to all samples of its report',
    params: one,
    body: addedSampleFile,
    response: storedFile,
    maxBytes: evidenceMaxBytes,
    problems: [
      'PROJECT_FULL',
      'FILE_TYPE_NOT_ACCEPTED',
      'FILE_EMPTY',
      'FILE_DAMAGED',
      'SAMPLE_FILES_FULL',
    ],
  }),
  /** Hides the file at this sample alone; it is kept, and the audit trail says who removed it. */
  removeFile: route({
    method: 'DELETE',
    path: `${p}/:sampleId/files/:fileId`,
    access: 'project:write',
    changes: ['results'],
    summary: 'Take a file away from a sample',
    params: one.extend({ fileId: idText }),
    response: nothing,
    problems: ['CAMPAIGN_APPROVED'],
  }),
}
