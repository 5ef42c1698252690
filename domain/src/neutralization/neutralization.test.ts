import { describe, expect, test } from 'vitest'
import { readCsv } from '../../test/read-csv.ts'
import factors from '../../test/neutralization/factors.csv?raw'
import cases from '../../test/neutralization/worked_cases.csv?raw'
import { addDays } from '../dates.ts'
import { acidMetals } from '../hydrochemistry/charged-metals.ts'
import { acidityOf } from './acidity.ts'
import { consumptionChange, type DosedDay } from './consumption.ts'
import {
  acidityOfDay,
  costOf,
  deviationPercent,
  flowOfVolume,
  isEffluentPhExceeded,
  plannedDose,
  plannedKg,
  priceOn,
  realDose,
  treatedVolume,
  volumeOfFlow,
} from './dose.ts'
import { derivedDay } from './dosed-day.ts'
import {
  equivalentKg,
  kgPerKgCaCO3,
  type NeutralizerFormula,
  neutralizerFormulas,
} from './neutralizers.ts'
import { followStock, stockDays } from './stock.ts'
import { consumptionTotals, monthTotals } from './totals.ts'

describe('golden cases', () => {
  test.each(readCsv(factors))('$neutralizer neutralizes by its equivalents', (row) => {
    const formula = neutralizerFormulas.find((one) => one === row['neutralizer'])
    expect(formula).toBeDefined()
    expect(kgPerKgCaCO3(formula as NeutralizerFormula)).toBeCloseTo(
      Number(row['kg_per_kg_CaCO3']),
      4,
    )
  })

  test.each(readCsv(cases))('$case', (row) => {
    const of = (key: string) => Number(row[key])
    const [ph, flow] = [of('pH'), of('Q_Ls')]
    const metals = {
      fe2: of('Fe2_mgL'),
      fe3: of('Fe3_mgL'),
      al: of('Al_mgL'),
      mn: of('Mn_mgL'),
      zn: of('Zn_mgL'),
      cu: of('Cu_mgL'),
    }
    const acidity = acidityOf(ph, metals)
    const formula = row['neutralizer'] as NeutralizerFormula
    const basis = {
      formula,
      purity: of('purity'),
      efficiency: of('efficiency'),
      share: 1,
      residualMgL: 0,
    }
    const dose = plannedDose(acidity, basis)
    const volume = volumeOfFlow(flow, null)
    const kg = plannedKg(dose, volume)
    // Each as exact as the file writes it: half of its last digit.
    const digits = (key: string) => row[key]?.split('.')[1]?.length ?? 0
    const isAs = (value: number | null, key: string) =>
      expect(Math.abs((value ?? Number.NaN) - of(key))).toBeLessThanOrEqual(
        0.5 * 10 ** -digits(key) + 1e-9,
      )
    expect(acidity).toBeCloseTo(of('acidity_mgL_CaCO3'), 3)
    isAs(dose, 'dose_kg_m3_product')
    isAs(volume, 'Q_m3_d')
    isAs(kg, 'consumption_kg_d')
    isAs(((kg ?? 0) * 30) / 1000, 'consumption_t_30d')
    // What a dose neutralizes is the acidity that it was planned for.
    expect(1000 * equivalentKg(dose ?? Number.NaN, basis)).toBeCloseTo(acidity ?? 0, 9)
  })
})

const basis = {
  formula: 'CaOH2',
  purity: 0.9,
  efficiency: 0.85,
  share: 1,
  residualMgL: 20,
} as const

describe('a dose', () => {
  test('is none below the residual acidity, and a part of it where several products share the acid', () => {
    expect(plannedDose(10, basis)).toBe(0)
    expect(plannedDose(120, { ...basis, share: 0.25 })).toBeCloseTo(
      (plannedDose(120, basis) ?? 0) / 4,
      12,
    )
    expect(plannedDose(120, { ...basis, purity: 0 })).toBeNull()
    expect(plannedDose(120, { ...basis, efficiency: 1.2 })).toBeNull()
  })

  test('is compared with what was used, which nothing treated has none of', () => {
    expect(realDose(100, 400)).toBe(0.25)
    expect(realDose(100, 0)).toBeNull()
    expect(deviationPercent(0.3, 0.25)).toBeCloseTo(20, 9)
    expect(deviationPercent(0.3, 0)).toBeNull()
  })

  test('follows from the acidity that was measured before the metals', () => {
    const water = { phIn: 3.2, acidityMgL: null, metals: { fe2: 60 } }
    expect(acidityOfDay({ ...water, acidityMgL: 400 })).toEqual({ mgL: 400, from: 'measured' })
    expect(acidityOfDay(water)?.from).toBe('metals')
    expect(acidityOfDay({ ...water, phIn: null })).toBeNull()
    expect(acidityOfDay({ ...water, metals: {} })).toBeNull()
  })
})

