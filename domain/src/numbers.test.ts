import { describe, expect, it } from 'vitest'
import { clearDecimalMark, parseDecimal, readNumber } from './numbers.ts'
import { seededInteger, seededRandom } from '../test/seeded-random.ts'

describe('parseDecimal', () => {
  it.each([
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['1 234,5', 1234.5],
    ['1\u00a0234,5', 1234.5],
    ['1\u202f234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1,234', 1.234],
    ['1.234', 1.234],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['1.234.567.890', 1_234_567_890],
    ['1,234,567.89', 1_234_567.89],
    ['1.234.567,89', 1_234_567.89],
    ['8 543 210', 8_543_210],
    ['12 345', 12_345],
    ['0,233', 0.233],
    ['.5', 0.5],
    [',5', 0.5],
    ['5.', 5],
    ['-0,05', -0.05],
    ['−3', -3],
    ['+7', 7],
    [' 42 ', 42],
    ['1,5e-3', 0.0015],
    ['2E+05', 200_000],
    ['007', 7],
  ])('%j is %d', (text, value) => expect(parseDecimal(text)).toBe(value))

  it.each([
    '',
    ' ',
    '-',
    '.',
    ',',
    'abc',
    '<0.005',
    '12a',
    '1,2,3',
    '1.2.3',
    '12.34.56',
    '1.234,567.8',
    '1 234.567,8',
    '1,23,456',
    '12 34',
    '1234 567',
    '0 123',
    '1 .5',
    '1..5',
    '1e999',
    'e5',
    '0x10',
    'Infinity',
    'NaN',
    '--1',
    '5%',
    "8'543,210",
    '1\n2',
  ])('%j is no number', (text) => expect(parseDecimal(text)).toBeNull())

  it('reads back what each locale writes', () => {
    const random = seededRandom(11)
    for (let n = 0; n < 500; n++) {
      const value = seededInteger(random, 1_000_000, 99_999_999_999) / 100
      for (const locale of ['es-PE', 'en', 'fr', 'pt']) {
        const text = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value)
        expect(parseDecimal(text), `${locale} ${text}`).toBe(value)
      }
    }
  })
})

describe('readNumber', () => {
  const altitude = { min: -500, max: 7000 }
  it.each(['4,210', ' 4.210 '])('%s may be thousands or decimals', (text) =>
    expect(readNumber(text, altitude)).toEqual({
      issue: 'ambiguous-number',
      whole: 4210,
      decimal: 4.21,
    }),
  )
  it.each([
    ['274,981', { min: 100_000, max: 900_000 }, 274_981],
    ['-16.213', { min: -19, max: 0 }, -16.213],
    ['9.100', altitude, 9.1],
    ['0,210', altitude, 0.21],
    ['4210', altitude, 4210],
    ['4,21', altitude, 4.21],
    ['4.210,5', altitude, 4210.5],
    ['4.2100', altitude, 4.21],
  ])('%s within %o is %d', (text, limits, value) =>
    expect(readNumber(text, limits)).toEqual({ value }),
  )
})

it.each([
  ['12,5', ','],
  ['1.234,5', ','],
  ['1,234.5', '.'],
  ['1,234,567', '.'],
  ['0,125', ','],
  ['12.3456', '.'],
  ['4,210', null],
  ['4.210', null],
  ['4210', null],
  ['1 234', null],
  ['4,2,1', null],
])('the decimal mark of %s is %s', (text, mark) => {
  expect(clearDecimalMark(text)).toBe(mark)
})

it('reads an open mark as the numbers beside it have theirs', () => {
  expect(readNumber('4,210', { mark: ',' })).toEqual({ value: 4.21 })
  expect(readNumber('4,210', { mark: '.' })).toEqual({ value: 4210 })
  expect(readNumber('4.210', { mark: ',' })).toEqual({ value: 4210 })
  // Where both readings are within the limits, the mark decides.
  expect(readNumber('402,315', { min: 100_000, mark: ',' })).toEqual({ value: 402_315 })
})
