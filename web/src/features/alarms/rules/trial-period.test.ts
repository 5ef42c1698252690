import { expect, test } from 'vitest'
import { lastedS, spanOf } from './trial-period.ts'

const now = new Date('2026-02-15T17:00:00Z')
const read = (fromOn: string | null, untilOn: string | null) =>
  spanOf({ days: null, fromOn, untilOn }, 'America/Lima', now)

test('so many days end now', () => {
  expect(spanOf({ days: 7, fromOn: null, untilOn: null }, 'America/Lima', now)).toEqual({
    from: '2026-02-08T17:00:00.000Z',
    to: '2026-02-15T17:00:00.000Z',
  })
})

test('days are whole ones of the project, until now at the latest', () => {
  expect(read('2026-02-01', '2026-02-02')).toEqual({
    from: '2026-02-01T05:00:00.000Z',
    to: '2026-02-03T05:00:00.000Z',
  })
  expect(read('2026-02-15', '2026-02-20')?.to).toBe('2026-02-15T17:00:00.000Z')
})

test.each([
  [null, '2026-02-02'],
  ['2026-02-02', null],
  ['2026-02-03', '2026-02-02'],
  ['2026-02-30', '2026-03-02'],
  ['2026-02-16', '2026-02-17'],
])('from %s until %s is no period', (fromOn, untilOn) => {
  expect(read(fromOn, untilOn)).toBeNull()
})

test('alarms last together, one that goes on until the end', () => {
  const alarms = [
    { raisedAt: '2026-02-01T00:00:00Z', clearedAt: '2026-02-01T01:00:00Z' },
    { raisedAt: '2026-02-02T00:00:00Z', clearedAt: null },
  ]
  expect(lastedS(alarms, '2026-02-02T00:30:00Z')).toBe(5400)
})
