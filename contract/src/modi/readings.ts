import { z } from 'zod'
import { route } from '../kit/route.ts'
import { givenInstant, id, idList, idText, nothing } from '../kit/values.ts'

/** What readings are summed up by: each one, or 10 minutes, an hour, a day. */
export const readingLevels = ['raw', '10m', '1h', '1d'] as const
export type ReadingLevel = (typeof readingLevels)[number]

/** Variables shown in one graph. */
export const graphVariablesMax = 12

/**
 * Readings of a variable in columns of one length, by time. At the level `raw` minimum, maximum and mean are the value
 * itself; null where a reading has none.
 */
export const readingColumns = z.object({
  variableId: id,
  level: z.enum(readingLevels),
  /** When measured, or when the bucket begins: ms since 1970. */
  at: z.array(z.int()),
  min: z.array(z.number().nullable()),
  max: z.array(z.number().nullable()),
  mean: z.array(z.number().nullable()),
  /** How many readings a bucket has; at the level `raw` how each is to be taken: 0 good, 1 suspect. */
  count: z.array(z.int()),
})
export type ReadingColumns = z.infer<typeof readingColumns>

/** A variable as graphs name it. */
export const graphVariable = z.object({
  id,
  name: z.string(),
  unit: z.string(),
  decimals: z.int(),
  lowLow: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  highHigh: z.number().nullable(),
  device: z.object({ id, serial: z.string(), name: z.string() }),
  /** Between two readings: a longer time without any is a gap. */
  intervalS: z.int(),
})
export type GraphVariable = z.infer<typeof graphVariable>

const onProject = z.object({ projectId: idText })
const ofReadings = '/fkl-modi/projects/:projectId/readings'

export const readingRoutes = {
  points: route({
    method: 'GET',
    path: ofReadings,
    access: 'project:read',
    reads: ['devices'],
    summary:
      'Readings of variables between two times, at the finest level that gives some 2,000 points',
    params: onProject,
    query: z.object({ variables: idList, from: givenInstant, to: givenInstant }),
    response: z.object({ variables: z.array(graphVariable), columns: z.array(readingColumns) }),
  }),
}

/** What a device sends for itself, by its token; answers nothing once it is stored. */
export const deviceMessageRoutes = {
  telemetry: route({
    method: 'POST',
    path: '/api/v1/:token/telemetry',
    access: 'public',
    changes: [],
    summary:
      'Readings of a device as ThingsBoard’s HTTP API takes them: answered once they are stored',
    params: z.object({ token: z.string().max(100) }),
    body: z.unknown(),
    response: nothing,
    problems: ['DEVICE_NOT_KNOWN', 'MESSAGE_NOT_READABLE', 'BUSY'],
    maxBytes: 1_048_576,
  }),
  ingest: route({
    method: 'POST',
    path: '/fkl-modi/ingest',
    access: 'public',
    changes: [],
    summary: 'Readings of a device, its token in Authorization: answered once they are stored',
    body: z.unknown(),
    response: nothing,
    problems: ['DEVICE_NOT_KNOWN', 'MESSAGE_NOT_READABLE', 'BUSY'],
    maxBytes: 1_048_576,
  }),
}