test('volume and flow follow from each other by the hours; a measured volume comes first', () => {
  expect(volumeOfFlow(10, 12)).toBe(432)
  expect(flowOfVolume(432, 12)).toBe(10)
  expect(flowOfVolume(432, 0)).toBeNull()
  expect(volumeOfFlow(10, 25)).toBeNull()
  expect(treatedVolume({ flowLs: 10, volumeM3: 500, hours: 12 })).toBe(500)
})

test('a cost goes by the price in force on its day', () => {
  const prices = [
    { fromOn: '2026-03-01', perT: 700, currency: 'PEN' },
    { fromOn: '2026-01-01', perT: 650, currency: 'PEN' },
  ] as const
  expect(costOf(2000, priceOn(prices, '2026-02-28'))).toBe(1300)
  expect(costOf(2000, priceOn(prices, '2026-03-01'))).toBe(1400)
  expect(priceOn(prices, '2025-12-31')).toBeNull()
  expect(costOf(2000, null)).toBeNull()
})

describe('stock', () => {
  const uses = [
    { on: '2026-01-02', kg: 100, stockKg: 1000 },
    { on: '2026-01-03', kg: 200, stockKg: null },
    { on: '2026-01-04', kg: null, stockKg: null },
    { on: '2026-01-05', kg: 300, stockKg: 650 },
    { on: '2026-01-06', kg: 200, stockKg: null },
  ]

  test('is counted, else follows from the day before, what came and what was used', () => {
    const found = followStock(uses.toReversed(), [{ on: '2026-01-03', kg: 500 }])
    expect(found.map(({ kg }) => kg)).toEqual([1000, 1300, 1300, 650, 450])
    expect(found.map(({ from }) => from)).toEqual([
      'counted',
      'followed',
      'followed',
      'counted',
      'followed',
    ])
    expect(found.at(-1)).toMatchObject({ meanKgD: 200, daysLeft: 2.25 })
  })

  test('lasts by the mean of the days with a use among the last thirty', () => {
    const use = (on: string, kg: number) => ({ on, kg, stockKg: null })
    const last = (first: string) =>
      followStock(
        [use(first, 1000), use('2026-01-20', 100), use('2026-01-31', 200)],
        [{ on: '2026-01-01', kg: 9000 }],
      ).at(-1)?.meanKgD
    expect(last('2026-01-02')).toBeCloseTo(1300 / 3, 9)
    expect(last('2026-01-01')).toBe(150)
  })

  test('is not known before one was counted or delivered, and lasts for ever where nothing is used', () => {
    expect(followStock([{ on: '2026-01-02', kg: 5, stockKg: null }], [])[0]?.kg).toBeNull()
    expect(stockDays(100, 0)).toBeNull()
    expect(stockDays(-5, 10)).toBe(0)
  })
})

