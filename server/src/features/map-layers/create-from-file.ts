import { writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { MapFileEpsg, MapFileFormat } from '@puquio/contract/map-layers/codes'
import { mapLayersMax } from '@puquio/contract/map-layers/codes'
import type { MapLayer, mapLayerFile } from '@puquio/contract/map-layers/map-layers'
import type { z } from 'zod'
import { lock } from '../../platform/db/lock.ts'
import { holdRights } from '../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { withQuota } from '../../platform/files/room.ts'
import type { UploadedFile } from '../../platform/http/upload.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { keepFile } from '../files/service.ts'
import { readMapFile } from './read/read-map-file.ts'
import { insertLayer, layerIds, type NewFileLayer, type NewServiceLayer } from './store.ts'

type Parts = Pick<Platform, 'files' | 'log' | 'database' | 'clock' | 'config'>

/** How a file is drawn until somebody changes it. */
const firstLook = { widthPx: 2, opacity: 1 } as const

/** Reads a file in the sandbox and keeps it, as it came and as GeoJSON, with its layer. */
export async function createFromFile(
  platform: Parts,
  scope: ProjectScope,
  { file, fields }: { file: UploadedFile; fields: z.output<typeof mapLayerFile> },
): Promise<MapLayer> {
  if (file.bytes === 0) throw new Problem('FILE_EMPTY')
  const { name, color, attribution, isShown = true } = fields
  const epsg = fields.epsg === undefined ? null : (Number(fields.epsg) as MapFileEpsg)
  const {
    text,
    kind: _kind,
    format,
    ...read
  } = await readMapFile(file.path, {
    project: scope.projectId,
    epsg,
  })
  const contentPath = `${file.path}.geojson`
  const content = Buffer.from(text)
  await writeFile(contentPath, content, { mode: 0o600 })
  return withQuota(platform.config, scope, content.length, () =>
    keepFile(platform, { path: contentPath }, (contentSha256) =>
      keepFile(platform, file, (fileSha256) => {
        const layer: NewFileLayer = {
          kind: 'file',
          ...read,
          format,
          fileName: nameOf(file.name, format),
          mediaType: mediaTypes[format],
          fileBytes: file.bytes,
          fileSha256,
          contentBytes: content.length,
          contentSha256,
        }
        return insertWithin(scope, { name, color, attribution, isShown, ...firstLook }, layer)
      }),
    ),
  )
}

/** Throws where the project has as many layers as it may. */
export const insertWithin = (
  scope: ProjectScope,
  look: Parameters<typeof insertLayer>[1],
  layer: NewFileLayer | NewServiceLayer,
): Promise<MapLayer> =>
  scope.transaction(async (within) => {
    await holdRights(within, 'project:admin')
    await lock(within, 'map-layers', within.projectId)
    if ((await layerIds(within)).length >= mapLayersMax)
      throw new Problem('TOO_MANY_MAP_LAYERS', { max: mapLayersMax })
    return insertLayer(within, look, layer)
  })

const mediaTypes: Record<MapFileFormat, string> = {
  geojson: 'application/geo+json',
  kml: 'application/vnd.google-earth.kml+xml',
  kmz: 'application/vnd.google-earth.kmz',
  shapefile: 'application/zip',
}
const extensions: Record<MapFileFormat, string> = {
  geojson: '.geojson',
  kml: '.kml',
  kmz: '.kmz',
  shapefile: '.zip',
}

/** By what the bytes are, so that a file never opens as what only its name says. */
const nameOf = (given: string, format: MapFileFormat): string => {
  const known = format === 'geojson' ? ['.geojson', '.json'] : [extensions[format]]
  const extension = extname(given).toLowerCase()
  const base = extension === '' ? given : given.slice(0, -extension.length)
  return known.includes(extension) ? given : `${base || 'layer'}${extensions[format]}`
}
