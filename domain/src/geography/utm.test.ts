import { describe, expect, it } from 'vitest'
import { seededInteger, seededRandom } from '../../test/seeded-random.ts'
import { fromUtm, isInPeru, toUtm, type UtmZone, utmZones, zoneOf } from './utm.ts'

/** From PROJ (EPSG:32717 to 32719): longitude, latitude, zone, easting, northing. */
const points: readonly [number, number, UtmZone, number, number][] = [
  [-80.5, -4.5, 17, 555467.8127, 9502585.5459],
  [-77.05, -9.55, 18, 274981.3036, 8943672.3554],
  [-75, -10, 18, 500000, 8894587.5087],
  [-70.2, -16.5, 19, 371926.3548, 8175375.1578],
  [-81.3, -4.3, 17, 466710.7005, 9524705.3168],
  [-68.7, -12.5, 19, 532596.4381, 8618137.8746],
  [-78, -0.05, 18, 166021.5696, 9994465.8622],
  [-72, -18.3, 19, 182836.3567, 7974014.2321],
  [-78.001, -13.9, 17, 824135.7254, 8461293.9281],
]

describe('UTM against PROJ', () => {
  it.each(points)('%d %d is %iS %d %d', (longitudeDeg, latitudeDeg, zone, easting, northing) => {
    const utm = toUtm({ latitudeDeg, longitudeDeg })
    expect(utm.zone).toBe(zone)
    expect(Math.abs(utm.eastingM - easting)).toBeLessThan(0.001)
    expect(Math.abs(utm.northingM - northing)).toBeLessThan(0.001)
    const back = fromUtm({ eastingM: easting, northingM: northing, zone })
    expect(Math.abs(back.latitudeDeg - latitudeDeg)).toBeLessThan(1e-8)
    expect(Math.abs(back.longitudeDeg - longitudeDeg)).toBeLessThan(1e-8)
  })

  it("puts a point into the neighbour's zone when told to", () => {
    const utm = toUtm({ latitudeDeg: -16.5, longitudeDeg: -70.2 }, 18)
    expect(utm.zone).toBe(18)
    expect(utm.eastingM).toBeCloseTo(1012769.5287, 3)
    expect(utm.northingM).toBeCloseTo(8169645.5008, 3)
  })

  it('comes back from everywhere in Peru, in every zone', () => {
    const random = seededRandom(21)
    for (let n = 0; n < 1_000; n++) {
      const latitudeDeg = seededInteger(random, -18_500, 100) / 1_000
      const longitudeDeg = seededInteger(random, -81_500, -68_500) / 1_000
      for (const zone of utmZones) {
        const back = fromUtm(toUtm({ latitudeDeg, longitudeDeg }, zone))
        // A billionth of a degree is a tenth of a millimetre.
        expect(Math.abs(back.latitudeDeg - latitudeDeg)).toBeLessThan(1e-9)
        expect(Math.abs(back.longitudeDeg - longitudeDeg)).toBeLessThan(1e-9)
      }
    }
  })
})

describe('zoneOf', () => {
  it.each([
    [-81.4, 17],
    [-78.0001, 17],
    [-78, 18],
    [-72.0001, 18],
    [-72, 19],
    [-68.7, 19],
    [-85, 17],
    [-60, 19],
  ])('%d: %i', (longitudeDeg, zone) => expect(zoneOf(longitudeDeg)).toBe(zone))
})

describe('isInPeru', () => {
  it.each([
    [-12.05, -77.05, true],
    [-18.35, -70.3, true],
    [-3.75, -73.25, true],
    [-33.45, -70.65, false],
    [4.6, -74.1, false],
    [-77.05, -12.05, false],
    [12.05, 77.05, false],
  ])('%d %d: %s', (latitudeDeg, longitudeDeg, isInside) => {
    expect(isInPeru(latitudeDeg, longitudeDeg)).toBe(isInside)
  })
})
