import { mapFileLimits } from '@puquio/contract/map-layers/codes'
import { describe, expect, test } from 'vitest'
import { zipOf } from '../../../../test/maps/map-files.ts'
import { task as readCapabilities } from './capabilities-task.ts'
import { task as readMap } from './map-file-task.ts'
import { polygonsOf, type Point } from './polygons-of.ts'

const given = (content: Buffer) => ({ content, tell: async () => undefined, part: undefined })
const read = (content: Buffer) =>
  readMap({ ...given(content), args: { epsg: 4326, limits: mapFileLimits } })
const featuresOf = async (content: Buffer) => {
  const answer = await read(content)
  if (answer.kind === 'refused') throw new Error(answer.problem)
  return JSON.parse(answer.text).features
}

/** A .shp of records of one kind: 1 of a point, 5 of rings. */
function shapes(records: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(100)
  head.writeInt32BE(9994, 0)
  const framed = records.map((content, at) => {
    const frame = Buffer.alloc(8)
    frame.writeInt32BE(at + 1, 0)
    frame.writeInt32BE(content.length / 2, 4)
    return Buffer.concat([frame, content])
  })
  return Buffer.concat([head, ...framed])
}
function pointRecord([x, y]: Point): Buffer {
  const content = Buffer.alloc(20)
  content.writeInt32LE(1, 0)
  content.writeDoubleLE(x, 4)
  content.writeDoubleLE(y, 12)
  return content
}
function ringsRecord(rings: readonly Point[][]): Buffer {
  const points = rings.flat()
  const content = Buffer.alloc(44 + rings.length * 4 + points.length * 16)
  content.writeInt32LE(5, 0)
  content.writeInt32LE(rings.length, 36)
  content.writeInt32LE(points.length, 40)
  let start = 0
  for (const [at, ring] of rings.entries()) {
    content.writeInt32LE(start, 44 + at * 4)
    start += ring.length
  }
  for (const [at, [x, y]] of points.entries()) {
    content.writeDoubleLE(x, 44 + rings.length * 4 + at * 16)
    content.writeDoubleLE(y, 44 + rings.length * 4 + at * 16 + 8)
  }
  return content
}
/** Clockwise where it is an outer ring. */
const triangle = (x: number, y: number, size: number, isHole = false): Point[] => {
  const corners: Point[] = [
    [x, y],
    [x, y + size],
    [x + size, y],
  ]
  return isHole ? corners.toReversed() : corners
}
const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at))

/** As many points as a file may have take 6 s; half of them, a quarter of it. */
const share = process.env['PUQUIO_PROVE'] === 'full' ? 1 : 2

describe('A shapefile of many rings and holes is read in seconds', () => {
  test('with a ring of half the points, which every hole is compared with', async () => {
    // Its sides run from south to north and back, so that each crosses the height of every hole.
    const ring = times(50_000 / share, (at): Point => [-77 + at / 1e6, at % 2 === 0 ? -9 : -8])
    const holes = times(16_000 / share, (at) => triangle(-76.99 + at / 1e6, -8.5, 1e-6, true))
    const [feature] = await featuresOf(
      await zipOf({ 'a.shp': shapes([ringsRecord([ring, ...holes])]) }),
    )
    expect(feature.geometry.coordinates[0]).toHaveLength(16_000 / share + 1)
  })
  test('with rings whose boxes hold every hole, which lies in none', async () => {
    const rings = times(16_000 / share, () => triangle(-77, -9, 1))
    const holes = times(16_000 / share, () => triangle(-76.1, -8.1, 0.01, true))
    const [feature] = await featuresOf(
      await zipOf({ 'a.shp': shapes([ringsRecord([...rings, ...holes])]) }),
    )
    expect(feature.geometry.coordinates).toHaveLength(16_000 / share)
    expect(feature.geometry.coordinates[0]).toHaveLength(16_000 / share + 1)
  })
  test('and one of 100,000 rings and 100,000 holes is refused before they are compared', async () => {
    const rings = times(200_000, (at) => triangle(-77, -9, 1, at % 2 === 0))
    expect(await read(await zipOf({ 'a.shp': shapes([ringsRecord(rings)]) }))).toMatchObject({
      problem: 'MAP_FILE_TOO_MANY_POINTS',
    })
  })
  test('and one of millions of rings without a point', async () => {
    const content = Buffer.alloc(44 + 4 * 2_000_000)
    content.writeInt32LE(5, 0)
    content.writeInt32LE(2_000_000, 36)
    expect(await read(await zipOf({ 'a.shp': shapes([content]) }))).toMatchObject({
      problem: 'MAP_FILE_TOO_MANY_POINTS',
    })
  })
})

test('a hole belongs to the first outer ring that it lies in, else to the first of all', () => {
  const [far, near] = [triangle(-70, -9, 1), triangle(-77, -9, 1)]
  const inside = triangle(-76.9, -8.9, 0.1, true)
  const beside = triangle(-76.1, -8.1, 0.01, true)
  expect(polygonsOf([far, inside, near, beside])).toEqual([
    [far, beside],
    [near, inside],
  ])
  expect(polygonsOf([inside])).toEqual([[inside]])
})

test('a ring whose numbers are none is refused, not left out', async () => {
  const rings = [triangle(-77, -9, 1), triangle(Number.NaN, -9, 1)]
  expect(await read(await zipOf({ 'a.shp': shapes([ringsRecord(rings)]) }))).toMatchObject({
    problem: 'MAP_FILE_COORDINATES',
  })
})

