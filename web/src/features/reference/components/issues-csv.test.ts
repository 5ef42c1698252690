import { expect, it } from 'vitest'
import { csvOf } from './issues-csv.ts'

it('quotes cells and keeps formulas from running', () => {
  expect(
    csvOf(
      [
        ['Hoja', 'A1'],
        ['=1+1', 'dice "no"'],
      ],
      'es',
    ),
  ).toBe('\ufeff"Hoja","A1"\r\n"\'=1+1","dice ""no"""\r\n')
  expect(csvOf([['a', 'b']], 'pt')).toBe('\ufeff"a";"b"\r\n')
})
