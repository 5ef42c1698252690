import type { LimitLine } from '../limit-row.ts'

const provenance =
  'repo LucianoSarmiento/AquaRadar-v.1.0 src/data/parametersCat4.ts @02cf88b (transcripción del Anexo DS 004-2017)'

/** ECA Agua, category 4: conservation of the aquatic environment; its cadmium is dissolved. */
export const conservationWater: readonly LimitLine[] = [
  {
    parameter: 'oil-grease',
    max: {
      '4-E1': 5,
      '4-E2 costa y sierra': 5,
      '4-E2 selva': 5,
      '4-E3 estuarios': 5,
      '4-E3 marinos': 5,
    },
    provenance,
  },
  {
    parameter: 'cn-free',
    max: {
      '4-E1': 0.0052,
      '4-E2 costa y sierra': 0.0052,
      '4-E2 selva': 0.0052,
      '4-E3 estuarios': 0.001,
      '4-E3 marinos': 0.001,
    },
    provenance,
  },
  {
    parameter: 'color-true',
    max: { '4-E1': 20, '4-E2 costa y sierra': 20, '4-E2 selva': 20 },
    provenance,
  },
  { parameter: 'chlorophyll-a', max: { '4-E1': 0.008 }, provenance },
  {
    parameter: 'conductivity',
    max: { '4-E1': 1000, '4-E2 costa y sierra': 1000, '4-E2 selva': 1000 },
    provenance,
  },
  {
    parameter: 'bod5',
    max: {
      '4-E1': 5,
      '4-E2 costa y sierra': 10,
      '4-E2 selva': 10,
      '4-E3 estuarios': 15,
      '4-E3 marinos': 10,
    },
    provenance,
  },
  {
    parameter: 'phenols',
    max: {
      '4-E1': 2.56,
      '4-E2 costa y sierra': 2.56,
      '4-E2 selva': 2.56,
      '4-E3 estuarios': 5.8,
      '4-E3 marinos': 5.8,
    },
    provenance,
  },
  {
    parameter: 'p-total',
    max: {
      '4-E1': 0.035,
      '4-E2 costa y sierra': 0.05,
      '4-E2 selva': 0.05,
      '4-E3 estuarios': 0.124,
      '4-E3 marinos': 0.062,
    },
    provenance,
  },
  {
    parameter: 'no3',
    max: {
      '4-E1': 13,
      '4-E2 costa y sierra': 13,
      '4-E2 selva': 13,
      '4-E3 estuarios': 200,
      '4-E3 marinos': 200,
    },
    provenance,
  },
  { parameter: 'n-total', max: { '4-E1': 0.315 }, provenance },
  {
    parameter: 'tss',
    max: {
      '4-E1': 25,
      '4-E2 costa y sierra': 100,
      '4-E2 selva': 400,
      '4-E3 estuarios': 100,
      '4-E3 marinos': 30,
    },
    provenance,
  },
  {
    parameter: 'sulfide',
    max: {
      '4-E1': 0.002,
      '4-E2 costa y sierra': 0.002,
      '4-E2 selva': 0.002,
      '4-E3 estuarios': 0.002,
      '4-E3 marinos': 0.002,
    },
    provenance,
  },
  {
    parameter: 'sb-total',
    max: { '4-E1': 0.64, '4-E2 costa y sierra': 0.64, '4-E2 selva': 0.64 },
    provenance,
  },
  {
    parameter: 'as-total',
    max: {
      '4-E1': 0.15,
      '4-E2 costa y sierra': 0.15,
      '4-E2 selva': 0.15,
      '4-E3 estuarios': 0.036,
      '4-E3 marinos': 0.036,
    },
    provenance,
  },
  {
    parameter: 'ba-total',
    max: { '4-E1': 0.7, '4-E2 costa y sierra': 0.7, '4-E2 selva': 1, '4-E3 estuarios': 1 },
    provenance,
  },
  {
    parameter: 'cd-dissolved',
    max: {
      '4-E1': 0.00025,
      '4-E2 costa y sierra': 0.00025,
      '4-E2 selva': 0.00025,
      '4-E3 estuarios': 0.0088,
      '4-E3 marinos': 0.0088,
    },
    provenance,
  },
  {
    parameter: 'cu-total',
    max: {
      '4-E1': 0.1,
      '4-E2 costa y sierra': 0.1,
      '4-E2 selva': 0.1,
      '4-E3 estuarios': 0.05,
      '4-E3 marinos': 0.05,
    },
    provenance,
  },
  {
    parameter: 'cr6',
    max: {
      '4-E1': 0.011,
      '4-E2 costa y sierra': 0.011,
      '4-E2 selva': 0.011,
      '4-E3 estuarios': 0.05,
      '4-E3 marinos': 0.05,
    },
    provenance,
  },
  {
    parameter: 'hg-total',
    max: {
      '4-E1': 0.0001,
      '4-E2 costa y sierra': 0.0001,
      '4-E2 selva': 0.0001,
      '4-E3 estuarios': 0.0001,
      '4-E3 marinos': 0.0001,
    },
    provenance,
  },
  {
    parameter: 'ni-total',
    max: {
      '4-E1': 0.052,
      '4-E2 costa y sierra': 0.052,
      '4-E2 selva': 0.052,
      '4-E3 estuarios': 0.0082,
      '4-E3 marinos': 0.0082,
    },
    provenance,
  },
  {
    parameter: 'pb-total',
    max: {
      '4-E1': 0.0025,
      '4-E2 costa y sierra': 0.0025,
      '4-E2 selva': 0.0025,
      '4-E3 estuarios': 0.0081,
      '4-E3 marinos': 0.0081,
    },
    provenance,
  },
  {
    parameter: 'se-total',
    max: {
      '4-E1': 0.005,
      '4-E2 costa y sierra': 0.005,
      '4-E2 selva': 0.005,
      '4-E3 estuarios': 0.071,
      '4-E3 marinos': 0.071,
    },
    provenance,
  },
  {
    parameter: 'tl-total',
    max: { '4-E1': 0.0008, '4-E2 costa y sierra': 0.0008, '4-E2 selva': 0.0008 },
    provenance,
  },
  {
    parameter: 'zn-total',
    max: {
      '4-E1': 0.12,
      '4-E2 costa y sierra': 0.12,
      '4-E2 selva': 0.12,
      '4-E3 estuarios': 0.081,
      '4-E3 marinos': 0.081,
    },
    provenance,
  },
  {
    parameter: 'tph',
    max: {
      '4-E1': 0.5,
      '4-E2 costa y sierra': 0.5,
      '4-E2 selva': 0.5,
      '4-E3 estuarios': 0.5,
      '4-E3 marinos': 0.5,
    },
    provenance,
  },
  {
    parameter: 'do',
    min: {
      '4-E1': 5,
      '4-E2 costa y sierra': 5,
      '4-E2 selva': 5,
      '4-E3 estuarios': 4,
      '4-E3 marinos': 4,
    },
    provenance,
  },
  {
    parameter: 'ph',
    range: {
      '4-E1': [6.5, 9],
      '4-E2 costa y sierra': [6.5, 9],
      '4-E2 selva': [6.5, 9],
      '4-E3 estuarios': [6.8, 8.5],
      '4-E3 marinos': [6.8, 8.5],
    },
    provenance,
  },
  {
    parameter: 'temperature',
    difference: {
      '4-E1': 3,
      '4-E2 costa y sierra': 3,
      '4-E2 selva': 3,
      '4-E3 estuarios': 2,
      '4-E3 marinos': 2,
    },
    provenance,
  },
  {
    parameter: 'nh3-total',
    ammonia: {
      '4-E1': 'fresh-water',
      '4-E2 costa y sierra': 'fresh-water',
      '4-E2 selva': 'fresh-water',
      '4-E3 estuarios': 'marine',
      '4-E3 marinos': 'marine',
    },
    provenance,
    note: 'según el pH y la temperatura de la misma muestra: Tabla N° 1 del Anexo',
  },
]
