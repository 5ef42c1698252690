import type { SampleRecord } from '@puquio/contract/laboratory/sample-record'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { qualityOf } from '../quality/quality-of.ts'
import { readSampleResults } from './results-store.ts'
import { readSampleHead } from './sample-store.ts'

export const showSample = (scope: ProjectScope, sampleId: number): Promise<SampleRecord> =>
  scope.transaction(async (within) => {
    const head = await readSampleHead(within, sampleId)
    const results = await readSampleResults(within, { id: sampleId, stationId: head.station.id })
    return { ...head, results, quality: await qualityOf(within, sampleId) }
  })
