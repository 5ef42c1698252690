import type { readingRoutes } from '@puquio/contract/modi/readings'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { watchReadings } from '../../platform/stream/watch-readings.ts'
import { graphFile } from './graph/graph-file.ts'
import { readGraph } from './graph/graph-readings.ts'
import { countVariables, listVariables } from './variables-store.ts'

export const readingHandlers = (
  platform: Pick<Platform, 'telemetry'>,
): Handlers<typeof readingRoutes> => ({
  async points({ scope, query }) {
    const { variables, level, isThinned, points } = await readGraph(platform, scope, query)
    const isRaw = level === 'raw'
    return {
      variables,
      isThinned,
      columns: points.map(({ variableId, atMs, min, max, mean, n }) => ({
        variableId,
        level,
        at: atMs,
        min: isRaw ? [] : min,
        max: isRaw ? [] : max,
        mean,
        count: n,
      })),
    }
  },
  async file({ scope, query, ...asked }) {
    const language = query.language ?? asked.language
    const graph = await readGraph(platform, scope, query)
    const { timeZone, clock } = scope
    const format = query.format ?? 'xlsx'
    return graphFile(graph, { language, timeZone, format, createdAt: clock.now() })
  },
  variables: ({ scope, query }) => listVariables(scope, query),
  async watch({ scope, session, body }) {
    const variableIds = [...new Set(body.variables)]
    if ((await countVariables(scope, variableIds)) !== variableIds.length)
      throw new Problem('NOT_FOUND')
    const { sessionId, userId } = session
    await watchReadings(scope, { sessionId, userId, variableIds })
    return null
  },
})