describe('consumption', () => {
  const days = (of: (index: number) => Partial<DosedDay>): DosedDay[] =>
    Array.from({ length: 35 }, (_, index) => ({
      on: addDays('2026-01-01', index),
      volumeM3: 1000,
      kg: 300,
      plannedKgM3: 0.28,
      phOut: 7.5,
      ...of(index),
    }))
  const isLast = (index: number) => index >= 28

  test('is up where neither pH nor the planned dose rises with it', () => {
    const up = consumptionChange(days((index) => (isLast(index) ? { kg: 390 } : {})))
    expect(up).toMatchObject({ isUp: true, phRise: 0, plannedPercent: 0 })
    expect(up?.dosePercent).toBeCloseTo(30, 9)
  })

  test('is not where pH rises, the water needs more, or it is up by the limit alone', () => {
    const last = (more: Partial<DosedDay>) =>
      consumptionChange(days((index) => (isLast(index) ? { kg: 390, ...more } : {})))?.isUp
    expect(last({ phOut: 7.7 })).toBe(false)
    expect(last({ plannedKgM3: 0.35 })).toBe(false)
    expect(last({ kg: 360 })).toBe(false)
    expect(last({ kg: 360.1 })).toBe(true)
    expect(last({ plannedKgM3: null })).toBe(true)
    // A rise of 0.1 of pH, or of 10 % of the planned dose, explains it; less does not.
    expect(last({ phOut: 7.6 })).toBe(false)
    expect(last({ phOut: 7.599 })).toBe(true)
    expect(last({ plannedKgM3: 0.308 })).toBe(false)
    expect(last({ plannedKgM3: 0.3079 })).toBe(true)
  })

  test('is compared with the 28 days before, those alone', () => {
    // Seven days apart by a week, so that 28 days before them hold 14 with a dose and no more.
    const dosed = (firstOn: string) =>
      consumptionChange(
        [
          ...Array.from({ length: 13 }, (_, index) => addDays('2026-01-03', index * 2)),
          firstOn,
          ...Array.from({ length: 7 }, (_, index) => addDays('2026-01-30', index)),
        ].map((on) => ({ on, volumeM3: 1000, kg: 300, plannedKgM3: null, phOut: 7.5 })),
      )
    expect(dosed('2026-01-02')?.beforeKgM3).toBe(0.3)
    expect(dosed('2026-01-01')).toBeNull()
  })

  test('is not judged by few days, nor without pH', () => {
    expect(consumptionChange(days(() => ({})).slice(-20))).toBeNull()
    expect(consumptionChange(days(() => ({ phOut: null })))).toBeNull()
    expect(consumptionChange([])).toBeNull()
  })
})

test('the pH of an effluent keeps the band of 6 to 9, both ends included', () => {
  expect([6, 7.5, 9].map(isEffluentPhExceeded)).toEqual([false, false, false])
  expect([5.99, 9.01, -2, 16].map(isEffluentPhExceeded)).toEqual([true, true, true, true])
  // What is no pH exceeds nothing.
  expect([null, undefined, Number.NaN, -3, 17].map(isEffluentPhExceeded)).toEqual(
    Array.from({ length: 5 }, () => false),
  )
})

test('totals weigh doses by volume, count days out of the band and keep currencies apart', () => {
  const day = (on: string, volumeM3: number | null, kg: number, currency: 'PEN' | 'USD') => ({
    on,
    volumeM3,
    phOut: kg > 250 ? 9.4 : 7,
    uses: [
      {
        neutralizerId: 7,
        kg,
        plannedKg: kg / 2,
        cost: { amount: kg, currency },
      },
    ],
  })
  const days = [
    day('2026-01-31', 1000, 100, 'PEN'),
    day('2026-02-01', 500, 300, 'USD'),
    day('2026-02-02', null, 50, 'PEN'),
  ]
  // Half of it is CaCO3 that reacts.
  const products = [{ id: 7, formula: 'CaCO3', purity: 0.5, efficiency: 1 }] as const
  expect(consumptionTotals(days, products)).toEqual({
    days: 3,
    volumeM3: 1500,
    products: [{ neutralizerId: 7, kg: 450, kgM3: 400 / 1500, plannedKgM3: 200 / 1500 }],
    equivalent: {
      kg: expect.closeTo(225, 9),
      kgM3: expect.closeTo(200 / 1500, 12),
      plannedKgM3: expect.closeTo(100 / 1500, 12),
    },
    costs: [
      { currency: 'PEN', amount: 150, perM3: 0.1 },
      { currency: 'USD', amount: 300, perM3: 0.6 },
    ],
    exceededDays: 1,
  })
  const months = monthTotals(days.toReversed(), products)
  expect(months.map(({ month, totals }) => [month, totals.days])).toEqual([
    ['2026-01', 1],
    ['2026-02', 2],
  ])
  expect(consumptionTotals([], products)).toMatchObject({
    products: [{ neutralizerId: 7, kg: 0, kgM3: null }],
    equivalent: { kgM3: null },
    costs: [],
  })
})

