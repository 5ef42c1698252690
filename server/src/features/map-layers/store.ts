import type { MapFileFormat, MapFileNote } from '@puquio/contract/map-layers/codes'
import type { MapLayer, MapLayerLook } from '@puquio/contract/map-layers/map-layers'
import { nameInProject } from '../../platform/db/person-name.ts'
import { orAlreadyExists } from '../../platform/db/or-already-exists.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { columnsOf, updateVersion, valuesOf, type Written } from '../../platform/db/written.ts'
import type { WmsSource } from './wms/requests.ts'

type Box = [number, number, number, number]
type Row = MapLayerLook & {
  id: number
  kind: 'file' | 'wms'
  bbox: Box | null
  epsg: number
  format: MapFileFormat
  fileName: string
  fileBytes: string | number
  features: number
  points: number
  notes: { note: MapFileNote; count: number }[]
  wmsUrl: string
  wmsLayer: string
  wmsTitle: string
  createdAt: string
  createdBy: string
  version: number
}

const layersOf = (scope: ProjectScope, where: Sql): Sql => sql`
  select l.id, l.kind, l.name, l.color, l.width_px, l.opacity, l.is_shown, l.attribution, l.bbox, l.epsg, l.format,
    l.file_name, l.file_bytes, l.features, l.points, l.notes, l.wms_url, l.wms_layer, l.wms_title, l.created_at,
    ${nameInProject} as created_by, l.version
  from map_layer l join app_user u on u.id = l.created_by
  where l.project_id = ${scope.projectId} and ${where} order by l.position, l.id`

const shown = (row: Row): MapLayer => {
  const { id, kind, name, color, widthPx, opacity, isShown, attribution, bbox, epsg } = row
  const isFile = kind === 'file'
  return {
    id,
    kind,
    name,
    color,
    widthPx,
    opacity,
    isShown,
    attribution,
    bbox,
    epsg,
    file: isFile
      ? {
          name: row.fileName,
          bytes: Number(row.fileBytes),
          format: row.format,
          features: row.features,
          points: row.points,
          notes: row.notes,
        }
      : null,
    wms: isFile
      ? null
      : { host: new URL(row.wmsUrl).host, layer: row.wmsLayer, title: row.wmsTitle },
    createdAt: row.createdAt,
    createdBy: row.createdBy,
    version: row.version,
  }
}

export const listLayers = async (scope: ProjectScope): Promise<MapLayer[]> =>
  (await scope.rows<Row>(layersOf(scope, sql`true`))).map(shown)

export async function readLayer(scope: ProjectScope, id: number): Promise<MapLayer | null> {
  const [row] = await scope.rows<Row>(layersOf(scope, sql`l.id = ${id}`))
  return row ? shown(row) : null
}

/** Names and order of layers, to check an order and to count. */
export async function layerIds(scope: ProjectScope): Promise<number[]> {
  const rows = await scope.rows<{ id: number }>(sql`
    select id from map_layer where project_id = ${scope.projectId} order by position, id`)
  return rows.map(({ id }) => id)
}

const written = (look: MapLayerLook): Written<MapLayerLook> => ({
  name: { name: look.name },
  color: { color: look.color },
  widthPx: { width_px: look.widthPx },
  opacity: { opacity: look.opacity },
  isShown: { is_shown: look.isShown },
  attribution: { attribution: look.attribution },
})

export type NewFileLayer = {
  kind: 'file'
  format: MapFileFormat
  epsg: number
  bbox: Box
  features: number
  points: number
  notes: readonly { note: MapFileNote; count: number }[]
  fileName: string
  mediaType: string
  fileBytes: number
  fileSha256: Buffer
  contentBytes: number
  contentSha256: Buffer
}
export type NewServiceLayer = { kind: 'wms'; bbox: Box | null; title: string } & WmsSource

const sourceOf = (given: NewFileLayer | NewServiceLayer) =>
  given.kind === 'file'
    ? {
        format: given.format,
        file_name: given.fileName,
        media_type: given.mediaType,
        file_bytes: given.fileBytes,
        file_sha256: given.fileSha256,
        content_bytes: given.contentBytes,
        content_sha256: given.contentSha256,
        bytes: given.fileBytes + given.contentBytes,
        features: given.features,
        points: given.points,
        notes: sql`${JSON.stringify(given.notes)}::jsonb`,
      }
    : {
        wms_url: given.url,
        wms_version: given.version,
        wms_layer: given.layer,
        wms_title: given.title,
        wms_format: given.format,
      }

/** On top of the others. */
export async function insertLayer(
  scope: ProjectScope,
  look: MapLayerLook,
  given: NewFileLayer | NewServiceLayer,
): Promise<MapLayer> {
  const fields = {
    ...written(look),
    source: {
      kind: given.kind,
      epsg: given.epsg,
      bbox: sql`${given.bbox}::double precision[]`,
      ...sourceOf(given),
      created_at: scope.clock.now(),
      created_by: scope.userId,
    },
  }
  const insert = scope.rows<{ id: number }>(sql`
    insert into map_layer (project_id, position, ${columnsOf(fields)})
    values (${scope.projectId}, coalesce((select min(position) from map_layer where project_id = ${scope.projectId}), 0) - 1,
      ${valuesOf(fields)}) returning id`)
  const [row] = await orAlreadyExists(insert, 'name', look.name)
  return (await readLayer(scope, (row as { id: number }).id)) as MapLayer
}

/** Returns false where it was changed since that version. */
export const updateLayer = (
  scope: ProjectScope,
  which: { id: number; version: number },
  look: MapLayerLook,
): Promise<boolean> =>
  orAlreadyExists(updateVersion(scope, 'map_layer', which, written(look)), 'name', look.name)

export async function orderLayers(scope: ProjectScope, ids: readonly number[]): Promise<void> {
  await scope.rows(sql`
    update map_layer l set position = o.position
    from unnest(${ids}::int[]) with ordinality as o (id, position)
    where l.project_id = ${scope.projectId} and l.id = o.id and l.position <> o.position`)
}

type Kept = { sha256: Buffer; name: string; mediaType: string; bytes: number }

/** What a layer of a file draws, or its file as it came; null of a service. */
export async function findKept(
  scope: ProjectScope,
  id: number,
  which: 'content' | 'original',
): Promise<Kept | null> {
  const columns =
    which === 'original'
      ? sql`file_sha256 as sha256, file_name as name, media_type, file_bytes as bytes`
      : sql`content_sha256 as sha256, name || '.geojson' as name, 'application/geo+json' as media_type, content_bytes as bytes`
  const [row] = await scope.rows<Omit<Kept, 'bytes'> & { bytes: string }>(sql`
    select ${columns} from map_layer where project_id = ${scope.projectId} and id = ${id} and kind = 'file'`)
  return row ? { ...row, bytes: Number(row.bytes) } : null
}

export async function findSource(scope: ProjectScope, id: number): Promise<WmsSource | null> {
  const [row] = await scope.rows<WmsSource>(sql`
    select wms_url as url, wms_version as version, wms_layer as layer, epsg, wms_format as format
    from map_layer where project_id = ${scope.projectId} and id = ${id} and kind = 'wms'`)
  return row ?? null
}

/** Returns the hashes of its files; null where there is no such layer. */
export async function deleteLayer(scope: ProjectScope, id: number): Promise<Buffer[] | null> {
  const [row] = await scope.rows<{ file: Buffer | null; content: Buffer | null }>(sql`
    delete from map_layer where project_id = ${scope.projectId} and id = ${id}
    returning file_sha256 as file, content_sha256 as content`)
  return row ? [row.file, row.content].filter((hash) => hash !== null) : null
}
