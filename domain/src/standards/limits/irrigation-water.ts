import type { LimitLine } from '../limit-row.ts'

const aquaRadar =
  'repo LucianoSarmiento/AquaRadar-v.1.0 src/data/parametersCat3.ts @02cf88b (transcripción del Anexo DS 004-2017)'
const aquaRadarAndElPeruano =
  'repo LucianoSarmiento/AquaRadar-v.1.0 src/data/parametersCat3.ts @02cf88b (transcripción del Anexo DS 004-2017) ; texto de El Peruano 7-jun-2017 p.17 (scribd 367543450)'

/** ECA Agua, category 3: irrigation and animals. */
export const irrigationWater: readonly LimitLine[] = [
  { parameter: 'oil-grease', max: { '3-D1': 5, '3-D2': 10 }, provenance: aquaRadar },
  { parameter: 'hco3', max: { '3-D1': 518 }, provenance: aquaRadar },
  { parameter: 'cn-wad', max: { '3-D1': 0.1, '3-D2': 0.1 }, provenance: aquaRadar },
  { parameter: 'cl', max: { '3-D1': 500 }, provenance: aquaRadar },
  { parameter: 'color-true', max: { '3-D1': 100, '3-D2': 100 }, provenance: aquaRadar },
  { parameter: 'conductivity', max: { '3-D1': 2500, '3-D2': 5000 }, provenance: aquaRadar },
  { parameter: 'bod5', max: { '3-D1': 15, '3-D2': 15 }, provenance: aquaRadar },
  { parameter: 'cod', max: { '3-D1': 40, '3-D2': 40 }, provenance: aquaRadar },
  { parameter: 'surfactants', max: { '3-D1': 0.2, '3-D2': 0.5 }, provenance: aquaRadar },
  { parameter: 'phenols', max: { '3-D1': 0.002, '3-D2': 0.01 }, provenance: aquaRadar },
  { parameter: 'f', max: { '3-D1': 1 }, provenance: aquaRadar },
  { parameter: 'no3-no2-n', max: { '3-D1': 100, '3-D2': 100 }, provenance: aquaRadar },
  { parameter: 'no2-n', max: { '3-D1': 10, '3-D2': 10 }, provenance: aquaRadar },
  { parameter: 'so4', max: { '3-D1': 1000, '3-D2': 1000 }, provenance: aquaRadar },
  { parameter: 'al-total', max: { '3-D1': 5, '3-D2': 5 }, provenance: aquaRadar },
  {
    parameter: 'as-total',
    max: { '3-D1': 0.1, '3-D2': 0.2 },
    provenance: aquaRadarAndElPeruano,
    confidence: 'very-high',
  },
  {
    parameter: 'ba-total',
    max: { '3-D1': 0.7 },
    provenance: aquaRadarAndElPeruano,
    confidence: 'very-high',
  },
  {
    parameter: 'be-total',
    max: { '3-D1': 0.1, '3-D2': 0.1 },
    provenance: aquaRadarAndElPeruano,
    confidence: 'very-high',
  },
  {
    parameter: 'b-total',
    max: { '3-D1': 1, '3-D2': 5 },
    provenance: aquaRadarAndElPeruano,
    confidence: 'very-high',
  },
  {
    parameter: 'cd-total',
    max: { '3-D1': 0.01, '3-D2': 0.05 },
    provenance: aquaRadarAndElPeruano,
    confidence: 'very-high',
  },
  {
    parameter: 'cu-total',
    max: { '3-D1': 0.2, '3-D2': 0.5 },
    provenance: aquaRadarAndElPeruano,
    confidence: 'very-high',
  },
  {
    parameter: 'co-total',
    max: { '3-D1': 0.05, '3-D2': 1 },
    provenance: aquaRadarAndElPeruano,
    confidence: 'very-high',
  },
  {
    parameter: 'cr-total',
    max: { '3-D1': 0.1, '3-D2': 1 },
    provenance: aquaRadarAndElPeruano,
    confidence: 'very-high',
  },
  {
    parameter: 'fe-total',
    max: { '3-D1': 5 },
    provenance: aquaRadarAndElPeruano,
    confidence: 'very-high',
  },
  {
    parameter: 'li-total',
    max: { '3-D1': 2.5, '3-D2': 2.5 },
    provenance: aquaRadarAndElPeruano,
    confidence: 'very-high',
  },
  {
    parameter: 'mg-total',
    max: { '3-D2': 250 },
    provenance: aquaRadarAndElPeruano,
    confidence: 'very-high',
  },
  {
    parameter: 'mn-total',
    max: { '3-D1': 0.2, '3-D2': 0.2 },
    provenance: aquaRadarAndElPeruano,
    confidence: 'very-high',
  },
  {
    parameter: 'hg-total',
    max: { '3-D1': 0.001, '3-D2': 0.01 },
    provenance: aquaRadarAndElPeruano,
    confidence: 'very-high',
  },
  {
    parameter: 'ni-total',
    max: { '3-D1': 0.2, '3-D2': 1 },
    provenance: aquaRadarAndElPeruano,
    confidence: 'very-high',
  },
  {
    parameter: 'pb-total',
    max: { '3-D1': 0.05, '3-D2': 0.05 },
    provenance: aquaRadarAndElPeruano,
    confidence: 'very-high',
  },
  {
    parameter: 'se-total',
    max: { '3-D1': 0.02, '3-D2': 0.05 },
    provenance: aquaRadarAndElPeruano,
    confidence: 'very-high',
  },
  {
    parameter: 'zn-total',
    max: { '3-D1': 2, '3-D2': 24 },
    provenance: aquaRadarAndElPeruano,
    confidence: 'very-high',
  },
  { parameter: 'do', min: { '3-D1': 4, '3-D2': 5 }, provenance: aquaRadar },
  {
    parameter: 'ph',
    range: { '3-D1': [6.5, 8.5], '3-D2': [6.5, 8.4] },
    provenance: aquaRadar,
  },
  { parameter: 'temperature', difference: { '3-D1': 3, '3-D2': 3 }, provenance: aquaRadar },
  {
    parameter: 'coliforms-thermotolerant',
    max: { '3-D1 no restringido': 1000, '3-D1 restringido': 2000, '3-D2': 1000 },
    provenance: aquaRadar,
  },
  { parameter: 'e-coli', max: { '3-D1 no restringido': 1000 }, provenance: aquaRadar },
  {
    parameter: 'helminth-eggs',
    max: { '3-D1 no restringido': 1, '3-D1 restringido': 1 },
    provenance: aquaRadar,
  },
]
