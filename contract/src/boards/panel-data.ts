import { qualifiers } from '@puquio/domain'
import { z } from 'zod'
import { route } from '../kit/route.ts'
import { calendarDate, id, idList, idText, instant } from '../kit/values.ts'
import { inLanguages } from '../laboratory/sample-record.ts'
import { keyFigureBesides, keyFigureKinds } from './key-figures.ts'
import { stationResultStates } from './map-subjects.ts'

const number = z.object({
  value: z.number(),
  /** Of a result: what the laboratory wrote before it. */
  qualifier: z.enum(qualifiers).nullable(),
  /** When it was measured; null of what holds now. */
  at: z.union([instant, calendarDate]).nullable(),
})

/** One number of a board, with the one that it is compared with. */
export const keyFigure = z.object({
  kind: z.enum(keyFigureKinds),
  /** What it speaks of: a station and a parameter, or a device and its variable; null of the whole project. */
  of: z.object({ place: z.string(), name: inLanguages }).nullable(),
  unit: z.string(),
  decimals: z.int().nullable(),
  /** Null where there is none yet. */
  now: number.nullable(),
  before: number.nullable(),
  beside: z.object({ of: z.enum(keyFigureBesides), count: z.int() }).nullable(),
  /** Days that `now` counts, both included. */
  days: z.object({ from: calendarDate, to: calendarDate }).nullable(),
})
export type KeyFigure = z.infer<typeof keyFigure>

/** Readings of wind by direction and class of speed (`windRose` of `domain`). */
const windAnswer = z.object({
  device: z.object({ id, serial: z.string(), name: z.string() }),
  /** Null where they cannot be counted; `problem` says why. */
  rose: z
    .object({
      counts: z.array(z.array(z.int())),
      calms: z.int(),
      total: z.int(),
      left: z.int(),
    })
    .nullable(),
  problem: z.enum(['too-many', 'unit']).nullable(),
  from: instant,
  to: instant,
})
export type WindAnswer = z.infer<typeof windAnswer>

/** How a station's newest sample compares with its limits. */
export const stationState = z.object({
  id,
  code: z.string(),
  name: z.string(),
  latitudeDeg: z.number().nullable(),
  longitudeDeg: z.number().nullable(),
  /** Null where it has no sample in the period. */
  state: z.enum(stationResultStates).nullable(),
  sampledOn: calendarDate.nullable(),
  /** Of the parameter, where one is asked for. */
  newest: z
    .object({ value: z.number(), qualifier: z.enum(qualifiers).nullable(), unit: z.string() })
    .nullable(),
})
export type StationState = z.infer<typeof stationState>

const p = '/fkl-board/projects/:projectId'
const params = z.object({ projectId: idText })

export const panelDataRoutes = {
  keyFigure: route({
    method: 'GET',
    path: `${p}/key-figure`,
    access: 'project:read',
    reads: ['results', 'reference', 'devices', 'alarms', 'plans', 'monitorings', 'commitments'],
    summary: 'One number of a project with the one before it, for a panel of a board',
    params,
    query: z.object({
      kind: z.enum(keyFigureKinds),
      stations: idList,
      parameters: idList,
      variables: idList,
      plans: idList,
      from: calendarDate.optional(),
      to: calendarDate.optional(),
    }),
    response: keyFigure,
  }),
  stationStates: route({
    method: 'GET',
    path: `${p}/station-states`,
    access: 'project:read',
    reads: ['results', 'reference'],
    summary: 'Stations by how their newest samples compare with their limits',
    params,
    query: z.object({
      stations: idList,
      parameters: idList,
      from: calendarDate.optional(),
      to: calendarDate.optional(),
    }),
    response: z.array(stationState),
  }),
  windRose: route({
    method: 'GET',
    path: `${p}/wind-rose`,
    access: 'project:read',
    reads: ['devices'],
    summary: 'Readings of wind by direction and class of speed, calms apart',
    params,
    query: z.object({
      speed: idText,
      direction: idText,
      from: calendarDate.optional(),
      to: calendarDate.optional(),
    }),
    response: windAnswer,
  }),
}
