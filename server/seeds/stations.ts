import { readFileSync } from 'node:fs'
import type { stationKinds } from '@puquio/contract/reference'
import type { instruments } from './stories.ts'

export type StationSeed = {
  code: string
  name: string
  kind: (typeof stationKinds)[number]
  /** Metres east and north of the mine's reference point. */
  eastM: number
  northM: number
  altitudeM: number
  standard: string | null
  category: string | null
  component: string
  subcomponent: string
  miningComponent: string
  sourceType: string
  profile: string
  frequency: string
  /** What the plans call the commitment that obliges to monitor here, and the instrument that has it. */
  commitment: string
  instrument: (typeof instruments)[number]
}

/** Names of the parameter profiles, as the lists of the project have them. */
export const profiles = {
  surfaceWater: {
    name: 'Agua superficial',
    parameters: [
      'pH',
      'CE',
      'OD',
      'T',
      'STS',
      'As total',
      'Cd total',
      'Cu total',
      'Fe total',
      'Hg total',
      'Mn total',
      'Pb total',
      'Zn total',
      'CN WAD',
    ],
  },
  effluent: {
    name: 'Efluente minero-metalúrgico',
    parameters: [
      'pH',
      'STS',
      'AyG',
      'CN total',
      'As total',
      'Cd total',
      'Cr6',
      'Cu total',
      'Fe dis',
      'Pb total',
      'Hg total',
      'Zn total',
      'caudal',
    ],
  },
  level: { name: 'Nivel piezométrico', parameters: ['nivel piezométrico'] },
  airQuality: {
    name: 'Calidad de aire',
    parameters: ['PM10', 'PM2.5', 'Pb en PM10', 'SO2', 'NO2', 'CO'],
  },
  noiseLevel: { name: 'Ruido diurno y nocturno', parameters: ['LAeqT diurno', 'LAeqT nocturno'] },
  vibration: { name: 'Vibraciones', parameters: ['velocidad pico de partícula'] },
  soilQuality: {
    name: 'Suelo',
    parameters: ['As', 'Ba', 'Cd', 'Cr6', 'Hg', 'Pb', 'F1', 'F2', 'F3'],
  },
  sediment: { name: 'Sedimentos', parameters: ['As', 'Cd', 'Cu', 'Hg', 'Pb', 'Zn'] },
  biology: { name: 'Biología', parameters: ['riqueza', 'abundancia', 'índice de Shannon'] },
  weather: {
    name: 'Meteorología',
    parameters: ['precipitación', 'temperatura', 'humedad relativa', 'viento'],
  },
  geochemistry: {
    name: 'Balance ácido-base',
    parameters: ['pH en pasta', 'AP', 'NP', 'NNP', 'NP/AP', 'S total'],
  },
} as const

/** The stations of a mine, from stations.tsv. */
export const stationsOf = (mine: string): StationSeed[] =>
  rows.filter((row) => row.mine === mine).map(toStation)

const [head = [], ...lines] = readFileSync(new URL('stations.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))
const rows = lines.map(
  (cells): Record<string, string> =>
    Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])),
)

function toStation({ mine: _, ...row }: Record<string, string>): StationSeed {
  return {
    ...(row as Omit<StationSeed, 'eastM' | 'northM' | 'altitudeM'> & Record<string, string>),
    eastM: Number(row.eastM),
    northM: Number(row.northM),
    altitudeM: Number(row.altitudeM),
    standard: row.standard || null,
    category: row.category || null,
  }
}
