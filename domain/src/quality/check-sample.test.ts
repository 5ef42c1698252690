import { describe, expect, it } from 'vitest'
import type { Qualifier } from '../evaluation/amount.ts'
import { checkSample, type QualityResult, type QualitySample } from './check-sample.ts'

const ids = new Map<string, number>()
const idOf = (key: string): number => {
  ids.set(key, ids.get(key) ?? ids.size + 1)
  return ids.get(key) as number
}
type Given = Record<string, number | `<${number}` | Partial<QualityResult>>
const sample = (values: Given, rest: Partial<QualitySample> = {}): QualitySample => ({
  matrix: 'water',
  isBlank: false,
  sampledOn: '2026-02-10',
  sampledTime: '09:00',
  results: Object.entries(values).map(([key, value]) => ({
    parameterId: idOf(key),
    key,
    amount:
      typeof value === 'string'
        ? { value: Number(value.slice(1)), qualifier: '<' }
        : { value: typeof value === 'number' ? value : 1, qualifier: null },
    quantificationLimit: null,
    analysedOn: null,
    ...(typeof value === 'object' ? value : {}),
  })),
  ...rest,
})
const alone = { duplicate: null, blanks: [], history: new Map(), nonDetectRule: 'half' } as const
const found = (...given: Parameters<typeof checkSample>) =>
  checkSample(...given).findings.map(({ check, suggested }) => `${check} ${suggested}`)

