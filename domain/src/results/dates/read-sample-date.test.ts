import { describe, expect, it } from 'vitest'
import { dateOrderOfColumn } from '../../../test/date-order-of-column.ts'
import { readSampleDate, sampleInstant, type SampleDateHow } from './read-sample-date.ts'

const today = '2026-11-22'
const short = (text: string | number, how: Partial<SampleDateHow> = {}) => {
  const read = readSampleDate(text, { today, ...how })
  if (read.kind === 'none') return 'none'
  if (read.kind === 'held') return [read.reason, ...(read.readings ?? [])].join(' ')
  const { on, time, offset } = read.moment
  return [on, time, offset].filter((one) => one !== null).join(' ')
}

describe('readSampleDate', () => {
  it.each([
    ['14/1/2019', '2019-01-14'],
    ['1/14/19', '2019-01-14'],
    ['7/7/2014', '2014-07-07'],
    ['2026-03-04', '2026-03-04'],
    ['2026-03-04T08:00:00-05:00', '2026-03-04 08:00:00 -05:00'],
    ['2026-03-04T13:00:00.000Z', '2026-03-04 13:00:00 Z'],
    ['4 de marzo de 2026', '2026-03-04'],
    ['4 de marzo de 2026, 17h54', '2026-03-04 17:54:00'],
    ['15-set-26', '2026-09-15'],
    ['14 févr. 2026', '2026-02-14'],
    ['10-out-2026', '2026-10-10'],
    ['17/3/2019 5:54:00 PM', '2019-03-17 17:54:00'],
    ['17/3/2019 5:54:00 p. m.', '2019-03-17 17:54:00'],
    ['17/3/2019 a las 9:05', '2019-03-17 09:05:00'],
    ['4-mar-98', '1998-03-04'],
    ['1/1/99', '1999-01-01'],
    ['4/3/2026', 'ambiguous-date 2026-03-04 2026-04-03'],
    ['31/06/2026', 'no-such-day'],
    ['31 de junio de 2026', 'no-such-day'],
    ['2026-02-30', 'no-such-day'],
    ['13/13/2019', 'no-such-day'],
    ['set-26', 'date-without-day'],
    ['marzo de 2026', 'date-without-day'],
    ['26 de marzo', 'date-without-day'],
    ['43541', 'date-serial 2019-03-17'],
    ['1/1/1899', 'date-year'],
    ['17/3/2019 25:00', 'time'],
    ['25/12/2026', 'in-the-future 2026-12-25'],
    ['ayer', 'date'],
    ['12.5', 'date'],
    ['#VALUE!', 'error-value'],
    ['', 'none'],
    ['-', 'none'],
  ])('%j is %s', (text, expected) => expect(short(text)).toBe(expected))

  it('takes the stated order, and refuses what it makes impossible', () => {
    expect(short('4/3/2026', { order: 'day-first' })).toBe('2026-03-04')
    expect(short('4/3/2026', { order: 'month-first' })).toBe('2026-04-03')
    expect(short('1/14/2019', { order: 'day-first' })).toBe('no-such-day')
  })

  it.each([
    ['5:54:00 PM', '17:54:00'],
    ['17h54', '17:54:00'],
    ['17:54', '17:54:00'],
    ['17.54 h', '17:54:00'],
    ['5:54:00 p. m.', '17:54:00'],
    ['17:54 p.m.', '17:54:00'],
    ['12:05 a.m.', '00:05:00'],
    ['12:05 PM', '12:05:00'],
    ['08:15:30', '08:15:30'],
    ['8:15 hrs', '08:15:00'],
    ['08:15:30-05:00', '08:15:30 -05:00'],
  ])('reads the time %j of its own cell', (time, expected) =>
    expect(short('17/3/2019', { time })).toBe(`2019-03-17 ${expected}`),
  )

  it.each(['9.18', '25:00', '13:00 AM', '0.7458', 'mañana', '1754'])('holds the time %j', (time) =>
    expect(short('17/3/2019', { time })).toBe('time'),
  )

  it('takes the time beside a date cell, and holds two that differ', () => {
    expect(short('2019-03-17T00:00:00', { time: '17:54' })).toBe('2019-03-17 17:54:00')
    expect(short('17/3/2019 17:54', { time: '17:54:00' })).toBe('2019-03-17 17:54:00')
    expect(short('17/3/2019 17:54', { time: '18:54' })).toBe('time')
  })

  it('reads serial numbers where the profile says so', () => {
    expect(short('43541.745833', { serials: 1900 })).toBe('2019-03-17 17:54:00')
    expect(short(42079, { serials: 1904 })).toBe('2019-03-17')
    expect(short(43541, { serials: 1900, time: '0.7458333' })).toBe('2019-03-17 17:54:00')
  })

  it('flags a date of more than a year ago', () => {
    expect(readSampleDate('21/11/2025', { today })).toMatchObject({ kind: 'date', isOld: true })
    expect(readSampleDate('22/11/2025', { today })).toMatchObject({ kind: 'date', isOld: false })
    expect(readSampleDate('22/11/2026', { today })).toMatchObject({ kind: 'date', isOld: false })
    expect(short('23/11/2026')).toBe('in-the-future 2026-11-23')
  })
})

