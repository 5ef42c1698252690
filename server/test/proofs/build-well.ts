import { randomUUID } from 'node:crypto'
import type { SoundingBody } from '@puquio/contract/levels/soundings'
import type { WellInput } from '@puquio/contract/levels/levels'
import type { Database } from '../../src/platform/db/database.ts'
import { insert, type Row } from '../build.ts'

type Of = { project: { id: number }; admin: { id: number }; station: { id: number } }

/** A well whose top is 4121.35 m above sea, with its level over the alarm level. */
export async function buildWell(
  database: Database,
  { project, admin, station }: Of,
  columns: Record<string, unknown> = {},
): Promise<{ well: Row; sounding: Row }> {
  const well = await insert(database, 'well', {
    projectId: project.id,
    name: `PZ-${randomUUID().slice(0, 8)}`,
    stationId: station.id,
    kind: 'casagrande',
    terrainLevelM: 4120.5,
    stickUpM: 0.85,
    depthM: 58,
    highM: 4097,
    createdAt: '2026-01-01T00:00:00Z',
    ...columns,
  })
  return { well, sounding: await buildSounding(database, { project, admin }, well, monthlyAt) }
}

const monthlyAt = '2026-01-20T15:00:00Z'
let minutes = 0

/** A sounding of a well, at a time of its own where none is given. */
export const buildSounding = (
  database: Database,
  { project, admin }: Pick<Of, 'project' | 'admin'>,
  well: { id: number },
  measuredAt = new Date(Date.parse(monthlyAt) - ++minutes * 60_000).toISOString(),
): Promise<Row> =>
  insert(database, 'sounding', {
    projectId: project.id,
    wellId: well.id,
    measuredAt,
    state: 'measured',
    depthToWaterM: 23.47,
    topLevelM: 4121.35,
    bottomLevelM: 4062.5,
    enteredAt: '2026-01-20T16:00:00Z',
    enteredBy: admin.id,
  })

export const wellBody = (stationId: number): WellInput => ({
  name: 'PZ-99',
  stationId,
  kind: 'standpipe',
  terrainLevelM: 4120.5,
  stickUpM: 0.85,
  depthM: 58,
  screenFromM: 50,
  screenToM: 56,
  lowM: null,
  highM: 4110,
  variableId: null,
  note: '',
})

export const soundingBody: SoundingBody = {
  measuredOn: '2026-02-01',
  measuredTime: '10:30',
  state: 'measured',
  depthToWaterM: 23.47,
  headAboveTopM: null,
  measuredBy: '',
  note: '',
}

/** Of what names a well or a sounding in its path. */
export const wellBodies = {
  'wells.edit': ({ station }: Pick<Of, 'station'>) => ({
    ...wellBody(station.id),
    version: 1,
    correctsSoundings: false,
  }),
  'soundings.create': () => soundingBody,
  'soundings.correct': () => ({ ...soundingBody, reason: 'Se leyó mal la cinta.' }),
  'soundings.annul': () => ({ reason: 'Se midió en otro pozo.' }),
}
