import { expect, test } from 'vitest'
import { instantOf, momentOf, noMoment } from './moment.ts'

const lima = 'America/Lima'

test.each([
  ['2026-02-15', '8:15', '2026-02-15T13:15:00.000Z'],
  ['2026-02-15', null, '2026-02-15T05:00:00.000Z'],
  ['2026-02-15', '25:00', ''],
  ['2026-02-30', '08:00', ''],
  ['yesterday', '08:00', ''],
  [null, '08:00', ''],
  [null, null, null],
])('%s at %s is %s', (on, time, instant) => {
  expect(instantOf({ on, time }, lima)).toBe(instant)
})

test('an instant is shown in the zone and read back', () => {
  const moment = momentOf('2026-02-16T03:30:00Z', lima)
  expect(moment).toEqual({ on: '2026-02-15', time: '22:30' })
  expect(instantOf(moment, lima)).toBe('2026-02-16T03:30:00.000Z')
  expect(instantOf(noMoment, lima)).toBeNull()
})
