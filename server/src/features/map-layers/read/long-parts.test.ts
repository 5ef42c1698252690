import { describe, expect, test } from 'vitest'
import { task as readCapabilities } from './capabilities-task.ts'
import { task as readMap } from './map-file-task.ts'

const long = 1_000_000
const given = (content: string) => ({
  content: Buffer.from(content),
  tell: async () => undefined,
  part: undefined,
})
const read = (content: string) =>
  readMap({
    ...given(content),
    args: { epsg: null, limits: { points: 1000, features: 1000 } },
  })
const kml = (inside: string) => `<kml><Placemark>${inside}</Placemark></kml>`
const coordinatesOf = async (text: string) => {
  const line = `<LineString><coordinates>${text}</coordinates></LineString>`
  const answer = await read(kml(line))
  return answer.kind === 'refused'
    ? answer.problem
    : JSON.parse(answer.text).features[0].geometry.coordinates
}

/** Each would take minutes to hours, were the text searched again from each of its letters. */
describe('A part of a million letters is read at once', () => {
  test('blanks between coordinates', async () => {
    const blanks = ' '.repeat(long)
    const line = [
      [-77, -9],
      [-76, -8],
    ]
    expect(await coordinatesOf(`-77,-9${blanks}-76,-8`)).toEqual(line)
    expect(await coordinatesOf(`-77 ,${blanks}-9 -76${blanks}, -8`)).toEqual(line)
    expect(await coordinatesOf(`-77,-9${','.repeat(long)}`)).toBe('MAP_FILE_NOTHING')
  })
  test('a tag without attributes that are any', async () => {
    for (const inside of ['a'.repeat(long), ' '.repeat(long), 'a= '.repeat(long)])
      expect(await read(`<kml ${inside}b></kml>`)).toMatchObject({ problem: 'MAP_TEXT_DAMAGED' })
  })
  test('styles without an end in many descriptions', async () => {
    const styles = '&lt;style>'.repeat(2000)
    const point = '<Point><coordinates>-77,-9</coordinates></Point>'
    const one = `<Placemark><description>a ${styles}</description>${point}</Placemark>`
    const answer = await read(`<kml>${one.repeat(500)}</kml>`)
    if (answer.kind === 'refused') throw new Error(answer.problem)
    const { features } = JSON.parse(answer.text)
    expect(features).toHaveLength(500)
    expect(features[499].properties.description).toBe('a')
  })
  test('a document type without an end', async () => {
    for (const inside of ['a'.repeat(long), '<!DOCTYPE '.repeat(long), '['.repeat(long)])
      expect(await readCapabilities({ ...given(`<!DOCTYPE ${inside}`), args: null })).toBeNull()
  })
})

test('a document type of an old map service is passed over', async () => {
  const service =
    '<WMT_MS_Capabilities version="1.1.1"><Capability><Request><GetMap><Format>image/png</Format></GetMap></Request>' +
    '<Layer><Name>rios</Name></Layer></Capability></WMT_MS_Capabilities>'
  for (const type of [
    '<!DOCTYPE WMT_MS_Capabilities SYSTEM "a.dtd">',
    '<!DOCTYPE a [<!ELEMENT b>]>',
  ])
    expect(
      await readCapabilities({ ...given(`<?xml version="1.0"?>${type}${service}`), args: null }),
    ).toMatchObject({ version: '1.1.1', layers: [{ name: 'rios' }] })
})
