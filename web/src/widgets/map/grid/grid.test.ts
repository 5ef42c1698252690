import { toUtm } from '@puquio/domain'
import { describe, expect, it } from 'vitest'
import { gridOf, type Sight } from './grid.ts'
import { zoneAmong } from '../zone-among.ts'

/** A mine in the centre of Peru, some 5 km across. */
const mine: Sight = {
  westDeg: -76.2,
  southDeg: -11.05,
  eastDeg: -76.15,
  northDeg: -11.0,
  metresPerPx: 8,
}
const country: Sight = { westDeg: -82, southDeg: -19, eastDeg: -68, northDeg: 1, metresPerPx: 3000 }

describe('the grid of the map', () => {
  it('has a line at each round kilometre of UTM in sight of a mine', () => {
    const { unit, lines } = gridOf(mine, 18)
    expect(unit).toBe('km')
    const eastings = lines.filter(({ runs }) => runs === 'north').map(({ value }) => value)
    const northings = lines.filter(({ runs }) => runs === 'east').map(({ value }) => value)
    expect(eastings).toEqual([369, 370, 371, 372, 373, 374])
    expect(northings).toEqual([8779, 8780, 8781, 8782, 8783])
  })

  it('draws each line where its coordinate is', () => {
    for (const { points, runs, value } of gridOf(mine, 18).lines)
      for (const point of points) {
        const { eastingM, northingM } = toUtm(point, 18)
        expect(runs === 'north' ? eastingM : northingM).toBeCloseTo(value * 1000, 2)
      }
  })

  it('keeps to the zone of the mine beyond its border', () => {
    const beside = { ...mine, westDeg: -78.02, eastDeg: -77.97 }
    const eastings = (zone: 17 | 18) =>
      gridOf(beside, zone)
        .lines.filter(({ runs }) => runs === 'north')
        .map(({ value }) => value)
    expect(eastings(18)[0]).toBeLessThan(180)
    expect(eastings(17)[0]).toBeGreaterThan(820)
  })

  it.each([
    [0.5, 50],
    [2, 200],
    [8, 1_000],
    [60, 10_000],
    [500, 50_000],
  ])('at %d metres a pixel lines are %d m apart', (metresPerPx, stepM) => {
    const eastings = gridOf({ ...mine, westDeg: -78, eastDeg: -75, metresPerPx }, 18)
      .lines.filter(({ runs }) => runs === 'north')
      .map(({ value }) => value * 1000)
    expect((eastings[1] ?? 0) - (eastings[0] ?? 0)).toBeCloseTo(stepM)
  })

  it('gives degrees at the scale of the country', () => {
    const { unit, lines } = gridOf(country, 18)
    expect(unit).toBe('°')
    expect(lines.map(({ value }) => value)).toEqual([-80, -75, -70, -15, -10, -5, 0])
  })
})

describe('zoneAmong', () => {
  it('is the zone of most, and none of nothing', () => {
    const at = (longitudeDeg: number) => ({ latitudeDeg: -9, longitudeDeg })
    expect(zoneAmong([at(-78.1), at(-77.9), at(-77.8)])).toBe(18)
    expect(zoneAmong([])).toBeNull()
  })
})
