import { instantsShown } from '@puquio/contract/boards/panels'
import type { WindAnswer } from '@puquio/contract/boards/panel-data'
import { windRose, windUnitMs, windUnits } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import type { Points } from '../../platform/telemetry/read-store.ts'
import { findVariables } from '../readings/service.ts'

type From = { scope: ProjectScope; telemetry: Platform['telemetry'] }
export type WindQuery = {
  speed: number
  direction: number
  from?: string | undefined
  to?: string | undefined
}

const dayMs = 86_400_000
/** Without a period the last thirty days. */
const usualMs = 30 * dayMs
/** Each is read by itself: means have no direction. */
const mostReadings = 500_000
const degrees: readonly string[] = [...windUnits.direction, '']

/** Counts readings of wind of two variables that were measured at one moment. */
export async function readWindRose(
  { scope, telemetry }: From,
  { speed, direction, ...days }: WindQuery,
): Promise<WindAnswer> {
  const shown = instantsShown(days, scope.timeZone)
  const toMs = shown.to ? Date.parse(shown.to) : scope.clock.now().getTime()
  const fromMs = shown.from ? Date.parse(shown.from) : toMs - usualMs
  const variableIds = [speed, direction]
  const variables = await findVariables(scope, variableIds)
  const measured = variables.find(({ id }) => id === speed)
  const turned = variables.find(({ id }) => id === direction)
  if (!measured || !turned) throw new Problem('NOT_FOUND')
  const answer = {
    device: measured.device,
    rose: null,
    problem: null,
    from: new Date(Math.min(fromMs, toMs)).toISOString(),
    to: new Date(toMs).toISOString(),
  }
  const unitMs = windUnitMs(measured.unit)
  if (unitMs === null || !degrees.includes(turned.unit.trim().toLowerCase()))
    return { ...answer, problem: 'unit' }
  if (fromMs >= toMs) return { ...answer, rose: windRose([]) }
  const span = { variableIds, fromMs, beforeMs: toMs }
  if (await telemetry.isMoreThan(span, mostReadings)) return { ...answer, problem: 'too-many' }
  const points = await telemetry.points({ ...span, level: 'raw' })
  const fromDeg = valuesOf(points, direction)
  const readings = [...valuesOf(points, speed)].map(([at, value]) => ({
    speedMs: value * unitMs,
    fromDeg: fromDeg.get(at) ?? Number.NaN,
  }))
  return { ...answer, rose: windRose(readings) }
}

/** The readings of a variable by their time; one that is suspect is no number. */
function valuesOf(points: readonly Points[], variableId: number): Map<number, number> {
  const found = points.find((one) => one.variableId === variableId)
  const value = (index: number) => (found?.n[index] ? found.mean[index] : undefined) ?? Number.NaN
  return new Map(found?.atMs.map((at, index) => [at, value(index)]))
}
