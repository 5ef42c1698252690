import type { ParameterKey } from '@puquio/domain'
import type { Medium, Measure } from './chemistry.ts'
import type { OwnParameterKey } from './own-parameters.ts'

/** What changes at a station: of these parameters, or of all that follow the same. */
type Change = { of: readonly ParameterKey[] | Measure['follows'] }

/** Where samples are taken, of what and how often. */
export type Point = {
  media: readonly Medium[]
  everyMonths: 1 | 3 | 12
  /** How much more or less there is than usual in such a medium. */
  times?: number
  /** dB above what is usual. */
  plus?: number
  trends?: readonly (Change & { timesPerYear: number })[]
  incidents?: readonly (Change & { monthsAgo: number; times: number })[]
}

const monthly = (medium: Medium, rest: Partial<Point> = {}): Point => ({
  media: [medium],
  everyMonths: 1,
  ...rest,
})
const quarterly = (medium: Medium, rest: Partial<Point> = {}): Point => ({
  media: [medium],
  everyMonths: 3,
  ...rest,
})
const noise = (plus: number): Point => ({ media: ['day', 'night'], everyMonths: 3, plus })
const soil = (times: number): Point => ({ media: ['soil'], everyMonths: 12, times })

export const points: Readonly<Record<string, Point>> = {
  'YA-01': monthly('clean'),
  'YA-02': monthly('affected', { trends: [{ of: 'ions', timesPerYear: 1.22 }] }),
  'YA-03': monthly('affected', { times: 0.55 }),
  'YA-04': monthly('affected', {
    times: 0.8,
    trends: [{ of: ['mn-total', 'mn-dissolved'], timesPerYear: 1.35 }],
    incidents: [{ of: 'solids', monthsAgo: 9, times: 5 }],
  }),
  'YA-05': quarterly('lake'),
  'YA-06': monthly('affected', { times: 0.5 }),
  'YA-07': quarterly('ground', { times: 0.6 }),
  'YA-08': quarterly('drainage', { times: 0.6 }),
  'YA-09': monthly('clean', { times: 1.2 }),
  'YE-01': monthly('effluent', {
    times: 1.3,
    trends: [{ of: ['zn-total', 'zn-dissolved', 'cu-total', 'cu-dissolved'], timesPerYear: 0.6 }],
    incidents: [{ of: ['tss', 'cu-total', 'zn-total', 'pb-total'], monthsAgo: 7, times: 3.5 }],
  }),
  'YE-02': monthly('effluent', { times: 0.8 }),
  'YE-03': monthly('domestic'),
  'YP-04': quarterly('ground'),
  'YP-05': quarterly('ground', { times: 1.6, trends: [{ of: 'ions', timesPerYear: 1.3 }] }),
  'YP-06': quarterly('ground', { times: 0.8 }),
  'AP-01': monthly('drinking'),
  'YC-01': quarterly('air', { times: 0.7 }),
  'YC-02': quarterly('air', { times: 1.5 }),
  'YC-03': quarterly('air'),
  'YC-04': quarterly('air', { times: 1.7 }),
  'YR-01': noise(2),
  'YR-02': noise(-2),
  'YR-03': noise(15),
  'SU-01': soil(1.4),
  'SU-02': soil(1.8),
  'SU-03': soil(1.1),
  'AS-01': monthly('clean', { times: 0.9 }),
  'AS-02': monthly('affected', { times: 1.1 }),
  'AS-03': quarterly('drainage', { times: 0.5 }),
  'AS-04': quarterly('lake', { times: 0.8 }),
  'AS-05': monthly('affected', { times: 0.45 }),
  'EF-10': monthly('effluent', { times: 0.7 }),
  'EF-11': monthly('domestic', { times: 1.1 }),
  'PM-01': quarterly('ground', {
    incidents: [{ of: ['cn-wad', 'cn-total'], monthsAgo: 3, times: 12 }],
  }),
  'PM-02': quarterly('ground', { times: 1.2 }),
  'PM-03': quarterly('ground', { times: 0.7 }),
  'CA-01': quarterly('air', { times: 0.6 }),
  'CA-02': quarterly('air', { times: 1.3 }),
  'CA-03': quarterly('air', { times: 0.9 }),
  'RA-01': noise(1),
  'RA-02': noise(-3),
  'SU-10': soil(1.5),
  'SU-11': soil(0.9),
}

/** Rivers whose water is for irrigation and for animals: the stricter of both limits counts. */
export const strictest = ['YA-01', 'YA-02', 'YA-03', 'YA-04', 'YA-08', 'AS-01', 'AS-02']

/** Of a parameter of the catalogue, or of the mine's own. */
type OwnLimit = { parameter: ParameterKey | OwnParameterKey; max: number }
type OwnStandard = {
  standard: string
  origin: 'baseline' | 'instrument'
  approvedOn: string
  source: string
  stations: readonly string[]
  limits: readonly OwnLimit[]
}

/** Limits that follow from the mines' instruments, where the decrees have none or a looser one. */
export const ownStandards: readonly OwnStandard[] = [
  {
    standard: 'Línea base EIA-d 2016',
    origin: 'baseline',
    approvedOn: '2016-08-12',
    source: 'EIA-d 2016, capítulo 4.2.7, hidrogeología',
    stations: ['YP-04', 'YP-05', 'YP-06', 'PM-01', 'PM-02', 'PM-03'],
    limits: [
      { parameter: 'conductivity', max: 950 },
      { parameter: 'so4', max: 190 },
      { parameter: 'as-total', max: 0.012 },
      { parameter: 'fe-total', max: 0.6 },
      { parameter: 'mn-total', max: 0.14 },
      { parameter: 'zn-total', max: 0.06 },
      { parameter: 'cn-wad', max: 0.01 },
    ],
  },
  {
    standard: 'MEIA-d 2021',
    origin: 'instrument',
    approvedOn: '2021-03-04',
    source: 'MEIA-d 2021, numeral 6.4.2',
    stations: ['YE-01'],
    limits: [
      { parameter: 'cu-total', max: 0.4 },
      { parameter: 'zn-total', max: 1.2 },
      { parameter: 'own-carga-de-zinc', max: 1.5 },
    ],
  },
]
