import type { seriesRoutes, StationData } from '@puquio/contract/laboratory/series'
import { todayIn } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import { Problem } from '../../platform/problem.ts'
import { readLaboratorySettings } from '../laboratory-settings/service.ts'
import { readLimitsInForce } from '../samples/service.ts'
import { limitsOn } from './limits-today-store.ts'
import {
  countMeasured,
  limitsAt,
  measuredAt,
  measuredOf,
  newestOf,
  readMeasured,
  readParameters,
} from './measured-store.ts'
import { assignedToday, findStation, stationsOf } from './stations-store.ts'
import { trendOfResults } from './trend.ts'

export const seriesHandlers: Handlers<typeof seriesRoutes> = {
  station: ({ scope, params }) =>
    scope.transaction((within) => showStation(within, params.stationId)),
  series: ({ scope, params }) =>
    scope.transaction(async (within) => {
      await findStation(within, params.stationId)
      await parameterOf(within, params.parameterId)
      const limits = await limitsAt(within, params.stationId)
      const results = measuredAt(scope, params.stationId, params.parameterId)
      const found = await readMeasured(within, { results, limits })
      const { nonDetectRule } = await readLaboratorySettings(within)
      return { results: found, trend: trendOfResults(found, nonDetectRule) }
    }),
  parameter: ({ scope, params, query }) =>
    scope.transaction(async (within) => {
      const parameter = await parameterOf(within, params.parameterId)
      const results = measuredOf(scope, params.parameterId, query)
      const limits = await readLimitsInForce(within)
      const counts = await countMeasured(within, { results, limits })
      const newest = await readMeasured(within, { results: newestOf(results), limits })
      const latest = new Map(newest.map((one) => [one.stationId, one]))
      const stations = await stationsOf(
        within,
        counts.map(({ stationId }) => stationId),
      )
      const byStation = new Map(counts.map((one) => [one.stationId, one]))
      return {
        parameter,
        stations: stations.flatMap((station) => {
          const [counted, last] = [byStation.get(station.id), latest.get(station.id)]
          return counted && last ? [{ station, ...counted, latest: last }] : []
        }),
      }
    }),
}

async function parameterOf(scope: ProjectScope, id: number) {
  const [parameter] = await readParameters(scope, [id])
  if (!parameter) throw new Problem('NOT_FOUND')
  return parameter
}

async function showStation(scope: ProjectScope, stationId: number): Promise<StationData> {
  const { limitChoice, ...station } = await findStation(scope, stationId)
  const today = todayIn(scope.timeZone, scope.clock.now())
  const limits = await limitsAt(scope, stationId)
  const results = measuredAt(scope, stationId)
  const counts = await countMeasured(scope, { results, limits })
  const newest = await readMeasured(scope, { results: newestOf(results), limits })
  const latest = new Map(newest.map((one) => [one.parameterId, one]))
  const byParameter = new Map(counts.map((one) => [one.parameterId, one]))
  const held = await limitsOn(scope, limits, today)
  const parameters = await readParameters(scope, [...byParameter.keys()])
  return {
    station,
    standards: await assignedToday(scope, stationId, today),
    isStrictest: limitChoice === 'strictest',
    parameters: parameters.flatMap((parameter) => {
      const [counted, last] = [byParameter.get(parameter.id), latest.get(parameter.id)]
      return counted && last
        ? [{ parameter, ...counted, latest: last, limits: held.get(parameter.id) ?? [] }]
        : []
    }),
  }
}
