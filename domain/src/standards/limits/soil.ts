import type { LimitLine } from '../limit-row.ts'

const firstSource =
  'conocimiento general; coincide con repo alessandroherrera1129-coder/econorma-peru'
const secondSource = 'conocimiento general'
const thirdSource =
  'conocimiento general; coincide con repo alessandroherrera1129-coder/econorma-peru; agrícola también'
const fourthSource = 'conocimiento general; agrícola'
const fifthSource =
  'conocimiento general; coincide con repo alessandroherrera1129-coder/econorma-peru; agrícola'

/** ECA Suelo, total concentration in dry matter. */
export const soilLimits: readonly LimitLine[] = [
  {
    parameter: 'soil-benzene',
    max: { Agrícola: 0.03, 'Residencial/Parques': 0.03, 'Comercial/Industrial/Extractivo': 0.03 },
    source: firstSource,
  },
  {
    parameter: 'soil-toluene',
    max: { Agrícola: 0.37, 'Residencial/Parques': 0.37, 'Comercial/Industrial/Extractivo': 0.37 },
    source: firstSource,
  },
  {
    parameter: 'soil-ethylbenzene',
    max: {
      Agrícola: 0.082,
      'Residencial/Parques': 0.082,
      'Comercial/Industrial/Extractivo': 0.082,
    },
    source: firstSource,
  },
  {
    parameter: 'soil-xylenes',
    max: { Agrícola: 11, 'Residencial/Parques': 11, 'Comercial/Industrial/Extractivo': 11 },
    source: firstSource,
  },
  {
    parameter: 'soil-naphthalene',
    max: { Agrícola: 0.1, 'Residencial/Parques': 0.6, 'Comercial/Industrial/Extractivo': 22 },
    source: secondSource,
    confidence: 'medium',
  },
  {
    parameter: 'soil-benzo-a-pyrene',
    max: { Agrícola: 0.1, 'Residencial/Parques': 0.7, 'Comercial/Industrial/Extractivo': 0.7 },
    source: secondSource,
    confidence: 'medium',
    note: 'repo alessandroherrera1129-coder/econorma-peru da 0,1 residencial: CONFLICTO',
  },
  {
    parameter: 'soil-f1',
    max: { Agrícola: 200, 'Residencial/Parques': 200, 'Comercial/Industrial/Extractivo': 500 },
    source: firstSource,
  },
  {
    parameter: 'soil-f2',
    max: { Agrícola: 1200, 'Residencial/Parques': 1200, 'Comercial/Industrial/Extractivo': 5000 },
    source: secondSource,
    confidence: 'medium',
    note: 'repo alessandroherrera1129-coder/econorma-peru da 3000 industrial: CONFLICTO',
  },
  {
    parameter: 'soil-f3',
    max: { Agrícola: 3000, 'Residencial/Parques': 3000, 'Comercial/Industrial/Extractivo': 6000 },
    source: firstSource,
  },
  {
    parameter: 'soil-pcb',
    max: { Agrícola: 0.5, 'Residencial/Parques': 1.3, 'Comercial/Industrial/Extractivo': 33 },
    source: firstSource,
  },
  {
    parameter: 'soil-tetrachloroethylene',
    max: { Agrícola: 0.1, 'Residencial/Parques': 0.2, 'Comercial/Industrial/Extractivo': 0.5 },
    source: secondSource,
    confidence: 'medium',
  },
  {
    parameter: 'soil-trichloroethylene',
    max: { Agrícola: 0.01, 'Residencial/Parques': 0.01, 'Comercial/Industrial/Extractivo': 0.01 },
    source: secondSource,
    confidence: 'medium',
  },
  {
    parameter: 'soil-as',
    max: { Agrícola: 50, 'Residencial/Parques': 50, 'Comercial/Industrial/Extractivo': 140 },
    source: thirdSource,
  },
  {
    parameter: 'soil-ba',
    max: { Agrícola: 750, 'Residencial/Parques': 500, 'Comercial/Industrial/Extractivo': 2000 },
    source: firstSource,
  },
  {
    parameter: 'soil-cd',
    max: { Agrícola: 1.4, 'Residencial/Parques': 10, 'Comercial/Industrial/Extractivo': 22 },
    source: fourthSource,
    note: 'repo alessandroherrera1129-coder/econorma-peru da 1,4 residencial: CONFLICTO',
  },
  {
    parameter: 'soil-cr',
    max: { 'Residencial/Parques': 400, 'Comercial/Industrial/Extractivo': 1000 },
    source: secondSource,
    confidence: 'medium',
    note: 'repo alessandroherrera1129-coder/econorma-peru da 400 agrícola; el decreto usa ** : CONFLICTO',
  },
  {
    parameter: 'soil-cr6',
    max: { Agrícola: 0.4, 'Residencial/Parques': 0.4, 'Comercial/Industrial/Extractivo': 1.4 },
    source: firstSource,
  },
  {
    parameter: 'soil-hg',
    max: { Agrícola: 6.6, 'Residencial/Parques': 6.6, 'Comercial/Industrial/Extractivo': 24 },
    source: fifthSource,
  },
  {
    parameter: 'soil-pb',
    max: { Agrícola: 70, 'Residencial/Parques': 140, 'Comercial/Industrial/Extractivo': 800 },
    source: fifthSource,
  },
  {
    parameter: 'soil-cn-free',
    max: { Agrícola: 0.9, 'Residencial/Parques': 0.9, 'Comercial/Industrial/Extractivo': 8 },
    source: firstSource,
  },
  {
    parameter: 'soil-cr',
    notApplicable: ['Agrícola'],
    source: 'conocimiento general',
    confidence: 'medium',
    note: 'repo alessandroherrera1129-coder/econorma-peru da 400 agrícola; el decreto usa ** : CONFLICTO',
  },
]
