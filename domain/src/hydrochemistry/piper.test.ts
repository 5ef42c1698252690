import { expect, test } from 'vitest'
import { readCsv } from '../../test/read-csv.ts'
import text from '../../test/hydrochemistry/expected_piper_stiff.csv?raw'
import { piperFacies, piperFractions, piperPlaces } from './piper.ts'
import { stiffRows } from './stiff.ts'
import type { Measured } from '../quality/measured.ts'
import { waterAnalysis } from './water-analysis.ts'

const expected = readCsv(text)

const ions = {
  Ca: 'ca-dissolved',
  Mg: 'mg-dissolved',
  Na: 'na-dissolved',
  K: 'k-dissolved',
  HCO3: 'hco3',
  CO3: 'co3',
  Cl: 'cl',
  SO4: 'so4',
}

const resultsOf = (row: Record<string, string>): Measured[] =>
  Object.entries(ions).map(([ion, key]) => ({
    key,
    amount: { value: Number(row[`${ion}_mgL`]), qualifier: null },
  }))

const analysed = (row: Record<string, string>) => {
  const found = waterAnalysis(resultsOf(row), 'half')
  if ('excluded' in found) throw new Error(found.excluded.reason)
  return found.analysis
}

test.each(expected)('$sample stands where WQChartPy draws it', (row) => {
  const analysis = analysed(row)
  const at = (name: string) => Number(row[name])
  expect(analysis.cationsMeqL).toBeCloseTo(at('sum_cations_meqL'), 6)
  expect(analysis.anionsMeqL).toBeCloseTo(at('sum_anions_meqL'), 6)
  expect(analysis.errorPercent).toBeCloseTo(at('cbe_pct'), 4)
  const fractions = piperFractions(analysis)
  expect(100 * fractions.ca).toBeCloseTo(at('pct_Ca'), 4)
  expect(100 * fractions.mg).toBeCloseTo(at('pct_Mg'), 4)
  expect(100 * fractions.naK).toBeCloseTo(at('pct_NaK'), 4)
  expect(100 * fractions.hco3Co3).toBeCloseTo(at('pct_HCO3CO3'), 4)
  expect(100 * fractions.so4).toBeCloseTo(at('pct_SO4'), 4)
  expect(100 * fractions.cl).toBeCloseTo(at('pct_Cl'), 4)
  const { cations, anions, diamond } = piperPlaces(fractions)
  for (const [name, place] of [
    ['cat', cations],
    ['an', anions],
    ['dia', diamond],
  ] as const) {
    expect(Math.abs(place.x - at(`piper_${name}_x`))).toBeLessThan(1e-6)
    expect(Math.abs(place.y - at(`piper_${name}_y`))).toBeLessThan(1e-6)
  }
  const [first, second, third] = stiffRows(analysis)
  const xs = [-first.left, -second.left, -third.left, third.right, second.right, first.right]
  const oracle = row.stiff_x?.split(';').map(Number).slice(0, 6)
  for (const [index, x] of xs.entries())
    expect(Math.abs(x - (oracle?.[index] ?? 99))).toBeLessThan(1e-6)
})

test('names a water by what is more than half', () => {
  expect(piperFacies({ ca: 0.6, mg: 0.2, naK: 0.2, hco3Co3: 0.3, so4: 0.55, cl: 0.15 })).toEqual({
    cations: 'calcium',
    anions: 'sulfate',
    zone: 'ca-mg-so4-cl',
  })
  expect(piperFacies({ ca: 0.5, mg: 0.25, naK: 0.25, hco3Co3: 0.5, so4: 0.25, cl: 0.25 })).toEqual({
    cations: 'mixed',
    anions: 'mixed',
    zone: 'ca-mg-so4-cl',
  })
})
