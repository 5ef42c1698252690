import {
  type GraphVariable,
  graphVariablesMax,
  type ReadingLevel,
  readingLevels,
} from '@puquio/contract/modi/readings'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { levelFor } from '../../platform/telemetry/levels.ts'
import type { Points } from '../../platform/telemetry/read-store.ts'
import { findVariables, type StoredVariable } from './variables-store.ts'

type Asked = {
  variables?: number[] | undefined
  from: string
  to: string
  level?: ReadingLevel | undefined
}
export type GraphReadings = { variables: GraphVariable[]; level: ReadingLevel; points: Points[] }

/** Above so many readings at once rollups are read instead: of devices that measure many times a minute. */
const mostRaw = 500_000

/** What a graph shows of variables of the project between two times. */
export async function readGraph(
  { telemetry }: Pick<Platform, 'telemetry'>,
  scope: ProjectScope,
  { variables: ids = [], from, to, level: least }: Asked,
): Promise<GraphReadings> {
  const asked = [...new Set(ids)]
  if (asked.length > graphVariablesMax)
    throw new Problem('INPUT_NOT_VALID', {}, [
      { path: 'variables', code: 'too-big', params: { max: graphVariablesMax } },
    ])
  const [fromMs, beforeMs] = [Date.parse(from), Date.parse(to)]
  if (fromMs >= beforeMs)
    throw new Problem('INPUT_NOT_VALID', {}, [
      { path: 'to', code: 'ends-before-start', params: {} },
    ])
  const found = await findVariables(scope, asked)
  if (found.length !== asked.length) throw new Problem('NOT_FOUND')
  const level = coarser(levelOf(found, beforeMs - fromMs), least ?? 'raw')
  const [points, latest] = await Promise.all([
    telemetry.points({ variableIds: asked, fromMs, beforeMs, level }),
    telemetry.latest(asked),
  ])
  const newest = new Map(latest.map((reading) => [reading.variableId, reading]))
  const variables = found.map((variable) => {
    const { atMs = 0, value = null } = newest.get(variable.id) ?? {}
    const shown = value === null ? null : { measuredAt: new Date(atMs).toISOString(), value }
    return { ...variable, latest: shown }
  })
  return { variables, level, points }
}

function levelOf(variables: readonly StoredVariable[], spanMs: number): ReadingLevel {
  const level = levelFor(spanMs)
  const expected = variables.reduce((sum, { intervalS }) => sum + spanMs / (intervalS * 1000), 0)
  return level === 'raw' && expected > mostRaw ? '10m' : level
}

const coarser = (one: ReadingLevel, other: ReadingLevel): ReadingLevel =>
  readingLevels.indexOf(one) > readingLevels.indexOf(other) ? one : other
