import type { RouteAnswer } from '@puquio/contract'
import type { seriesRoutes, StationData } from '@puquio/contract/laboratory/series'
import { todayIn } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import { Problem } from '../../platform/problem.ts'
import { readEvaluationSettings } from '../laboratory-settings/service.ts'
import { readLimitsInForce } from '../samples/service.ts'
import { limitsOn } from './limits-today-store.ts'
import {
  countMeasured,
  type Days,
  limitsAt,
  type Measured,
  measuredAt,
  measuredOf,
  newestOf,
  readMeasured,
  readParameters,
} from './measured-store.ts'
import { periodsOf } from './periods.ts'
import { assignedToday, findStation, stationsOf } from './stations-store.ts'
import { trendOfResults } from './trend.ts'

export const seriesHandlers: Handlers<typeof seriesRoutes> = {
  station: ({ scope, params }) =>
    scope.transaction((within) => showStation(within, params.stationId)),
  series: ({ scope, params }) =>
    scope.transaction(async (within) => {
      await findStation(within, params.stationId)
      const parameter = await parameterOf(within, params.parameterId)
      const limits = await limitsAt(within, params.stationId)
      const results = measuredAt(within, params.stationId, params.parameterId)
      const found = await readMeasured(within, { results, limits })
      const { nonDetectRule } = await readEvaluationSettings(within)
      const periods = await periodsOf(within, { stationId: params.stationId, parameter }, found)
      return { results: found, trend: trendOfResults(found, nonDetectRule), ...periods }
    }),
  parameter: ({ scope, params, query }) =>
    scope.transaction((within) => showParameter(within, params.parameterId, query)),
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
  const byParameter = new Map(
    (await countWithLatest(scope, { results, limits })).map((one) => [one.parameterId, one]),
  )
  const held = await limitsOn(scope, limits, today)
  const parameters = await readParameters(scope, [...byParameter.keys()])
  return {
    station,
    standards: await assignedToday(scope, stationId, today),
    isStrictest: limitChoice === 'strictest',
    parameters: parameters.flatMap((parameter) => {
      const counted = byParameter.get(parameter.id)
      return counted ? [{ parameter, ...counted, limits: held.get(parameter.id) ?? [] }] : []
    }),
  }
}

async function showParameter(
  scope: ProjectScope,
  parameterId: number,
  days: Days,
): Promise<RouteAnswer<typeof seriesRoutes.parameter>> {
  const parameter = await parameterOf(scope, parameterId)
  const results = measuredOf(scope, parameterId, days)
  const limits = await readLimitsInForce(scope)
  const byStation = new Map(
    (await countWithLatest(scope, { results, limits })).map((one) => [one.stationId, one]),
  )
  const stations = await stationsOf(scope, [...byStation.keys()])
  return {
    parameter,
    stations: stations.flatMap((station) => {
      const counted = byStation.get(station.id)
      return counted ? [{ station, ...counted }] : []
    }),
  }
}

/** What was counted of each parameter at each station, with its newest result. */
async function countWithLatest(scope: ProjectScope, { results, limits }: Measured) {
  const counts = await countMeasured(scope, { results, limits })
  const newest = await readMeasured(scope, { results: newestOf(results), limits })
  const latest = new Map(newest.map((one) => [`${one.stationId} ${one.parameterId}`, one]))
  return counts.flatMap((one) => {
    const last = latest.get(`${one.stationId} ${one.parameterId}`)
    return last ? [{ ...one, latest: last }] : []
  })
}
