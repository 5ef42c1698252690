import type { LimitLine } from '../limit-row.ts'

const firstProvenance =
  'ambos: repo alessandroherrera1129-coder/econorma-peru y repo AQUA-DAR Puno (momento); anual: repo alessandroherrera1129-coder/econorma-peru'
const secondProvenance = 'conocimiento general'
const thirdProvenance = 'repo alessandroherrera1129-coder/econorma-peru'
const fourthProvenance =
  'momento: repo alessandroherrera1129-coder/econorma-peru; anual: conocimiento general (80 % del puntual)'
const fifthProvenance =
  'repo alessandroherrera1129-coder/econorma-peru ; repo AQUA-DAR Puno (momento)'
const sixthProvenance = 'momento: repo AQUA-DAR Puno; anual: conocimiento general'
const seventhProvenance =
  'momento: repo alessandroherrera1129-coder/econorma-peru; anual: conocimiento general'
const eighthProvenance =
  'momento: repo alessandroherrera1129-coder/econorma-peru y repo AQUA-DAR Puno; anual: conocimiento general'
const ninthProvenance = 'repo alessandroherrera1129-coder/econorma-peru ; repo AQUA-DAR Puno'

/** LMP of mine effluents: at any time, and the annual mean. */
export const effluentLimits: readonly LimitLine[] = [
  { parameter: 'tss', max: { '': 50 }, provenance: firstProvenance },
  { parameter: 'tss', statistic: 'annual-mean', max: { '': 25 }, provenance: firstProvenance },
  { parameter: 'oil-grease', max: { '': 20 }, provenance: secondProvenance, confidence: 'medium' },
  {
    parameter: 'oil-grease',
    statistic: 'annual-mean',
    max: { '': 16 },
    provenance: secondProvenance,
    confidence: 'medium',
  },
  {
    parameter: 'cn-total',
    max: { '': 1 },
    provenance: thirdProvenance,
    note: 'cianuro total',
  },
  {
    parameter: 'cn-total',
    statistic: 'annual-mean',
    max: { '': 0.8 },
    provenance: thirdProvenance,
    note: 'cianuro total',
  },
  { parameter: 'as-total', max: { '': 0.1 }, provenance: thirdProvenance },
  {
    parameter: 'as-total',
    statistic: 'annual-mean',
    max: { '': 0.08 },
    provenance: thirdProvenance,
  },
  { parameter: 'cd-total', max: { '': 0.05 }, provenance: fourthProvenance },
  {
    parameter: 'cd-total',
    statistic: 'annual-mean',
    max: { '': 0.04 },
    provenance: fourthProvenance,
    confidence: 'medium',
    conflict: 'repo alessandroherrera1129-coder/econorma-peru da 0,03 anual',
  },
  {
    parameter: 'cr6',
    max: { '': 0.1 },
    provenance: secondProvenance,
    confidence: 'medium',
    note: 'en muestra no filtrada',
  },
  {
    parameter: 'cr6',
    statistic: 'annual-mean',
    max: { '': 0.08 },
    provenance: secondProvenance,
    confidence: 'medium',
    note: 'en muestra no filtrada',
  },
  { parameter: 'cu-total', max: { '': 0.5 }, provenance: fifthProvenance },
  {
    parameter: 'cu-total',
    statistic: 'annual-mean',
    max: { '': 0.4 },
    provenance: fifthProvenance,
  },
  { parameter: 'fe-dissolved', max: { '': 2 }, provenance: sixthProvenance },
  {
    parameter: 'fe-dissolved',
    statistic: 'annual-mean',
    max: { '': 1.6 },
    provenance: sixthProvenance,
    confidence: 'medium',
  },
  { parameter: 'pb-total', max: { '': 0.2 }, provenance: seventhProvenance },
  {
    parameter: 'pb-total',
    statistic: 'annual-mean',
    max: { '': 0.16 },
    provenance: seventhProvenance,
    confidence: 'medium',
    conflict: 'repo alessandroherrera1129-coder/econorma-peru da 0,15 anual',
  },
  { parameter: 'hg-total', max: { '': 0.002 }, provenance: seventhProvenance },
  {
    parameter: 'hg-total',
    statistic: 'annual-mean',
    max: { '': 0.0016 },
    provenance: seventhProvenance,
    confidence: 'medium',
    conflict: 'repo alessandroherrera1129-coder/econorma-peru da 0,001 anual',
  },
  { parameter: 'zn-total', max: { '': 1.5 }, provenance: eighthProvenance },
  {
    parameter: 'zn-total',
    statistic: 'annual-mean',
    max: { '': 1.2 },
    provenance: eighthProvenance,
    confidence: 'medium',
    conflict: 'repo alessandroherrera1129-coder/econorma-peru da 1,0 anual',
  },
  { parameter: 'ph', range: { '': [6, 9] }, provenance: ninthProvenance },
  { parameter: 'ph', statistic: 'annual-mean', range: { '': [6, 9] }, provenance: ninthProvenance },
]
