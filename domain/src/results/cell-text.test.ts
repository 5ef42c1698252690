import { expect, test } from 'vitest'
import { isEmptyCell, textOf } from './cell-text.ts'

test('a cell is empty where its line of text is, whatever it begins with', () => {
  const parts = [
    '',
    ' ',
    '\n',
    '\u00a0',
    '\u200b',
    '\u0007',
    '\ufeff',
    'a',
    '0',
    '-',
    'ñ',
    '~',
    '\u007f',
    '😀',
  ]
  for (const one of parts)
    for (const other of parts) {
      const cell = one + other
      expect(isEmptyCell(cell)).toBe(textOf(cell) === '')
    }
  expect([0, Number.NaN].map(isEmptyCell)).toEqual([false, false])
})
