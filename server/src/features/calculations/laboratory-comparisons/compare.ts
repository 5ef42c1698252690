import {
  comparedDaysMax,
  type ComparisonQuery,
  type LaboratoryComparison,
} from '@puquio/contract/modi/laboratory-comparisons'
import {
  addDays,
  broughtToLaboratory,
  convert,
  daysBetween,
  findUnit,
  isComparable,
  laboratoryFactorKindOf,
  suggestLaboratoryFactor,
  todayIn,
  zonedInstant,
} from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Platform } from '../../../platform/platform.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { localDays } from '../../../platform/telemetry/local-days.ts'
import { type InForce, readCompared, readInForce, readResultsOfDays } from './pairs-store.ts'

type Telemetry = Pick<Platform['telemetry'], 'points'>

/** Days before the last one that are compared where nothing is said. */
const usualDays = 365

export type Comparison = LaboratoryComparison & {
  /** What holds on the day from which the factor would. */
  inForce: InForce | null
}

/** A sensor against the laboratory: approved results of its station beside the mean of its good readings of that day. */
export async function compareWithLaboratory(
  telemetry: Telemetry,
  scope: ProjectScope,
  variableId: number,
  { validOn, ...query }: ComparisonQuery & { validOn?: string },
): Promise<Comparison> {
  const { parameter, station, unit } = await readCompared(scope, variableId)
  const today = todayIn(scope.timeZone, scope.clock.now())
  const midnight = (on: string) => zonedInstant(on, '00:00', scope.timeZone)
  const inForce = await readInForce(scope, variableId, midnight(validOn ?? today))
  const { from, to } = daysOf(query, inForce, { today, timeZone: scope.timeZone })
  const [ofLaboratory, ofSensor] = [findUnit(parameter?.unit ?? ''), findUnit(unit)]
  const kind = laboratoryFactorKindOf(ofLaboratory)
  /** In the variable's unit; null where there is no way from one to the other. */
  const inUnit = (value: number): number | null => {
    if (parameter?.unit === unit) return value
    if (ofLaboratory === null || ofSensor === null) return kind === 'difference' ? value : null
    const converted = convert(value, ofLaboratory, ofSensor)
    return 'value' in converted ? converted.value : null
  }
  const obstacle: LaboratoryComparison['obstacle'] = !parameter
    ? 'no-parameter'
    : !station
      ? 'no-station'
      : inForce !== null && inForce.definition.kind !== 'factor'
        ? 'derived'
        : inUnit(1) === null
          ? 'other-unit'
          : null
  const { unit: _, ...named } = parameter ?? { unit: '' }
  const shown = {
    from,
    to,
    obstacle,
    parameter: parameter && { ...(named as NonNullable<LaboratoryComparison['parameter']>) },
    station,
    unit,
    kind,
    inForce,
  }
  const none = { pairs: [], left: { nonDetects: 0, withoutReadings: 0 }, suggested: null }
  if (!parameter || !station || obstacle !== null) return { ...shown, ...none, factor: null }
  const of = { stationId: station.id, parameterId: parameter.id, from, to }
  const results = await readResultsOfDays(scope, of)
  const [hours] = await telemetry.points({
    variableIds: [variableId],
    fromMs: Date.parse(midnight(from)),
    beforeMs: Date.parse(midnight(addDays(to, 1))),
    level: '1h',
  })
  const means = meansOfDays(hours, scope.timeZone)
  const detected = results.filter(({ isNonDetect }) => !isNonDetect)
  const pairs = detected.flatMap(({ on, sampleId, value }) => {
    const read = means.get(on)
    const laboratory = inUnit(value)
    if (!read || laboratory === null) return []
    const pair = { laboratory, sensor: read.mean }
    return [{ on, sampleId, ...pair, readings: read.n, isCompared: isComparable(pair, kind) }]
  })
  const suggested = suggestLaboratoryFactor(pairs, kind)
  const base =
    inForce?.definition.kind === 'factor' ? inForce.definition : { correction: 1, adjustment: 0 }
  return {
    ...shown,
    pairs,
    left: {
      nonDetects: results.length - detected.length,
      withoutReadings: detected.length - pairs.length,
    },
    suggested: suggested && { ...suggested, from, to },
    factor: suggested && broughtToLaboratory(base, suggested),
  }
}

/** Values before the calculation in force came about in another way: they say nothing of it. */
function daysOf(
  { from, to }: ComparisonQuery,
  inForce: InForce | null,
  { today, timeZone }: { today: string; timeZone: string },
): { from: string; to: string } {
  const last = to ?? today
  const yearBefore = addDays(last, -usualDays)
  const since = inForce === null ? yearBefore : todayIn(timeZone, new Date(inForce.validFrom))
  const first = from ?? (since > yearBefore && since <= last ? since : yearBefore)
  if (first > last) throw fieldProblem('to', 'ends-before-start')
  if (daysBetween(first, last) > comparedDaysMax) throw fieldProblem('to', 'too-long-period')
  return { from: first, to: last }
}

/** By the days of the project: the rollup of a day is that of UTC. */
const meansOfDays = (
  hours: Parameters<typeof localDays>[0],
  timeZone: string,
): ReadonlyMap<string, { mean: number; n: number }> =>
  new Map(localDays(hours, timeZone).map(({ on, sum, n }) => [on, { mean: sum / n, n }]))
