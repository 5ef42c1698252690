import { addDays, addMonths, lastOfMonth } from '@puquio/domain'
import { expect, test } from 'vitest'
import { partsOf } from './range-parts.ts'

test.each([
  ['2024-01-01', '2024-12-31', { years: { from: 2024, before: 2025 }, months: [], cut: [] }],
  ['2024-02-01', '2024-02-29', { years: null, months: ['2024-02-01'], cut: [] }],
  [
    '2023-11-01',
    '2025-02-03',
    {
      years: { from: 2024, before: 2025 },
      months: ['2023-11-01', '2023-12-01', '2025-01-01'],
      cut: [{ from: '2025-02-01', to: '2025-02-03' }],
    },
  ],
  [undefined, '2024-01-31', { years: { before: 2024 }, months: ['2024-01-01'], cut: [] }],
  [undefined, undefined, { years: {}, months: [], cut: [] }],
])('of the days from %s to %s', (from, to, parts) => {
  expect(partsOf({ from, to })).toEqual(parts)
})

test('each day of 1,000 random ranges is in one part, and no other day', () => {
  let seed = 116
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  for (let round = 0; round < 1000; round++) {
    const start = addDays('2019-12-20', random(800))
    const from = random(3) === 0 ? `${start.slice(0, 7)}-01` : start
    const end = addDays(from, random(random(2) === 0 ? 40 : 1100))
    const to = random(3) === 0 ? lastOfMonth(end) : end
    const { years, months, cut } = partsOf({ from, to })
    const spans = [
      ...(years ? [{ from: `${years.from}-01-01`, to: `${(years.before ?? 0) - 1}-12-31` }] : []),
      ...months.map((month) => ({ from: month, to: addDays(addMonths(month, 1), -1) })),
      ...cut,
    ]
    expect(spans.flatMap(daysOf).toSorted()).toEqual(daysOf({ from, to }))
  }
})

function daysOf({ from, to }: { from: string; to: string }): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
