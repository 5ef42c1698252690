import { describe, expect, it } from 'vitest'
import { seededInteger, seededRandom } from '../../test/seeded-random.ts'
import { correctedValue, type Correction } from './corrections.ts'

const period = { fromMs: 1000, toMs: 2000 }
const offset: Correction = { ...period, kind: 'offset', add: 0.5 }
const drift: Correction = { ...period, kind: 'drift', addFirst: 0, addLast: -2 }
const mark: Correction = { ...period, kind: 'mark' }
const deletion: Correction = { ...period, kind: 'delete' }

describe('correctedValue', () => {
  it('leaves a value alone that no correction holds for', () =>
    expect(correctedValue([], 1500, 10)).toEqual({ value: 10, quality: null }))

  it.each([
    [999, null, 10],
    [1000, 'corrected', 10.5],
    [1999, 'corrected', 10.5],
    [2000, null, 10],
  ])('holds from its first instant up to and without its last: at %d', (atMs, quality, value) =>
    expect(correctedValue([offset], atMs, 10)).toEqual({ value, quality }),
  )

  it.each([
    [1000, 10],
    [1250, 9.5],
    [1500, 9],
    [1999, 8.002],
  ])('spreads a drift over its time: at %d', (atMs, value) =>
    expect(correctedValue([drift], atMs, 10).value).toBeCloseTo(value, 12),
  )

  it('does not count two drifts at the check that they share', () => {
    const next: Correction = { fromMs: 2000, toMs: 3000, kind: 'drift', addFirst: 0, addLast: 5 }
    expect(correctedValue([drift, next], 2000, 10)).toEqual({ value: 10, quality: 'corrected' })
  })

  it('sums what overlaps', () => {
    const wider: Correction = { fromMs: 0, toMs: 5000, kind: 'offset', add: 100 }
    expect(correctedValue([offset, drift, wider], 1500, 10).value).toBeCloseTo(109.5, 12)
  })

  it('marks without changing the value, and keeps the gravest quality', () => {
    expect(correctedValue([mark], 1500, 10)).toEqual({ value: 10, quality: 'marked' })
    expect(correctedValue([mark, offset], 1500, 10)).toEqual({ value: 10.5, quality: 'marked' })
  })

  it('deletes whatever else holds', () =>
    expect(correctedValue([deletion, offset, mark], 1500, 10)).toEqual({
      value: null,
      quality: 'deleted',
    }))

  it('is undone by withdrawing, one by one', () => {
    const all = [offset, drift, mark, deletion]
    const without = (count: number) => all.slice(0, count)
    expect(correctedValue(without(4), 1500, 10)).toEqual({ value: null, quality: 'deleted' })
    expect(correctedValue(without(3), 1500, 10)).toEqual({ value: 9.5, quality: 'marked' })
    expect(correctedValue(without(2), 1500, 10)).toEqual({ value: 9.5, quality: 'corrected' })
    expect(correctedValue(without(1), 1500, 10)).toEqual({ value: 10.5, quality: 'corrected' })
    expect(correctedValue(without(0), 1500, 10)).toEqual({ value: 10, quality: null })
  })

  it('does not depend on the order of the list', () => {
    const random = seededRandom(11)
    for (let round = 0; round < 500; round++) {
      const list = Array.from({ length: 6 }, (): Correction => {
        const fromMs = seededInteger(random, 0, 50)
        const at = { fromMs, toMs: fromMs + seededInteger(random, 1, 60) }
        const acts = [
          { kind: 'offset', add: random() - 0.5 },
          { kind: 'drift', addFirst: random(), addLast: random() - 1 },
          { kind: 'mark' },
          { kind: 'delete' },
        ] as const
        return { ...at, ...(acts[seededInteger(random, 0, round % 4)] ?? acts[0]) }
      })
      const atMs = seededInteger(random, 0, 100)
      const shuffled = list.toSorted(() => random() - 0.5)
      expect(correctedValue(shuffled, atMs, 1.1)).toEqual(correctedValue(list, atMs, 1.1))
    }
  })
})
