import { describe, expect, test } from 'vitest'
import { durovPlaces } from './durov.ts'
import { gibbsRatios } from './gibbs.ts'
import { piperFacies, piperFractions } from './piper.ts'
import type { Measured } from '../quality/measured.ts'
import { waterAnalysis } from './water-analysis.ts'

const keys = {
  ca: 'ca-dissolved',
  mg: 'mg-dissolved',
  na: 'na-dissolved',
  k: 'k-dissolved',
  fe: 'fe-dissolved',
  al: 'al-dissolved',
  mn: 'mn-dissolved',
  cu: 'cu-dissolved',
  zn: 'zn-dissolved',
  hco3: 'hco3',
  cl: 'cl',
  so4: 'so4',
  no3: 'no3',
  ph: 'ph',
  tds: 'tds',
} as const
const of = (mgL: Partial<Record<keyof typeof keys, number>>): Measured[] =>
  Object.entries(mgL).map(([ion, value]) => ({
    key: keys[ion as keyof typeof keys],
    amount: { value, qualifier: null },
  }))
const analysed = (results: Measured[]) => {
  const found = waterAnalysis(results, 'half')
  if ('excluded' in found) throw new Error(found.excluded.reason)
  return found.analysis
}

describe('published analyses', () => {
  test('mean sea water (Hem 1985, table 2; Goldberg and others 1971) is balanced sodium chloride', () => {
    const sea = analysed(
      of({ cl: 19_000, na: 10_500, so4: 2_700, mg: 1_350, ca: 410, k: 390, hco3: 142 }),
    )
    // 456.724 + 9.975 + 20.460 + 111.088 against 535.926 + 56.213 + 2.327, by hand.
    expect(sea.cationsMeqL).toBeCloseTo(598.247, 2)
    expect(sea.anionsMeqL).toBeCloseTo(594.466, 2)
    expect(sea.errorPercent).toBeCloseTo(0.317, 2)
    expect(piperFacies(piperFractions(sea))).toEqual({
      cations: 'sodium-potassium',
      anions: 'chloride',
      zone: 'na-k-so4-cl',
    })
    expect(gibbsRatios(sea).cations).toBeCloseTo(10_500 / 10_910, 9)
    expect(gibbsRatios(sea).anions).toBeCloseTo(19_000 / 19_142, 9)
  })

  test('mean river water (Livingstone 1963; Hem 1985, table 3) is balanced calcium bicarbonate', () => {
    const river = analysed(
      of({ ca: 15, mg: 4.1, na: 6.3, k: 2.3, hco3: 58, so4: 11, cl: 7.8, no3: 1 }),
    )
    expect(river.cationsMeqL).toBeCloseTo(1.41881, 4)
    expect(river.anionsMeqL).toBeCloseTo(1.4157, 3)
    expect(Math.abs(river.errorPercent)).toBeLessThan(0.2)
    expect(piperFacies(piperFractions(river))).toEqual({
      cations: 'calcium',
      anions: 'bicarbonate',
      zone: 'ca-mg-hco3',
    })
    // 15 + 4.1 + 6.3 + 2.3 + 11 + 7.8 + 1 and 0.4917 of 58.
    expect(river.tdsMgL).toBeCloseTo(76.0186, 3)
    expect(river.isTdsReported).toBe(false)
  })
})

