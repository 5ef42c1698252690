import { expect, test } from 'vitest'
import { rowLine } from './row-lines.ts'

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
