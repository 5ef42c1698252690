import { describe, expect, test } from 'vitest'
import { shapefileOf, zipOf } from '../../../../test/maps/map-files.ts'
import { collectFeatures } from './collect-features.ts'
import { task } from './map-file-task.ts'
import { openZip } from './open-zip.ts'
import { epsgOfProjection } from './projection.ts'

const limits = { points: 1000, features: 100 }
const read = async (content: string | Buffer, epsg: 4326 | 32718 | 24878 | null = null) =>
  task({
    content: Buffer.from(content),
    args: { epsg, limits },
    tell: async () => undefined,
    part: undefined,
  })
const drawn = async (...given: Parameters<typeof read>) => {
  const answer = await read(...given)
  if (answer.kind === 'refused')
    throw new Error(`${answer.problem} ${JSON.stringify(answer.params)}`)
  return { ...answer, collection: JSON.parse(answer.text) }
}
const refused = async (...given: Parameters<typeof read>) => {
  const answer = await read(...given)
  return answer.kind === 'refused' ? { problem: answer.problem, ...answer.params } : answer
}
const point = (x: number, y: number, more: object = {}) =>
  JSON.stringify({ type: 'Point', coordinates: [x, y], ...more })

describe('GeoJSON', () => {
  test('is kept in WGS 84 with names as plain text, box and counts', async () => {
    const answer = await drawn(
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            properties: { Nombre: '<b>Límite</b>', descripcion: 'a <script>x()</script> b' },
            geometry: {
              type: 'Polygon',
              coordinates: [
                [
                  [-77, -9],
                  [-76, -9],
                  [-76, -8, 4000],
                ],
              ],
            },
          },
          { type: 'Feature', properties: null, geometry: null },
        ],
      }),
    )
    expect(answer).toMatchObject({
      format: 'geojson',
      bbox: [-77, -9, -76, -8],
      features: 1,
      points: 3,
      notes: [{ note: 'without-geometry', count: 1 }],
    })
    const [feature] = answer.collection.features
    expect(feature.properties).toEqual({ name: 'Límite', description: 'a b' })
    expect(feature.geometry.coordinates).toEqual([
      [
        [-77, -9],
        [-76, -9],
        [-76, -8],
        [-77, -9],
      ],
    ])
  })
  test('in metres asks for datum and zone, and is then right by PROJ to a centimetre', async () => {
    expect(await refused(point(274981.304, 8943672.355))).toMatchObject({
      problem: 'MAP_FILE_NO_DATUM',
    })
    const { collection } = await drawn(point(274981.304, 8943672.355), 32718)
    const [longitude, latitude] = collection.features[0].geometry.coordinates
    expect(longitude).toBeCloseTo(-77.05, 6)
    expect(latitude).toBeCloseTo(-9.55, 6)
  })
  test('takes the system that its crs names, and refuses one that is not read', async () => {
    const crs = (name: string) => ({ crs: { type: 'name', properties: { name } } })
    const { epsg } = await drawn(point(274981.304, 8943672.355, crs('urn:ogc:def:crs:EPSG::32718')))
    expect(epsg).toBe(32718)
    expect(await refused(point(1, 1, crs('urn:ogc:def:crs:EPSG::2154')))).toMatchObject({
      problem: 'MAP_FILE_PROJECTION',
      projection: 'urn:ogc:def:crs:EPSG::2154',
    })
  })
  test('says where a long text without its end is broken', async () => {
    for (const letters of ['a'.repeat(9_000_000), '\\n'.repeat(4_000_000)])
      expect(await refused(`{"type":"${letters}`)).toMatchObject({
        problem: 'MAP_TEXT_DAMAGED',
        line: 1,
        column: 9,
      })
  })
  test('says where it is broken', async () => {
    expect(await refused('{\n "type": "Point",\n "coordinates": [1,,2]}')).toEqual({
      problem: 'MAP_TEXT_DAMAGED',
      part: 'GeoJSON',
      line: 3,
      column: 20,
    })
    expect(await refused(point(-77, -200))).toMatchObject({
      problem: 'MAP_FILE_COORDINATES',
      feature: 1,
      y: '-200',
    })
    expect(await refused('{"type":"Point","coordinates":[null,1]}')).toMatchObject({
      problem: 'MAP_FILE_COORDINATES',
    })
    expect(await refused('{"type":"FeatureCollection","features":[]}')).toEqual({
      problem: 'MAP_FILE_NOTHING',
    })
    expect(await refused('{"type":"FeatureCollection","features":[5]}')).toMatchObject({
      problem: 'MAP_FILE_DAMAGED',
      feature: 1,
    })
  })
  test('of too many points, or nested without end, is refused', async () => {
    const line = { type: 'LineString', coordinates: Array.from({ length: 1001 }, () => [-77, -9]) }
    expect(await refused(JSON.stringify(line))).toEqual({
      problem: 'MAP_FILE_TOO_MANY_POINTS',
      max: 1000,
    })
    const nested = Array.from({ length: 50 }).reduce<string>(
      (inner) => `{"type":"GeometryCollection","geometries":[${inner}]}`,
      point(1, 1),
    )
    expect(await refused(nested)).toMatchObject({ problem: 'MAP_FILE_DAMAGED' })
  })
})

