import { describe, expect, test } from 'vitest'
import { carbonateOfAlkalinity } from './carbonate.ts'
import { conductivityAgrees, conductivityOf, measuredConductivity } from './conductivity.ts'
import { hardnessOf, ionicRatios, sodiumAdsorptionRatio } from './ratios.ts'
import { isParameterKey } from '../parameters/parameters.ts'
import type { Measured } from '../quality/measured.ts'
import { diagramIons } from './ions.ts'
import {
  dissolvedSolidsOf,
  hydrochemistryParameters,
  mgLOf,
  waterAnalysis,
} from './water-analysis.ts'

test('reads parameters of the catalogue alone: no other is ever measured', () => {
  expect(hydrochemistryParameters.filter((key) => !isParameterKey(key))).toEqual([])
})

describe('alkalinity by pH', () => {
  test('is all bicarbonate below 8.3, and none below 4.5', () => {
    expect(carbonateOfAlkalinity(100.0869, 7).hco3MeqL).toBeCloseTo(2, 2)
    expect(carbonateOfAlkalinity(100.0869, 7).co3MeqL).toBe(0)
    expect(carbonateOfAlkalinity(100.0869, 4.4)).toEqual({ hco3MeqL: 0, co3MeqL: 0, ohMeqL: 0 })
  })

  test('at the pH of the second dissociation has two equivalents of carbonate to one of bicarbonate', () => {
    const { hco3MeqL, co3MeqL } = carbonateOfAlkalinity(1000, 10.329)
    expect(co3MeqL / hco3MeqL).toBeCloseTo(2, 6)
    // What hydroxide leaves of 19.98 meq/L.
    expect(hco3MeqL + co3MeqL).toBeCloseTo(1000 / 50.04345 - 1000 * 10 ** (10.329 - 13.997), 6)
  })
})

describe('hydroxide', () => {
  const of = (results: Record<string, number>) => {
    const measured = Object.entries(results).map(
      ([key, value]): Measured => ({
        key,
        amount: { value, qualifier: null },
      }),
    )
    const found = waterAnalysis(measured, 'half')
    if (!('analysis' in found)) throw new Error(found.excluded.reason)
    return found.analysis
  }
  const limed = { ph: 11.5, 'ca-dissolved': 80.1, 'mg-dissolved': 0.5, 'na-dissolved': 30.2 }
  const anions = { cl: 5.1, so4: 20.3 }

  test('balances water that was treated with lime, as its alkalinity tells', () => {
    const water = of({ ...limed, 'k-dissolved': 2.1, ...anions, 'alkalinity-total': 250 })
    // 10^(11.5 − 13.997) mol/L of 4.996 meq/L of alkalinity.
    expect(water.meqL.oh).toBeCloseTo(3.184, 3)
    expect((water.meqL.hco3 ?? 0) + (water.meqL.co3 ?? 0)).toBeCloseTo(4.9957 - 3.184, 3)
    expect(water.anionsMeqL).toBeCloseTo(4.9957 + 5.1 / 35.4527 + 20.3 / 48.0313, 3)
    expect(water.errorPercent).toBeCloseTo(-1.2, 0)
    expect(water).toMatchObject({ isAlkaline: true, isAcid: false })
  })

  test('is no more than the alkalinity, and counts beside what the laboratory reports', () => {
    expect(of({ ...limed, ...anions, 'alkalinity-total': 100 }).meqL).toMatchObject({
      oh: expect.closeTo(100 / 50.04345, 9),
      hco3: 0,
    })
    expect(of({ ...limed, ...anions, hco3: 10, co3: 50 }).meqL.oh).toBeCloseTo(3.184, 3)
  })

  test('is none below a pH of 8.3', () => {
    const water = of({ ...limed, ...anions, ph: 8.29, 'alkalinity-total': 250 })
    expect(water.meqL.oh).toBeUndefined()
    expect(water.isAlkaline).toBe(false)
  })
})

