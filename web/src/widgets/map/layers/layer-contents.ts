import { type MapLayer, mapLayerRoutes } from '@puquio/contract/map-layers/map-layers'
import { addressOf } from '../../../lib/api/address.ts'
import { call } from '../../../lib/api/call.ts'

/** What a layer draws never changes: another file is another layer. */
const contents = new Map<string, Promise<unknown>>()

/** Fetches what a layer of a file draws, once for all maps; one that failed is asked for again. */
export const loadContent = (projectId: number, { id: mapLayerId }: MapLayer): Promise<unknown> => {
  const key = `${projectId} ${mapLayerId}`
  const known = contents.get(key)
  if (known) return known
  const params = { projectId, mapLayerId }
  const loading = call(mapLayerRoutes.content, { params }, { isQuiet: true }).catch((error) => {
    contents.delete(key)
    throw error
  })
  contents.set(key, loading)
  return loading
}

export const pictureAddress = (
  projectId: number,
  { id: mapLayerId }: MapLayer,
  extent: readonly number[],
  size: number,
): string => {
  const [west, south, east, north] = extent.map((side) => side.toFixed(9))
  return addressOf(mapLayerRoutes.picture, {
    params: { projectId, mapLayerId },
    query: {
      west: west ?? '',
      south: south ?? '',
      east: east ?? '',
      north: north ?? '',
      width: String(size),
      height: String(size),
    },
  })
}
