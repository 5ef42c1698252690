import { seededInteger, seededRandom } from '@puquio/domain/test/seeded-random'
import { describe, expect, it } from 'vitest'
import type { Row } from '../reading.ts'
import { dayMs, dayOf, packDay, unpackDay } from './pack-day.ts'

const day = dayOf(Date.parse('2025-03-04T00:00:00Z'))
const row = (atMs: number, given: Partial<Row>): Row => {
  const usual = { variableId: 7, raw: 1, value: 1, lagS: 2, channel: 1, quality: 0 }
  return { ...usual, ...given, atMs: day * dayMs + atMs }
}
const comesBack = (rows: readonly Row[]) =>
  expect(unpackDay(7, day, packDay(day, rows))).toStrictEqual(rows)

describe('a packed day', () => {
  it('of nothing is nothing', () => comesBack([]))

  it.each([
    0,
    -0,
    1e300,
    -1e300,
    5e-324,
    0.1 + 0.2,
    2 ** 53,
    -(2 ** 53),
    1e15 + 0.3,
    123.456_789_1,
    -7.25,
  ])('gives %f back to the last bit', (value) => {
    comesBack([row(0, { raw: value, value: null }), row(1, { raw: null, value })])
    comesBack([row(0, { raw: value, value }), row(1, { raw: -value, value: 12.34 })])
  })

  it('keeps the first and the last millisecond, and clocks that were wrong', () =>
    comesBack([
      row(0, { lagS: -(2 ** 31) + 1 }),
      row(dayMs - 1, { lagS: 2 ** 31 - 1, channel: 3, quality: 32_767 }),
    ]))

  it.each(Array.from({ length: 300 }, (_, seed) => seed))('gives random days back: %i', (seed) => {
    const random = seededRandom(seed)
    const integer = (from: number, to: number) => seededInteger(random, from, to)
    const kinds = [
      () => integer(-5000, 5000) / 100,
      () => random() * 1e6,
      () => integer(-5, 5) * 10 ** integer(-12, 12),
      () => integer(0, 1),
    ]
    const measure = kinds[seed % kinds.length] as () => number
    const isRegular = integer(0, 1) === 0
    const rows: Row[] = []
    for (let atMs = integer(0, 90_000); atMs < dayMs; ) {
      const raw = integer(0, 30) === 0 ? null : measure()
      const isOwn = integer(0, 9) < seed % 10
      rows.push(
        row(atMs, {
          raw,
          value: isOwn ? (integer(0, 9) === 0 ? null : (raw ?? 1) * 1.0123 + 0.7) : raw,
          lagS: integer(0, 20) === 0 ? integer(-400, 90_000) : 2,
          channel: integer(1, 3),
          quality: integer(0, 15) === 0 ? integer(1, 120) : 0,
        }),
      )
      // Gaps, and devices that do not keep their minute.
      atMs +=
        integer(0, 40) === 0 ? integer(1, 20_000_000) : isRegular ? 600_000 : integer(1, 900_000)
    }
    comesBack(rows)
  })

  it('of another version, or cut, is refused', () => {
    const packed = packDay(day, [row(0, {}), row(5, { raw: Math.PI })])
    expect(() => unpackDay(7, day, Buffer.concat([Buffer.of(9), packed.subarray(1)]))).toThrow('9')
    expect(() => unpackDay(7, day, packed.subarray(0, -3))).toThrow(/end/)
  })

  it('of minutes of two decimals, with factors, takes at most 16 bytes a reading', () => {
    const random = seededRandom(1)
    let level = 1234
    const rows = Array.from({ length: 1440 }, (_, minute) => {
      level += seededInteger(random, -20, 20)
      const raw = level / 100
      return row(minute * 60_000, {
        raw,
        value: raw * 1.0234 + 0.5,
        lagS: seededInteger(random, 1, 5),
      })
    })
    expect(packDay(day, rows).length / rows.length).toBeLessThan(16)
    const alike = rows.map((one) => ({ ...one, value: one.raw }))
    expect(packDay(day, alike).length / rows.length).toBeLessThan(4)
  })
})
