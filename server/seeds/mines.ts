import type { UtmZone } from '@puquio/domain'
import { type StationSeed, stationsOf } from './stations.ts'

export type MineSeed = {
  name: string
  business: string
  color: string
  isMain: boolean
  urlPolicy: string | null
  /** The mine's reference point, from which its stations are laid out. */
  origin: { eastingM: number; northingM: number; zone: UtmZone }
  stations: readonly StationSeed[]
  /** A station that works have closed off: what was still to do there is omitted. */
  closedOff: string
}

/** Invented mines: one in the high puna of Pasco, one in the south between Arequipa and Apurímac. */
export const mines: readonly MineSeed[] = [
  {
    name: 'U.M. Yanashalla',
    business: 'Minera Qori Tambo S.A.',
    color: '#1b3a5b',
    isMain: true,
    urlPolicy: null,
    origin: { eastingM: 371_200, northingM: 8_781_500, zone: 18 },
    stations: stationsOf('Yanashalla'),
    closedOff: 'YP-05',
  },
  {
    name: 'U.M. Apumarca',
    business: 'Sociedad Minera Illa Sur S.A.C.',
    color: '#7a4a1e',
    isMain: false,
    urlPolicy: 'https://www.example.com/politica-ambiental',
    origin: { eastingM: 221_400, northingM: 8_318_200, zone: 19 },
    stations: stationsOf('Apumarca'),
    closedOff: 'AS-03',
  },
]
