/** What a record of a plant may hold, as forms, workbooks and the database have it. */
export const treatmentBounds = {
  flowLs: { min: 0, max: 1_000_000 },
  volumeM3: { min: 0, max: 100_000_000 },
  hours: { min: 0, max: 24 },
  ph: { min: -2, max: 16 },
  targetPh: { min: 0, max: 14 },
  acidity: { min: 0, max: 1_000_000 },
  residual: { min: 0, max: 100_000 },
  metal: { min: 0, max: 1_000_000 },
  kg: { min: 0, max: 1_000_000_000 },
  pricePerT: { min: 0, max: 1_000_000_000 },
  lowStockDays: { min: 0, max: 1000 },
  dosePercent: { min: 1, max: 1000 },
  phRise: { min: 0, max: 5 },
  plannedPercent: { min: 0, max: 1000 },
} as const

/** What a device may measure of a day. */
export const deviceMeasures = ['flowLs', 'phIn', 'phOut'] as const
export type DeviceMeasure = (typeof deviceMeasures)[number]
