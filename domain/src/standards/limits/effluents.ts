import type { LimitLine } from '../limit-row.ts'

const bothAtAnyTimeEconormaAnnual =
  'ambos: repo alessandroherrera1129-coder/econorma-peru y repo AQUA-DAR Puno (momento); anual: repo alessandroherrera1129-coder/econorma-peru'
const generalKnowledge = 'conocimiento general'
const econorma = 'repo alessandroherrera1129-coder/econorma-peru'
const econormaAnnual80Percent =
  'momento: repo alessandroherrera1129-coder/econorma-peru; anual: conocimiento general (80 % del puntual)'
const econormaAquaDarAtAnyTime =
  'repo alessandroherrera1129-coder/econorma-peru ; repo AQUA-DAR Puno (momento)'
const aquaDarAtAnyTime = 'momento: repo AQUA-DAR Puno; anual: conocimiento general'
const econormaAtAnyTime =
  'momento: repo alessandroherrera1129-coder/econorma-peru; anual: conocimiento general'
const bothAtAnyTime =
  'momento: repo alessandroherrera1129-coder/econorma-peru y repo AQUA-DAR Puno; anual: conocimiento general'
const econormaAndAquaDar = 'repo alessandroherrera1129-coder/econorma-peru ; repo AQUA-DAR Puno'

/** LMP of mine effluents: at any time, and the annual mean. */
export const effluentLimits: readonly LimitLine[] = [
  { parameter: 'tss', max: { '': 50 }, provenance: bothAtAnyTimeEconormaAnnual },
  {
    parameter: 'tss',
    statistic: 'annual-mean',
    max: { '': 25 },
    provenance: bothAtAnyTimeEconormaAnnual,
  },
  { parameter: 'oil-grease', max: { '': 20 }, provenance: generalKnowledge, confidence: 'medium' },
  {
    parameter: 'oil-grease',
    statistic: 'annual-mean',
    max: { '': 16 },
    provenance: generalKnowledge,
    confidence: 'medium',
  },
  {
    parameter: 'cn-total',
    max: { '': 1 },
    provenance: econorma,
    note: 'cianuro total',
  },
  {
    parameter: 'cn-total',
    statistic: 'annual-mean',
    max: { '': 0.8 },
    provenance: econorma,
    note: 'cianuro total',
  },
  { parameter: 'as-total', max: { '': 0.1 }, provenance: econorma },
  {
    parameter: 'as-total',
    statistic: 'annual-mean',
    max: { '': 0.08 },
    provenance: econorma,
  },
  { parameter: 'cd-total', max: { '': 0.05 }, provenance: econormaAnnual80Percent },
  {
    parameter: 'cd-total',
    statistic: 'annual-mean',
    max: { '': 0.04 },
    provenance: econormaAnnual80Percent,
    confidence: 'medium',
    conflict: 'repo alessandroherrera1129-coder/econorma-peru da 0,03 anual',
  },
  {
    parameter: 'cr6',
    max: { '': 0.1 },
    provenance: generalKnowledge,
    confidence: 'medium',
    note: 'en muestra no filtrada',
  },
  {
    parameter: 'cr6',
    statistic: 'annual-mean',
    max: { '': 0.08 },
    provenance: generalKnowledge,
    confidence: 'medium',
    note: 'en muestra no filtrada',
  },
  { parameter: 'cu-total', max: { '': 0.5 }, provenance: econormaAquaDarAtAnyTime },
  {
    parameter: 'cu-total',
    statistic: 'annual-mean',
    max: { '': 0.4 },
    provenance: econormaAquaDarAtAnyTime,
  },
  { parameter: 'fe-dissolved', max: { '': 2 }, provenance: aquaDarAtAnyTime },
  {
    parameter: 'fe-dissolved',
    statistic: 'annual-mean',
    max: { '': 1.6 },
    provenance: aquaDarAtAnyTime,
    confidence: 'medium',
  },
  { parameter: 'pb-total', max: { '': 0.2 }, provenance: econormaAtAnyTime },
  {
    parameter: 'pb-total',
    statistic: 'annual-mean',
    max: { '': 0.16 },
    provenance: econormaAtAnyTime,
    confidence: 'medium',
    conflict: 'repo alessandroherrera1129-coder/econorma-peru da 0,15 anual',
  },
  { parameter: 'hg-total', max: { '': 0.002 }, provenance: econormaAtAnyTime },
  {
    parameter: 'hg-total',
    statistic: 'annual-mean',
    max: { '': 0.0016 },
    provenance: econormaAtAnyTime,
    confidence: 'medium',
    conflict: 'repo alessandroherrera1129-coder/econorma-peru da 0,001 anual',
  },
  { parameter: 'zn-total', max: { '': 1.5 }, provenance: bothAtAnyTime },
  {
    parameter: 'zn-total',
    statistic: 'annual-mean',
    max: { '': 1.2 },
    provenance: bothAtAnyTime,
    confidence: 'medium',
    conflict: 'repo alessandroherrera1129-coder/econorma-peru da 1,0 anual',
  },
  { parameter: 'ph', range: { '': [6, 9] }, provenance: econormaAndAquaDar },
  {
    parameter: 'ph',
    statistic: 'annual-mean',
    range: { '': [6, 9] },
    provenance: econormaAndAquaDar,
  },
]