test('different products add up by what they neutralize, never by their kilograms', () => {
  // Of the golden cases "medio" and "severo soda": lime against seven tenths of the acid, soda against the rest.
  const lime = { formula: 'CaOH2', purity: 0.9, efficiency: 0.85 } as const
  const soda = { formula: 'NaOH', purity: 0.5, efficiency: 1 } as const
  const plant = {
    residualMgL: 0,
    neutralizers: [
      { id: 1, ...lime, share: 0.7, prices: [] },
      { id: 2, ...soda, share: 0.3, prices: [] },
    ],
  }
  const water = {
    flowLs: 45,
    volumeM3: null,
    hours: null,
    phIn: 3.2,
    phOut: 7,
    acidityMgL: null,
    metals: { fe2: 60, fe3: 30, al: 25, mn: 12, zn: 8, cu: 2 },
  }
  const on = '2026-01-15'
  const uses = [
    { neutralizerId: 1, kg: 1000 },
    { neutralizerId: 2, kg: 500 },
  ]
  const derived = derivedDay({ ...water, on, uses }, plant)
  const used = derived.uses.map((use, index) => ({ ...use, kg: uses[index]?.kg ?? null }))
  const { products, equivalent } = consumptionTotals(
    [{ on, phOut: 7, volumeM3: derived.volumeM3, uses: used }],
    plant.neutralizers,
  )
  expect(products).toEqual([
    {
      neutralizerId: 1,
      kg: 1000,
      kgM3: expect.closeTo(1000 / 3888, 12),
      plannedKgM3: expect.closeTo(0.3833 * 0.7, 4),
    },
    {
      neutralizerId: 2,
      kg: 500,
      kgM3: expect.closeTo(500 / 3888, 12),
      plannedKgM3: expect.closeTo((396.093 * 0.7992 * 0.3) / 500, 4),
    },
  ])
  // 1000 · 0.9 · 0.85 ÷ 0.7403 and 500 · 0.5 ÷ 0.7992; planned is the acidity itself.
  expect(equivalent.kg).toBeCloseTo(1033.37 + 312.81, 1)
  expect(equivalent.kgM3).toBeCloseTo(equivalent.kg / 3888, 9)
  expect(equivalent.plannedKgM3).toBeCloseTo(0.396093, 6)
})

test('whatever is given, no number is NaN or infinite', () => {
  const odd = [0, -1, 1e-300, 1e300, Number.NaN, Number.POSITIVE_INFINITY, null, undefined, 7]
  let seed = 11
  const any = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return odd[Math.floor((seed / 2_147_483_647) * odd.length)]
  }
  const given = () => any() ?? null
  const isFine = (value: number | null) =>
    expect(value === null || Number.isFinite(value)).toBe(true)
  for (let round = 0; round < 2000; round++) {
    const metals = Object.fromEntries(acidMetals.map((metal) => [metal, any()]))
    const acidity = acidityOf(any(), metals)
    isFine(acidity)
    const parts = { purity: given() ?? 1, efficiency: given() ?? 1, share: given() ?? 1 }
    const dose = plannedDose(acidity, { ...basis, ...parts, residualMgL: given() ?? 0 })
    const volume = treatedVolume({ flowLs: given(), volumeM3: given(), hours: given() })
    for (const value of [dose, volume, plannedKg(dose, volume), realDose(any(), volume)])
      isFine(value)
    isFine(deviationPercent(any(), any()))
    isFine(flowOfVolume(any(), any()))
    isFine(costOf(any(), { fromOn: '2026-01-01', perT: given() ?? 1, currency: 'PEN' }))
    const on = addDays('2026-01-01', round % 40)
    const [stock] = followStock([{ on, kg: given(), stockKg: given() }], [{ on, kg: given() ?? 1 }])
    isFine(stock?.kg ?? null)
    isFine(stock?.daysLeft ?? null)
    const totals = consumptionTotals(
      [
        {
          on,
          volumeM3: given(),
          phOut: given(),
          uses: [{ neutralizerId: 1, kg: given(), plannedKg: given(), cost: null }],
        },
      ],
      [{ id: 1, ...basis }],
    )
    isFine(totals.volumeM3)
    for (const { kg, kgM3, plannedKgM3 } of [totals.equivalent, ...totals.products])
      for (const value of [kg, kgM3, plannedKgM3]) isFine(value)
  }
})
