export const stationKinds = [
  'surface-water',
  'groundwater',
  'effluent',
  'piezometer',
  'air',
  'noise',
  'vibration',
  'soil',
  'sediment',
  'biology',
  'meteorology',
  'geochemistry',
  'other',
] as const
export type StationKind = (typeof stationKinds)[number]

/** From the deepest pit to the highest summit, in metres above the sea. */
export const altitudeLimitsM = { min: -500, max: 7000 } as const
