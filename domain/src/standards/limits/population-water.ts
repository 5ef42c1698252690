import type { LimitLine } from '../limit-row.ts'

const firstSource =
  'repo LucianoSarmiento/AquaRadar-v.1.0 src/data/parametersCat1.ts @02cf88b (transcripción del Anexo DS 004-2017) ; cruzado con scribd 379185481 (cat.1-A físico-químicos)'
const secondSource =
  'repo LucianoSarmiento/AquaRadar-v.1.0 src/data/parametersCat1.ts @02cf88b (transcripción del Anexo DS 004-2017)'

/** ECA Agua, category 1: population and recreation. */
export const populationWater: readonly LimitLine[] = [
  { parameter: 'oil-grease', max: { '1-A1': 0.5, '1-A2': 1.7, '1-A3': 1.7 }, source: firstSource },
  { parameter: 'cn-total', max: { '1-A1': 0.07 }, source: firstSource },
  { parameter: 'cn-free', max: { '1-A2': 0.2, '1-A3': 0.2 }, source: firstSource },
  { parameter: 'cn-free', max: { '1-B1': 0.022, '1-B2': 0.022 }, source: secondSource },
  { parameter: 'cn-wad', max: { '1-B1': 0.08 }, source: secondSource },
  { parameter: 'cl', max: { '1-A1': 250, '1-A2': 250, '1-A3': 250 }, source: firstSource },
  { parameter: 'color-true', max: { '1-A1': 15, '1-A2': 100 }, source: firstSource },
  { parameter: 'conductivity', max: { '1-A1': 1500, '1-A2': 1600 }, source: firstSource },
  { parameter: 'bod5', max: { '1-A1': 3, '1-A2': 5, '1-A3': 10 }, source: firstSource },
  { parameter: 'bod5', max: { '1-B1': 5, '1-B2': 10 }, source: secondSource },
  { parameter: 'hardness', max: { '1-A1': 500 }, source: firstSource },
  { parameter: 'cod', max: { '1-A1': 10, '1-A2': 20, '1-A3': 30 }, source: firstSource },
  { parameter: 'cod', max: { '1-B1': 30, '1-B2': 50 }, source: secondSource },
  { parameter: 'surfactants', max: { '1-B1': 0.5 }, source: secondSource },
  { parameter: 'phenols', max: { '1-A1': 0.003 }, source: firstSource },
  { parameter: 'f', max: { '1-A1': 1.5 }, source: firstSource },
  { parameter: 'p-total', max: { '1-A1': 0.1, '1-A2': 0.15, '1-A3': 0.15 }, source: firstSource },
  { parameter: 'no3', max: { '1-A1': 50, '1-A2': 50, '1-A3': 50 }, source: firstSource },
  { parameter: 'no3-n', max: { '1-B1': 10 }, source: secondSource },
  { parameter: 'no2', max: { '1-A1': 3, '1-A2': 3 }, source: firstSource },
  { parameter: 'no2-n', max: { '1-B1': 1 }, source: secondSource },
  { parameter: 'nh3-n', max: { '1-A1': 1.5, '1-A2': 1.5 }, source: secondSource },
  { parameter: 'tds', max: { '1-A1': 1000, '1-A2': 1000, '1-A3': 1500 }, source: secondSource },
  { parameter: 'so4', max: { '1-A1': 250, '1-A2': 500 }, source: secondSource },
  { parameter: 'sulfide', max: { '1-B1': 0.05 }, source: secondSource },
  { parameter: 'turbidity', max: { '1-A1': 5, '1-A2': 100, '1-B1': 100 }, source: secondSource },
  {
    parameter: 'al-total',
    max: { '1-A1': 0.9, '1-A2': 5, '1-A3': 5, '1-B1': 0.2 },
    source: secondSource,
  },
  {
    parameter: 'sb-total',
    max: { '1-A1': 0.02, '1-A2': 0.02, '1-B1': 0.006 },
    source: secondSource,
  },
  {
    parameter: 'as-total',
    max: { '1-A1': 0.01, '1-A2': 0.01, '1-A3': 0.15, '1-B1': 0.01 },
    source: secondSource,
  },
  { parameter: 'ba-total', max: { '1-A1': 0.7, '1-A2': 1, '1-B1': 0.7 }, source: secondSource },
  {
    parameter: 'be-total',
    max: { '1-A1': 0.012, '1-A2': 0.04, '1-A3': 0.1, '1-B1': 0.04 },
    source: secondSource,
  },
  {
    parameter: 'b-total',
    max: { '1-A1': 2.4, '1-A2': 2.4, '1-A3': 2.4, '1-B1': 0.5 },
    source: secondSource,
  },
  {
    parameter: 'cd-total',
    max: { '1-A1': 0.003, '1-A2': 0.005, '1-A3': 0.01, '1-B1': 0.01 },
    source: secondSource,
  },
  {
    parameter: 'cu-total',
    max: { '1-A1': 2, '1-A2': 2, '1-A3': 2, '1-B1': 2 },
    source: secondSource,
  },
  {
    parameter: 'cr-total',
    max: { '1-A1': 0.05, '1-A2': 0.05, '1-A3': 0.05, '1-B1': 0.05 },
    source: secondSource,
  },
  { parameter: 'cr6', max: { '1-B1': 0.05 }, source: secondSource },
  {
    parameter: 'fe-total',
    max: { '1-A1': 0.3, '1-A2': 1, '1-A3': 5, '1-B1': 0.3 },
    source: secondSource,
  },
  {
    parameter: 'mn-total',
    max: { '1-A1': 0.4, '1-A2': 0.4, '1-A3': 0.5, '1-B1': 0.1 },
    source: secondSource,
  },
  {
    parameter: 'hg-total',
    max: { '1-A1': 0.001, '1-A2': 0.002, '1-A3': 0.002, '1-B1': 0.001 },
    source: secondSource,
  },
  { parameter: 'mo-total', max: { '1-A1': 0.07 }, source: secondSource },
  { parameter: 'ni-total', max: { '1-A1': 0.07, '1-B1': 0.02 }, source: secondSource },
  { parameter: 'ag-total', max: { '1-B1': 0.01, '1-B2': 0.05 }, source: secondSource },
  {
    parameter: 'pb-total',
    max: { '1-A1': 0.01, '1-A2': 0.05, '1-A3': 0.05, '1-B1': 0.01 },
    source: secondSource,
  },
  {
    parameter: 'se-total',
    max: { '1-A1': 0.04, '1-A2': 0.04, '1-A3': 0.05, '1-B1': 0.01 },
    source: secondSource,
  },
  {
    parameter: 'u-total',
    max: { '1-A1': 0.02, '1-A2': 0.02, '1-A3': 0.02, '1-B1': 0.02, '1-B2': 0.02 },
    source: secondSource,
  },
  { parameter: 'v-total', max: { '1-B1': 0.1, '1-B2': 0.1 }, source: secondSource },
  {
    parameter: 'zn-total',
    max: { '1-A1': 3, '1-A2': 5, '1-A3': 5, '1-B1': 3 },
    source: secondSource,
  },
  { parameter: 'tph-c8-c40', max: { '1-A1': 0.01, '1-A2': 0.2, '1-A3': 1 }, source: secondSource },
  {
    parameter: 'do',
    min: { '1-A1': 6, '1-A2': 5, '1-A3': 4, '1-B1': 5, '1-B2': 4 },
    source: secondSource,
  },
  {
    parameter: 'ph',
    range: { '1-A1': [6.5, 8.5], '1-A2': [5.5, 9], '1-A3': [5.5, 9], '1-B1': [6, 9] },
    source: secondSource,
  },
  {
    parameter: 'temperature',
    difference: { '1-A1': 3, '1-A2': 3 },
    source: secondSource,
    note: 'Δ3: |T - promedio mensual multianual| <= 3',
  },
]
