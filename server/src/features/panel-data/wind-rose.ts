import { instantsShown } from '@puquio/contract/boards/panels'
import type { WindAnswer } from '@puquio/contract/boards/panel-data'
import { windRose, windUnitMs } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { readGraph } from '../readings/service.ts'

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
const degrees: readonly string[] = ['°', 'º', 'deg', 'grados', '']

/** Counts readings of wind of two variables that were measured at one moment. */
export async function readWindRose(
  { scope, telemetry }: From,
  { speed, direction, ...days }: WindQuery,
): Promise<WindAnswer> {
  const shown = instantsShown(days, scope.timeZone)
  const toMs = shown.to ? Date.parse(shown.to) : scope.clock.now().getTime()
  const fromMs = shown.from ? Date.parse(shown.from) : toMs - usualMs
  const variableIds = [speed, direction]
  const { variables } = await readGraph({ telemetry }, scope, {
    variables: variableIds,
    from: new Date(toMs - 1000).toISOString(),
    to: new Date(toMs).toISOString(),
  })
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
  const speeds = points.find(({ variableId }) => variableId === speed)
  const directions = points.find(({ variableId }) => variableId === direction)
  const fromAt = new Map(directions?.atMs.map((at, index) => [at, directions.mean[index]]))
  const readings = (speeds?.atMs ?? []).map((at, index) => ({
    speedMs: (speeds?.mean[index] ?? Number.NaN) * unitMs,
    fromDeg: fromAt.get(at) ?? Number.NaN,
  }))
  return { ...answer, rose: windRose(readings) }
}
