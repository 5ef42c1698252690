import type { ScheduleCombination } from '@puquio/contract/schedule'
import { describe, expect, it } from 'vitest'
import { writeSearch } from '../../../lib/search.ts'
import { noFilters, offered, withFilter } from './filters.ts'
import { positionAfter } from './grid-keys.ts'
import { type Cell, daysOf, isOfKind, monthRows } from './month-rows.ts'
import { scheduleSearch } from '../search.ts'
import { readSearch } from './search.ts'

const combination = (
  componentId: number,
  subcomponentId: number | null,
  stationId: number,
): ScheduleCombination => ({
  componentId,
  subcomponentId,
  stationId,
  miningComponentId: null,
  sourceTypeId: 9,
})

describe('filters', () => {
  const all = [
    combination(1, 11, 100),
    combination(1, 12, 101),
    combination(2, null, 102),
    combination(2, 21, 100),
  ]

  it('offer what occurs with the wider ones', () => {
    expect(offered('components', { ...noFilters, stations: [102] }, all)).toEqual(new Set([1, 2]))
    expect(offered('subcomponents', { ...noFilters, components: [2] }, all)).toEqual(new Set([21]))
    expect(
      offered('stations', { ...noFilters, components: [1], subcomponents: [12] }, all),
    ).toEqual(new Set([101]))
    expect(offered('miningComponents', noFilters, all)).toEqual(new Set())
  })

  it('let go of choices that no longer occur, and keep the others', () => {
    const chosen = { ...noFilters, components: [1], subcomponents: [11], stations: [100, 101] }
    expect(withFilter('components', [2], chosen, all)).toEqual({
      ...noFilters,
      components: [2],
      stations: [100],
    })
    expect(withFilter('stations', [101], chosen, all)).toEqual({ ...chosen, stations: [101] })
  })

  it('go into the address and come back', () => {
    const filters = { ...noFilters, components: [3], stations: [3, 7] }
    expect(writeSearch({ components: [3], stations: [3, 7] })).toBe('?components=3&stations=3%2C7')
    const address = { month: '2026-02', kind: 'near', components: 3, stations: '3,7' }
    expect(readSearch(scheduleSearch.parse(address))).toEqual({
      month: '2026-02',
      kind: 'near',
      filters,
    })
  })

  it('take nonsense in the address for nothing', () => {
    expect(
      readSearch(
        scheduleSearch.parse({
          month: '2026-13',
          kind: 'x',
          components: 'a,-1,2.5',
          stations: null,
        }),
      ),
    ).toEqual({
      month: undefined,
      kind: undefined,
      filters: noFilters,
    })
  })
})

const cell = (parts: Partial<Cell>): Cell => ({
  id: 1,
  stationId: 1,
  day: 1,
  status: 'far',
  type: 'scheduled',
  isMishap: false,
  withoutSample: false,
  componentId: 1,
  miningComponentId: null,
  ...parts,
})

describe('the table', () => {
  it('has a row for each station with something in the month, the most urgent first in a cell', () => {
    const cells = [
      cell({ id: 1, stationId: 2, day: 5, status: 'done' }),
      cell({ id: 2, stationId: 2, day: 5, status: 'unfulfilled' }),
      cell({ id: 3, stationId: 1, day: 9, status: 'near' }),
      cell({ id: 4, stationId: 2, day: 6, status: 'done' }),
      cell({ id: 5, stationId: 2, day: 7, status: 'rescheduled' }),
      cell({ id: 6, stationId: 3, day: 7, status: 'omitted' }),
    ]
    const stations = [1, 2, 3].map((id) => ({ id, code: `P-${id}`, name: '' }))
    const rows = monthRows(cells, stations)
    expect(rows.map(({ station, due, done }) => [station.code, due, done])).toEqual([
      ['P-1', 1, 0],
      ['P-2', 3, 2],
      ['P-3', 0, 0],
    ])
    expect(rows[1]?.byDay.get(5)?.map(({ id }) => id)).toEqual([2, 1])
  })

  it('knows weekends, Mondays and today', () => {
    const days = daysOf('2026-02', '2026-02-15')
    expect(days).toHaveLength(28)
    expect(days.filter(({ isWeekend }) => isWeekend).map(({ day }) => day)).toEqual([
      1, 7, 8, 14, 15, 21, 22, 28,
    ])
    expect(days.filter(({ isMonday }) => isMonday).map(({ day }) => day)).toEqual([2, 9, 16, 23])
    expect(days.find(({ isToday }) => isToday)?.on).toBe('2026-02-15')
  })

  it('shows one kind alone', () => {
    expect(isOfKind(cell({ status: 'near' }), undefined)).toBe(true)
    expect(isOfKind(cell({ status: 'near' }), 'near')).toBe(true)
    expect(isOfKind(cell({ status: 'near' }), 'additional')).toBe(false)
    expect(isOfKind(cell({ type: 'additional' }), 'additional')).toBe(true)
    expect(isOfKind(cell({ isMishap: true }), 'mishaps')).toBe(true)
    expect(isOfKind(cell({ withoutSample: true }), 'withoutSample')).toBe(true)
  })
})

describe('keys in the table', () => {
  const size = { rows: 3, days: 28 }
  const after = (key: string, position = { row: 1, day: 5 }, ctrlKey = false) =>
    positionAfter({ key, ctrlKey }, position, size)

  it('move by a cell and stop at the edges', () => {
    expect(after('ArrowLeft')).toEqual({ row: 1, day: 4 })
    expect(after('ArrowDown')).toEqual({ row: 2, day: 5 })
    expect(after('ArrowUp', { row: 0, day: 1 })).toEqual({ row: 0, day: 1 })
    expect(after('ArrowRight', { row: 0, day: 28 })).toEqual({ row: 0, day: 28 })
  })

  it('move to the ends of the row and of the table', () => {
    expect(after('Home')).toEqual({ row: 1, day: 1 })
    expect(after('End')).toEqual({ row: 1, day: 28 })
    expect(after('Home', { row: 2, day: 9 }, true)).toEqual({ row: 0, day: 1 })
    expect(after('End', { row: 0, day: 9 }, true)).toEqual({ row: 2, day: 28 })
    expect(after('a')).toBeNull()
  })
})
