import type { VariableFields } from '@puquio/domain'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** A number between 0 and 1 that is always the same for a variable and a time (a hash of both). */
const noise = (seed: number, step: number): number => {
  let mixed = Math.imul(seed ^ Math.imul(step | 0, 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
}

/** Noise that moves from hour to hour without a jump, around 0, between −1 and 1. */
const drift = (seed: number, atMs: number, everyMs: number): number => {
  const at = atMs / everyMs
  const [from, part] = [Math.floor(at), at - Math.floor(at)]
  const smooth = part * part * (3 - 2 * part)
  return (noise(seed, from) * (1 - smooth) + noise(seed, from + 1) * smooth) * 2 - 1
}

/** 1 in the middle of the rainy season of the Andes (1 February), −1 half a year later. */
const season = (atMs: number): number =>
  Math.cos((2 * Math.PI * (atMs - Date.UTC(2026, 1, 1))) / (365.25 * dayMs))
/** 1 at 14:00 in Peru, −1 at 02:00. */
const ofDay = (atMs: number): number => Math.cos((2 * Math.PI * (atMs - 19 * hourMs)) / dayMs)

type Field = Pick<VariableFields, 'key' | 'name' | 'unit' | 'decimals'> &
  Partial<Pick<VariableFields, 'min' | 'max' | 'low' | 'lowLow' | 'high' | 'highHigh'>>
export type Modelled = Field & {
  /** The key of the laboratory's parameter, where there is one. */
  parameter?: string
  /** The value at a time; `seed` tells devices apart. */
  at: (seed: number, atMs: number) => number
  /** What came since the reading before: `at` says how much of it comes in an hour. */
  isSum?: true
}

const battery: Modelled = {
  key: 'battery',
  name: 'Batería',
  unit: 'V',
  decimals: 2,
  min: 0,
  max: 20,
  low: 11.8,
  at: (seed, atMs) => 12.9 + 0.35 * ofDay(atMs) + 0.1 * drift(seed, atMs, dayMs),
}

/** What each kind of device of the demonstration measures. */
export const models = {
  piezometer: [
    {
      key: 'level',
      name: 'Nivel piezométrico',
      unit: 'm',
      decimals: 2,
      high: 31,
      highHigh: 33,
      at: (seed, atMs) =>
        26 + (seed % 5) + 2.2 * season(atMs - 40 * dayMs) + 0.6 * drift(seed, atMs, 5 * dayMs),
    },
    {
      key: 'pressure',
      name: 'Presión de poros',
      unit: 'kPa',
      decimals: 1,
      min: -50,
      max: 2000,
      at: (seed, atMs) =>
        250 + 10 * (seed % 5) + 21 * season(atMs - 40 * dayMs) + 6 * drift(seed, atMs, 5 * dayMs),
    },
    {
      key: 'temperature',
      name: 'Temperatura',
      unit: '°C',
      decimals: 1,
      parameter: 'temperature',
      at: (seed, atMs) => 9.5 + 0.4 * season(atMs) + 0.1 * drift(seed, atMs, dayMs),
    },
    battery,
  ],
  effluent: [
    {
      key: 'flow',
      name: 'Caudal',
      unit: 'L/s',
      decimals: 1,
      parameter: 'flow',
      min: 0,
      max: 500,
      at: (seed, atMs) =>
        Math.max(0, 38 + 14 * season(atMs) + 3 * ofDay(atMs) + 8 * drift(seed, atMs, 6 * hourMs)),
    },
    {
      key: 'ph',
      name: 'pH',
      unit: '',
      decimals: 2,
      parameter: 'ph',
      min: 0,
      max: 14,
      lowLow: 5.5,
      low: 6,
      high: 9,
      highHigh: 9.5,
      at: (seed, atMs) =>
        7.6 + 0.7 * drift(seed, atMs, 18 * hourMs) + 0.4 * drift(seed + 1, atMs, 3 * dayMs),
    },
    {
      key: 'conductivity',
      name: 'Conductividad',
      unit: 'µS/cm',
      decimals: 0,
      parameter: 'conductivity',
      min: 0,
      max: 20_000,
      at: (seed, atMs) => 1450 - 260 * season(atMs) + 160 * drift(seed, atMs, 12 * hourMs),
    },
    {
      key: 'turbidity',
      name: 'Turbidez',
      unit: 'NTU',
      decimals: 1,
      min: 0,
      max: 4000,
      at: (seed, atMs) =>
        12 + 9 * Math.max(0, drift(seed, atMs, 8 * hourMs)) ** 2 * (2 + season(atMs)),
    },
    battery,
  ],
  meteorology: [
    {
      key: 'rain',
      name: 'Precipitación',
      unit: 'mm',
      decimals: 2,
      min: 0,
      max: 100,
      isSum: true,
      at: (seed, atMs) =>
        Math.max(0, 4 * (drift(seed, atMs, 4 * hourMs) - 0.55 + 0.3 * season(atMs))),
    },
    {
      key: 'temperature',
      name: 'Temperatura del aire',
      unit: '°C',
      decimals: 1,
      at: (seed, atMs) =>
        6 + 7 * ofDay(atMs) + 1.5 * season(atMs) + 2 * drift(seed, atMs, 12 * hourMs),
    },
    {
      key: 'wind',
      name: 'Velocidad del viento',
      unit: 'm/s',
      decimals: 1,
      min: 0,
      max: 75,
      at: (seed, atMs) => Math.max(0, 3.2 + 2 * ofDay(atMs) + 2 * drift(seed, atMs, 3 * hourMs)),
    },
    {
      key: 'barometer',
      name: 'Presión barométrica',
      unit: 'kPa',
      decimals: 2,
      min: 40,
      max: 110,
      at: (seed, atMs) =>
        61.8 + 0.12 * Math.sin((4 * Math.PI * atMs) / dayMs) + 0.2 * drift(seed, atMs, 2 * dayMs),
    },
    battery,
    {
      key: 'direction',
      name: 'Dirección del viento',
      unit: '°',
      decimals: 0,
      min: 0,
      max: 360,
      // Up the valley, from the south-west, by day; down from the north-east by night.
      at: (seed, atMs) => {
        const from = (ofDay(atMs) > 0 ? 225 : 45) + 55 * drift(seed, atMs, 2 * hourMs)
        return (from + 360) % 360
      },
    },
  ],
  air: [
    {
      key: 'pm10',
      name: 'PM10',
      unit: 'µg/m³',
      decimals: 1,
      parameter: 'air-pm10',
      min: 0,
      max: 2000,
      high: 100,
      at: (seed, atMs) =>
        Math.max(3, 42 - 18 * season(atMs) + 12 * ofDay(atMs) + 22 * drift(seed, atMs, 9 * hourMs)),
    },
    {
      key: 'pm25',
      name: 'PM2.5',
      unit: 'µg/m³',
      decimals: 1,
      parameter: 'air-pm25',
      min: 0,
      max: 1000,
      high: 50,
      at: (seed, atMs) =>
        Math.max(1, 17 - 7 * season(atMs) + 4 * ofDay(atMs) + 8 * drift(seed, atMs, 9 * hourMs)),
    },
    battery,
  ],
} as const satisfies Record<string, readonly Modelled[]>

export type ModelName = keyof typeof models

/** The values of all its variables at a time, as a device would send them that sends every `everyMs`. */
export const valuesAt = (
  model: ModelName,
  seed: number,
  { atMs, everyMs }: { atMs: number; everyMs: number },
): Record<string, number> =>
  Object.fromEntries(
    models[model].map(({ key, decimals, at, isSum }: Modelled, index) => [
      key,
      Number((at(seed * 31 + index, atMs) * (isSum ? everyMs / hourMs : 1)).toFixed(decimals)),
    ]),
  )

/** Tells devices apart, the same in the year that is loaded and in what is simulated. */
export const seedOf = (serial: string): number =>
  [...serial].reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) | 0, 7) & 0xffff
