import type { LimitLine } from '../limit-row.ts'

const agreesWithEconorma =
  'conocimiento general; coincide con repo alessandroherrera1129-coder/econorma-peru'
const generalKnowledge = 'conocimiento general'
const agreesFarmlandToo =
  'conocimiento general; coincide con repo alessandroherrera1129-coder/econorma-peru; agrícola también'
const generalFarmland = 'conocimiento general; agrícola'
const agreesOnFarmland =
  'conocimiento general; coincide con repo alessandroherrera1129-coder/econorma-peru; agrícola'

/** ECA Suelo, total concentration in dry matter. */
export const soilLimits: readonly LimitLine[] = [
  {
    parameter: 'soil-benzene',
    max: { Agrícola: 0.03, 'Residencial/Parques': 0.03, 'Comercial/Industrial/Extractivo': 0.03 },
    provenance: agreesWithEconorma,
  },
  {
    parameter: 'soil-toluene',
    max: { Agrícola: 0.37, 'Residencial/Parques': 0.37, 'Comercial/Industrial/Extractivo': 0.37 },
    provenance: agreesWithEconorma,
  },
  {
    parameter: 'soil-ethylbenzene',
    max: {
      Agrícola: 0.082,
      'Residencial/Parques': 0.082,
      'Comercial/Industrial/Extractivo': 0.082,
    },
    provenance: agreesWithEconorma,
  },
  {
    parameter: 'soil-xylenes',
    max: { Agrícola: 11, 'Residencial/Parques': 11, 'Comercial/Industrial/Extractivo': 11 },
    provenance: agreesWithEconorma,
  },
  {
    parameter: 'soil-naphthalene',
    max: { Agrícola: 0.1, 'Residencial/Parques': 0.6, 'Comercial/Industrial/Extractivo': 22 },
    provenance: generalKnowledge,
    confidence: 'medium',
  },
  {
    parameter: 'soil-benzo-a-pyrene',
    max: { Agrícola: 0.1, 'Residencial/Parques': 0.7, 'Comercial/Industrial/Extractivo': 0.7 },
    provenance: generalKnowledge,
    confidence: 'medium',
    conflict: 'repo alessandroherrera1129-coder/econorma-peru da 0,1 residencial',
  },
  {
    parameter: 'soil-f1',
    max: { Agrícola: 200, 'Residencial/Parques': 200, 'Comercial/Industrial/Extractivo': 500 },
    provenance: agreesWithEconorma,
  },
  {
    parameter: 'soil-f2',
    max: { Agrícola: 1200, 'Residencial/Parques': 1200, 'Comercial/Industrial/Extractivo': 5000 },
    provenance: generalKnowledge,
    confidence: 'medium',
    conflict: 'repo alessandroherrera1129-coder/econorma-peru da 3000 industrial',
  },
  {
    parameter: 'soil-f3',
    max: { Agrícola: 3000, 'Residencial/Parques': 3000, 'Comercial/Industrial/Extractivo': 6000 },
    provenance: agreesWithEconorma,
  },
  {
    parameter: 'soil-pcb',
    max: { Agrícola: 0.5, 'Residencial/Parques': 1.3, 'Comercial/Industrial/Extractivo': 33 },
    provenance: agreesWithEconorma,
  },
  {
    parameter: 'soil-tetrachloroethylene',
    max: { Agrícola: 0.1, 'Residencial/Parques': 0.2, 'Comercial/Industrial/Extractivo': 0.5 },
    provenance: generalKnowledge,
    confidence: 'medium',
  },
  {
    parameter: 'soil-trichloroethylene',
    max: { Agrícola: 0.01, 'Residencial/Parques': 0.01, 'Comercial/Industrial/Extractivo': 0.01 },
    provenance: generalKnowledge,
    confidence: 'medium',
  },
  {
    parameter: 'soil-as',
    max: { Agrícola: 50, 'Residencial/Parques': 50, 'Comercial/Industrial/Extractivo': 140 },
    provenance: agreesFarmlandToo,
  },
  {
    parameter: 'soil-ba',
    max: { Agrícola: 750, 'Residencial/Parques': 500, 'Comercial/Industrial/Extractivo': 2000 },
    provenance: agreesWithEconorma,
  },
  {
    parameter: 'soil-cd',
    max: { Agrícola: 1.4, 'Residencial/Parques': 10, 'Comercial/Industrial/Extractivo': 22 },
    provenance: generalFarmland,
    conflict: 'repo alessandroherrera1129-coder/econorma-peru da 1,4 residencial',
  },
  {
    parameter: 'soil-cr',
    max: { 'Residencial/Parques': 400, 'Comercial/Industrial/Extractivo': 1000 },
    provenance: generalKnowledge,
    confidence: 'medium',
    conflict: 'repo alessandroherrera1129-coder/econorma-peru da 400 agrícola; el decreto usa **',
  },
  {
    parameter: 'soil-cr6',
    max: { Agrícola: 0.4, 'Residencial/Parques': 0.4, 'Comercial/Industrial/Extractivo': 1.4 },
    provenance: agreesWithEconorma,
  },
  {
    parameter: 'soil-hg',
    max: { Agrícola: 6.6, 'Residencial/Parques': 6.6, 'Comercial/Industrial/Extractivo': 24 },
    provenance: agreesOnFarmland,
  },
  {
    parameter: 'soil-pb',
    max: { Agrícola: 70, 'Residencial/Parques': 140, 'Comercial/Industrial/Extractivo': 800 },
    provenance: agreesOnFarmland,
  },
  {
    parameter: 'soil-cn-free',
    max: { Agrícola: 0.9, 'Residencial/Parques': 0.9, 'Comercial/Industrial/Extractivo': 8 },
    provenance: agreesWithEconorma,
  },
  {
    parameter: 'soil-cr',
    notApplicable: ['Agrícola'],
    provenance: 'conocimiento general',
    confidence: 'medium',
    conflict: 'repo alessandroherrera1129-coder/econorma-peru da 400 agrícola; el decreto usa **',
  },
]
