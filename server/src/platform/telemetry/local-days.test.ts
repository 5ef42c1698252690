import { expect, it } from 'vitest'
import { localDays } from './local-days.ts'

it('sums hours by the days of a zone, each hour by its good readings', () => {
  const hours = ['2026-02-01T03:00Z', '2026-02-01T04:00Z', '2026-02-01T05:00Z', '2026-02-03T04:00Z']
  const found = localDays(
    { atMs: hours.map((at) => Date.parse(at)), mean: [1, 3, 2, 9], n: [6, 2, 4, 0] },
    'America/Lima',
  )
  expect(found).toEqual([
    { on: '2026-01-31', atMs: Date.parse('2026-01-31T05:00Z'), sum: 12, n: 8 },
    { on: '2026-02-01', atMs: Date.parse('2026-02-01T05:00Z'), sum: 8, n: 4 },
  ])
  expect(localDays(undefined, 'America/Lima')).toEqual([])
})
