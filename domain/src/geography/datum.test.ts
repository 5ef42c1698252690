import { describe, expect, it } from 'vitest'
import { psad56ToWgs84Utm } from './datum.ts'
import type { UtmZone } from './utm.ts'

/** From PROJ, by the shift EPSG 1208 (-279, 175, -379): zone, PSAD56, WGS84. */
const points: readonly [UtmZone, number, number, number, number][] = [
  [17, 500000, 9400000, 499751.913, 9399626.1277],
  [18, 274981, 8943672, 274759.485, 8943299.8444],
  [18, 402315, 8543210, 402092.3904, 8542843.4525],
  [19, 371926, 8175375, 371730.311, 8175008.4578],
  [17, 769000, 9250000, 768748.5571, 9249627.5635],
]

describe('psad56ToWgs84Utm', () => {
  it.each(points)('%iS %d %d is %d %d in WGS84', (zone, eastingM, northingM, east, north) => {
    const utm = psad56ToWgs84Utm({ eastingM, northingM, zone })
    expect(utm.zone).toBe(zone)
    expect(Math.abs(utm.eastingM - east)).toBeLessThan(0.001)
    expect(Math.abs(utm.northingM - north)).toBeLessThan(0.001)
  })
})
