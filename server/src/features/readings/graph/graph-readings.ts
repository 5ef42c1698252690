import { type GraphVariable, graphVariablesMax } from '@puquio/contract/modi/readings'
import { type ReadingLevel, readingLevels } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import { levelFor } from '../../../platform/telemetry/levels.ts'
import type { Points } from '../../../platform/telemetry/read-store.ts'
import { findVariables } from '../variables-store.ts'

type Asked = {
  variables?: number[] | undefined
  from: string
  to: string
  level?: ReadingLevel | undefined
}
export type GraphReadings = {
  variables: GraphVariable[]
  level: ReadingLevel
  /** There are more readings than are read one by one. */
  isThinned: boolean
  points: Points[]
}

/** Above so many readings rollups are read instead: of devices that measure many times a minute, whatever they say. */
const mostRaw = 500_000

/** What a graph shows of variables of the project between two times. */
export async function readGraph(
  { telemetry }: Pick<Platform, 'telemetry'>,
  scope: ProjectScope,
  { variables: ids = [], from, to, level: least }: Asked,
  most = mostRaw,
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
  const wanted = coarser(levelFor(beforeMs - fromMs), least ?? 'raw')
  const span = { variableIds: asked, fromMs, beforeMs }
  const isThinned = wanted === 'raw' && (await telemetry.isMoreThan(span, most))
  const level = isThinned ? '10m' : wanted
  const [points, latest] = await Promise.all([
    telemetry.points({ ...span, level }),
    telemetry.latest(asked),
  ])
  const newest = new Map(latest.map((reading) => [reading.variableId, reading]))
  const variables = found.map((variable) => {
    const { atMs = 0, value = null, quality = 'good' } = newest.get(variable.id) ?? {}
    const measuredAt = new Date(atMs).toISOString()
    return { ...variable, latest: value === null ? null : { measuredAt, value, quality } }
  })
  return { variables, level, isThinned, points }
}

const coarser = (one: ReadingLevel, other: ReadingLevel): ReadingLevel =>
  readingLevels.indexOf(one) > readingLevels.indexOf(other) ? one : other
