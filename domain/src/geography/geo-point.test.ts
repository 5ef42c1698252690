import { describe, expect, it } from 'vitest'
import { distanceM, geoPointOf } from './geo-point.ts'

describe('geoPointOf', () => {
  it('gives UTM its degrees', () => {
    const point = geoPointOf({
      system: 'utm',
      eastingM: 274981.304,
      northingM: 8943672.355,
      zone: 18,
      datum: 'WGS84',
    })
    expect(point).toEqual({
      eastingM: 274981.3,
      northingM: 8943672.36,
      zone: 18,
      latitudeDeg: -9.55,
      longitudeDeg: -77.05,
      sourceDatum: 'WGS84',
    })
  })
  it('gives degrees their UTM', () => {
    expect(
      geoPointOf({ system: 'geographic', latitudeDeg: -9.55, longitudeDeg: -77.05 }),
    ).toMatchObject({
      eastingM: 274981.3,
      northingM: 8943672.36,
      zone: 18,
      sourceDatum: 'WGS84',
    })
  })
  it('converts PSAD56 and says so', () => {
    // PROJ: 274759.485 8943299.8444
    const point = geoPointOf({
      system: 'utm',
      eastingM: 274981,
      northingM: 8943672,
      zone: 18,
      datum: 'PSAD56',
    })
    expect(point.eastingM).toBeCloseTo(274759.485, 1)
    expect(point.northingM).toBeCloseTo(8943299.844, 1)
    expect(point).toMatchObject({ zone: 18, sourceDatum: 'PSAD56' })
  })
  it("keeps a neighbour's zone", () => {
    const point = geoPointOf({
      system: 'utm',
      eastingM: 824135.7254,
      northingM: 8461293.9281,
      zone: 17,
      datum: 'WGS84',
    })
    expect(point.zone).toBe(17)
    expect(point.longitudeDeg).toBeCloseTo(-78.001, 6)
  })
})

describe('distanceM', () => {
  it('agrees with the plane of UTM within its scale', () => {
    const a = {
      system: 'utm',
      eastingM: 402315,
      northingM: 8543210,
      zone: 18,
      datum: 'WGS84',
    } as const
    const metres = distanceM(
      geoPointOf(a),
      geoPointOf({ ...a, eastingM: a.eastingM + 300, northingM: a.northingM - 400 }),
    )
    expect(Math.abs(metres - 500)).toBeLessThan(2)
  })
})
