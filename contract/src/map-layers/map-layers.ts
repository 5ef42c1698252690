import { z } from 'zod'
import { file, route, upload } from '../kit/route.ts'
import { flag, id, idText, instant, line, nothing, requiredLine, version } from '../kit/values.ts'
import {
  mapFileEpsgs,
  type MapFileEpsg,
  mapFileFormats,
  mapFileLimits,
  mapFileNotes,
  mapLayerColorNames,
  mapLayersMax,
  wmsEpsgs,
} from './codes.ts'

const look = z.object({
  name: requiredLine(80),
  color: z.enum(mapLayerColorNames),
  widthPx: z.number().min(0.5).max(10),
  opacity: z.number().min(0.1).max(1),
  /** Drawn until a person says otherwise. */
  isShown: z.boolean(),
  attribution: line(200),
})
export type MapLayerLook = z.output<typeof look>

/** West, south, east, north in degrees of WGS 84. */
const bbox = z.tuple([z.number(), z.number(), z.number(), z.number()])

export const mapLayer = look.extend({
  id,
  kind: z.enum(['file', 'wms']),
  bbox: bbox.nullable(),
  epsg: z.int(),
  /** Null of a service. */
  file: z
    .object({
      name: z.string(),
      bytes: z.int(),
      format: z.enum(mapFileFormats),
      features: z.int(),
      points: z.int(),
      notes: z.array(z.object({ note: z.enum(mapFileNotes), count: z.int() })),
    })
    .nullable(),
  /** Null of a file. Its address may hold a key: only its host is told. */
  wms: z.object({ host: z.string(), layer: z.string(), title: z.string() }).nullable(),
  createdAt: instant,
  createdBy: z.string(),
  version,
})
export type MapLayer = z.infer<typeof mapLayer>

const epsgText = z.enum(mapFileEpsgs.map(String) as [`${MapFileEpsg}`, ...`${MapFileEpsg}`[]])

export const mapLayerFile = z.object({
  name: requiredLine(80),
  color: z.enum(mapLayerColorNames),
  attribution: line(200),
  isShown: flag,
  /** Where the file does not say it itself. */
  epsg: epsgText.optional(),
})
export type MapLayerFileInput = z.input<typeof mapLayerFile>

const wmsAddress = z.object({ url: requiredLine(1000) })

export const wmsService = z.object({
  title: z.string(),
  version: z.enum(['1.1.1', '1.3.0']),
  layers: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      /** Null where it is in none of those that maps can ask for. */
      epsg: z.literal(wmsEpsgs).nullable(),
      bbox: bbox.nullable(),
    }),
  ),
})
export type WmsService = z.infer<typeof wmsService>

const p = '/fkl-board/projects/:projectId/layers'
const params = z.object({ projectId: idText })
const one = params.extend({ mapLayerId: idText })

const decimal = z
  .string()
  .regex(/^-?\d{1,9}(\.\d{1,12})?$/)
  .transform(Number)
const pixels = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)
  .pipe(z.int().min(1).max(1024))