const kml = (inner: string, head = '<?xml version="1.0" encoding="UTF-8"?>') =>
  `${head}<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inner}</Document></kml>`
const placemark = `<Placemark><name>Presa &#8470; 2</name><description><![CDATA[<img src=x onerror="a()">Relaves &amp; agua]]></description>
  <MultiGeometry><Point><coordinates> -77.05 , -9.55 , 4100 </coordinates></Point>
  <Polygon><outerBoundaryIs><LinearRing><coordinates>-77,-9 -76,-9 -76,-8 -77,-9</coordinates></LinearRing></outerBoundaryIs></Polygon>
  </MultiGeometry></Placemark>`

describe('KML', () => {
  test('gives its placemarks with names as plain text, and tells what it links to', async () => {
    const answer = await drawn(
      kml(
        `<Folder>${placemark}</Folder><NetworkLink><Link><href>http://10.0.0.1/</href></Link></NetworkLink>`,
      ),
    )
    expect(answer).toMatchObject({
      format: 'kml',
      features: 2,
      notes: [{ note: 'network-links', count: 1 }],
    })
    expect(answer.collection.features[0]).toMatchObject({
      geometry: { type: 'Point', coordinates: [-77.05, -9.55] },
      properties: { name: 'Presa № 2', description: 'Relaves &amp; agua' },
    })
  })
  test('with a document type is refused before any entity is read', async () => {
    const bomb = '<!DOCTYPE k [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'
    expect(await refused(kml('&b;', bomb))).toEqual({
      problem: 'MAP_FILE_DOCTYPE',
      part: 'KML',
      line: 1,
      column: 1,
    })
  })
  test('says where it is broken', async () => {
    expect(await refused(kml('\n<Placemark>\n</Folder>'))).toMatchObject({
      problem: 'MAP_TEXT_DAMAGED',
      line: 3,
    })
    const nan = '<Placemark><Point><coordinates>NaN,4</coordinates></Point></Placemark>'
    expect(await refused(kml(nan))).toMatchObject({ problem: 'MAP_FILE_COORDINATES', feature: 1 })
  })
  test('is read in latin-1 and out of a KMZ', async () => {
    const text = kml(
      placemark.replace('&#8470; 2', 'Ñahuin'),
      '<?xml version="1.0" encoding="ISO-8859-1"?>',
    )
    const { collection } = await drawn(Buffer.from(text, 'latin1'))
    expect(collection.features[0].properties.name).toBe('Presa Ñahuin')
    const answer = await drawn(await zipOf({ 'doc.kml': Buffer.from(text, 'latin1') }))
    expect(answer).toMatchObject({ format: 'kmz', features: 2 })
  })
})

