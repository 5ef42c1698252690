import { describe, expect, it } from 'vitest'
import { seededInteger, seededRandom } from '../../../test/seeded-random.ts'
import type { DerivedDefinition } from '../derived/derived-kinds.ts'
import {
  type Calculation,
  calculationAt,
  calculationSpans,
  followsFromItself,
} from './calculation.ts'
import {
  evaluateDerived,
  evaluateSent,
  interpolatedAt,
  nearestAt,
  type VariableRules,
} from './evaluate-reading.ts'

const plain: VariableRules = { min: null, max: null, calculations: [], corrections: [] }
const factor = (validFromMs: number, correction: number): Calculation => ({
  kind: 'factor',
  validFromMs,
  correction,
  adjustment: 1,
})
/** `full` of worked_cases.csv. */
const pressure: DerivedDefinition = {
  kind: 'linear-pressure',
  unit: 'kPa',
  convention: 'reading-minus-zero',
  inputs: {
    reading: { unit: 'digit' },
    temperature: { unit: '°C' },
    barometer: { unit: 'hPa' },
  },
  constants: {
    gaugeFactor: { value: -0.1795, unit: 'kPa/digit' },
    zeroReading: { value: 9082, unit: 'digit' },
    temperatureFactor: { value: -0.05, unit: 'kPa/°C' },
    zeroTemperature: { value: 20, unit: '°C' },
    zeroBarometer: { value: 62.4, unit: 'kPa' },
  },
}
const derived = { definition: pressure, sources: {} }
const good = (value: number) => ({ value, quality: 'good' as const })
const inputs = { reading: good(6749), temperature: good(12), barometer: good(620) }

describe('evaluateSent', () => {
  const rules = { ...plain, calculations: [factor(2000, 3), factor(1000, 2)] }
  it.each([
    [999, 10],
    [1000, 21],
    [1999, 21],
    [2000, 31],
  ])('takes the factor in force at %d', (atMs, value) =>
    expect(evaluateSent(rules, { atMs, raw: 10, sent: 'good' })).toEqual({
      atMs,
      value,
      quality: 'good',
      sent: 'good',
    }),
  )
  it('corrects after the factor, and keeps the graver quality', () => {
    const corrections = [{ fromMs: 0, toMs: 5000, kind: 'offset' as const, add: 0.5 }]
    const all = { ...rules, corrections }
    expect(evaluateSent(all, { atMs: 2000, raw: 10, sent: 'good' })).toMatchObject({
      value: 31.5,
      quality: 'corrected',
      sent: 'good',
    })
    expect(evaluateSent(all, { atMs: 2000, raw: 10, sent: 'suspect' })).toMatchObject({
      quality: 'suspect',
      sent: 'suspect',
    })
  })
})

describe('evaluateDerived', () => {
  it('is the worked case with temperature and the barometer of another device, in its own unit', () =>
    expect(evaluateDerived(plain, derived, 5, inputs)?.value).toBeCloseTo(419.5735, 9))
  it.each(['reading', 'temperature', 'barometer'] as const)('is nothing without %s', (input) => {
    expect(evaluateDerived(plain, derived, 5, { ...inputs, [input]: null })).toBeNull()
    const deleted = { value: null, quality: 'deleted' as const }
    expect(evaluateDerived(plain, derived, 5, { ...inputs, [input]: deleted })).toBeNull()
  })
  it.each(['suspect', 'marked', 'clock', 'simulated'] as const)(
    'is suspect where an input is %s',
    (quality) =>
      expect(
        evaluateDerived(plain, derived, 5, { ...inputs, temperature: { value: 12, quality } }),
      ).toMatchObject({ quality: 'suspect', sent: 'suspect' }),
  )
  it('is good where an input was corrected, and suspect beyond what is possible', () => {
    const corrected = { ...inputs, temperature: { value: 12, quality: 'corrected' as const } }
    expect(evaluateDerived(plain, derived, 5, corrected)?.quality).toBe('good')
    expect(evaluateDerived({ ...plain, max: 419 }, derived, 5, inputs)?.quality).toBe('suspect')
  })
})

