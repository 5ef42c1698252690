import { expect, it } from 'vitest'
import { findOptionsOf } from './beside-parameter.ts'

it.each([
  [{ group: 'Metales totales' }, { fraction: 'total' }],
  [{ group: 'Metales Disueltos' }, { fraction: 'dissolved' }],
  [{ group: 'Total y disuelto' }, {}],
  [{ matrix: 'Agua natural superficial' }, { matrix: 'water' }],
  [{ matrix: 'Calidad del aire' }, { matrix: 'air' }],
  [{ group: 'Suelos', unit: 'mg/kg' }, { matrix: 'soil' }],
  [{ unit: 'µg/m³' }, { matrix: 'air' }],
  [{ unit: 'mg/L' }, { matrix: 'water' }],
  [{ unit: 'mg/kg' }, { matrix: 'soil' }],
  [{ unit: 'dB(A)' }, { matrix: 'noise' }],
  [{ unit: '%' }, {}],
])('reads %j', (beside, options) =>
  expect(findOptionsOf({ group: '', matrix: '', unit: '', ...beside })).toEqual(options),
)
