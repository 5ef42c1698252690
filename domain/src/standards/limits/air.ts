import type { LimitLine } from '../limit-row.ts'

const provenance =
  'conocimiento general; valores coinciden con repo alessandroherrera1129-coder/econorma-peru'

/** ECA Aire. The numbers of times a year are to be checked against the decree. */
export const airLimits: readonly LimitLine[] = [
  {
    parameter: 'air-benzene',
    statistic: 'annual-mean',
    max: { '': 2 },
    provenance,
    note: 'media aritmética anual',
  },
  {
    parameter: 'air-so2',
    statistic: 'mean-24h',
    max: { '': 250 },
    allowedPerYear: 7,
    provenance,
    note: 'no exceder más de 7 veces al año',
  },
  {
    parameter: 'air-no2',
    statistic: 'mean-1h',
    max: { '': 200 },
    allowedPerYear: 24,
    provenance,
    note: 'no exceder más de 24 veces al año',
  },
  {
    parameter: 'air-no2',
    statistic: 'annual-mean',
    max: { '': 100 },
    provenance,
    note: 'media aritmética anual',
  },
  {
    parameter: 'air-pm25',
    statistic: 'mean-24h',
    max: { '': 50 },
    allowedPerYear: 7,
    provenance,
    note: 'no exceder más de 7 veces al año',
  },
  {
    parameter: 'air-pm25',
    statistic: 'annual-mean',
    max: { '': 25 },
    provenance,
    note: 'media aritmética anual',
  },
  {
    parameter: 'air-pm10',
    statistic: 'mean-24h',
    max: { '': 100 },
    allowedPerYear: 7,
    provenance,
    note: 'no exceder más de 7 veces al año',
  },
  {
    parameter: 'air-pm10',
    statistic: 'annual-mean',
    max: { '': 50 },
    provenance,
    note: 'media aritmética anual',
  },
  {
    parameter: 'air-hg',
    statistic: 'mean-24h',
    // The day after the national monitoring protocol, D.S. 010-2019-MINAM, was published.
    validFrom: '2019-12-03',
    max: { '': 2 },
    provenance,
    note: 'no debe excederse',
  },
  {
    parameter: 'air-co',
    statistic: 'mean-1h',
    max: { '': 30000 },
    allowedPerYear: 1,
    provenance,
    note: 'no exceder más de 1 vez al año',
  },
  {
    parameter: 'air-co',
    statistic: 'mean-8h',
    max: { '': 10000 },
    provenance,
    note: 'media aritmética móvil',
  },
  {
    parameter: 'air-o3',
    statistic: 'mean-8h',
    max: { '': 100 },
    allowedPerYear: 24,
    provenance,
    note: 'máxima media diaria; no exceder más de 24 veces al año',
  },
  {
    parameter: 'air-pb-pm10',
    statistic: 'monthly-mean',
    max: { '': 1.5 },
    allowedPerYear: 4,
    provenance,
    note: 'no exceder más de 4 veces al año',
  },
  {
    parameter: 'air-pb-pm10',
    statistic: 'annual-mean',
    max: { '': 0.5 },
    provenance,
    note: 'media aritmética de los valores mensuales',
  },
  {
    parameter: 'air-h2s',
    statistic: 'mean-24h',
    max: { '': 150 },
    provenance,
    note: 'media aritmética',
  },
]
