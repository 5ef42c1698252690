import type { LimitLine } from '../limit-row.ts'

const firstProvenance =
  'conocimiento general; coincide con repo alessandroherrera1129-coder/econorma-peru'
const secondProvenance = 'conocimiento general'
const thirdProvenance =
  'conocimiento general; coincide con repo alessandroherrera1129-coder/econorma-peru; agrícola también'
const fourthProvenance = 'conocimiento general; agrícola'
const fifthProvenance =
  'conocimiento general; coincide con repo alessandroherrera1129-coder/econorma-peru; agrícola'

/** ECA Suelo, total concentration in dry matter. */
export const soilLimits: readonly LimitLine[] = [
  {
    parameter: 'soil-benzene',
    max: { Agrícola: 0.03, 'Residencial/Parques': 0.03, 'Comercial/Industrial/Extractivo': 0.03 },
    provenance: firstProvenance,
  },
  {
    parameter: 'soil-toluene',
    max: { Agrícola: 0.37, 'Residencial/Parques': 0.37, 'Comercial/Industrial/Extractivo': 0.37 },
    provenance: firstProvenance,
  },
  {
    parameter: 'soil-ethylbenzene',
    max: {
      Agrícola: 0.082,
      'Residencial/Parques': 0.082,
      'Comercial/Industrial/Extractivo': 0.082,
    },
    provenance: firstProvenance,
  },
  {
    parameter: 'soil-xylenes',
    max: { Agrícola: 11, 'Residencial/Parques': 11, 'Comercial/Industrial/Extractivo': 11 },
    provenance: firstProvenance,
  },
  {
    parameter: 'soil-naphthalene',
    max: { Agrícola: 0.1, 'Residencial/Parques': 0.6, 'Comercial/Industrial/Extractivo': 22 },
    provenance: secondProvenance,
    confidence: 'medium',
  },
  {
    parameter: 'soil-benzo-a-pyrene',
    max: { Agrícola: 0.1, 'Residencial/Parques': 0.7, 'Comercial/Industrial/Extractivo': 0.7 },
    provenance: secondProvenance,
    confidence: 'medium',
    conflict: 'repo alessandroherrera1129-coder/econorma-peru da 0,1 residencial',
  },
  {
    parameter: 'soil-f1',
    max: { Agrícola: 200, 'Residencial/Parques': 200, 'Comercial/Industrial/Extractivo': 500 },
    provenance: firstProvenance,
  },
  {
    parameter: 'soil-f2',
    max: { Agrícola: 1200, 'Residencial/Parques': 1200, 'Comercial/Industrial/Extractivo': 5000 },
    provenance: secondProvenance,
    confidence: 'medium',
    conflict: 'repo alessandroherrera1129-coder/econorma-peru da 3000 industrial',
  },
  {
    parameter: 'soil-f3',
    max: { Agrícola: 3000, 'Residencial/Parques': 3000, 'Comercial/Industrial/Extractivo': 6000 },
    provenance: firstProvenance,
  },
  {
    parameter: 'soil-pcb',
    max: { Agrícola: 0.5, 'Residencial/Parques': 1.3, 'Comercial/Industrial/Extractivo': 33 },
    provenance: firstProvenance,
  },
  {
    parameter: 'soil-tetrachloroethylene',
    max: { Agrícola: 0.1, 'Residencial/Parques': 0.2, 'Comercial/Industrial/Extractivo': 0.5 },
    provenance: secondProvenance,
    confidence: 'medium',
  },
  {
    parameter: 'soil-trichloroethylene',
    max: { Agrícola: 0.01, 'Residencial/Parques': 0.01, 'Comercial/Industrial/Extractivo': 0.01 },
    provenance: secondProvenance,
    confidence: 'medium',
  },
  {
    parameter: 'soil-as',
    max: { Agrícola: 50, 'Residencial/Parques': 50, 'Comercial/Industrial/Extractivo': 140 },
    provenance: thirdProvenance,
  },
  {
    parameter: 'soil-ba',
    max: { Agrícola: 750, 'Residencial/Parques': 500, 'Comercial/Industrial/Extractivo': 2000 },
    provenance: firstProvenance,
  },
  {
    parameter: 'soil-cd',
    max: { Agrícola: 1.4, 'Residencial/Parques': 10, 'Comercial/Industrial/Extractivo': 22 },
    provenance: fourthProvenance,
    conflict: 'repo alessandroherrera1129-coder/econorma-peru da 1,4 residencial',
  },
  {
    parameter: 'soil-cr',
    max: { 'Residencial/Parques': 400, 'Comercial/Industrial/Extractivo': 1000 },
    provenance: secondProvenance,
    confidence: 'medium',
    conflict: 'repo alessandroherrera1129-coder/econorma-peru da 400 agrícola; el decreto usa **',
  },
  {
    parameter: 'soil-cr6',
    max: { Agrícola: 0.4, 'Residencial/Parques': 0.4, 'Comercial/Industrial/Extractivo': 1.4 },
    provenance: firstProvenance,
  },
  {
    parameter: 'soil-hg',
    max: { Agrícola: 6.6, 'Residencial/Parques': 6.6, 'Comercial/Industrial/Extractivo': 24 },
    provenance: fifthProvenance,
  },
  {
    parameter: 'soil-pb',
    max: { Agrícola: 70, 'Residencial/Parques': 140, 'Comercial/Industrial/Extractivo': 800 },
    provenance: fifthProvenance,
  },
  {
    parameter: 'soil-cn-free',
    max: { Agrícola: 0.9, 'Residencial/Parques': 0.9, 'Comercial/Industrial/Extractivo': 8 },
    provenance: firstProvenance,
  },
  {
    parameter: 'soil-cr',
    notApplicable: ['Agrícola'],
    provenance: 'conocimiento general',
    confidence: 'medium',
    conflict: 'repo alessandroherrera1129-coder/econorma-peru da 400 agrícola; el decreto usa **',
  },
]
