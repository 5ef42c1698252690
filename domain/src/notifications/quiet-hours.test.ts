import { expect, test } from 'vitest'
import { endOfQuietHours } from './quiet-hours.ts'

const inLima = (time: string, on = '2026-02-15') => new Date(`${on}T${time}:00-05:00`)
const night = { from: '22:00', until: '06:30', timeZone: 'America/Lima' }

test.each([
  ['21:59', null],
  ['22:00', inLima('06:30', '2026-02-16')],
  ['23:59', inLima('06:30', '2026-02-16')],
  ['00:00', inLima('06:30')],
  ['06:29', inLima('06:30')],
  ['06:30', null],
  ['12:00', null],
])('over midnight, at %s', (time, ends) => {
  expect(endOfQuietHours(night, inLima(time))).toEqual(ends)
})

test('within one day', () => {
  const lunch = { from: '12:00', until: '13:00', timeZone: 'America/Lima' }
  expect(endOfQuietHours(lunch, inLima('11:59'))).toBeNull()
  expect(endOfQuietHours(lunch, inLima('12:00'))).toEqual(inLima('13:00'))
  expect(endOfQuietHours(lunch, inLima('12:30'))).toEqual(inLima('13:00'))
  expect(endOfQuietHours(lunch, inLima('13:00'))).toBeNull()
})

test('on the clock of the zone, also where it changes in between', () => {
  const paris = { ...night, timeZone: 'Europe/Paris' }
  expect(endOfQuietHours(paris, new Date('2026-03-28T22:30:00+01:00'))).toEqual(
    new Date('2026-03-29T06:30:00+02:00'),
  )
})