describe('calculationSpans', () => {
  it('covers any span without gap or overlap, with what holds at each time', () => {
    const random = seededRandom(5)
    for (let round = 0; round < 500; round++) {
      const starts = new Set(Array.from({ length: 5 }, () => seededInteger(random, 0, 60)))
      const calculations = [...starts].map((at) => factor(at, at + 1))
      const fromMs = seededInteger(random, -5, 60)
      const beforeMs = fromMs + seededInteger(random, 1, 40)
      const spans = calculationSpans(calculations, fromMs, beforeMs)
      for (let atMs = fromMs; atMs < beforeMs; atMs++) {
        const holding = spans.filter((span) => span.fromMs <= atMs && atMs < span.beforeMs)
        expect(holding).toHaveLength(1)
        expect(holding[0]?.calculation).toBe(calculationAt(calculations, atMs))
      }
    }
  })
})

describe('nearestAt', () => {
  it('is what a search through all gives', () => {
    const random = seededRandom(9)
    for (let round = 0; round < 500; round++) {
      const times = new Set(Array.from({ length: 12 }, () => seededInteger(random, 0, 50)))
      const rising = [...times].sort((a, b) => a - b).map((atMs) => ({ atMs }))
      const [atMs, within] = [seededInteger(random, -5, 55), seededInteger(random, 0, 6)]
      const expected = rising
        .filter((one) => Math.abs(one.atMs - atMs) <= within)
        .toSorted((a, b) => Math.abs(a.atMs - atMs) - Math.abs(b.atMs - atMs) || a.atMs - b.atMs)
      expect(nearestAt(rising, atMs, within)).toBe(expected[0] ?? null)
    }
  })
})

describe('interpolatedAt', () => {
  const reading = (atMs: number, value: number, quality: 'good' | 'suspect' = 'good') => ({
    atMs,
    value,
    quality,
  })
  /** A barometer every 12 hours, as in the published series of INBO: 993.017, 989.05 and 996.4 hPa. */
  const hours = 3_600_000
  const air = [
    reading(0, 993.017),
    reading(12 * hours, 989.05),
    reading(24 * hours, 996.4, 'suspect'),
  ]
  it.each([
    ['on a reading, that one', 12, 12, 989.05, 'good'],
    ['between two, on their line', 3, 12, 993.017 + (989.05 - 993.017) / 4, 'good'],
    ['of a doubtful one, doubtful', 18, 12, (989.05 + 996.4) / 2, 'suspect'],
    ['past the last, that one while it is near', 26, 12, 996.4, 'suspect'],
    ['where one side is too far, the other', 3, 4, 993.017, 'good'],
  ] as const)('%s', (_name, hour, within, value, quality) => {
    const found = interpolatedAt(air, hour * hours, within * hours)
    expect(found?.value).toBeCloseTo(value, 9)
    expect(found?.quality).toBe(quality)
  })
  it('is none where the nearest reading is further than is allowed', () => {
    expect(interpolatedAt(air, 6 * hours, 5 * hours)).toBeNull()
    expect(interpolatedAt(air, 40 * hours, 12 * hours)).toBeNull()
    expect(interpolatedAt([], 0, hours)).toBeNull()
  })
})

describe('followsFromItself', () => {
  const sources: Record<number, number[]> = { 2: [3], 3: [4, 5], 5: [6] }
  const sourcesOf = (id: number) => sources[id] ?? []
  it.each([
    [1, [2], false],
    [6, [2], true],
    [4, [4], true],
    [2, [7, 5], false],
  ] as const)('%d from %j', (id, from, expected) =>
    expect(followsFromItself(id, from, sourcesOf)).toBe(expected),
  )
})

it('gives no value where a factor makes a number that is no measurement', () => {
  const rules = { ...plain, calculations: [factor(0, 1e12)] }
  const made = evaluateSent(rules, { atMs: 1, raw: 1e6, sent: 'good' })
  expect(made).toMatchObject({ value: null, quality: 'suspect', sent: 'good' })
})
