import type { LimitLine } from '../limit-row.ts'

const aquaRadarAndScribd =
  'repo LucianoSarmiento/AquaRadar-v.1.0 src/data/parametersCat1.ts @02cf88b (transcripción del Anexo DS 004-2017) ; cruzado con scribd 379185481 (cat.1-A físico-químicos)'
const aquaRadar =
  'repo LucianoSarmiento/AquaRadar-v.1.0 src/data/parametersCat1.ts @02cf88b (transcripción del Anexo DS 004-2017)'

/** ECA Agua, category 1: population and recreation. */
export const populationWater: readonly LimitLine[] = [
  {
    parameter: 'oil-grease',
    max: { '1-A1': 0.5, '1-A2': 1.7, '1-A3': 1.7 },
    provenance: aquaRadarAndScribd,
  },
  { parameter: 'cn-total', max: { '1-A1': 0.07 }, provenance: aquaRadarAndScribd },
  { parameter: 'cn-free', max: { '1-A2': 0.2, '1-A3': 0.2 }, provenance: aquaRadarAndScribd },
  { parameter: 'cn-free', max: { '1-B1': 0.022, '1-B2': 0.022 }, provenance: aquaRadar },
  { parameter: 'cn-wad', max: { '1-B1': 0.08 }, provenance: aquaRadar },
  {
    parameter: 'cl',
    max: { '1-A1': 250, '1-A2': 250, '1-A3': 250 },
    provenance: aquaRadarAndScribd,
  },
  { parameter: 'color-true', max: { '1-A1': 15, '1-A2': 100 }, provenance: aquaRadarAndScribd },
  {
    parameter: 'conductivity',
    max: { '1-A1': 1500, '1-A2': 1600 },
    provenance: aquaRadarAndScribd,
  },
  { parameter: 'bod5', max: { '1-A1': 3, '1-A2': 5, '1-A3': 10 }, provenance: aquaRadarAndScribd },
  { parameter: 'bod5', max: { '1-B1': 5, '1-B2': 10 }, provenance: aquaRadar },
  { parameter: 'hardness', max: { '1-A1': 500 }, provenance: aquaRadarAndScribd },
  { parameter: 'cod', max: { '1-A1': 10, '1-A2': 20, '1-A3': 30 }, provenance: aquaRadarAndScribd },
  { parameter: 'cod', max: { '1-B1': 30, '1-B2': 50 }, provenance: aquaRadar },
  { parameter: 'surfactants', max: { '1-B1': 0.5 }, provenance: aquaRadar },
  { parameter: 'phenols', max: { '1-A1': 0.003 }, provenance: aquaRadarAndScribd },
  { parameter: 'f', max: { '1-A1': 1.5 }, provenance: aquaRadarAndScribd },
  {
    parameter: 'p-total',
    max: { '1-A1': 0.1, '1-A2': 0.15, '1-A3': 0.15 },
    provenance: aquaRadarAndScribd,
  },
  { parameter: 'no3', max: { '1-A1': 50, '1-A2': 50, '1-A3': 50 }, provenance: aquaRadarAndScribd },
  { parameter: 'no3-n', max: { '1-B1': 10 }, provenance: aquaRadar },
  { parameter: 'no2', max: { '1-A1': 3, '1-A2': 3 }, provenance: aquaRadarAndScribd },
  { parameter: 'no2-n', max: { '1-B1': 1 }, provenance: aquaRadar },
  { parameter: 'nh3-n', max: { '1-A1': 1.5, '1-A2': 1.5 }, provenance: aquaRadar },
  {
    parameter: 'tds',
    max: { '1-A1': 1000, '1-A2': 1000, '1-A3': 1500 },
    provenance: aquaRadar,
  },
  { parameter: 'so4', max: { '1-A1': 250, '1-A2': 500 }, provenance: aquaRadar },
  { parameter: 'sulfide', max: { '1-B1': 0.05 }, provenance: aquaRadar },
  {
    parameter: 'turbidity',
    max: { '1-A1': 5, '1-A2': 100, '1-B1': 100 },
    provenance: aquaRadar,
  },
  {
    parameter: 'al-total',
    max: { '1-A1': 0.9, '1-A2': 5, '1-A3': 5, '1-B1': 0.2 },
    provenance: aquaRadar,
  },
  {
    parameter: 'sb-total',
    max: { '1-A1': 0.02, '1-A2': 0.02, '1-B1': 0.006 },
    provenance: aquaRadar,
  },
  {
    parameter: 'as-total',
    max: { '1-A1': 0.01, '1-A2': 0.01, '1-A3': 0.15, '1-B1': 0.01 },
    provenance: aquaRadar,
  },
  {
    parameter: 'ba-total',
    max: { '1-A1': 0.7, '1-A2': 1, '1-B1': 0.7 },
    provenance: aquaRadar,
  },
  {
    parameter: 'be-total',
    max: { '1-A1': 0.012, '1-A2': 0.04, '1-A3': 0.1, '1-B1': 0.04 },
    provenance: aquaRadar,
  },
  {
    parameter: 'b-total',
    max: { '1-A1': 2.4, '1-A2': 2.4, '1-A3': 2.4, '1-B1': 0.5 },
    provenance: aquaRadar,
  },
  {
    parameter: 'cd-total',
    max: { '1-A1': 0.003, '1-A2': 0.005, '1-A3': 0.01, '1-B1': 0.01 },
    provenance: aquaRadar,
  },
  {
    parameter: 'cu-total',
    max: { '1-A1': 2, '1-A2': 2, '1-A3': 2, '1-B1': 2 },
    provenance: aquaRadar,
  },
  {
    parameter: 'cr-total',
    max: { '1-A1': 0.05, '1-A2': 0.05, '1-A3': 0.05, '1-B1': 0.05 },
    provenance: aquaRadar,
  },
  { parameter: 'cr6', max: { '1-B1': 0.05 }, provenance: aquaRadar },
  {
    parameter: 'fe-total',
    max: { '1-A1': 0.3, '1-A2': 1, '1-A3': 5, '1-B1': 0.3 },
    provenance: aquaRadar,
  },
  {
    parameter: 'mn-total',
    max: { '1-A1': 0.4, '1-A2': 0.4, '1-A3': 0.5, '1-B1': 0.1 },
    provenance: aquaRadar,
  },
  {
    parameter: 'hg-total',
    max: { '1-A1': 0.001, '1-A2': 0.002, '1-A3': 0.002, '1-B1': 0.001 },
    provenance: aquaRadar,
  },
  { parameter: 'mo-total', max: { '1-A1': 0.07 }, provenance: aquaRadar },
  { parameter: 'ni-total', max: { '1-A1': 0.07, '1-B1': 0.02 }, provenance: aquaRadar },
  { parameter: 'ag-total', max: { '1-B1': 0.01, '1-B2': 0.05 }, provenance: aquaRadar },
  {
    parameter: 'pb-total',
    max: { '1-A1': 0.01, '1-A2': 0.05, '1-A3': 0.05, '1-B1': 0.01 },
    provenance: aquaRadar,
  },
  {
    parameter: 'se-total',
    max: { '1-A1': 0.04, '1-A2': 0.04, '1-A3': 0.05, '1-B1': 0.01 },
    provenance: aquaRadar,
  },
  {
    parameter: 'u-total',
    max: { '1-A1': 0.02, '1-A2': 0.02, '1-A3': 0.02, '1-B1': 0.02, '1-B2': 0.02 },
    provenance: aquaRadar,
  },
  { parameter: 'v-total', max: { '1-B1': 0.1, '1-B2': 0.1 }, provenance: aquaRadar },
  {
    parameter: 'zn-total',
    max: { '1-A1': 3, '1-A2': 5, '1-A3': 5, '1-B1': 3 },
    provenance: aquaRadar,
  },
  {
    parameter: 'tph-c8-c40',
    max: { '1-A1': 0.01, '1-A2': 0.2, '1-A3': 1 },
    provenance: aquaRadar,
  },
  {
    parameter: 'do',
    min: { '1-A1': 6, '1-A2': 5, '1-A3': 4, '1-B1': 5, '1-B2': 4 },
    provenance: aquaRadar,
  },
  {
    parameter: 'ph',
    range: { '1-A1': [6.5, 8.5], '1-A2': [5.5, 9], '1-A3': [5.5, 9], '1-B1': [6, 9] },
    provenance: aquaRadar,
  },
  {
    parameter: 'temperature',
    difference: { '1-A1': 3, '1-A2': 3 },
    provenance: aquaRadar,
    note: 'Δ3: |T - promedio mensual multianual| <= 3',
  },
]