test('the conductivity of the laboratory serves where that of the field is no number', () => {
  const of = (key: string, value: number | null, qualifier: '<' | null = null) => ({
    key,
    amount: { value, qualifier },
  })
  const laboratory = of('conductivity-lab', 515)
  expect(measuredConductivity([of('conductivity', 430), laboratory])).toBe(430)
  for (const field of [
    of('conductivity', null),
    of('conductivity', 0),
    of('conductivity', 10, '<'),
    { key: 'conductivity', amount: { value: 430, qualifier: null, isRejected: true } },
  ]) {
    expect(measuredConductivity([field, laboratory])).toBe(515)
    expect(measuredConductivity([laboratory, field])).toBe(515)
    expect(measuredConductivity([field])).toBeNull()
  }
})

test('conductivity is the sum of the ions, less by the square of the activity of a monovalent ion', () => {
  // 0.01 mol/L sodium chloride: 1265 µS/cm, with log y = -0.5 · (0.1 / 1.1 - 0.003).
  const of = (meqL: number) => conductivityOf({ meqL: { na: meqL, cl: meqL }, isAcid: false })
  expect(of(10)).toBeCloseTo(1265 * 10 ** -(0.1 / 1.1 - 0.003), 6)
  expect((of(1e-6) ?? 0) / 1e-6).toBeCloseTo(126.5, 1)
  expect(conductivityOf({ meqL: { na: 10, cl: 10 }, isAcid: true })).toBeNull()
  // Ionic strengths of 0.49 and 0.51 mol/L, on either side of where the correction holds.
  expect(of(490)).toBeGreaterThan(0)
  expect(of(510)).toBeNull()
})

test('a calculated conductivity agrees within a tenth of the measured one, as far as there are both', () => {
  const agrees = (measured: number | null, calculated: number | null) =>
    conductivityAgrees({ measured, calculated })
  expect([agrees(100, 90), agrees(100, 110)]).toEqual([true, true])
  expect([agrees(100, 89), agrees(100, 111)]).toEqual([false, false])
  expect([agrees(null, 10), agrees(10, null), agrees(0, 10)]).toEqual([true, true, true])
})

describe('of a sample', () => {
  const fresh = { 'ca-dissolved': 40, 'mg-dissolved': 8, 'na-dissolved': 10, cl: 12, so4: 20 }
  const read = (more: Record<string, number>) => {
    const results = Object.entries({ ...fresh, ...more }).map(
      ([key, value]): Measured => ({
        key,
        amount: { value, qualifier: null },
      }),
    )
    const found = waterAnalysis(results, 'half')
    return 'excluded' in found ? found.excluded : found.analysis
  }
  test('a pH of 14.5 is water, and one of 15.1 is none', () => {
    expect(read({ hco3: 130, ph: 14.5 })).toMatchObject({ ph: 14.5 })
    expect(read({ hco3: 130, ph: 15.1 })).toEqual({ reason: 'impossible', ions: ['h'] })
  })
  test('reported solids serve up to what brines hold, else the ions are summed', () => {
    expect(read({ hco3: 130, tds: 500_000 })).toMatchObject({
      tdsMgL: 500_000,
      isTdsReported: true,
    })
    expect(read({ hco3: 130, tds: 900_000 })).toMatchObject({ isTdsReported: false })
  })
  test('free acid is no dissolved solid', () => {
    const [strong, weak] = [read({ ph: 1.5 }), read({ ph: 4.4 })]
    if ('reason' in strong || 'reason' in weak) throw new Error('It is excluded')
    expect(strong.meqL.h).toBeGreaterThan(30)
    expect(strong.tdsMgL).toBe(weak.tdsMgL)
  })
})

test.each([
  // Equivalent conductances of Standard Methods 1030 E; at such dilution nothing else counts.
  ['ca', 59.5],
  ['mg', 53.1],
  ['na', 50.1],
  ['k', 73.5],
  ['h', 350],
  ['hco3', 44.5],
  ['co3', 72],
  ['cl', 76.4],
  ['so4', 80],
  ['no3', 71.4],
  // CRC Handbook of Chemistry and Physics.
  ['oh', 198],
] as const)('each meq/L of %s conducts %d µS/cm', (ion, perMeq) => {
  expect((conductivityOf({ meqL: { [ion]: 1e-8 }, isAcid: false }) ?? 0) / 1e-8).toBeCloseTo(
    perMeq,
    2,
  )
})

