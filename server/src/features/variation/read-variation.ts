import {
  type VariationAnswer,
  type VariationFilters,
  variationMost,
  type VariationSeries,
} from '@puquio/contract/laboratory/variation'
import { amountOf, type NonDetectRule, summaryOf } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { readEvaluationSettings } from '../laboratory-settings/service.ts'
import { readChosen } from './chosen-store.ts'
import { comparedBy, limitSpans, limitsOfSamples } from './limit-spans.ts'
import { readSensors } from './sensors-store.ts'
import { countResults, limitsAt, readSeries, type SeriesRow } from './results-store.ts'

/** Returns the results under filters in series, each with its statistics, and the limits that they were compared with. */
export async function readVariation(
  scope: ProjectScope,
  filters: VariationFilters,
): Promise<VariationAnswer> {
  const { nonDetectRule } = await readEvaluationSettings(scope)
  const { parameters, stations, offered, atMost } = await readChosen(scope, filters)
  const of = {
    parameterIds: parameters.map(({ id }) => id),
    stationIds: stations.map(({ id }) => id),
  }
  const sensors = await readSensors(scope, of)
  const shown = { nonDetectRule, offered, parameters, stations, sensors }
  if (atMost > variationMost.results) {
    const total = await countResults(scope, of, filters)
    if (total > variationMost.results) return { ...shown, ...nothing, isTooMany: true, total }
  }
  const limits = await limitsAt(scope, of)
  const rows = await readSeries(scope, { of, days: filters, limits })
  const limitOf = comparedBy(limits)
  const places = new Map<string, number>()
  const compared: VariationAnswer['limits'] = []
  const placeOf = (one: string | null) => {
    if (one === null) return null
    const known = places.get(one)
    if (known !== undefined) return known
    places.set(one, compared.length)
    compared.push(limitOf(one))
    return compared.length - 1
  }
  const ranks = { parameter: rankOf(of.parameterIds), station: rankOf(of.stationIds) }
  const series = rows
    .map((row) => seriesOf(row, row.compared.map(placeOf), nonDetectRule))
    .toSorted(
      (one, other) =>
        ranks.parameter(one.parameterId) - ranks.parameter(other.parameterId) ||
        ranks.station(one.stationId) - ranks.station(other.stationId),
    )
  const inForce = {
    parameterIds: new Set(of.parameterIds),
    from: filters.from,
    to: filters.to,
  }
  return {
    ...shown,
    isTooMany: false,
    total: rows.reduce((sum, { values }) => sum + values.length, 0),
    latestEnteredAt: rows.reduce<string | null>(
      (latest, row) => (latest === null || row.latest > latest ? row.latest : latest),
      null,
    ),
    series,
    limits: compared,
    spans: await limitSpans(scope, limits, inForce),
    sampleLimits: await limitsOfSamples(scope, limits, inForce),
  }
}

const nothing = { latestEnteredAt: null, series: [], limits: [], spans: [], sampleLimits: [] }

const rankOf = (ids: readonly number[]) => {
  const ranks = new Map(ids.map((id, rank) => [id, rank]))
  return (id: number) => ranks.get(id) ?? ids.length
}

function seriesOf(
  { latest: _, compared: __, ...row }: SeriesRow,
  limits: (number | null)[],
  rule: NonDetectRule,
): VariationSeries {
  const amounts = row.values.map((value, at) => ({
    ...amountOf({
      number: value,
      qualifier: row.qualifiers[at] ?? '=',
      detectionLimit: null,
      quantificationLimit: null,
    }),
    isRejected: row.marks[at] === 'rejected',
  }))
  return {
    ...row,
    limits,
    statistics: {
      ...summaryOf(amounts, rule),
      exceedances: row.marks.filter((mark) => mark === 'exceeds').length,
    },
  }
}
