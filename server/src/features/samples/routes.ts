import type { sampleRoutes } from '@puquio/contract/laboratory/samples'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { answerable, answerMonitoring, samplesOf } from './answers/answer.ts'
import { showSample } from './detail/show-sample.ts'
import { addSampleFile, removeSampleFile, showSampleFiles } from './attachments/attachments.ts'
import { listChoices } from './entry/choices-store.ts'
import { createSample, editSample, removeResult, removeSample } from './entry/enter-sample.ts'
import { proposeEntry } from './entry/proposal.ts'
import { applyQualifier } from './quality/qualifier-store.ts'
import { listSamples } from './samples-store.ts'

export const sampleHandlers = (platform: Platform): Handlers<typeof sampleRoutes> => ({
  list: ({ scope, query }) => listSamples(scope, query),
  get: ({ scope, params }) => showSample(scope, params.sampleId),
  choices: ({ scope }) => listChoices(scope),
  proposal: ({ scope, params, query }) => proposeEntry(scope, params.stationId, query.on),
  create: ({ scope, body }) => createSample(scope, body),
  edit: ({ scope, params, body }) => editSample(scope, params.sampleId, body),
  remove: async ({ scope, params }) => {
    await removeSample(scope, params.sampleId)
    return null
  },
  monitorings: ({ scope, params }) => answerable(scope, params.sampleId),
  answer: async ({ scope, params, body }) => {
    await answerMonitoring(scope, params.sampleId, body)
    return null
  },
  ofMonitoring: ({ scope, params }) => samplesOf(scope, params.monitoringId),
  applyQualifier: async ({ scope, params, body }) => {
    await applyQualifier(scope, params, body)
    return null
  },
  removeResult: async ({ scope, params }) => {
    await removeResult(scope, params)
    return null
  },
  files: ({ scope, params }) => showSampleFiles(scope, params.sampleId),
  addFile: ({ scope, params, body, file }) =>
    addSampleFile(platform, scope, params.sampleId, { file, target: body.target }),
  removeFile: async ({ scope, params }) => {
    await removeSampleFile(scope, params)
    return null
  },
})
