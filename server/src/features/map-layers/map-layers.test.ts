import { mapLayerRoutes as api } from '@puquio/contract/map-layers/map-layers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildMember, buildMine } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { shapefileOf, zipOf } from '../../../test/maps/map-files.ts'
import type { Calls } from '../../../test/send.ts'
import { startWms, type WmsStage } from '../../../test/maps/wms-stage.ts'
import { sql } from '../../platform/db/sql.ts'
import { readNetwork } from '../../platform/outbound/allowed-address.ts'

let puquio: TestApp
let params: { projectId: number }
let admin: Calls
let reader: Calls
const stages: WmsStage[] = []
const wms = async (...options: Parameters<typeof startWms>) => {
  const stage = await startWms(...options)
  stages.push(stage)
  return stage
}

beforeAll(async () => {
  puquio = await startTestApp({ config: { outboundAllow: [readNetwork('127.0.0.1')] } })
  const { project, admin: person } = await buildMine(puquio.database)
  params = { projectId: project.id }
  admin = await puquio.signIn(person)
  reader = await puquio.signIn(await buildMember(puquio.database, project, 'read'))
})
afterAll(async () => {
  for (const stage of stages) stage.close()
  await puquio.close()
})

const square = JSON.stringify({
  type: 'Feature',
  properties: { name: 'Depósito de relaves' },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [-77, -9.6],
        [-76.9, -9.6],
        [-76.9, -9.5],
        [-77, -9.6],
      ],
    ],
  },
})
const look = { color: 'green' as const, attribution: 'Mina de prueba' }
const upload = (name: string, bytes: string | Buffer, more: object = {}, file = 'presa.geojson') =>
  [
    api.createFromFile,
    { params, body: { name, ...look, ...more } },
    { file: { name: file, bytes } },
  ] as const

describe('a layer of a file', () => {
  test('is listed, drawn and downloaded by readers, edited, ordered and removed with its bytes', async () => {
    const dam = await admin.call(...upload('Presa', square))
    expect(dam).toMatchObject({
      kind: 'file',
      name: 'Presa',
      color: 'green',
      isShown: true,
      bbox: [-77, -9.6, -76.9, -9.5],
      file: { name: 'presa.geojson', format: 'geojson', features: 1, points: 4, notes: [] },
    })
    const limit = await admin.call(...upload('Límite', square))
    const names = async () => (await reader.call(api.list, { params })).map(({ name }) => name)
    expect(await names()).toEqual(['Límite', 'Presa'])
    await admin.call(api.order, { params, body: { mapLayers: [dam.id, limit.id] } })
    expect(await names()).toEqual(['Presa', 'Límite'])
    const one = { ...params, mapLayerId: dam.id }
    const content = await reader.send(api.content, { params: one })
    expect(content.headers['content-type']).toContain('application/geo+json')
    expect(content.json().features[0].properties).toEqual({
      name: 'Depósito de relaves',
      description: '',
    })
    const original = await reader.send(api.original, { params: one })
    expect(original.body).toBe(square)
    expect(original.headers['content-disposition']).toContain('attachment')
    const edited = {
      name: 'Presa 2',
      ...look,
      widthPx: 4,
      opacity: 0.5,
      isShown: false,
      version: 1,
    }
    expect(await admin.call(api.edit, { params: one, body: edited })).toMatchObject({
      name: 'Presa 2',
      widthPx: 4,
      version: 2,
    })
    expect(await admin.refusal(api.edit, { params: one, body: edited })).toMatchObject({
      problem: 'CHANGED_MEANWHILE',
    })
    const taken = { ...edited, name: 'límite', version: 2 }
    expect(await admin.refusal(api.edit, { params: one, body: taken })).toMatchObject({
      problem: 'ALREADY_EXISTS',
    })
    const order = { mapLayers: [dam.id] }
    expect(await admin.refusal(api.order, { params, body: order })).toMatchObject({
      problem: 'CHANGED_MEANWHILE',
    })
    for (const { id } of [dam, limit])
      await admin.call(api.remove, { params: { ...params, mapLayerId: id } })
    expect(await names()).toEqual([])
    const [used] = await puquio.database.owner.one<{ bytes: string }>(
      {},
      sql`select project_bytes(${params.projectId}) as bytes`,
    )
    expect(Number(used?.bytes)).toBe(0)
    expect((await reader.send(api.content, { params: one })).statusCode).toBe(404)
  })

  test('of a shapefile without .prj is asked for its system by a problem', async () => {
    const files = await zipOf(shapefileOf([{ x: 274981, y: 8943672, name: 'Ñ' }], {}))
    const shape = (more: object) => upload('Pozos', files, more, 'pozos.zip')
    expect(await admin.refusal(...shape({}))).toMatchObject({
      status: 422,
      problem: 'MAP_FILE_NO_DATUM',
    })
    expect(await admin.call(...shape({ epsg: '24878' }))).toMatchObject({
      epsg: 24878,
      file: {
        format: 'shapefile',
        notes: [
          { note: 'encoding', count: 1 },
          { note: 'psad56', count: 1 },
        ],
      },
    })
  })

  test('is made by administrators alone, and by what its bytes are', async () => {
    expect(await reader.refusal(...upload('Otra', square))).toMatchObject({ status: 403 })
    expect(await admin.refusal(...upload('Otra', 'AC1032 dwg'))).toMatchObject({
      problem: 'MAP_FILE_WRONG_TYPE',
    })
    expect(await admin.refusal(...upload('Otra', ''))).toMatchObject({ problem: 'FILE_EMPTY' })
    const { file } = await admin.call(...upload('Página', square, {}, 'a/b.html'))
    expect(file?.name).toBe('b.geojson')
  })
})

