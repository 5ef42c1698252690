import { describe, expect, it } from 'vitest'
import { names, propose, readAll } from '../../../test/read-layouts.ts'
import { proposeMapping, proposeMappingAt } from './propose-mapping.ts'
import { layoutReader, readLayout } from './read-layout.ts'
import { hasRowsBelow } from './rows-below.ts'
import { columnOfText, hasGap, type RowSpans, spreadRight, spreadRow } from './spread.ts'

type Rows = string[][]
/** Reads a sheet whose cells are merged as given, by row counted from 0. */
const read = (rows: Rows, merged: Record<number, RowSpans>) => {
  const spans = rows.map((_, at) => merged[at])
  const found = proposeMapping([{ name: '', rows, spans }], names)
  if (!found) throw new Error('no table of results was found')
  const reader = layoutReader(found.mapping)
  const cells = rows.flatMap((row, at) =>
    reader
      .row(row, { sheet: '', row: at + 1, spans: spans[at] })
      .map((cell) => ({ ...cell, places: reader.placesOf(cell) })),
  )
  const texts = cells.map(({ fields, value }) =>
    [fields.station, fields.date, fields.parameter, fields.unit, value].join('|'),
  )
  return { ...found, cells, texts }
}

describe('a row', () => {
  it('has the text of its merged cells in each of their columns, but for what stands there', () => {
    expect(
      spreadRow(
        ['a', '', 'b'],
        [
          [0, 1],
          [2, 4],
        ],
      ),
    ).toEqual(['a', 'a', 'b', 'b', 'b'])
    expect(spreadRow(['', 'x'], [[0, 1]])).toEqual(['', 'x'])
    expect(spreadRow(['a', 'x', ''], [[0, 2]])).toEqual(['a', 'x', 'a'])
  })

  it('counts up to the next text where a person says so', () => {
    expect(spreadRight(['', 'a', '', 'b'], 6)).toEqual(['', 'a', 'a', 'b', 'b', 'b'])
    expect([0, 1, 2, 3].map((column) => columnOfText(['', 'a', '', 'b'], column))).toEqual([
      0, 1, 1, 3,
    ])
  })

  it('has a gap to the right of a text alone', () => {
    expect(hasGap(['', 'a', ''], [1, 2])).toBe(true)
    expect(hasGap(['', '', 'a'], [1, 2])).toBe(false)
    expect(hasGap(['', 'a', 'b', ''], [1, 2])).toBe(false)
    expect(hasGap(['', ''], [0, 1])).toBe(false)
  })
})

describe('a station over several parameters', () => {
  const rows = [
    ['', 'E-01', '', 'E-02', ''],
    ['Fecha', 'Cu (mg/L)', 'Pb (mg/L)', 'Cu (mg/L)', 'Pb (mg/L)'],
    ['17/3/2026', '1', '2', '3', '4'],
  ]
  const expected = ['E-01|17/3/2026|Cu|mg/L|1', 'E-01|17/3/2026|Pb|mg/L|2'].concat([
    'E-02|17/3/2026|Cu|mg/L|3',
    'E-02|17/3/2026|Pb|mg/L|4',
  ])
  const merged = {
    0: [
      [1, 2],
      [3, 4],
    ],
  } as const

  it('counts for all columns that its cell is merged over; marks go to that cell', () => {
    const { mapping, doubts, texts, cells } = read(rows, merged)
    expect(mapping).toMatchObject({ layout: 'wide', headRows: [{ row: 1, holds: 'station' }] })
    expect(doubts).toEqual([])
    expect(texts).toEqual(expected)
    expect(cells.map(({ places }) => places.station)).toEqual([
      [1, 1],
      [1, 1],
      [1, 3],
      [1, 3],
    ])
  })

  it('counts for its own column alone where nothing is merged, until a person says more', () => {
    const { mapping, doubts } = propose({ name: '', rows })
    expect(doubts).toEqual(['heads-over-several'])
    expect(readAll([{ name: '', rows }])).toEqual([
      'E-01|17/3/2026|Cu|mg/L||1',
      '|17/3/2026|Pb|mg/L||2',
      'E-02|17/3/2026|Cu|mg/L||3',
      '|17/3/2026|Pb|mg/L||4',
    ])
    const [head = { row: 0, holds: 'station' as const }] = mapping.headRows
    const said = { ...mapping, headRows: [{ ...head, isSpread: true }] }
    const cells = [...readLayout([{ name: '', rows }], said)]
    expect(cells.map(({ fields }) => fields.station)).toEqual(['E-01', 'E-01', 'E-02', 'E-02'])
  })

  it('may stand above groups, be new, and have a label', () => {
    const groups = ['', 'Metales totales', '', 'Metales totales', '']
    for (const stations of [
      ['', 'P-7', '', 'P-8', ''],
      ['Estación', 'Río', '', 'Mar', ''],
    ]) {
      const { mapping, cells } = read([stations, groups, ...rows.slice(1)], {
        ...merged,
        1: merged[0],
      })
      expect(mapping.headRows).toEqual([
        { row: 1, holds: 'station' },
        { row: 2, holds: 'group' },
      ])
      expect(cells.map(({ fields }) => fields.station)).toEqual(
        [1, 1, 3, 3].map((column) => stations[column]),
      )
    }
  })

  it('is not taken where each has a day of its own, or where one label is that of the table', () => {
    const blocks = [
      ['E-01', '', 'E-02', ''],
      ['Fecha', 'Cu (mg/L)', 'Fecha', 'Cu (mg/L)'],
      ['17/3/2026', '1', '18/3/2026', '2'],
    ]
    const spans = {
      0: [
        [0, 1],
        [2, 3],
      ],
    } as const
    expect(read(blocks, spans).doubts).toContain('no-station')
    const table = [['Estación', 'E-01'], ...rows.slice(1)]
    expect(propose({ name: '', rows: table }).mapping).toMatchObject({
      headRows: [],
      fromHead: ['station'],
    })
  })
})

