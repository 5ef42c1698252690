import { describe, expect, it } from 'vitest'
import { fixtures } from '../../data/fixtures.ts'
import { knownFileOf } from './known-files.ts'
import { decodeCsv } from './mapped-csv.ts'

const known = (text: string) => {
  const steps = knownFileOf(text)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
const read = (text: string, zone = 'America/Lima') => {
  const form = known(text)
  if (!form) throw new Error('not known')
  const found = form.decode(form.text, { zone, isGrowing: false })
  if ('problem' in found) throw new Error(`${found.problem} ${found.where}`)
  return { wayIn: form.wayIn, ...found }
}
const lima = (text: string) => Date.parse(`${text}-05:00`)

describe('tables of the USGS', () => {
  it('the published example: days and discharge, codes left alone', () => {
    const { wayIn, messages, refused } = read(fixtures.usgsRdb)
    expect([wayIn, messages.length, refused]).toEqual(['rdb', 31, []])
    expect(messages[0]).toEqual({
      values: { '01_00060_00003': 191 },
      unread: [],
      measuredAtMs: lima('2012-09-01T00:00'),
    })
  })
  it('the zone of a row counts, and levels of wells are texts of numbers', () => {
    const well = [
      '# groundwater levels',
      'agency_cd\tsite_no\tlev_dt\tlev_tm\tlev_tz_cd\tlev_va\tlev_status_cd',
      '5s\t15s\t10d\t5d\t5s\t12s\t1s',
      'USGS\t3354\t2026-02-01\t10:30\tEST\t23.47\t1',
      'USGS\t3354\t2026-02-02\t\t\t\t1',
      'USGS\t3354\t2026-02-03\t10:30\tXYZ\t23.50\t1',
      '',
    ].join('\r\n')
    const { messages, refused } = read(well, 'UTC')
    expect(messages).toEqual([
      { values: { lev_va: 23.47 }, unread: [], measuredAtMs: Date.parse('2026-02-01T15:30Z') },
      { values: {}, unread: [], measuredAtMs: Date.parse('2026-02-02T00:00Z') },
    ])
    expect(refused).toEqual([{ problem: 'time', where: 'line 6' }])
  })
})

describe('MON files of Divers', () => {
  const mon = (rows: readonly string[], zone = '') =>
    [
      'Data file for DataLogger.',
      '[Logger settings]',
      '  Instrument type          =Micro-Diver=15',
      `  Instrument number        =${zone}`,
      '[Channel 1]',
      '  Identification           =PRESSURE',
      '  Range                    =2000.000   cmH2O',
      '[Channel 2]',
      '  Identification           =TEMPERATURE',
      '[Series settings]',
      '[Channel 1 from data header]',
      '  Identification           =PRESSURE',
      '[Data]',
      String(rows.length),
      ...rows,
      'END OF DATA FILE OF DATALOGGER FOR WINDOWS',
      '',
    ].join('\r\n')
  const expected = [
    [1012.333, 12.35],
    [1012.5, 12.4],
  ].map(([PRESSURE, TEMPERATURE], at) => ({
    values: { PRESSURE, TEMPERATURE },
    unread: [],
    measuredAtMs: lima(`2026-02-01T10:${at === 0 ? '00' : '30'}`),
  }))
  it.each([
    ['spaces', '2026/02/01 10:00:00.0     1012.333    12.350'],
    ['decimal commas', '2026/02/01 10:00:00,0     1012,333    12,350'],
    ['tabs', '2026/02/01 10:00:00\t1012.333\t12.350'],
    ['semicolons and decimal commas', '2026/02/01 10:00:00;1012,333;12,350'],
    ['commas', '2026/02/01 10:00:00,1012.333,12.350'],
  ])('with %s', (_name, first) => {
    const found = read(mon([first, '2026/02/01 10:30:00.0     1012.500    12.400']))
    expect(found).toMatchObject({ wayIn: 'mon', messages: expected, refused: [] })
  })
  it('in the zone of their head', () => {
    const row = '2026/02/01 10:00:00.0     1012.333    12.350'
    const at = (zone: string) => read(mon([row], zone)).messages[0]?.measuredAtMs
    expect(at('UTC+1')).toBe(Date.parse('2026-02-01T09:00Z'))
    expect(at('UTC-5')).toBe(lima('2026-02-01T10:00'))
  })
  it('refuses rows without one of their channels', () => {
    const { messages, refused } = read(mon(['2026/02/01 10:00:00.0     1012.333', 'x']))
    expect(messages).toEqual([])
    expect(refused).toEqual([
      { problem: 'row', where: 'line 15' },
      { problem: 'time', where: 'line 16' },
    ])
  })
})

describe('XLE files of Solinst', () => {
  const xle = `<?xml version="1.0" encoding="UTF-8"?>
<Body_xle>
  <Instrument_info><Serial_number>2012345</Serial_number></Instrument_info>
  <Ch1_data_header>
    <Identification>LEVEL</Identification>
    <Unit>m</Unit>
  </Ch1_data_header>
  <Ch2_data_header><Identification>TEMPERATURE</Identification><Unit>°C</Unit></Ch2_data_header>
  <Data>
    <Log id="0"><Date>2026/02/01</Date><Time>10:00:00</Time><ms>0</ms><ch1>3.1234</ch1><ch2>11.2</ch2></Log>
    <Log id="1">
      <Date>2026/02/01</Date>
      <Time>10:30:00</Time>
      <ms>0</ms>
      <ch1>3.2</ch1>
      <ch2>11.25</ch2>
    </Log>
    <Log id="2"><Date>yesterday</Date></Log>
  </Data>
</Body_xle>`
  it('are read log by log, under the names of their channels', () => {
    const { wayIn, messages, refused } = read(xle)
    expect(wayIn).toBe('xle')
    expect(messages.map(({ values }) => values)).toEqual([
      { LEVEL: 3.1234, TEMPERATURE: 11.2 },
      { LEVEL: 3.2, TEMPERATURE: 11.25 },
    ])
    expect(messages[1]?.measuredAtMs).toBe(lima('2026-02-01T10:30'))
    expect(refused).toEqual([{ problem: 'time', where: 'line 4' }])
  })
})

describe('files that a profile describes', () => {
  it('heads of pastas: a date and a number', () => {
    expect(known(fixtures.pastasHead)).toBeNull()
    const found = decodeCsv(fixtures.pastasHead, {
      delimiter: ',',
      decimalMark: '.',
      headingLine: 1,
      firstLine: 2,
      time: { column: 'date', format: 'day', zone: 'Europe/Amsterdam' },
      columns: [{ column: 'head', key: 'level' }],
      isGrowing: false,
    })
    expect('messages' in found && found.messages[0]).toMatchObject({
      measuredAtMs: Date.parse('1981-07-03T00:00:00+02:00'),
      values: { level: 1.4 },
    })
    expect(found).toMatchObject({ refused: [] })
  })
  it('a barometer of INBO: decimal commas, and an offset at each time', () => {
    expect(known(fixtures.inboBarometer)).toBeNull()
    const found = decodeCsv(fixtures.inboBarometer, {
      delimiter: ',',
      decimalMark: ',',
      headingLine: 1,
      firstLine: 2,
      time: { column: 'DRME_OCR_UTC_DTE', format: 'day-first', zone: 'UTC' },
      columns: [
        { column: 'DRME_DRU', key: 'air' },
        { column: 'DRME_TPU', key: 't' },
      ],
      isGrowing: false,
    })
    expect('messages' in found && found.messages[0]).toEqual({
      values: { air: 993.017, t: 17.403 },
      unread: [],
      measuredAtMs: Date.parse('2019-06-05T10:00Z'),
    })
    expect(found).toMatchObject({ refused: [] })
  })
})

describe('what no logger writes', () => {
  it('is refused line by line, and read in steps', () => {
    const long = `# x\nagency_cd\tdatetime\t1_00065\n5s\t20d\t14n\n`
    const { refused, messages } = read(
      `${long}USGS\t2026-02-01 10:00\t${'1'.repeat(30_000)}\nUSGS\t2026-02-01 10:15\t2.5\n`,
    )
    expect(refused).toEqual([{ problem: 'row', where: 'line 4' }])
    expect(messages).toHaveLength(1)
    const logs = knownFileOf(`<Body_xle><Data>${'<Log></Log>'.repeat(250)}`)
    expect([logs.next().done, logs.next().done, logs.next().done]).toEqual([false, false, true])
  })
  it('heads of channels without an end are none', () => {
    const head = '<Body_xle><Ch1_data_header><Identification>LEVEL</Identification>'
    expect(() => read(`${head}<Data><Log></Log></Data>`)).toThrow('header Ch1_data_header')
  })
})
