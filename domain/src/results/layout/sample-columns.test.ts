import { describe, expect, it } from 'vitest'
import { names, propose, readAll } from '../../../test/read-layouts.ts'
import { proposeMappingAt } from './propose-mapping.ts'

describe('a table of samples under equal headings', () => {
  const head = [
    ['LABORATORIO DEL SUR S.A.'],
    ['Cliente:', 'Minera'],
    [],
    ['Informe', 'MA-12'],
    [],
    [],
  ]
  const headings = ['Parámetro', 'Unidad', 'L.D.', 'L.C.', ...Array<string>(3).fill('Resultado')]
  const values = [
    ['Cobre total', 'mg/L', '0.001', '0.003', '<0.001', '0.02', '0.3'],
    ['pH', '', '', '', '7.1', 'No analizado', '7.4'],
  ]
  const columns = ['field', 'field', 'field', 'field', 'sample', 'sample', 'sample']
  const sheet = (...tops: string[][]) => ({
    name: '',
    rows: [...head, ...tops, headings, ...values],
  })
  const over = (label: string, ...texts: string[]) => [label, '', '', '', ...texts]
  const expected = [
    'E-01|17/3/2026|Cobre total|mg/L|0.001|<0.001',
    'E-02|18/3/2026|Cobre total|mg/L|0.001|0.02',
    'E-03|18/3/2026|Cobre total|mg/L|0.001|0.3',
    'E-01|17/3/2026|pH|||7.1',
    'E-02|18/3/2026|pH|||No analizado',
    'E-03|18/3/2026|pH|||7.4',
  ]
  const dates = ['17/3/2026', '18/3/2026', '18/3/2026']
  const times = ['08:30', '09:15', '10:00']

  it.each([
    ['with labels', 'Estación', 'Fecha de muestreo', 'Hora de muestreo'],
    ['without labels', '', '', ''],
  ])('has the stations, dates and times above them, %s', (_name, station, date, time) => {
    const one = sheet(
      over(station, 'E-01', 'E-02', 'E-03'),
      over(date, ...dates),
      over(time, ...times),
    )
    const { mapping, doubts } = propose(one)
    expect(mapping).toMatchObject({ layout: 'transposed', headerRow: 10, firstRow: 11 })
    expect(mapping.columns.map(({ meaning }) => meaning.kind)).toEqual(columns)
    expect(mapping.headRows).toEqual([
      { row: 7, holds: 'station' },
      { row: 8, holds: 'date' },
      { row: 9, holds: 'time' },
    ])
    expect(doubts).toEqual([])
    expect(readAll([one])).toEqual(expected)
  })

  it('takes a row of codes that the project does not know for the stations, one of two for none', () => {
    const codes = over('', 'P-7', 'P-8', 'P-9')
    expect(propose(sheet(codes, over('', ...dates))).mapping.headRows).toEqual([
      { row: 7, holds: 'station' },
      { row: 8, holds: 'date' },
    ])
    const found = propose(sheet(codes, over('', 'MA1', 'MA2', 'MA3'), over('', ...dates)))
    expect(found.mapping.headRows).toEqual([{ row: 9, holds: 'date' }])
    expect(found.doubts).toContain('no-station')
  })

  it('takes no day of two, and none that stands over one sample or behind another label', () => {
    const stations = over('', 'E-01', 'E-02', 'E-03')
    for (const rows of [
      [over('', ...dates), over('', ...dates)],
      [over('', '17/3/2026', '', '')],
      [over('Fecha de recepción', ...dates)],
    ])
      expect(propose(sheet(stations, ...rows)).doubts).toContain('no-date')
  })

  it('has all of them as samples where a person says the layout', () => {
    const rows = [
      ['Parámetro', 'Unidad', 'Resultado', 'Concentración'],
      ['Raro', 'mg/L', '1', '2'],
    ]
    const wish = { sheet: '', headerRow: 1, layout: 'transposed' } as const
    const found = proposeMappingAt([{ name: '', rows }], names, wish)
    expect(found?.mapping.columns.map(({ meaning }) => meaning.kind)).toEqual([
      'field',
      'field',
      'sample',
      'sample',
    ])
  })

  it('may have one sample alone, whose station stands above it', () => {
    const one = [...head, over('', 'E-01'), over('', '17/3/2026'), headings.slice(0, 5)]
    const rows = [...one, ...values.map((row) => row.slice(0, 5))]
    expect(readAll([{ name: '', rows }])).toEqual([expected[0], expected[3]])
  })

  it('is read so by a profile that calls one of them the value', () => {
    const one = sheet(over('', 'E-01', 'E-02', 'E-03'), over('', ...dates))
    const { mapping } = propose(one)
    const kept = mapping.columns.map((column) =>
      column.column === 4
        ? { ...column, meaning: { kind: 'field', field: 'value' } as const }
        : column,
    )
    expect(readAll([one], { ...mapping, columns: kept })).toEqual(expected)
  })

  it('stays long where its rows say their station', () => {
    const rows = [
      ['Estación', 'Fecha', 'Parámetro', 'Resultado', 'Resultado'],
      ['E-01', '17/3/2026', 'Cobre total', '1', '2'],
    ]
    expect(propose({ name: '', rows }).mapping.layout).toBe('long')
  })
})
