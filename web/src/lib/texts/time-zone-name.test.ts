import { expect, it } from 'vitest'
import { timeZoneName } from './time-zone-name.ts'

const summer = new Date('2026-01-15T12:00:00Z')

it.each([
  ['America/Lima', 'es', 'Lima (UTC−5)'],
  ['America/Argentina/Buenos_Aires', 'fr', 'Buenos Aires (UTC−3)'],
  ['Europe/London', 'pt', 'Londres (UTC)'],
  ['America/Mexico_City', 'en', 'Mexico City (UTC−6)'],
  ['Asia/Kolkata', 'es', 'Kolkata (UTC+5:30)'],
  ['UTC', 'en', 'UTC'],
] as const)('names %s in %s by its city and offset', (zone, language, name) => {
  expect(timeZoneName(zone, language, summer)).toBe(name)
})

it('says the offset of the day', () => {
  expect(timeZoneName('Europe/Madrid', 'es', summer)).toBe('Madrid (UTC+1)')
  expect(timeZoneName('Europe/Madrid', 'es', new Date('2026-07-15T12:00:00Z'))).toBe(
    'Madrid (UTC+2)',
  )
})
