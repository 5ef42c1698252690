import type { Station, stationInput } from '@puquio/contract/reference'
import { asListed, type GeoPoint, geoPointOf, type StationFields } from '@puquio/domain'
import type { z } from 'zod'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { Problem } from '../../../platform/problem.ts'
import { orAlreadyExists } from '../../../platform/db/or-already-exists.ts'
import { orInUse } from '../refusals.ts'
import {
  deleteStation,
  findStation,
  insertStations,
  setStationRetired,
  updateStations,
} from './store.ts'

type Input = z.output<typeof stationInput>

export async function createStation(scope: ProjectScope, input: Input): Promise<Station> {
  return scope.transaction(async (scope) => {
    const [id] = await orAlreadyExists(insertStations(scope, [fieldsOf(input)]), 'code', input.code)
    return existing(scope, id as number)
  })
}

export async function editStation(
  scope: ProjectScope,
  stationId: number,
  { version, ...input }: Input & { version: number },
): Promise<Station> {
  return scope.transaction(async (scope) => {
    const before = await existing(scope, stationId)
    const fields = { ...fieldsOf(input, before), id: stationId, version }
    const edited = await orAlreadyExists(updateStations(scope, [fields]), 'code', input.code)
    if (edited.length === 0) throw new Problem('CHANGED_MEANWHILE')
    return existing(scope, stationId)
  })
}

export async function retireStation(
  scope: ProjectScope,
  stationId: number,
  at: Date | null,
): Promise<Station> {
  return scope.transaction(async (scope) => {
    await setStationRetired(scope, stationId, at)
    return existing(scope, stationId)
  })
}

export async function removeStation(scope: ProjectScope, stationId: number): Promise<void> {
  const isDeleted = await orInUse(deleteStation(scope, stationId))
  if (!isDeleted) throw new Problem('NOT_FOUND')
}

type Known = Pick<
  Station,
  'eastingM' | 'northingM' | 'zone' | 'latitudeDeg' | 'longitudeDeg' | 'sourceDatum'
>

/** A converted point that comes back unchanged keeps its source datum. */
export function pointBeside(point: GeoPoint | null, before: Known | undefined): GeoPoint | null {
  if (!point || !before?.sourceDatum || point.sourceDatum !== 'WGS84') return point
  const isSame =
    point.zone === before.zone &&
    Math.abs(point.eastingM - (before.eastingM ?? 0)) < 0.02 &&
    Math.abs(point.northingM - (before.northingM ?? 0)) < 0.02
  return isSame ? (before as GeoPoint) : point
}

async function existing(scope: ProjectScope, stationId: number): Promise<Station> {
  const station = await findStation(scope, stationId)
  if (!station) throw new Problem('NOT_FOUND')
  return station
}

function fieldsOf(
  { coordinates, standard, category, ...input }: Input,
  before?: Station,
): StationFields {
  const point = pointBeside(coordinates && geoPointOf(coordinates), before)
  return { ...input, point, ...asListed(standard || null, category || null) }
}
