import { expect, it } from 'vitest'
import { shippedNames } from '../../../test/result-names.ts'
import { resultChecker } from './check-result.ts'

const check = resultChecker({ names: shippedNames(['E-01']), today: '2026-11-22', marks: '.' })
const read = (parameter: string, unit: string) => {
  const one = check({
    place: { sheet: '', row: 2, column: 3 },
    value: '7',
    fields: { station: 'E-01', date: '2026-03-17', parameter, unit },
  })
  return one?.held.map(({ reason }) => reason).join() || `${one?.canonical} ${one?.unit}`
}

it.each([
  ['Sulfatos', 'mg SO4/L', '7 mg/L'],
  ['Sulfatos', 'µg/L SO4', '0.007 µg/L'],
  ['Nitratos', 'mg NO3/L', '7 mg/L'],
  ['NO3-N', 'mg NO3-N/L', '7 mg/L'],
  ['Cobre total', 'mg Cu/L', '7 mg/L'],
  ['Cobre disuelto', 'mg Cu/L', '7 mg/L'],
  ['pH', 'unid.', '7 unidad de pH'],
  ['pH', 'unidades', '7 unidad de pH'],
  ['pH', 'und.', '7 unidad de pH'],
  ['pH', '', '7 unidad de pH'],
])('%s in %j is understood', (parameter, unit, said) => expect(read(parameter, unit)).toBe(said))

it.each([
  // As nitrogen or as nitrate: another value.
  ['NO3-N', 'mg NO3/L', 'unknown-unit'],
  ['Nitratos', 'mg NO3-N/L', 'unknown-unit'],
  ['Nitratos', 'mg N/L', 'unknown-unit'],
  ['Cobre total', 'mg Pb/L', 'unknown-unit'],
  ['Cobre total', 'unid.', 'unknown-unit'],
  ['Cobre total', '', 'without-unit'],
])('%s in %j waits', (parameter, unit, reason) => expect(read(parameter, unit)).toBe(reason))