describe('a layer of a map service', () => {
  const layer = (url: string, name: string) => ({
    params,
    body: { url, name, layer: 'cuencas', attribution: 'ANA', isShown: true },
  })
  const picture = (mapLayerId: number, box: Record<string, string>) =>
    reader.send(api.picture, {
      params: { ...params, mapLayerId },
      query: { ...box, width: '256', height: '256' },
    })
  const mercator = { west: '-8575000', south: '-1070000', east: '-8560000', north: '-1055000' }

  test('of 1.3.0 is read, and its pictures are asked for once, with parameters of ours alone', async () => {
    const { url, asked } = await wms()
    const read = await admin.call(api.readService, { params, body: { url } })
    expect(read).toEqual({
      title: 'Autoridad del agua',
      version: '1.3.0',
      layers: [
        { name: 'cuencas', title: 'Cuencas & ríos', epsg: 3857, bbox: [-77.5, -10, -76.5, -9] },
      ],
    })
    const made = await admin.call(api.createFromService, layer(url, 'Cuencas'))
    expect(made.wms).toEqual({ host: new URL(url).host, layer: 'cuencas', title: 'Cuencas & ríos' })
    asked.length = 0
    const [first, again] = await Promise.all([
      picture(made.id, mercator),
      picture(made.id, mercator),
    ])
    expect(first.statusCode).toBe(200)
    expect(first.headers['content-type']).toBe('image/png')
    expect(again.rawPayload).toEqual(first.rawPayload)
    await picture(made.id, mercator)
    expect(asked).toEqual([
      {
        MAP: 'cuencas',
        SERVICE: 'WMS',
        REQUEST: 'GetMap',
        VERSION: '1.3.0',
        LAYERS: 'cuencas',
        STYLES: '',
        CRS: 'EPSG:3857',
        BBOX: '-8575000,-1070000,-8560000,-1055000',
        WIDTH: '256',
        HEIGHT: '256',
        FORMAT: 'image/png',
        TRANSPARENT: 'TRUE',
      },
    ])
  })

  test('gets its axes as its version has them', async () => {
    const box = { west: '-77', south: '-9.6', east: '-76.9', north: '-9.5' }
    const cases = [
      { version: '1.1.1', systems: ['EPSG:4326'], name: 'SRS', bbox: '-77,-9.6,-76.9,-9.5' },
      { version: '1.3.0', systems: ['EPSG:4326'], name: 'CRS', bbox: '-9.6,-77,-9.5,-76.9' },
      { version: '1.3.0', systems: ['EPSG:32718'], name: 'CRS', bbox: '-77,-9.6,-76.9,-9.5' },
    ] as const
    for (const [at, { name, bbox, ...options }] of cases.entries()) {
      const { url, asked } = await wms(options)
      const made = await admin.call(api.createFromService, layer(url, `Ejes ${at}`))
      expect((await picture(made.id, box)).statusCode).toBe(200)
      expect(asked.at(-1)).toMatchObject({ BBOX: bbox, [name]: options.systems[0] })
      if (options.version === '1.3.0') continue
      await picture(made.id, { ...box, east: '0.000000001' })
      expect(asked.at(-1)?.['BBOX'], 'without an exponent').toBe('-77,-9.6,0,-9.5')
    }
  })

  test('answers pictures alone, and says what a service does wrong', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    const { url } = await wms({ picture: { type: 'image/png', bytes: page } })
    const made = await admin.call(api.createFromService, layer(url, 'Mala'))
    expect((await picture(made.id, mercator)).json()).toMatchObject({
      problem: 'MAP_SERVICE_NO_PICTURE',
    })
    const turned = { ...mercator, west: '0', east: '-1' }
    expect((await picture(made.id, turned)).json()).toMatchObject({ problem: 'INPUT_NOT_VALID' })
    const problemAt = (typed: string) =>
      admin.refusal(api.readService, { params, body: { url: typed } })
    const wrong = await wms({ capabilities: '<html><body>Ventas</body></html>' })
    expect(await problemAt(wrong.url)).toMatchObject({ problem: 'MAP_SERVICE_NOT_READABLE' })
    const closed = await wms({ status: 403 })
    expect(await problemAt(closed.url)).toMatchObject({
      problem: 'MAP_SERVICE_NOT_ANSWERING',
      params: { status: '403' },
    })
    expect(await problemAt('file:///etc/passwd')).toMatchObject({ problem: 'INPUT_NOT_VALID' })
    expect(await problemAt('http://10.0.0.1/wms')).toMatchObject({ problem: 'ADDRESS_NOT_ALLOWED' })
    const breaking = await wms({ pictureStatus: 503 })
    const quiet = await admin.call(api.createFromService, layer(breaking.url, 'Muda'))
    breaking.asked.length = 0
    expect((await picture(quiet.id, mercator)).json()).toMatchObject({ params: { status: '503' } })
    expect((await picture(quiet.id, { ...mercator, west: '-8576000' })).json()).toMatchObject({
      problem: 'MAP_SERVICE_NOT_ANSWERING',
    })
    expect(breaking.asked, 'not asked again at once').toHaveLength(1)
    const none = await wms({ systems: ['EPSG:2154'] })
    expect(await admin.refusal(api.createFromService, layer(none.url, 'Lejos'))).toMatchObject({
      problem: 'MAP_SERVICE_NO_LAYER',
    })
  })
})