describe('a heading over several samples', () => {
  const stations = ['Estación', '', 'E-01', '', 'E-02']
  const dates = ['Fecha', '', '17/3/2026', '18/3/2026', '19/3/2026']
  const values = ['Cobre total', 'mg/L', '1', '2', '3']
  const headings = ['Parámetro', 'Unidad', 'Resultados', '', '']
  const rows = [stations, dates, headings, values]
  const expected = ['E-01|17/3/2026|1', 'E-01|18/3/2026|2', 'E-02|19/3/2026|3']

  it('is theirs where its cell is merged', () => {
    const { mapping, doubts, cells } = read(rows, { 0: [[2, 3]], 2: [[2, 4]] })
    expect(mapping).toMatchObject({ layout: 'transposed', headerRow: 3 })
    expect(doubts).toEqual([])
    expect(
      cells.map(({ fields, value }) => [fields.station, fields.date, value].join('|')),
    ).toEqual(expected)
  })

  it('is asked about where nothing is merged: no value is lost and no station guessed', () => {
    const sheets = [{ name: '', rows }]
    expect(propose(...sheets)).toMatchObject({ mapping: { layout: 'long' } })
    expect(propose(...sheets).doubts).toContain('values-unheaded')
    const wish = { sheet: '', headerRow: 3, layout: 'transposed' } as const
    const found = proposeMappingAt(sheets, names, wish)
    expect(found?.doubts).toEqual(['heads-over-several'])
    expect(found && readAll(sheets, found.mapping).map((one) => one.slice(0, 4))).toEqual([
      'E-01',
      '|18/',
      'E-02',
    ])
  })

  it('may be a parameter, over its total and its dissolved fraction', () => {
    const table = [
      ['Estación', 'Fecha', 'Cu (mg/L)', '', 'Pb (mg/L)', ''],
      ['', '', 'Total', 'Disuelto', 'Total', 'Disuelto'],
      ['E-01', '17/3/2026', '1', '2', '3', '4'],
    ]
    const { doubts, cells } = read(table, {
      0: [
        [2, 3],
        [4, 5],
      ],
    })
    expect(doubts).toEqual(['groups-above'])
    expect(cells.map(({ fields }) => `${fields.parameter} ${fields.group}`)).toEqual([
      'Cu Total',
      'Cu Disuelto',
      'Pb Total',
      'Pb Disuelto',
    ])
    expect(propose({ name: '', rows: table }).doubts).toContain('values-unheaded')
  })
})

it('groups count for the columns that they are merged over, and for no others', () => {
  const rows = [
    ['', '', 'Metales disueltos', '', ''],
    ['Estación', 'Fecha', 'Cu (mg/L)', 'Pb (mg/L)', 'pH'],
    ['E-01', '17/3/2026', '1', '2', '7'],
  ]
  expect(read(rows, { 0: [[2, 3]] }).cells.map(({ fields }) => fields.group)).toEqual([
    'Metales disueltos',
    'Metales disueltos',
    undefined,
  ])
})

it('headings that are merged are repeated on a page below, and have rows below them', () => {
  const headings = ['Parámetro', 'Unidad', 'Resultado', '', '']
  const rows = [
    ['Estación', '', 'E-01', '', 'E-02'],
    headings,
    ['Cobre total', 'mg/L', '1', '2', '3'],
    headings,
    ['Plomo total', 'mg/L', '4', '5', '6'],
  ]
  const spans = { 0: [[2, 3]], 1: [[2, 4]], 3: [[2, 4]] } as const
  expect(read(rows, spans).texts).toHaveLength(6)
  const sheet = { name: '', rows: rows.slice(0, 2), spans: [spans[0], spans[1]] }
  expect(hasRowsBelow(sheet, names)).toBe(false)
})
