import type { ShownQuality } from '@puquio/contract/laboratory/sample-record'
import { checkSample, type QualitySample } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { readEvaluationSettings } from '../../laboratory-settings/service.ts'
import {
  type CheckedResult,
  type CheckedSample,
  readCheckedResults,
  readCheckedSamples,
  readHistory,
} from './quality-store.ts'

/** Returns what the checks of quality say of a sample, beside its duplicate, its blanks and its station's history. */
export async function qualityOf(scope: ProjectScope, sampleId: number): Promise<ShownQuality> {
  const samples = await readCheckedSamples(scope, sampleId)
  const results = await readCheckedResults(
    scope,
    samples.map(({ id }) => id),
  )
  const bySample = Map.groupBy(results, (one) => one.sampleId)
  const of = (sample: CheckedSample) => qualitySample(sample, bySample.get(sample.id) ?? [])
  const own = samples.find(({ role }) => role === 'own')
  if (own === undefined) throw new Error(`Sample ${sampleId} is gone`)
  const duplicate = samples.find(({ role }) => role === 'duplicate')
  const { nonDetectRule } = await readEvaluationSettings(scope)
  const history = Map.groupBy(await readHistory(scope, sampleId), (one) => one.parameterId)
  return checkSample(of(own), {
    duplicate: duplicate ? of(duplicate) : null,
    blanks: samples.filter(({ role }) => role === 'blank').map(of),
    history,
    nonDetectRule,
  })
}

const qualitySample = (
  { matrix, type, sampledOn, sampledTime }: CheckedSample,
  results: readonly CheckedResult[],
): QualitySample => ({
  matrix,
  isBlank: type.endsWith('-blank'),
  sampledOn,
  sampledTime,
  results: results.map(({ value, qualifier, ...one }) => ({
    ...one,
    amount: { value, qualifier },
  })),
})
