import { languages, readingLevels } from '@puquio/domain'
import { z } from 'zod'
import { file, route } from '../kit/route.ts'
import { givenInstant, id, idList, idText, listQuery, nothing, pageOf } from '../kit/values.ts'
import { latestReading } from './devices.ts'

/** Variables shown in one graph. */
export const graphVariablesMax = 12
/** Variables whose newest readings one page is told of. */
export const watchedVariablesMax = 60

/**
 * Readings of a variable in columns of one length, by time. `min` and `max` are empty at the level `raw`, where the mean
 * is the value itself.
 */
export const readingColumns = z.object({
  variableId: id,
  level: z.enum(readingLevels),
  /** When measured, or when the bucket begins: ms since 1970. */
  at: z.array(z.int()),
  min: z.array(z.number()),
  max: z.array(z.number()),
  mean: z.array(z.number()),
  /** How many good readings it stands for: at the level `raw` 1, or 0 for one that is suspect. */
  count: z.array(z.int()),
})
export type ReadingColumns = z.infer<typeof readingColumns>

const ofDevice = z.object({ id, serial: z.string(), name: z.string() })
const atStation = z.object({ id, code: z.string(), name: z.string() })

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
  device: ofDevice,
  station: atStation.nullable(),
  /** What laboratories measure alike; with the unit in which their results are kept. */
  parameter: z.object({ id, unit: z.string() }).nullable(),
  /** Between two readings: a longer time without any is a gap. */
  intervalS: z.int(),
  latest: latestReading.nullable(),
})
export type GraphVariable = z.infer<typeof graphVariable>

/** A variable that a graph can show. */
export const listedVariable = z.object({
  id,
  name: z.string(),
  unit: z.string(),
  device: ofDevice,
  station: atStation.nullable(),
})
export type ListedVariable = z.infer<typeof listedVariable>

const onProject = z.object({ projectId: idText })
const ofProject = '/fkl-modi/projects/:projectId'

const shownReadings = z.object({
  variables: idList,
  from: givenInstant,
  to: givenInstant,
  /** At least so coarse; without it the finest that gives some 2,000 points. */
  level: z.enum(readingLevels).optional(),
})

export const readingRoutes = {
  points: route({
    method: 'GET',
    path: `${ofProject}/readings`,
    access: 'project:read',
    reads: ['devices'],
    summary:
      'Readings of variables between two times, at the finest level that gives some 2,000 points',
    params: onProject,
    query: shownReadings,
    response: z.object({
      variables: z.array(graphVariable),
      columns: z.array(readingColumns),
      /** There are more readings than are given one by one: summaries stand for them. */
      isThinned: z.boolean(),
    }),
  }),
  file: file({
    method: 'GET',
    path: `${ofProject}/readings-file`,
    access: 'project:read',
    isMadeInTurn: true,
    summary: 'What a graph shows, as XLSX or CSV in the language asked for',
    params: onProject,
    query: shownReadings.extend({
      format: z.enum(['xlsx', 'csv']).optional(),
      language: z.enum(languages).optional(),
    }),
  }),
  variables: route({
    method: 'GET',
    path: `${ofProject}/variables`,
    access: 'project:read',
    reads: ['devices', 'reference'],
    summary: 'Variables in service, those of a device first',
    params: onProject,
    query: listQuery(['name'])
      .omit({ sort: true })
      .extend({
        device: idText.optional(),
        /** These alone. */
        ids: idList,
        /** Those in a unit of it. */
        wind: z.enum(['speed', 'direction']).optional(),
      }),
    response: pageOf(listedVariable),
  }),
  watch: route({
    method: 'PUT',
    path: `${ofProject}/watch`,
    access: 'project:read',
    withoutToken: true,
    changes: [],
    summary: 'Be told on the stream of what these variables measure, for a minute',
    params: onProject,
    body: z.object({ variables: z.array(id).min(1).max(watchedVariablesMax) }),
    response: nothing,
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
    maxBytes: 1_000_000,
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
    maxBytes: 1_000_000,
  }),
  observe: route({
    method: 'POST',
    path: '/v1.1/:datastreams/Observations',
    access: 'public',
    changes: [],
    summary:
      'An Observation of OGC SensorThings 1.1: the Datastream is the key of a variable, the token stands in Authorization',
    params: z.object({ datastreams: z.string().regex(/^Datastreams\(.{1,64}\)$/) }),
    body: z.unknown(),
    response: z.object({ '@iot.selfLink': z.string() }),
    problems: ['DEVICE_NOT_KNOWN', 'MESSAGE_NOT_READABLE', 'BUSY'],
    maxBytes: 65_536,
  }),
}
