import type { mapLayerRoutes } from '@puquio/contract/map-layers/map-layers'
import { lock } from '../../platform/db/lock.ts'
import { holdRights } from '../../platform/db/scopes/hold-rights.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { removeUnneeded, sentFile } from '../files/service.ts'
import { createFromFile, insertWithin } from './create-from-file.ts'
import {
  deleteLayer,
  findKept,
  findSource,
  layerIds,
  listLayers,
  orderLayers,
  readLayer,
  updateLayer,
} from './store.ts'
import { openMapServices } from './wms/map-services.ts'

export const mapLayerHandlers = (platform: Platform): Handlers<typeof mapLayerRoutes> => {
  const services = openMapServices(platform.outbound)
  return {
    list: ({ scope }) => listLayers(scope),

    content: async ({ scope, params }) => {
      const found = await findKept(scope, params.mapLayerId, 'content')
      if (!found) throw new Problem('NOT_FOUND')
      return sentFile(platform, found)
    },

    original: async ({ scope, params }) => {
      const found = await findKept(scope, params.mapLayerId, 'original')
      if (!found) throw new Problem('NOT_FOUND')
      return sentFile(platform, found)
    },

    async picture({ scope, params, query: { width, height, ...extent } }) {
      const source = await findSource(scope, params.mapLayerId)
      if (!source) throw new Problem('NOT_FOUND')
      if (extent.west >= extent.east || extent.south >= extent.north)
        throw new Problem('INPUT_NOT_VALID', {}, [{ path: 'east', code: 'not-valid', params: {} }])
      const { bytes, mediaType } = await services.picture(
        { ...source, id: params.mapLayerId, projectId: scope.projectId },
        extent,
        { width, height },
      )
      const name = `map.${mediaType === 'image/png' ? 'png' : 'jpg'}`
      return { name, mediaType, body: bytes, isInline: true }
    },

    createFromFile: ({ scope, file, body }) =>
      createFromFile(platform, scope, { file, fields: body }),

    async readService({ scope, body: { url } }) {
      const { title, version, layers } = await services.read(webAddress(url), scope.projectId)
      return { title, version, layers }
    },

    async createFromService({ scope, body: { url, layer: name, ...look } }) {
      const read = await services.read(webAddress(url), scope.projectId)
      const layer = read.layers.find((one) => one.name === name)
      if (!layer || layer.epsg === null) throw new Problem('MAP_SERVICE_NO_LAYER', { name })
      const { version, format } = read
      return insertWithin(
        scope,
        { ...look, color: 'grey', widthPx: 1, opacity: 1 },
        {
          kind: 'wms',
          url,
          version,
          format,
          layer: name,
          title: layer.title,
          epsg: layer.epsg,
          bbox: layer.bbox,
        },
      )
    },

    edit: ({ scope, params, body: { version, ...look } }) =>
      scope.transaction(async (within) => {
        await holdRights(within, 'project:admin')
        const id = params.mapLayerId
        if (!(await readLayer(within, id))) throw new Problem('NOT_FOUND')
        if (!(await updateLayer(within, { id, version }, look)))
          throw new Problem('CHANGED_MEANWHILE')
        const layer = await readLayer(within, id)
        if (!layer) throw new Problem('NOT_FOUND')
        return layer
      }),

    order: ({ scope, body: { mapLayers } }) =>
      scope.transaction(async (within) => {
        await holdRights(within, 'project:admin')
        await lock(within, 'map-layers', within.projectId)
        const known = await layerIds(within)
        const isWhole =
          known.length === mapLayers.length && known.every((id) => mapLayers.includes(id))
        if (!isWhole) throw new Problem('CHANGED_MEANWHILE')
        await orderLayers(within, mapLayers)
        return null
      }),

    async remove({ scope, params }) {
      const hashes = await scope.transaction(async (within) => {
        await holdRights(within, 'project:admin')
        const removed = await deleteLayer(within, params.mapLayerId)
        if (!removed) throw new Problem('NOT_FOUND')
        return removed
      })
      for (const sha256 of hashes) await removeUnneeded(platform, sha256)
      return null
    },
  }
}

/** Throws where it is no address of the web, which alone is spoken to. */
function webAddress(typed: string): string {
  const url = URL.parse(typed)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new Problem('INPUT_NOT_VALID', {}, [{ path: 'url', code: 'not-valid', params: {} }])
  return url.href
}
