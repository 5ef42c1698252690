import type { LimitLine } from '../limit-row.ts'

const firstSource =
  'ambos: repo alessandroherrera1129-coder/econorma-peru y repo AQUA-DAR Puno (momento); anual: repo alessandroherrera1129-coder/econorma-peru'
const secondSource = 'conocimiento general'
const thirdSource = 'repo alessandroherrera1129-coder/econorma-peru'
const fourthSource =
  'momento: repo alessandroherrera1129-coder/econorma-peru; anual: conocimiento general (80 % del puntual)'
const fifthSource = 'repo alessandroherrera1129-coder/econorma-peru ; repo AQUA-DAR Puno (momento)'
const sixthSource = 'momento: repo AQUA-DAR Puno; anual: conocimiento general'
const seventhSource =
  'momento: repo alessandroherrera1129-coder/econorma-peru; anual: conocimiento general'
const eighthSource =
  'momento: repo alessandroherrera1129-coder/econorma-peru y repo AQUA-DAR Puno; anual: conocimiento general'
const ninthSource = 'repo alessandroherrera1129-coder/econorma-peru ; repo AQUA-DAR Puno'

/** LMP of mine effluents: at any time, and the annual mean. */
export const effluentLimits: readonly LimitLine[] = [
  { parameter: 'tss', max: { '': 50 }, source: firstSource },
  { parameter: 'tss', statistic: 'annual-mean', max: { '': 25 }, source: firstSource },
  { parameter: 'oil-grease', max: { '': 20 }, source: secondSource, confidence: 'medium' },
  {
    parameter: 'oil-grease',
    statistic: 'annual-mean',
    max: { '': 16 },
    source: secondSource,
    confidence: 'medium',
  },
  {
    parameter: 'cn-total',
    max: { '': 1 },
    source: thirdSource,
    note: 'D.S. 010-2010: cianuro total',
  },
  {
    parameter: 'cn-total',
    statistic: 'annual-mean',
    max: { '': 0.8 },
    source: thirdSource,
    note: 'D.S. 010-2010: cianuro total',
  },
  { parameter: 'as-total', max: { '': 0.1 }, source: thirdSource },
  { parameter: 'as-total', statistic: 'annual-mean', max: { '': 0.08 }, source: thirdSource },
  { parameter: 'cd-total', max: { '': 0.05 }, source: fourthSource },
  {
    parameter: 'cd-total',
    statistic: 'annual-mean',
    max: { '': 0.04 },
    source: fourthSource,
    confidence: 'medium',
    note: 'repo alessandroherrera1129-coder/econorma-peru da 0,03 anual: CONFLICTO',
  },
  {
    parameter: 'cr6',
    max: { '': 0.1 },
    source: secondSource,
    confidence: 'medium',
    note: 'en muestra no filtrada',
  },
  {
    parameter: 'cr6',
    statistic: 'annual-mean',
    max: { '': 0.08 },
    source: secondSource,
    confidence: 'medium',
    note: 'en muestra no filtrada',
  },
  { parameter: 'cu-total', max: { '': 0.5 }, source: fifthSource },
  { parameter: 'cu-total', statistic: 'annual-mean', max: { '': 0.4 }, source: fifthSource },
  { parameter: 'fe-dissolved', max: { '': 2 }, source: sixthSource },
  {
    parameter: 'fe-dissolved',
    statistic: 'annual-mean',
    max: { '': 1.6 },
    source: sixthSource,
    confidence: 'medium',
  },
  { parameter: 'pb-total', max: { '': 0.2 }, source: seventhSource },
  {
    parameter: 'pb-total',
    statistic: 'annual-mean',
    max: { '': 0.16 },
    source: seventhSource,
    confidence: 'medium',
    note: 'repo alessandroherrera1129-coder/econorma-peru da 0,15 anual: CONFLICTO',
  },
  { parameter: 'hg-total', max: { '': 0.002 }, source: seventhSource },
  {
    parameter: 'hg-total',
    statistic: 'annual-mean',
    max: { '': 0.0016 },
    source: seventhSource,
    confidence: 'medium',
    note: 'repo alessandroherrera1129-coder/econorma-peru da 0,001 anual: CONFLICTO',
  },
  { parameter: 'zn-total', max: { '': 1.5 }, source: eighthSource },
  {
    parameter: 'zn-total',
    statistic: 'annual-mean',
    max: { '': 1.2 },
    source: eighthSource,
    confidence: 'medium',
    note: 'repo alessandroherrera1129-coder/econorma-peru da 1,0 anual: CONFLICTO',
  },
  { parameter: 'ph', range: { '': [6, 9] }, source: ninthSource },
  { parameter: 'ph', statistic: 'annual-mean', range: { '': [6, 9] }, source: ninthSource },
]
