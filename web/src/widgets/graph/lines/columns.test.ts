import type { ReadingColumns } from '@puquio/contract/modi/readings'
import { highAt, isSuspectPoint, lowAt } from '@puquio/domain'
import { describe, expect, test } from 'vitest'
import {
  addReading,
  type Columns,
  dropBefore,
  firstFrom,
  hasReadings,
  nearest,
  ownColumns,
  replaceFrom,
} from './columns.ts'

const arrived = (atMs: number, value: number) => ({ atMs, value, isSuspect: false })
const columns = (
  level: Columns['level'],
  ...readings: [at: number, mean: number, count?: number][]
) => {
  const isRaw = level === 'raw'
  const given: ReadingColumns = {
    variableId: 1,
    level,
    at: readings.map(([at]) => at),
    mean: readings.map(([, mean]) => mean),
    min: isRaw ? [] : readings.map(([, mean]) => mean - 1),
    max: isRaw ? [] : readings.map(([, mean]) => mean + 1),
    count: readings.map(([, , count = 1]) => count),
  }
  return ownColumns(given)
}

test('a reading is found by its time, and the nearest to a time', () => {
  const own = columns('raw', [10, 1], [20, 2], [30, 3])
  expect([0, 10, 11, 30, 31].map((ms) => firstFrom(own, ms))).toEqual([0, 0, 1, 2, 3])
  expect([0, 14, 15, 16, 99].map((ms) => nearest(own, ms))).toEqual([0, 0, 0, 1, 2])
  expect(nearest(columns('raw'), 5)).toBeNull()
  expect(hasReadings(own, { fromMs: 11, toMs: 20 })).toBe(false)
  expect(hasReadings(own, { fromMs: 11, toMs: 21 })).toBe(true)
})

test('of a reading lowest and highest are its value; a bucket has its own and is never suspect', () => {
  const raw = columns('raw', [10, 5, 0])
  expect([lowAt(raw, 0), highAt(raw, 0), isSuspectPoint(raw, 0)]).toEqual([5, 5, true])
  const bucket = columns('1h', [0, 5, 12])
  expect([lowAt(bucket, 0), highAt(bucket, 0), isSuspectPoint(bucket, 0)]).toEqual([4, 6, false])
})

describe('what arrives', () => {
  test('stands where it was measured, late or not, and only once', () => {
    const own = columns('raw', [10, 1], [30, 3])
    expect(addReading(own, arrived(40, 4))).toBe(true)
    expect(addReading(own, arrived(20, 2))).toBe(true)
    expect(addReading(own, arrived(20, 9))).toBe(false)
    expect(own).toMatchObject({ at: [10, 20, 30, 40], mean: [1, 2, 3, 4], count: [1, 1, 1, 1] })
  })

  test('and is read again takes the place of what was there, its quality too', () => {
    const own = columns('raw', [10, 1], [20, 2], [30, 3])
    replaceFrom(own, 15, columns('raw', [20, 2, 0], [25, 2.5], [30, 3], [35, 3.5]))
    expect(own).toMatchObject({ at: [10, 20, 25, 30, 35], count: [1, 0, 1, 1, 1] })
  })

  test('a bucket that began before it was asked for is not there twice', () => {
    const own = columns('1h', [0, 1, 6], [3_600_000, 2, 1])
    replaceFrom(own, 4_000_000, columns('1h', [3_600_000, 3, 5], [7_200_000, 4, 1]))
    expect(own).toMatchObject({ at: [0, 3_600_000, 7_200_000], mean: [1, 3, 4], max: [2, 4, 5] })
  })

  test('of another level is left out', () => {
    const own = columns('raw', [10, 1])
    replaceFrom(own, 0, columns('1h', [0, 3, 5]))
    expect(own.at).toEqual([10])
  })

  test('makes room once most of what is held has passed', () => {
    const own = columns('raw', [10, 1], [20, 2], [30, 3], [40, 4])
    dropBefore(own, 15)
    expect(own.at).toHaveLength(4)
    dropBefore(own, 25)
    expect(own).toMatchObject({ at: [30, 40], mean: [3, 4] })
  })
})
