import { seededInteger, seededRandom } from '@puquio/domain/test/seeded-random'
import { expect, test } from 'vitest'
import { type ColumnValue, lineWriter, rowLine } from './row-lines.ts'

test('a row is one text, in which only quoted values hold commas, quotes and backslashes', () => {
  expect(rowLine([null, 1.5, true, false, 'a,b', '', 'C:\\"x"'])).toBe(
    '(,1.5,t,f,"a,b","","C:\\\\\\"x\\"")',
  )
  expect(rowLine([{ reason: 'date', text: 'á "1"' }])).toBe(
    '("{\\"reason\\":\\"date\\",\\"text\\":\\"á \\\\\\"1\\\\\\"\\"}")',
  )
  // It would end the line.
  expect(rowLine(['one\u0002two'])).toBe('("onetwo")')
})

test('lines that are written one after the other are those of each row alone', () => {
  const random = seededRandom(31)
  const values: ColumnValue[] = [null, 0, 1.5, '', 'a,b', 'C:\\"x"', true, false, { text: 'á' }]
  for (const columns of [1, 7, 8, 9, 31]) {
    const names = Array.from({ length: columns }, (_, at) => `column${at}`)
    const write = lineWriter(names, { before: 2, after: 1 })
    for (let count = 0; count < 200; count++) {
      const row = names.map((_, at): ColumnValue => values[at < 3 ? count % 9 : pick()] ?? null)
      expect(write(Object.fromEntries(names.map((name, at) => [name, row[at] ?? null])))).toBe(
        rowLine([null, null, ...row, null]),
      )
    }
  }
  // Most of them are null, as in the line before.
  function pick() {
    return seededInteger(random, 0, 2) > 0 ? 0 : seededInteger(random, 0, values.length - 1)
  }
})
