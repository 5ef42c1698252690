import { describe, expect, it } from 'vitest'
import { fixtures } from '../../data/fixtures.ts'
import type { FilePlace } from './file-rows.ts'
import { decodeToa5 } from './toa5.ts'

const how = { zone: 'America/Lima', isGrowing: true }
const at = (text: string) => Date.parse(`${text}-05:00`)

describe('published TOA5 files', () => {
  it('CR1000, of the manual', () =>
    expect(decodeToa5(fixtures.toa5Manual, how)).toEqual({
      head: {
        station: 'CR1000',
        model: 'CR1000',
        serial: '1031',
        program: 'CPU:Test.CR1',
        table: 'Test',
        columns: [
          { name: 'batt_volt_Min', unit: 'Volts', processing: 'Min' },
          { name: 'PTemp', unit: 'C', processing: 'Smp' },
        ],
      },
      messages: [
        {
          values: { batt_volt_Min: 13.7, PTemp: 24.92 },
          unread: [],
          measuredAtMs: at('2004-11-11T15:03:45'),
          deviceKey: '1031',
          record: 0,
        },
        {
          values: { batt_volt_Min: 13.7, PTemp: 24.95 },
          unread: [],
          measuredAtMs: at('2004-11-11T15:04:00'),
          deviceKey: '1031',
          record: 1,
        },
      ],
      refused: [],
      next: null,
    }))

  it('wetland', () => {
    const read = decodeToa5(fixtures.toa5Wetland, how)
    expect(read).toMatchObject({ refused: [], next: null })
    expect('messages' in read && read.messages).toEqual([
      {
        values: {
          t_hmp_Avg: 26.58174,
          rh_hmp_Avg: 70.32069,
          e_hmp_Avg: 2.445851,
          batt_volt_Avg: 14.41931,
          panel_temp_Avg: 25.72323,
          SR01Up_Avg: 766.2126,
          SR01Dn_Avg: 120.6859,
          IR01Up_Avg: -9.825724,
          IR01Dn_Avg: -17.41301,
          TC_Avg: 1.127823,
          TCC_Avg: 32.86842,
        },
        unread: [],
        measuredAtMs: at('2010-07-14T10:54:00'),
        deviceKey: '26208',
        record: 74_391,
      },
      {
        values: {
          t_hmp_Avg: 26.38912,
          rh_hmp_Avg: 70.09409,
          e_hmp_Avg: 2.410321,
          batt_volt_Avg: 14.38056,
          panel_temp_Avg: 25.79929,
          SR01Up_Avg: 776.91,
          SR01Dn_Avg: 121.7151,
          IR01Up_Avg: -9.825727,
          IR01Dn_Avg: -17.58474,
          TC_Avg: 1.12777,
          TCC_Avg: 32.85489,
        },
        unread: [],
        measuredAtMs: at('2010-07-14T10:55:00'),
        deviceKey: '26208',
        record: 74_392,
      },
    ])
  })

  it('York, in a zone that changes its clocks', () => {
    const read = decodeToa5(fixtures.toa5York, { ...how, zone: 'Europe/London' })
    const names = 'WS_ms_S_WVT WindDir_D1_WVT BP_mbar_Avg AirTC_Avg RH Slr_W_Avg Slr_kJ_Tot'.split(
      ' ',
    )
    const rows = [
      ['16:23:00', 4.785, 33.57, 1014, 26.73, 77.77, 440.5, 77.09],
      ['16:24:00', 5.062, 37.94, 1014, 26.81, 78.12, 441.3, 132.4],
      ['16:25:00', 4.412, 43.33, 1014, 26.92, 78.26, 437.7, 131.3],
    ] as const
    expect('messages' in read && read.messages).toEqual(
      rows.map(([time, ...values], record) => ({
        values: Object.fromEntries(names.map((name, index) => [name, values[index]])),
        unread: [],
        measuredAtMs: Date.parse(`2017-09-14T${time}Z`),
        deviceKey: '2923',
        record,
      })),
    )
    expect('head' in read && read.head.columns.slice(-2)).toEqual([
      { name: 'Slr_W_Avg', unit: 'W/m²', processing: 'Avg' },
      { name: 'Slr_kJ_Tot', unit: 'kJ/m²', processing: 'Tot' },
    ])
  })

  it('one with a value that is not there', () => {
    const read = decodeToa5(fixtures.toa5Nan, how)
    expect('messages' in read && read.messages).toEqual([
      {
        values: { AirTC_Avg: 12.5, RH: 80, WS_ms_Avg: 3.2 },
        unread: [],
        measuredAtMs: at('2024-01-01T00:00:00'),
        deviceKey: '1234',
        record: 0,
      },
      {
        values: { AirTC_Avg: 12.6, WS_ms_Avg: 3.4 },
        unread: ['RH'],
        measuredAtMs: at('2024-01-01T00:10:00'),
        deviceKey: '1234',
        record: 1,
      },
    ])
  })
})