describe('acid water', () => {
  // Sulfuric acid that has dissolved iron, aluminium, copper and zinc, made to balance: 20 meq/L of either.
  const acid = {
    ph: 3,
    ca: 5 * 20.039,
    mg: 3 * 12.1525,
    na: 22.9898,
    fe: 4 * 27.9225,
    al: 3 * 8.99383,
    cu: 1.5 * 31.773,
    zn: 1.5 * 32.69,
    so4: 19.5 * 48.0318,
    cl: 0.5 * 35.4527,
  }

  test('balances with its metals and free acid, and without them would not', () => {
    const analysis = analysed(of({ ...acid, hco3: 30 }))
    expect(analysis.isAcid).toBe(true)
    expect(analysis.meqL.hco3).toBeUndefined()
    expect(analysis.errorPercent).toBeCloseTo(0, 3)
    const { fe: _, al: __, cu: ___, zn: ____, ...majors } = acid
    expect(analysed(of({ ...majors, ph: 5, hco3: 0 })).errorPercent).toBeLessThan(-30)
  })

  test.each([
    // mg/L of one meq/L: the atomic mass (IUPAC 2021) by the charge that the metal has in acid water.
    ['fe', 55.845 / 2],
    ['al', 26.982 / 3],
    ['mn', 54.938 / 2],
    ['cu', 63.546 / 2],
    ['zn', 65.38 / 2],
  ] as const)(
    '%s carries 1 meq/L in %d mg/L, of its dissolved part before the total',
    (metal, mgL) => {
      const { fe: _, al: __, cu: ___, zn: ____, ...majors } = acid
      const without = analysed(of(majors))
      const amount = { value: mgL, qualifier: null }
      const total = { key: `${metal}-total`, amount: { value: 5 * mgL, qualifier: null } }
      const dissolved = { key: `${metal}-dissolved`, amount }
      for (const results of [
        [dissolved, total],
        [total, dissolved],
      ]) {
        const analysis = analysed([...of(majors), ...results])
        expect(analysis.meqL[metal]).toBeCloseTo(1, 4)
        expect(analysis.cationsMeqL - without.cationsMeqL).toBeCloseTo(1, 4)
      }
      expect(analysed([...of(majors), total]).meqL[metal]).toBeCloseTo(5, 3)
      expect(
        analysed([...of({ ...majors, ph: 5, hco3: 1 }), dissolved]).meqL[metal],
      ).toBeUndefined()
    },
  )

  test('has 1 meq/L of free acid at a pH of 3, and ten times as much at 2', () => {
    const at = (ph: number) => analysed(of({ ...acid, ph }))
    expect(at(3).meqL.h).toBeCloseTo(1, 12)
    expect(at(2).meqL.h).toBeCloseTo(10, 12)
    expect(at(2).cationsMeqL - at(3).cationsMeqL).toBeCloseTo(9, 9)
  })

  test('is known by the pH of the field, of the laboratory where the field has none', () => {
    const ph = (key: string, value: number) => ({ key, amount: { value, qualifier: null } })
    const { ph: _, ...rest } = acid
    const withPh = (...phs: Measured[]) => analysed([...of({ ...rest, hco3: 1 }), ...phs])
    const acidInField = withPh(ph('ph-lab', 6.5), ph('ph', 3.2))
    expect(acidInField).toMatchObject({ ph: 3.2, isAcid: true })
    expect(withPh(ph('ph', 6.5), ph('ph-lab', 3.2))).toMatchObject({ ph: 6.5, isAcid: false })
    expect(withPh(ph('ph-lab', 3.2))).toMatchObject({ ph: 3.2, isAcid: true })
    const unsaid = { key: 'ph', amount: { value: null, qualifier: null } }
    const below = { key: 'ph', amount: { value: 6, qualifier: '<' } } as const
    const rejected = { key: 'ph', amount: { value: 6.5, qualifier: null, isRejected: true } }
    for (const field of [unsaid, below, rejected]) {
      expect(withPh(field, ph('ph-lab', 3.2))).toMatchObject({ ph: 3.2, isAcid: true })
      expect(withPh(ph('ph-lab', 3.2), field)).toMatchObject({ ph: 3.2, isAcid: true })
      expect(withPh(field).ph).toBeNull()
    }
  })

  test('names the metals that its balance lacks', () => {
    expect(analysed(of(acid)).metalsNotMeasured).toEqual(['mn'])
    const { fe: _, al: __, ...without } = acid
    expect(analysed(of(without)).metalsNotMeasured).toEqual(['fe', 'al', 'mn'])
    expect(analysed(of({ ...acid, ph: 6, hco3: 10 })).metalsNotMeasured).toEqual([])
  })

  test('begins below a pH of 4.5', () => {
    expect(analysed(of({ ...acid, ph: 4.49 })).isAcid).toBe(true)
    expect(analysed(of({ ...acid, ph: 4.5, hco3: 1 })).isAcid).toBe(false)
  })
})

