import { randomUUID } from 'node:crypto'
import type { Database } from '../../src/platform/db/database.ts'
import { insert, type Row } from '../build.ts'

type Of = { project: { id: number }; admin: { id: number }; file: Row }

const look = {
  color: 'blue' as const,
  widthPx: 2,
  opacity: 1,
  isShown: true,
  attribution: '',
}

/** A layer of a file that is kept, or with `wms_url` of a service. */
export const buildMapLayer = (
  database: Database,
  { project, admin, file }: Of,
  columns: Record<string, unknown> = {},
): Promise<Row> =>
  insert(database, 'map_layer', {
    projectId: project.id,
    kind: 'file',
    name: `Capa ${randomUUID().slice(0, 8)}`,
    ...look,
    position: 1,
    epsg: 4326,
    ...('wmsUrl' in columns ? service : kept(file)),
    createdAt: '2026-02-01T12:00:00Z',
    createdBy: admin.id,
    ...columns,
  })

const kept = (file: Row) => ({
  format: 'geojson',
  fileName: 'limite.geojson',
  mediaType: 'application/geo+json',
  fileBytes: file['bytes'],
  fileSha256: file['sha256'],
  contentBytes: file['bytes'],
  contentSha256: file['sha256'],
  features: 1,
  points: 1,
})

const service = {
  kind: 'wms',
  wmsVersion: '1.3.0',
  wmsLayer: 'cuencas',
  wmsTitle: 'Cuencas',
  wmsFormat: 'image/png',
}

export const mapLayerEdit = { name: 'Límite de propiedad', ...look, version: 1 }

export const mapLayerBodies = {
  'mapLayers.edit': () => mapLayerEdit,
}
