import type { sampleRoutes } from '@puquio/contract/laboratory/samples'
import type { Handlers } from '../../platform/http/implement.ts'
import { answerable, answerMonitoring, samplesOf } from './answers/answer.ts'
import { showSample } from './detail/show-sample.ts'
import { listChoices } from './entry/choices-store.ts'
import { createSample, editSample, removeResult, removeSample } from './entry/enter-sample.ts'
import { proposeEntry } from './entry/proposal.ts'
import { applyQualifier } from './quality/qualifier-store.ts'
import { listSamples } from './samples-store.ts'

export const sampleHandlers: Handlers<typeof sampleRoutes> = {
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
}