describe('what a sample lacks', () => {
  const fresh = { ca: 40, mg: 10, na: 10, so4: 20, cl: 10, hco3: 150 }
  const alkaline = of(fresh).filter(({ key }) => key !== 'hco3')

  test('alkalinity without a pH says nothing of bicarbonate', () => {
    const results = [
      ...alkaline,
      { key: 'alkalinity-total', amount: { value: 120, qualifier: null } },
    ]
    expect(waterAnalysis(results, 'half')).toEqual({ excluded: { reason: 'no-ph' } })
    expect(analysed([...results, ...of({ ph: 7 })]).carbonateFrom).toBe('alkalinity')
  })

  test('a pH that no water has is impossible, and absurd dissolved solids give way to the ions', () => {
    for (const ph of [-5, 20, Number.NaN])
      expect(waterAnalysis(of({ ...fresh, ph }), 'half')).toEqual({
        excluded: { reason: 'impossible', ions: ['h'] },
      })
    for (const tds of [-3, 0, Number.NaN, Number.POSITIVE_INFINITY]) {
      const { tdsMgL, isTdsReported } = analysed(of({ ...fresh, tds }))
      expect([tdsMgL > 0, isTdsReported]).toEqual([true, false])
    }
  })

  test('a dissolved element comes before the total one, in either order', () => {
    const results = of({ ca: 20.039, mg: 12.1525, na: 22.9898, so4: 20, cl: 10, hco3: 150 })
    const totals = ['ca', 'mg', 'na', 'k'].map((ion) => ({
      key: `${ion}-total`,
      amount: { value: 500, qualifier: null },
    }))
    const k = { key: 'k-dissolved', amount: { value: 39.0983, qualifier: null } }
    for (const given of [
      [...results, k, ...totals],
      [...totals, k, ...results],
    ]) {
      const { meqL } = analysed(given)
      for (const ion of ['ca', 'mg', 'na', 'k'] as const) expect(meqL[ion]).toBeCloseTo(1, 4)
    }
  })

  test('a dissolved metal without a number gives way to the total one', () => {
    const results = [
      ...of(fresh).filter(({ key }) => key !== 'ca-dissolved'),
      { key: 'ca-dissolved', amount: { value: null, qualifier: null } },
      { key: 'ca-total', amount: { value: 40.078, qualifier: null } },
    ]
    expect(analysed(results).meqL.ca).toBeCloseTo(2, 9)
  })
})

test('Durov: corners are pure waters, and the square has the lines through both', () => {
  const none = { ca: 0, mg: 0, naK: 0, hco3Co3: 0, so4: 0, cl: 0 }
  const height = Math.sqrt(3) / 2
  expect(durovPlaces({ ...none, ca: 1, hco3Co3: 1 })).toEqual({
    cations: { x: -0, y: 1 },
    anions: { x: 1, y: 1 },
    square: { x: 1, y: 1 },
  })
  expect(durovPlaces({ ...none, mg: 1, so4: 1 })).toEqual({
    cations: { x: -height, y: 0.5 },
    anions: { x: 0.5, y: 1 + height },
    square: { x: 0.5, y: 0.5 },
  })
  // The first sample of the oracle of Piper, placed by the formulas of WQChartPy's durvo.py.
  const places = durovPlaces({
    ca: 0.472429,
    mg: 0.146066,
    naK: 0.381505,
    hco3Co3: 0.35099,
    so4: 0.293181,
    cl: 0.35583,
  })
  expect(places.cations.x).toBeCloseTo(-0.126497, 5)
  expect(places.cations.y).toBeCloseTo(0.545462, 5)
  expect(places.anions.x).toBeCloseTo(0.49758, 5)
  expect(places.anions.y).toBeCloseTo(1.253902, 5)
})

test('Gibbs: a share of two ions that are both zero is none', () => {
  expect(gibbsRatios({ meqL: { mg: 1, so4: 1 } })).toEqual({ cations: null, anions: null })
})