const utm = (datum: string, meridian: number) =>
  `PROJCS["X",GEOGCS["${datum}",DATUM["D_${datum}",SPHEROID["S",6378137,298.25]]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",10000000.0],PARAMETER["Central_Meridian",${meridian}.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]`

describe('a zipped shapefile', () => {
  const shapes = [{ x: 274981.304, y: 8943672.355, name: 'Ñawpa' }]
  test('is read by its .prj and .cpg', async () => {
    for (const [cpg, encoding] of [
      ['UTF-8', 'utf8'],
      ['ISO 88591', 'latin1'],
      ['1252', 'latin1'],
    ] as const) {
      const files = shapefileOf(shapes, { prj: utm('GCS_WGS_1984', -75), cpg, encoding })
      const answer = await drawn(await zipOf(files))
      expect(answer).toMatchObject({ format: 'shapefile', epsg: 32718, notes: [] })
      const [feature] = answer.collection.features
      expect(feature.properties.name).toBe('Ñawpa')
      expect(feature.geometry.coordinates[0]).toBeCloseTo(-77.05, 6)
    }
  })
  test('on PSAD 56 is shifted, and says so', async () => {
    const prj = utm('GCS_Provisional_S_American_1956', -75)
    const answer = await drawn(await zipOf(shapefileOf(shapes, { prj })))
    expect(answer.epsg).toBe(24878)
    expect(answer.notes).toContainEqual({ note: 'psad56', count: 1 })
    // Some 450 m from where WGS 84 would put it.
    expect(answer.collection.features[0].geometry.coordinates[0]).toBeCloseTo(-77.0522, 3)
  })
  test('without .prj asks for the system, and never guesses', async () => {
    const files = await zipOf(shapefileOf(shapes, {}))
    expect(await refused(files)).toMatchObject({ problem: 'MAP_FILE_NO_DATUM' })
    expect(await drawn(files, 32718)).toMatchObject({ epsg: 32718, features: 1 })
    expect(await refused(files, 4326)).toMatchObject({ problem: 'MAP_FILE_COORDINATES' })
  })
  test('that is cut off, doubled or a bomb is refused', async () => {
    const files = shapefileOf(shapes, { prj: utm('GCS_WGS_1984', -75) })
    const shp = files['capa.shp'] as Buffer
    const cut = { ...files, 'capa.shp': shp.subarray(0, shp.length - 4) }
    expect(await refused(await zipOf(cut))).toEqual({
      problem: 'MAP_FILE_DAMAGED',
      part: 'SHP',
      feature: 1,
    })
    expect(await refused(await zipOf({ ...files, 'otra.shp': shp }))).toEqual({
      problem: 'MAP_FILE_SHAPEFILES',
      count: 2,
    })
    const bomb = await zipOf({ 'a.shp': Buffer.alloc(3_000_000) })
    expect(bomb.length).toBeLessThan(10_000)
    await expect(openZip(bomb, () => true, 2_000_000)).rejects.toThrow('MAP_FILE_TOO_HEAVY')
    expect(await refused(Buffer.from('PK\x03\x04 no zip'))).toMatchObject({
      problem: 'MAP_FILE_DAMAGED',
      part: 'ZIP',
    })
  })
})

test('a projection that is not of Peru’s zones is refused by its name', () => {
  expect(() => epsgOfProjection(utm('GCS_WGS_1984', -63))).toThrow('MAP_FILE_PROJECTION')
  expect(() => epsgOfProjection('GEOGCS["GCS_Provisional_S_American_1956"]')).toThrow(
    'MAP_FILE_PROJECTION',
  )
  expect(epsgOfProjection('GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984"]]')).toBe(4326)
  expect(epsgOfProjection(utm('SIRGAS 2000', -69))).toBe(32719)
})

test('what lies outside Peru is told: a wrong zone looks like this', () => {
  const features = collectFeatures(4326, { limits, isSaid: true })
  features.add('Point', [-60, -9])
  expect(features.end().notes).toEqual([{ note: 'outside-peru', count: 1 }])
})