describe('checkSample', () => {
  it('compares duplicates either side of 20 %, of soil of 35 %', () => {
    // 200 · 0.2 / 2 is 20 %.
    const pair = (value: number, rest: Partial<QualitySample> = {}) =>
      found(sample({ 'cu-total': 0.9 }, rest), {
        ...alone,
        duplicate: sample({ 'cu-total': value }),
      })
    expect(pair(1.1)).toEqual([])
    expect(pair(1.101)).toEqual(['duplicate J'])
    // 35 % at 1.2818.
    expect(pair(1.281, { matrix: 'soil' })).toEqual([])
    expect(pair(1.283, { matrix: 'soil' })).toEqual(['duplicate J'])
    const duplicate = sample({ 'cu-total': 1 })
    expect(found(sample({ 'cu-total': '<0.1' }), { ...alone, duplicate })).toEqual(['duplicate UJ'])
  })

  it('finds what a blank may explain, under five times as much, and what a blank itself holds', () => {
    const blanks = [sample({ 'zn-total': 0.1 }, { isBlank: true })]
    const of = (value: number) => found(sample({ 'zn-total': value }), { ...alone, blanks })
    expect(of(0.499)).toEqual(['blank U'])
    expect(of(0.5)).toEqual([])
    expect(found(blanks[0] as QualitySample, alone)).toEqual(['own-blank null'])
    expect(found(sample({ 'zn-total': '<0.1' }, { isBlank: true }), alone)).toEqual([])
  })

  it('keeps holding times: nitrate two days, of non-detects the limit is estimated', () => {
    const of = (analysedOn: string, qualifier: Qualifier | null = null) =>
      found(sample({ no3: { amount: { value: 1, qualifier }, analysedOn } }), alone)
    expect(of('2026-02-11')).toEqual([])
    // The day of the limit may be either.
    expect(of('2026-02-12')).toEqual([])
    expect(of('2026-02-13')).toEqual(['holding-time J'])
    expect(of('2026-02-13', '<')).toEqual(['holding-time UJ'])
  })

  it('finds a dissolved fraction above its total by more than 20 %', () => {
    const of = (dissolved: number) =>
      found(sample({ 'cu-total': 1, 'cu-dissolved': dissolved }), alone)
    expect(of(1.2)).toEqual([])
    expect(of(1.21)).toEqual(['fractions J'])
  })

  it('balances charges from dissolved or total metals, alkalinity and pH', () => {
    // WQChartPy's sample 4 and, with more calcium, one beyond 10 %; HCO3 244 is an alkalinity of 200.12.
    const water = (calcium: number, ph: Given = { ph: 7.5 }) =>
      checkSample(
        sample({
          'ca-total': calcium,
          'mg-total': 11,
          'na-dissolved': 25,
          'na-total': 99,
          'k-total': 2.8,
          'alkalinity-total': 200.117,
          ...ph,
          cl: 18,
          so4: 9,
        }),
        alone,
      )
    const accepted = water(50)
    expect(accepted.findings).toEqual([])
    expect(accepted.checked['charge-balance']).toBe(1)
    expect(accepted.chargeBalance).toMatchObject({ errorPercent: expect.closeTo(-1.455, 2) })
    expect(water(80).findings).toMatchObject([{ check: 'charge-balance', suggested: 'J' }])
    // Of a field that gave no pH, the laboratory's.
    const unsaid = { amount: { value: null, qualifier: null } }
    for (const ph of [{ 'ph-lab': 7.5 }, { ph: unsaid, 'ph-lab': 7.5 }])
      expect(water(50, ph).chargeBalance).toEqual(accepted.chargeBalance)
    expect(water(50, { ph: unsaid })).toMatchObject({ findings: [], chargeBalance: null })
  })

  it.each([
    // Cations c meq/L against anions of 1 meq/L: an error of 100 (c − 1) / (c + 1).
    [1.05 / 0.95, []],
    [1.0501 / 0.9499, ['charge-balance null']],
    [0.95 / 1.05, []],
    [0.9499 / 1.0501, ['charge-balance null']],
    [1.1 / 0.9, ['charge-balance null']],
    [1.1001 / 0.8999, ['charge-balance J']],
  ])('accepts an error of 5 %, and warns up to 10 %: %d meq/L to 1', (cations, findings) => {
    const water = { 'ca-total': 0, 'mg-total': 0, 'na-total': cations * 22.9898 }
    expect(found(sample({ ...water, hco3: 61.0171, cl: 0, so4: 0 }), alone)).toEqual(findings)
  })

  // Of 2, 1 and 1 meq/L; iron and the free acid of pH 3 are 1 meq/L each.
  const cations = { 'ca-total': 40.078, 'mg-total': 12.1525, 'na-total': 22.9898, cl: 0 }
  const iron = { 'fe-total': 27.9225, 'al-total': 0, 'mn-total': 0, 'cu-total': 0, 'zn-total': 0 }
  it.each<[string, Given, Given]>([
    ['acid water', { ph: 3, 'alkalinity-total': 100, so4: 6 * 48.0318 }, iron],
    ['acid water without alkalinity', { ph: 3, so4: 6 * 48.0318 }, iron],
    ['water with carbonate', { ph: 9.5, 'alkalinity-total': 100.0869, so4: 2 * 48.0318 }, {}],
    ['water that was treated with lime', { ph: 10.997, hco3: 0, so4: 3 * 48.0318 }, {}],
  ])('balances %s as diagrams do', (_, water, metals) => {
    const { findings, chargeBalance } = checkSample(
      sample({ ...cations, ...water, ...metals }),
      alone,
    )
    expect(findings).toEqual([])
    expect(Math.abs(chargeBalance?.errorPercent ?? 100)).toBeLessThan(0.1)
  })

  it('makes no balance of acid water whose metals were not all measured', () => {
    const { 'zn-total': _, ...some } = iron
    const acid = sample({ ...cations, ph: 3, so4: 288.19, ...some })
    expect(checkSample(acid, alone)).toMatchObject({ findings: [], chargeBalance: null })
    expect(checkSample(acid, alone).checked['charge-balance']).toBe(0)
  })

  it('finds what stands out from the station’s own results', () => {
    const history = new Map([
      [idOf('cu-total'), [3, 3, 3, 3, 5, 7, 7, 7, 7].map((value) => ({ value, qualifier: null }))],
    ])
    const of = (value: number) => found(sample({ 'cu-total': value }), { ...alone, history })
    expect(of(11)).toEqual([])
    expect(of(11.01)).toEqual(['history null'])
  })

  it('says how many results each check was made of', () => {
    const { checked } = checkSample(sample({ 'cu-total': 1, no3: { analysedOn: '2026-02-11' } }), {
      ...alone,
      duplicate: sample({ 'cu-total': 1, 'pb-total': 1 }),
    })
    expect(checked).toMatchObject({ duplicate: 1, 'holding-time': 1, blank: 0, history: 0 })
  })
})
