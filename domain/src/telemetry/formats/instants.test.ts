import { describe, expect, it } from 'vitest'
import { epochMs, instantMs } from './instants.ts'

describe('instantMs', () => {
  it.each([
    ['2022-07-18T09:34:15.775023242+00:00', '2022-07-18T09:34:15.775Z'],
    ['2020-02-12T15:15:45.789585559Z', '2020-02-12T15:15:45.789Z'],
    ['2023-03-14T09:00:14Z', '2023-03-14T09:00:14.000Z'],
    ['2023-03-14T09:00:14.5-05:00', '2023-03-14T14:00:14.500Z'],
    ['2023-03-14 09:00:14 +0530', '2023-03-14T03:30:14.000Z'],
    ['2024-02-29T23:59:59z', '2024-02-29T23:59:59.000Z'],
  ])('%s is %s', (text, instant) => expect(instantMs(text)).toBe(Date.parse(instant)))

  it.each([
    '2023-03-14T09:00:14',
    '2023-02-29T09:00:14Z',
    '2023-13-01T09:00:14Z',
    '2023-03-14T24:00:00Z',
    '2023-03-14T09:60:00Z',
    '2023-03-14T09:00:60Z',
    '2023-03-14T09:00:14+24:00',
    '2023-03-14T09:00:14+05:60',
    '2023-03-14',
    '14/03/2023 09:00:14Z',
    `2023-03-14T09:00:14.${'1'.repeat(50)}Z`,
    '',
    5,
    null,
  ])('%j is none', (value) => expect(instantMs(value)).toBeNull())
})

describe('epochMs', () => {
  it.each([
    [0, 0],
    [-1, -1],
    ['1634712287000', 1_634_712_287_000],
    [8.64e15, 8.64e15],
  ])('%j is %j', (value, ms) => expect(epochMs(value)).toBe(ms))
  it.each([8.65e15, '99999999999999999', '1e3', '1.5', '', null, true, Number.NaN])(
    '%j is none',
    (value) => expect(epochMs(value)).toBeNull(),
  )
})