describe('dateOrderOfColumn', () => {
  const settle = (
    column: string[],
    text: string,
    stated: 'day-first' | 'month-first' | null = null,
  ) => short(text, { order: dateOrderOfColumn(column, stated) })

  it('reads an open date in the order that the others of the column show', () => {
    expect(settle(['17/3/2019', '4/3/2019'], '4/3/2019')).toBe('2019-03-04')
    expect(settle(['3/17/2019', '4/3/2019'], '4/3/2019')).toBe('2019-04-03')
    expect(settle(['4/3/2019', '5/3/2019'], '4/3/2019')).toMatch(/^ambiguous-date/)
  })

  it('settles each shape of date by itself', () => {
    const column = ['1/14/19', '17/3/2019', '21/10/2013', '6/10/2019', '1/4/19']
    expect(settle(column, '1/14/19')).toBe('2019-01-14')
    expect(settle(column, '6/10/2019')).toBe('2019-10-06')
    expect(settle(column, '1/4/19')).toMatch(/^ambiguous-date/)
  })

  it('asks for two dates of a shape where the column has both orders', () => {
    expect(settle(['1/14/19', '17/3/2019', '6/10/2019'], '6/10/2019')).toMatch(/^ambiguous-date/)
  })

  it('reads one shape of both orders only where a date is clear', () => {
    const column = ['17/3/2019', '3/17/2019', '4/3/2019']
    expect(settle(column, '17/3/2019')).toBe('2019-03-17')
    expect(settle(column, '3/17/2019')).toBe('2019-03-17')
    expect(settle(column, '4/3/2019')).toMatch(/^ambiguous-date/)
  })

  it('takes the stated order unless the column contradicts it', () => {
    expect(settle(['4/3/2019'], '4/3/2019', 'month-first')).toBe('2019-04-03')
    expect(settle(['17/3/2019', '4/3/2019'], '4/3/2019', 'month-first')).toMatch(/^ambiguous-date/)
    expect(settle(['17/3/2019', '4/3/2019'], '17/3/2019', 'month-first')).toBe('2019-03-17')
  })

  it('reads no dates of two-digit years whose year seems to stand first, unless the order is stated', () => {
    const column = ['26-03-04', '26-03-11', '26-03-18']
    expect(settle(column, '26-03-04')).toBe('ambiguous-date 2004-03-26 2026-03-04')
    expect(settle(column, '26-03-04', 'day-first')).toBe('2004-03-26')
    expect(settle(['26-03-24', '11-03-24', '18-03-24'], '26-03-24')).toBe('2024-03-26')
  })

  it('suspects dates that a spreadsheet of the other order made of texts', () => {
    const swapped = ['2019-10-06', '17/3/2019', '2019-03-04', '21/10/2013']
    expect(settle(swapped, '2019-10-06')).toBe('ambiguous-date 2019-10-06 2019-06-10')
    expect(settle(swapped, '17/3/2019')).toBe('2019-03-17')
    expect(settle([...swapped, '2019-10-25'], '2019-10-06')).toBe('2019-10-06')
    expect(settle([...swapped, '4/3/2019'], '2019-10-06')).toBe('2019-10-06')
  })

  it('names the rows that show the order', () => {
    const dates = dateOrderOfColumn(['1/14/19', '4/3/2014', '17/3/2019'])
    expect(dates.order).toBe('mixed')
    expect(dates.groups['/2']?.evidence['month-first']).toEqual({ count: 1, rows: [0] })
    expect(dates.groups['/4']?.evidence['day-first']).toEqual({ count: 1, rows: [2] })
    expect(dates.groups['/4']?.open).toEqual({ count: 1, rows: [1] })
  })
})

describe('sampleInstant', () => {
  it('reads the wall clock of the zone, or the offset that the text names', () => {
    const on = '2019-03-17'
    expect(sampleInstant({ on, time: '17:54:10', offset: null }, 'America/Lima')).toBe(
      '2019-03-17T22:54:10.000Z',
    )
    expect(sampleInstant({ on, time: '17:54:10', offset: 'Z' }, 'America/Lima')).toBe(
      '2019-03-17T17:54:10.000Z',
    )
  })
})

describe('the offset of a time', () => {
  const read = (offset: string) =>
    readSampleDate(`2026-01-05T10:00:00${offset}`, { today: '2026-02-15' }).kind
  it('is one that there is on earth', () => {
    for (const offset of ['Z', '-05:00', '-0500', '+14:00', '-12:00', '+05:45'])
      expect([offset, read(offset)]).toEqual([offset, 'date'])
  })
  it('is refused beyond, where no instant would follow', () => {
    for (const offset of ['+99:00', '+14:01', '-12:30', '-05:60', '+24:00'])
      expect([offset, read(offset)]).toEqual([offset, 'held'])
  })
})