test('an ion of two charges adds twice to the ionic strength', () => {
  // 0.01 mol/L calcium sulfate: I = 0.04 mol/L.
  const strength = 10 ** -(0.2 / 1.2 - 0.3 * 0.04)
  expect(conductivityOf({ meqL: { ca: 20, so4: 20 }, isAcid: false })).toBeCloseTo(
    2790 * strength,
    6,
  )
})

test('ratios, SAR and hardness follow their definitions, and divide by nothing that is zero', () => {
  const meqL = { ca: 2, mg: 2, na: 4, cl: 2, so4: 1, hco3: 3, co3: 1 }
  expect(ionicRatios({ meqL })).toEqual({
    'na-cl': 2,
    'ca-mg': 1,
    'so4-cl': 0.5,
    'hco3-cl': 2,
    'mg-ca-mg': 0.5,
  })
  expect(sodiumAdsorptionRatio({ meqL })).toBeCloseTo(4 / Math.SQRT2, 9)
  // 2.497 · 40.078 + 4.118 · 24.305 mg/L.
  expect(hardnessOf({ meqL })).toBeCloseTo(200.163, 2)
  expect(Object.values(ionicRatios({ meqL: {} }))).toEqual([null, null, null, null, null])
  expect(sodiumAdsorptionRatio({ meqL: { na: 1 } })).toBeNull()
})

test('of bicarbonate carbonate remains in the residue', () => {
  expect(dissolvedSolidsOf({ hco3: 1 })).toBeCloseTo(61.0171 * 0.4917, 6)
  expect(dissolvedSolidsOf({ na: 1, cl: 1 })).toBeCloseTo(22.9898 + 35.4527, 6)
})

describe('whatever is measured', () => {
  const keys = [
    'ca-dissolved',
    'mg-dissolved',
    'na-dissolved',
    'k-dissolved',
    'hco3',
    'cl',
    'so4',
    'ph',
    'tds',
    'fe-total',
  ]
  const odd = [
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    1e-12,
    12,
    -1,
    5e5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
  ]

  test('an analysis has finite numbers, or a reason why there is none; the order of results says nothing', () => {
    let seed = 7
    // The low bits of such a generator repeat at once.
    const next = () => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed >> 8
    }
    const reasons = new Set<string>()
    for (let round = 0; round < 2_000; round += 1) {
      const results: Measured[] = keys.map((key) => ({
        key,
        amount: { value: odd[next() % odd.length] ?? null, qualifier: null },
      }))
      const found = waterAnalysis(results, 'half')
      expect(waterAnalysis(results.toReversed(), 'half')).toEqual(found)
      if ('excluded' in found) {
        reasons.add(found.excluded.reason)
        continue
      }
      reasons.add('analysed')
      const { meqL, cationsMeqL, anionsMeqL, errorPercent, tdsMgL } = found.analysis
      const numbers = [...Object.values(meqL), cationsMeqL, anionsMeqL, errorPercent, tdsMgL]
      expect(numbers.every((value = 0) => Number.isFinite(value) && value >= -100)).toBe(true)
      expect(tdsMgL).toBeGreaterThan(0)
    }
    expect([...reasons].toSorted()).toEqual([
      'analysed',
      'impossible',
      'missing',
      'no-anions',
      'no-cations',
    ])
  })
})

test('a milliequivalent of each ion has its molar mass by its charge, in mg', () => {
  expect(Object.fromEntries(diagramIons.map((ion) => [ion, mgLOf(ion, 1)]))).toEqual({
    ca: 20.039,
    mg: 12.1525,
    na: 22.9898,
    k: 39.0983,
    hco3: 61.0171,
    co3: 30.0046,
    cl: 35.4527,
    so4: 48.0318,
    no3: 62.0049,
    fe: 27.9225,
    al: 8.994,
    mn: 27.469,
    cu: 31.773,
    zn: 32.69,
    h: 1.008,
    oh: 17.0073,
  })
})
