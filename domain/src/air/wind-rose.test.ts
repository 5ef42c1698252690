import { describe, expect, it } from 'vitest'
import { windDirections, windRose, windUnitMs } from './wind-rose.ts'

const at = (fromDeg: number, speedMs = 3) => ({ fromDeg, speedMs })
const directionOf = (fromDeg: number) =>
  windDirections[windRose([at(fromDeg)]).counts.findIndex((row) => row.some((n) => n > 0))]

describe('a wind rose', () => {
  it('centres each of the 16 directions on its own: north is 348.75 to 11.25 degrees', () => {
    expect([348.75, 0, 360, 11.24, 11.25, 90, 101.25, 180, 270, 348.74].map(directionOf)).toEqual([
      'N',
      'N',
      'N',
      'N',
      'NNE',
      'E',
      'ESE',
      'S',
      'W',
      'NNW',
    ])
  })

  it('begins each class at its limit, and leaves calms without a direction', () => {
    const speeds = [0, 0.49, 0.5, 2.09, 2.1, 3.6, 5.7, 8.8, 11.1, 40]
    const { counts, calms, total } = windRose(speeds.map((speed) => at(0, speed)))
    expect(counts[0]).toEqual([2, 1, 1, 1, 1, 2])
    expect([calms, total]).toEqual([2, 10])
  })

  it('leaves out what is no wind, and says how many', () => {
    const { total, left } = windRose([
      at(0, -1),
      at(361),
      at(-1),
      at(Number.NaN),
      at(10, Number.NaN),
      at(10, Number.POSITIVE_INFINITY),
      at(10),
    ])
    expect([total, left]).toEqual([1, 6])
  })
})

it('reads speeds in the units of wind', () => {
  expect(windUnitMs('km/h')).toBeCloseTo(0.277778, 6)
  expect(windUnitMs('kn')).toBeCloseTo(0.514444, 6)
  expect(windUnitMs('°C')).toBeNull()
})
