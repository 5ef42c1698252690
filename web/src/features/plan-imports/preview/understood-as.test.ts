import type { PlanColumn } from '@puquio/domain'
import { expect, it } from 'vitest'
import { understoodAs as readAs } from './understood-as.ts'

const codeOf = (text: string) => (text === 'YA01' ? 'YA-01' : text)
const understoodAs = (column: PlanColumn, text: string) =>
  readAs(column, text, { codeOf, decimalMarks: {} })

it('says what a number, a date or a code was read as, where it was written in another way', () => {
  expect(understoodAs('easting', '402,315')).toBe('402315')
  expect(understoodAs('altitude', '4.210,5')).toBe('4210.5')
  expect(understoodAs('estimatedOn', '4-mar-26')).toBe('04/03/2026')
  expect(understoodAs('altitude', '4,210')).toBeNull()
  expect(understoodAs('altitude', '4210')).toBeNull()
  expect(understoodAs('estimatedOn', '04/03/2026')).toBeNull()
  expect(understoodAs('commitment', '4,210')).toBeNull()
  expect(readAs('altitude', '4,210', { codeOf, decimalMarks: { altitude: '.' } })).toBe('4210')
  expect(understoodAs('stationCode', 'YA01')).toBe('YA-01')
  expect(understoodAs('stationCode', 'YA-01')).toBeNull()
})
