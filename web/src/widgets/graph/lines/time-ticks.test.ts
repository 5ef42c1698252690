import { expect, test } from 'vitest'
import { tickLabels, timeTicks } from './time-ticks.ts'

const lima = 'America/Lima'
const ms = (text: string) => Date.parse(text)
const labels = (fromText: string, toText: string, most: number, zone = lima) =>
  tickLabels(timeTicks({ fromMs: ms(fromText), toMs: ms(toText) }, most, zone), zone, (on) =>
    on.slice(5, 7),
  )

test('hours are full in the zone, and the day stands below the first and each new one', () => {
  expect(labels('2026-02-15T23:30:00-05:00', '2026-02-16T03:10:00-05:00', 4)).toEqual([
    '00:00\n16/02',
    '01:00',
    '02:00',
    '03:00',
  ])
})

test('seconds, minutes, days, months and years by how much time there is', () => {
  expect(labels('2026-02-15T10:00:05Z', '2026-02-15T10:00:21Z', 4)).toEqual([
    '05:00:05\n15/02',
    '05:00:10',
    '05:00:15',
    '05:00:20',
  ])
  expect(labels('2026-02-15T10:01:00Z', '2026-02-15T10:21:00Z', 4)[0]).toBe('05:05\n15/02')
  expect(labels('2025-12-27T05:00:00Z', '2026-01-08T05:00:00Z', 7)).toEqual([
    '27/12\n2025',
    '29/12',
    '01/01\n2026',
    '03/01',
    '05/01',
    '07/01',
  ])
  expect(labels('2025-10-20T05:00:00Z', '2026-03-20T05:00:00Z', 6)).toEqual([
    '11\n2025',
    '12',
    '01\n2026',
    '02',
    '03',
  ])
  expect(labels('2016-06-01T05:00:00Z', '2026-06-01T05:00:00Z', 5)).toEqual([
    '2018',
    '2020',
    '2022',
    '2024',
    '2026',
  ])
})

test('never more than asked for, always in order and within, in zones that change their clocks, too', () => {
  const zone = 'America/Santiago'
  const fromMs = ms('2026-03-30T12:00:00Z')
  for (let spanMs = 11_000; spanMs < 3600 * 86_400_000; spanMs *= 1.7) {
    const { at } = timeTicks({ fromMs, toMs: fromMs + spanMs }, 9, zone)
    expect(at.length).toBeLessThanOrEqual(11)
    expect(at.length).toBeGreaterThan(0)
    expect(at).toEqual([...new Set(at)].toSorted((one, other) => one - other))
    expect(at[0]).toBeGreaterThanOrEqual(fromMs)
    expect(at.at(-1)).toBeLessThanOrEqual(fromMs + spanMs)
  }
})

test('where clocks go back, midnight stays midnight', () => {
  // In Chile on 4 April 2026 at 24:00 clocks show 23:00 again (IANA).
  const { at } = timeTicks(
    { fromMs: ms('2026-04-03T04:00:00Z'), toMs: ms('2026-04-07T04:00:00Z') },
    8,
    'America/Santiago',
  )
  const shown = at.map((one) =>
    new Date(one).toLocaleTimeString('en-GB', { timeZone: 'America/Santiago' }),
  )
  expect(new Set(shown)).toEqual(new Set(['00:00:00', '12:00:00']))
})
