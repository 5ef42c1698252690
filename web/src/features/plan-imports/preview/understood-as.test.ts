import { expect, it } from 'vitest'
import { understoodAs } from './understood-as.ts'

it('says what a number or a date was read as, where it was written in another way', () => {
  expect(understoodAs('easting', '402,315')).toBe('402315')
  expect(understoodAs('altitude', '4.210,5')).toBe('4210.5')
  expect(understoodAs('estimatedOn', '4-mar-26')).toBe('04/03/2026')
  expect(understoodAs('altitude', '4,210')).toBeNull()
  expect(understoodAs('altitude', '4210')).toBeNull()
  expect(understoodAs('estimatedOn', '04/03/2026')).toBeNull()
  expect(understoodAs('commitment', '4,210')).toBeNull()
})
