import { graphVariablesMax, type readingRoutes } from '@puquio/contract/modi/readings'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { levelFor } from '../../platform/telemetry/levels.ts'
import { findVariables } from './variables-store.ts'

export const readingHandlers = ({
  telemetry,
}: Pick<Platform, 'telemetry'>): Handlers<typeof readingRoutes> => ({
  async points({ scope, query: { variables: ids = [], from, to } }) {
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
    const variables = await findVariables(scope, asked)
    if (variables.length !== asked.length) throw new Problem('NOT_FOUND')
    const level = levelFor(beforeMs - fromMs)
    const points = await telemetry.points({ variableIds: asked, fromMs, beforeMs, level })
    return {
      variables,
      columns: points.map(({ variableId, atMs, min, max, mean, n }) => ({
        variableId,
        level,
        at: [...atMs],
        min: [...min],
        max: [...max],
        mean: [...mean],
        count: [...n],
      })),
    }
  },
})
