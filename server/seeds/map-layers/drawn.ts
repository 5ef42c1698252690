import type { MapLayerColor } from '@puquio/contract/map-layers/codes'

/** Metres east and north of the mine's reference point, as its stations are laid out. */
type Place = readonly [eastM: number, northM: number]
type Drawn = {
  name: string
  description?: string
  kind: 'polygon' | 'line' | 'point'
  places: readonly Place[]
}
export type LayerSeed = {
  name: string
  file: string
  color: MapLayerColor
  widthPx: number
  attribution: string
  drawn: readonly Drawn[]
}

/** What the environmental team of Yanashalla drew; the first one lies at the bottom. */
export const layerSeeds: readonly LayerSeed[] = [
  {
    name: 'Límite de propiedad',
    file: 'limite-propiedad.geojson',
    color: 'grey',
    widthPx: 2.5,
    attribution: 'Catastro minero (demostración)',
    drawn: [
      {
        name: 'U.M. Yanashalla',
        description: 'Concesión de beneficio y concesiones mineras acumuladas.',
        kind: 'polygon',
        places: [
          [-3200, 3900],
          [3600, 3900],
          [3600, -1200],
          [2600, -3000],
          [-3200, -3000],
        ],
      },
    ],
  },
  {
    name: 'Red hídrica',
    file: 'red-hidrica.geojson',
    color: 'blue',
    widthPx: 2,
    attribution: 'Levantamiento propio (demostración)',
    drawn: [
      {
        name: 'Río Yanashalla',
        kind: 'line',
        places: [
          [-2100, 3300],
          [-1850, 2400],
          [-1350, 1990],
          [-900, 1650],
          [-1250, 700],
          [-1900, -300],
          [-2400, -1300],
          [-2600, -1900],
          [-2900, -2800],
        ],
      },
      {
        name: 'Quebrada Ichupampa',
        kind: 'line',
        places: [
          [1100, 3200],
          [620, 2210],
          [310, 1320],
          [-250, 1100],
          [-1050, 1180],
        ],
      },
      {
        name: 'Quebrada Pucará',
        kind: 'line',
        places: [
          [1600, -500],
          [2120, -1540],
          [1980, -2200],
          [1820, -2710],
        ],
      },
    ],
  },
  {
    name: 'Componentes mineros',
    file: 'componentes.geojson',
    color: 'orange',
    widthPx: 2,
    attribution: 'Plano general PL-001 (demostración)',
    drawn: [
      {
        name: 'Depósito de relaves',
        description: 'Dique principal con piezómetros YP-01 a YP-04.',
        kind: 'polygon',
        places: [
          [-1330, 1915],
          [-1190, 1975],
          [-1150, 2260],
          [-1400, 2390],
          [-1620, 2270],
          [-1560, 2010],
        ],
      },
      {
        name: 'Depósito de desmonte',
        kind: 'polygon',
        places: [
          [1550, -900],
          [2300, -980],
          [2380, -1480],
          [1900, -1620],
          [1500, -1330],
        ],
      },
      {
        name: 'Tajo abierto',
        kind: 'polygon',
        places: [
          [760, 2520],
          [1460, 2430],
          [1700, 1900],
          [1280, 1480],
          [780, 1700],
        ],
      },
      { name: 'Campamento', kind: 'point', places: [[-300, -1010]] },
    ],
  },
]