const file = (...rows: string[]) =>
  [
    '"TOA5","PZ-01","CR300","77","OS","prog","1","Nivel"',
    '"TIMESTAMP","RECORD","Lvl"',
    '"TS","RN","m"',
    '"","","Smp"',
    ...rows,
    '',
  ].join('\n')
const decode = (text: string, changes = {}) => decodeToa5(text, { ...how, ...changes })

describe('decodeToa5', () => {
  it('reads the same with line ends of Windows and the mark of UTF-8', () => {
    const read = decode(fixtures.toa5Wetland)
    expect(decode(`\ufeff${fixtures.toa5Wetland.replaceAll('\n', '\r\n')}`)).toEqual(read)
  })

  it('refuses the rows that it cannot read, and no others', () =>
    expect(
      decode(
        file(
          '"2026-01-01 00:00:00",0,1.5',
          '"2026-01-01 00:10:00",1',
          '"2026-01-01 00:20:00",2,1.5,9',
          '"2026-02-30 00:00:00",3,1.5',
          '"2026-01-01 00:30:00,4,1.5',
          '',
          '"2026-01-01 00:40:00",0,"INF"',
        ),
      ),
    ).toMatchObject({
      messages: [
        { measuredAtMs: at('2026-01-01T00:00:00'), record: 0, values: { Lvl: 1.5 } },
        { measuredAtMs: at('2026-01-01T00:40:00'), record: 0, unread: ['Lvl'] },
      ],
      refused: [
        { problem: 'row', where: 'line 6' },
        { problem: 'row', where: 'line 7' },
        { problem: 'time', where: 'line 8' },
        { problem: 'row', where: 'line 9' },
      ],
    }))

  it('takes fractions of a second', () =>
    expect(decode(file('"2026-01-01 00:00:00.25",0,1.5'))).toMatchObject({
      messages: [{ measuredAtMs: at('2026-01-01T00:00:00.250') }],
    }))

  it('leaves a last row without its end alone, unless the file is whole', () => {
    const text = file('"2026-01-01 00:00:00",0,1.5').slice(0, -2)
    expect(decode(text)).toMatchObject({
      messages: [],
      refused: [{ problem: 'cut-row', where: 'line 5' }],
    })
    expect(decode(text, { isGrowing: false })).toMatchObject({
      messages: [{ values: { Lvl: 1 } }],
      refused: [],
    })
  })

  it('reads a long file in pieces, each row once', () => {
    const rows = Array.from({ length: 2500 }, (_, record) => {
      const time = new Date(Date.UTC(2026, 0, 1) + record * 60_000).toISOString()
      return `"${time.slice(0, 19).replace('T', ' ')}",${record},${record === 7 ? '"x' : record / 10}`
    })
    const text = file(...rows)
    const records: (number | undefined)[] = []
    const lines: string[] = []
    let from: FilePlace | null | undefined
    for (let pieces = 0; from !== null; pieces++) {
      expect(pieces).toBeLessThan(3)
      const read = decode(text, from ? { from } : {})
      if ('problem' in read) throw new Error(read.problem)
      records.push(...read.messages.map((message) => message.record))
      lines.push(...read.refused.map(({ where }) => where))
      from = read.next
    }
    expect(records).toEqual(rows.map((_, record) => record).filter((record) => record !== 7))
    expect(lines).toEqual(['line 12'])
  })

  it.each([
    ['', 'header', 'line 1'],
    ['"TOB1","x"\n', 'header', 'line 1'],
    ['"TOA5","x"\n', 'header', 'line 2'],
    ['"TOA5","x"\n"RECORD","Lvl"\n', 'column', 'TIMESTAMP'],
    ['"TOA5","x"\n"TIMESTAMP","Lvl"\n', 'header', 'line 3'],
    ['"TOA5","x"\n"TIMESTAMP","Lvl"\n"TS","m"\n', 'header', 'line 4'],
    [`"TOA5","x"\n"TIMESTAMP",${'"a",'.repeat(100)}"b"\n"TS"\n""\n`, 'too-many-keys', 'line 2'],
  ])('refuses %j', (text, problem, where) => expect(decode(text)).toEqual({ problem, where }))

  it('refuses a zone that does not exist', () =>
    expect(decode(fixtures.toa5Nan, { zone: 'Mars/Olympus' })).toEqual({
      problem: 'zone',
      where: '',
    }))
})