type Column = [name: string, width: number]

/** A .dbf of these columns, its rows one after another. */
function table(columns: readonly Column[], rowBytes: number, rows: Buffer): Buffer {
  const head = Buffer.alloc(33 + columns.length * 32)
  head[0] = 3
  head.writeUInt32LE(rows.length / rowBytes, 4)
  head.writeUInt16LE(head.length, 8)
  head.writeUInt16LE(rowBytes, 10)
  for (const [at, [name, width]] of columns.entries()) {
    head.write(name, 32 + at * 32, 'latin1')
    head[32 + at * 32 + 16] = width
  }
  head[head.length - 1] = 0x0d
  return Buffer.concat([head, rows])
}
const mostColumns = 2000
const points = (count: number) => shapes(times(count, () => pointRecord([-77, -9])))

describe('The table of a shapefile is read by the rows and columns that name a shape', () => {
  const namesOf = async (dbf: Buffer, count: number, cpg?: string) => {
    const files = { 'a.shp': points(count), 'a.dbf': dbf }
    const features = await featuresOf(
      await zipOf(cpg === undefined ? files : { ...files, 'a.cpg': Buffer.from(cpg) }),
    )
    return new Set(features.map(({ properties }: never) => (properties as { name: string }).name))
  }
  test('with thousands of columns that hold nothing, in 50 million rows', async () => {
    const columns = times(mostColumns, (): Column => ['NAME', 0])
    expect(await namesOf(table(columns, 2, Buffer.alloc(100_000_000, ' a')), 10_000)).toEqual(
      new Set(['']),
    )
  })
  test('with columns that would reach into the next rows', async () => {
    const columns: Column[] = [['NAME', 3], ...times(mostColumns, (): Column => ['NAME', 255])]
    expect(await namesOf(table(columns, 4, Buffer.alloc(40_000_000, ' abc')), 10_000)).toEqual(
      new Set(['abc']),
    )
  })
  test('with as many columns as a row has letters', async () => {
    const columns: Column[] = [['NAME', 3], ...times(mostColumns, (): Column => ['OTHER', 1])]
    const row = Buffer.from(` abc${'x'.repeat(mostColumns)}`)
    const rows = Buffer.concat(times(10_000, () => row))
    expect(await namesOf(table(columns, row.length, rows), 10_000)).toEqual(new Set(['abc']))
  })
  test('with an encoding that is named by millions of digits', async () => {
    const rows = Buffer.alloc(40_000, ' abc')
    const cpg = `8859-${'1'.repeat(10_000_000)}`
    expect(await namesOf(table([['NAME', 3]], 4, rows), 10_000, cpg)).toEqual(new Set(['abc']))
  })
  test('and 200 rows of plain letters have no encoding to guess', async () => {
    const rows = Buffer.alloc(800, ' abc')
    const answer = await read(
      await zipOf({ 'a.shp': points(200), 'a.dbf': table([['NAME', 3]], 4, rows) }),
    )
    expect(answer).toMatchObject({ features: 200, notes: [] })
  })
})

describe('The words of a placemark are worked out once', () => {
  const named = (description: string, parts: string) =>
    Buffer.from(
      `<kml><Placemark><description><![CDATA[${description}]]></description>${parts}</Placemark></kml>`,
    )
  const point = '<Point><coordinates>-77,-9</coordinates></Point>'
  test.each([
    ['markup', '<b>a</b> '],
    ['ends of styles', '</style '],
    ['a style and ends that are none', '<style>x</style '],
    ['pictographs', '👷‍♀️'],
  ])('of %s, however many parts it has', async (_, text) => {
    const parts = `<MultiGeometry>${point.repeat(10_000)}</MultiGeometry>`
    const features = await featuresOf(named(text.repeat(20_000 / text.length), parts))
    expect(features).toHaveLength(10_000)
    const descriptions = features.map(({ properties }: never) => properties)
    expect(new Set(descriptions.map((one: unknown) => JSON.stringify(one))).size).toBe(1)
  })
  test('of a placemark of its own for each', async () => {
    const ends = '</style '.repeat(230)
    const one = `<Placemark><description><![CDATA[<style>${ends}]]></description>${point}</Placemark>`
    expect(await featuresOf(Buffer.from(`<kml>${one.repeat(10_000)}</kml>`))).toHaveLength(10_000)
  })
})

test('a map service with layers in layers and a long list of systems is read in seconds', async () => {
  const codes = times(100_000, (at) => `<CRS>EPSG:${at + 100_000}</CRS>`).join('')
  const layers = '<Layer><Name>a</Name></Layer>'.repeat(100_000)
  const nested = times(50, () => '<Layer>').join('') + layers + times(50, () => '</Layer>').join('')
  const service =
    '<WMS_Capabilities version="1.3.0"><Capability><Request><GetMap><Format>image/png</Format></GetMap></Request>' +
    `<Layer>${codes}<CRS>EPSG:4326 EPSG:32718</CRS>${nested}<Layer><Name>b</Name><CRS>EPSG:3857</CRS></Layer></Layer>` +
    '<Layer><Name>c</Name><SRS>epsg:32719</SRS></Layer></Capability></WMS_Capabilities>'
  const read = await readCapabilities({ ...given(Buffer.from(service)), args: null })
  expect(read?.layers).toHaveLength(1000)
  expect(read?.layers.at(-1)).toMatchObject({ name: 'a', epsg: 4326 })
})
