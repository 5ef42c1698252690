import type { RouteAnswer } from '@puquio/contract'
import type {
  AnalysedSample,
  ExcludedSample,
  HydrochemistryQuery,
  hydrochemistryRoutes,
} from '@puquio/contract/laboratory/hydrochemistry'
import {
  amountOf,
  balanceGrade,
  conductivityOf,
  measuredConductivity,
  type NonDetectRule,
  waterAnalysis,
} from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { readEvaluationSettings } from '../laboratory-settings/service.ts'
import {
  countSamples,
  readCampaigns,
  readSamples,
  readStations,
  type SampleRow,
} from './samples-store.ts'

export type Answer = RouteAnswer<typeof hydrochemistryRoutes.samples>

/** The samples of water under these filters with their analyses, and those that no diagram can show. */
export const readHydrochemistry = (
  scope: ProjectScope,
  query: HydrochemistryQuery,
): Promise<Answer> =>
  scope.transaction(async (within) => {
    const { nonDetectRule } = await readEvaluationSettings(within)
    const rows = await readSamples(within, query)
    const of = (key: 'stationId' | 'campaignId') => [...new Set(rows.map((row) => row[key]))]
    const answers = rows.map((row) => analysed(row, nonDetectRule))
    return {
      samples: answers.filter((answer) => 'meqL' in answer),
      excluded: answers.filter((answer) => 'reason' in answer),
      total: await countSamples(within, query),
      nonDetectRule,
      stations: await readStations(within, of('stationId')),
      campaigns: await readCampaigns(within, of('campaignId')),
    }
  })

function analysed(
  { results, ...sample }: SampleRow,
  rule: NonDetectRule,
): AnalysedSample | ExcludedSample {
  const measured = results.map(({ key, value, qualifier, ...limits }) => ({
    key,
    amount: amountOf({ number: value, qualifier: qualifier ?? '=', ...limits }),
  }))
  const found = waterAnalysis(measured, rule)
  if ('excluded' in found)
    return { ...sample, reason: found.excluded.reason, ions: found.excluded.ions ?? [] }
  const { analysis } = found
  const { nonDetectRule: _, ...shown } = analysis
  return {
    ...sample,
    ...shown,
    grade: balanceGrade(analysis.errorPercent),
    conductivity: {
      measured: measuredConductivity(measured),
      calculated: conductivityOf(analysis),
    },
  }
}