export const mapLayerRoutes = {
  list: route({
    method: 'GET',
    path: p,
    access: 'project:read',
    reads: ['mapLayers'],
    summary: 'The layers of a project’s maps, the top one first',
    params,
    response: z.array(mapLayer),
  }),
  /** GeoJSON in WGS 84. */
  content: file({
    method: 'GET',
    path: `${p}/:mapLayerId/content`,
    access: 'project:read',
    summary: 'What a layer draws, as GeoJSON in WGS 84',
    params: one,
  }),
  original: file({
    method: 'GET',
    path: `${p}/:mapLayerId/original`,
    access: 'project:read',
    summary: 'The file of a layer as it was handed in',
    params: one,
  }),
  picture: file({
    method: 'GET',
    path: `${p}/:mapLayerId/picture`,
    access: 'project:read',
    hasOwnTurns: true,
    summary: 'A picture of a map service, asked for through the outbound door',
    params: one,
    query: z.object({
      west: decimal,
      south: decimal,
      east: decimal,
      north: decimal,
      width: pixels,
      height: pixels,
    }),
    problems: [
      'MAP_SERVICE_NOT_ANSWERING',
      'MAP_SERVICE_NO_PICTURE',
      'HOST_NOT_FOUND',
      'ADDRESS_NOT_ALLOWED',
    ],
  }),
  createFromFile: upload({
    method: 'POST',
    path: `${p}/files`,
    access: 'project:admin',
    changes: ['mapLayers'],
    withoutToken: true,
    summary: 'Make a layer of a file: GeoJSON, KML, KMZ or a zipped shapefile',
    params,
    body: mapLayerFile,
    maxBytes: mapFileLimits.bytes,
    response: mapLayer,
    problems: [
      'FILE_EMPTY',
      'ALREADY_EXISTS',
      'PROJECT_FULL',
      'TOO_MANY_MAP_LAYERS',
      'MAP_FILE_WRONG_TYPE',
      'MAP_FILE_DAMAGED',
      'MAP_TEXT_DAMAGED',
      'MAP_FILE_DOCTYPE',
      'MAP_FILE_NOTHING',
      'MAP_FILE_TOO_MANY_POINTS',
      'MAP_FILE_TOO_MANY_FEATURES',
      'MAP_FILE_TOO_HEAVY',
      'MAP_FILE_COORDINATES',
      'MAP_FILE_NO_DATUM',
      'MAP_FILE_PROJECTION',
      'MAP_FILE_SHAPEFILES',
    ],
  }),
  /** A POST, since an address that holds a key belongs in no log. */
  readService: route({
    method: 'POST',
    path: `${p}/services`,
    access: 'project:admin',
    changes: [],
    withoutToken: true,
    summary: 'Read what a map service (WMS) offers',
    params,
    body: wmsAddress,
    response: wmsService,
    problems: [
      'HOST_NOT_FOUND',
      'ADDRESS_NOT_ALLOWED',
      'MAP_SERVICE_NOT_ANSWERING',
      'MAP_SERVICE_NOT_READABLE',
    ],
  }),
  createFromService: route({
    method: 'POST',
    path: p,
    access: 'project:admin',
    changes: ['mapLayers'],
    withoutToken: true,
    summary: 'Make a layer of a map service (WMS)',
    params,
    body: wmsAddress.extend({
      name: requiredLine(80),
      layer: requiredLine(300),
      attribution: line(200),
      isShown: z.boolean(),
    }),
    response: mapLayer,
    problems: [
      'ALREADY_EXISTS',
      'TOO_MANY_MAP_LAYERS',
      'HOST_NOT_FOUND',
      'ADDRESS_NOT_ALLOWED',
      'MAP_SERVICE_NOT_ANSWERING',
      'MAP_SERVICE_NOT_READABLE',
      'MAP_SERVICE_NO_LAYER',
    ],
  }),
  edit: route({
    method: 'PUT',
    path: `${p}/:mapLayerId`,
    access: 'project:admin',
    changes: ['mapLayers'],
    withoutToken: true,
    summary: 'Change the name and the look of a layer',
    params: one,
    body: look.extend({ version }),
    response: mapLayer,
    problems: ['CHANGED_MEANWHILE', 'ALREADY_EXISTS'],
  }),
  order: route({
    method: 'PUT',
    path: `${p}/order`,
    access: 'project:admin',
    changes: ['mapLayers'],
    withoutToken: true,
    summary: 'Set the order of all layers, the top one first',
    params,
    body: z.object({ mapLayers: z.array(id).max(mapLayersMax) }),
    response: nothing,
    problems: ['CHANGED_MEANWHILE'],
  }),
  remove: route({
    method: 'DELETE',
    path: `${p}/:mapLayerId`,
    access: 'project:admin',
    changes: ['mapLayers'],
    withoutToken: true,
    summary: 'Remove a layer with its file',
    params: one,
    response: nothing,
  }),
}
