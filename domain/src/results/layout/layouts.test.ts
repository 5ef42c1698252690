import { describe, expect, it } from 'vitest'
import { isUnit, names, propose, readAll } from '../../../test/read-layouts.ts'
import { headingText } from './heading-text.ts'
import { proposeMapping } from './propose-mapping.ts'
import { readLayout } from './read-layout.ts'

describe('headingText', () => {
  it.each([
    ['Cu (mg/L)', 'Cu', 'mg/L'],
    ['Cobre Total [mg/L]', 'Cobre Total', 'mg/L'],
    ['Cobre (Total) (mg/L)', 'Cobre (Total)', 'mg/L'],
    ['Cobre, mg/L', 'Cobre', 'mg/L'],
    ['Cobre - mg/L', 'Cobre', 'mg/L'],
    ['Cobre mg/L', 'Cobre', 'mg/L'],
    ['As_mgL', 'As', 'mg/L'],
    ['Cu (mg/Lt)', 'Cu', 'mg/Lt'],
    ['Temperatura (°C)', 'Temperatura', '°C'],
    ['Benzo (a) Pireno', 'Benzo (a) Pireno', null],
    ['Indeno (1,2,3 cd) Pireno (mg/L)', 'Indeno (1,2,3 cd) Pireno', 'mg/L'],
    [
      'Hidrocarburos totales de petróleo (C8-C40)',
      'Hidrocarburos totales de petróleo (C8-C40)',
      null,
    ],
    ['pH', 'pH', null],
    ['pH (unid.)', 'pH', 'unid.'],
    ['Sulfatos (mg SO4/L)', 'Sulfatos', 'mg SO4/L'],
    ['Cadmio (Cd) Total (mg/L)', 'Cadmio (Cd) Total', 'mg/L'],
    ['Cadmio (Cd) Total', 'Cadmio (Cd) Total', null],
  ])('splits %j', (heading, name, unit) =>
    expect(headingText(heading, isUnit)).toEqual({ name, unit }),
  )

  it.each(['(', '[(', ' (', ', ', '_'])('ends with many of %j', (one) =>
    expect(headingText(one.repeat(5000), isUnit).unit).toBeNull(),
  )
})

describe('a long table', () => {
  const rows = [
    ['Informe de ensayo N° 12'],
    [],
    ['Punto de muestreo', 'Fecha', 'Parámetro', 'Resultado', 'Unidad', 'LD'],
    ['E-01', '17/3/2026', 'Cobre total', '<0.005', 'mg/L', '0.005'],
    ['E-01', '17/3/2026', 'pH', '', '', ''],
    ['Punto de muestreo', 'Fecha', 'Parámetro', 'Resultado', 'Unidad', 'LD'],
    ['', '', '', '', '', ''],
    ['Fuente: laboratorio'],
  ]

  it('is read row by row; a blank value was not measured', () =>
    expect(readAll([{ name: '', rows }])).toEqual([
      'E-01|17/3/2026|Cobre total|mg/L|0.005|<0.005',
      'E-01|17/3/2026|pH|||',
    ]))

  it('is proposed with confidence', () => {
    expect(propose({ name: '', rows })).toMatchObject({ confidence: 1, doubts: [] })
    expect(propose({ name: '', rows }).mapping).toMatchObject({
      layout: 'long',
      headerRow: 3,
      firstRow: 4,
    })
  })

  it('has the unit of its heading and the parameter that a person says', () => {
    const table = [
      ['Estación', 'Fecha', 'Concentración (µg/m³)'],
      ['E-01', '20/4/2002', '76.17'],
    ]
    const { mapping, doubts } = propose({ name: '', rows: table })
    expect(doubts).toEqual(['no-parameter'])
    expect(
      readAll([{ name: '', rows: table }], { ...mapping, constants: { parameter: 'PM10' } }),
    ).toEqual(['E-01|20/4/2002|PM10|µg/m³||76.17'])
  })
})

describe('a wide table', () => {
  it('has units in its headings', () =>
    expect(
      readAll([
        {
          name: '',
          rows: [
            ['Estación', 'Fecha', 'Cu (mg/L)', 'Cobre Disuelto [mg/L]', 'pH'],
            ['E-01', '17/3/2026', '0,233', '<0,005', '7,1'],
            ['E-02', '18/3/2026', '', 'ND', '7,2'],
          ],
        },
      ]),
    ).toEqual([
      'E-01|17/3/2026|Cu|mg/L||0,233',
      'E-01|17/3/2026|Cobre Disuelto|mg/L||<0,005',
      'E-01|17/3/2026|pH|||7,1',
      'E-02|18/3/2026|Cobre Disuelto|mg/L||ND',
      'E-02|18/3/2026|pH|||7,2',
    ]))

  const several = [
    ['', '', 'Metales totales', '', 'Metales disueltos', ''],
    ['Estación', 'Fecha', 'Cu', 'Pb', 'Cu', 'Pb'],
    ['Unidad', '', 'mg/L', 'mg/L', 'µg/L', 'µg/L'],
    ['LD', '', '0.005', '0.001', '5', '1'],
    ['Método', '', 'EPA 200.8', 'EPA 200.8', 'EPA 200.8', 'EPA 200.8'],
    ['E-01', '17/3/2026', '<LD', '0.02', '7', '2'],
  ]

  it('has several rows of header: groups, units, limits, methods', () => {
    const { mapping, doubts } = propose({ name: '', rows: several })
    expect(mapping.headRows).toEqual([
      { row: 1, holds: 'group' },
      { row: 3, holds: 'unit' },
      { row: 4, holds: 'detectionLimit' },
      { row: 5, holds: 'method' },
    ])
    expect(doubts).toEqual(['groups-above'])
    expect(readAll([{ name: '', rows: several }])).toEqual([
      'E-01|17/3/2026|Cu|mg/L|0.005|<LD',
      'E-01|17/3/2026|Pb|mg/L|0.001|0.02',
      'E-01|17/3/2026|Cu|µg/L|5|7',
      'E-01|17/3/2026|Pb|µg/L|1|2',
    ])
    const cells = [...readLayout([{ name: '', rows: several }], mapping)]
    expect(cells.map((one) => one.fields.group)).toEqual([
      'Metales totales',
      'Metales totales',
      'Metales disueltos',
      'Metales disueltos',
    ])
    expect(cells[0]).toMatchObject({
      place: { sheet: '', row: 6, column: 2 },
      fields: { method: 'EPA 200.8' },
    })
  })

  it('has units and limits without a label; limits are doubted', () => {
    const rows = several.slice(1, 4).map((row, at) => (at === 0 ? row : ['', ...row.slice(1)]))
    const { mapping, doubts } = propose({ name: '', rows: [...rows, ...several.slice(5)] })
    expect(mapping.headRows.map((one) => one.holds)).toEqual(['unit', 'detectionLimit'])
    expect(doubts).toContain('limits-without-label')
  })

  it('keeps a column of values that it does not know as a parameter to be resolved', () => {
    const found = propose({
      name: '',
      rows: [
        ['N°', 'Estación', 'Fecha', 'Cu (mg/L)', 'Yttrio-X', 'Observación'],
        ['1', 'E-01', '17/3/2026', '0.1', '<0.2', 'turbia'],
      ],
    })
    expect(found.mapping.columns.map((one) => one.meaning.kind)).toEqual([
      'ignored',
      'field',
      'field',
      'parameter',
      'parameter',
      'ignored',
    ])
    expect(found.doubts).toEqual(['columns-ignored', 'parameters-unknown'])
  })

  it('has one sheet a station, by its name or by its head, at other rows', () => {
    const table = [
      ['Fecha', 'Cu (mg/L)', 'Pb (mg/L)'],
      ['17/3/2026', '0.1', '0.2'],
    ]
    const byName = [
      { name: 'E-01', rows: table },
      { name: 'E-02', rows: [[], ['Resultados'], ...table] },
      { name: 'Notas', rows: [['Leyenda']] },
    ]
    expect(readAll(byName)).toEqual([
      'E-01|17/3/2026|Cu|mg/L||0.1',
      'E-01|17/3/2026|Pb|mg/L||0.2',
      'E-02|17/3/2026|Cu|mg/L||0.1',
      'E-02|17/3/2026|Pb|mg/L||0.2',
    ])
    const byHead = [
      { name: 'Hoja1', rows: [['Estación: E-01'], ...table] },
      { name: 'Hoja2', rows: [['Punto de muestreo', '', 'E-02'], [], ...table] },
    ]
    expect(readAll(byHead).map((one) => one.slice(0, 4))).toEqual(['E-01', 'E-01', 'E-02', 'E-02'])
  })

  it('finds columns that another sheet has elsewhere, and says what it does not read', () => {
    const sheets = [
      {
        name: 'a',
        rows: [
          ['Estación', 'Fecha', 'Cu (mg/L)'],
          ['E-01', '17/3/2026', '0.1'],
        ],
      },
      {
        name: 'b',
        rows: [
          ['Fecha', 'Cu (mg/L)', 'Estación', 'Zn (mg/L)'],
          ['18/3/2026', '0.2', 'E-02', '9'],
        ],
      },
      { name: 'c', rows: [['otra cosa']] },
      { name: 'd', rows: [] },
    ]
    const cells = readLayout(sheets, propose(...sheets.slice(0, 1)).mapping)
    const found: string[] = []
    let next = cells.next()
    for (; !next.done; next = cells.next())
      found.push(`${next.value.fields.station} ${next.value.fields.date} ${next.value.value}`)
    expect(found).toEqual(['E-01 17/3/2026 0.1', 'E-02 18/3/2026 0.2'])
    expect(next.value).toEqual({
      sheetsWithoutHeader: ['c'],
      columns: [{ sheet: 'b', column: 3, heading: 'Zn (mg/L)', cells: 1 }],
    })
  })
})

describe('a transposed table', () => {
  const rows = [
    ['Informe de ensayo:', 'IE-26-001'],
    ['', '', 'Estación', 'E-01', 'E-02'],
    ['', '', 'Fecha de muestreo', '17/3/2026', '18/3/2026'],
    ['', '', 'Hora de muestreo', '08:30', '09:15'],
    ['Parámetro', 'Unidad', 'LD', 'Resultado 1', 'Resultado 2'],
    ['Metales totales', '', '', '', ''],
    ['Cobre', 'mg/L', '0.005', '<0.005', '0.02'],
    ['Plomo', 'mg/L', '0.001', '0.003', ''],
    ['pH', '', '', '7.1', '7.4'],
  ]

  it('has parameters as rows and samples as columns', () => {
    const { mapping } = propose({ name: '', rows })
    expect(mapping).toMatchObject({ layout: 'transposed', headerRow: 5, fromHead: ['report'] })
    expect(readAll([{ name: '', rows }])).toEqual([
      'E-01|17/3/2026|Cobre|mg/L|0.005|<0.005',
      'E-02|18/3/2026|Cobre|mg/L|0.005|0.02',
      'E-01|17/3/2026|Plomo|mg/L|0.001|0.003',
      'E-01|17/3/2026|pH|||7.1',
      'E-02|18/3/2026|pH|||7.4',
    ])
    const [first] = readLayout([{ name: '', rows }], mapping)
    expect(first?.fields).toMatchObject({
      time: '08:30',
      group: 'Metales totales',
      report: 'IE-26-001',
    })
  })

  it('has its stations in the header and its dates beneath', () => {
    const table = [
      ['Parámetro', 'Unidad', 'E-01', 'E-02'],
      ['Fecha', '', '17/3/2026', '18/3/2026'],
      ['Cobre', 'mg/L', '0.01', '0.02'],
    ]
    expect(readAll([{ name: '', rows: table }])).toEqual([
      'E-01|17/3/2026|Cobre|mg/L||0.01',
      'E-02|18/3/2026|Cobre|mg/L||0.02',
    ])
    const other = [
      ['Parámetro', 'Unidad', 'E-07'],
      ['Fecha', '', '20/3/2026'],
      ['Cobre', 'mg/L', '0.07'],
    ]
    const { mapping } = propose({ name: '', rows: table })
    expect(readAll([{ name: '', rows: other }], mapping)).toEqual([
      'E-07|20/3/2026|Cobre|mg/L||0.07',
    ])
  })
})

it('proposes nothing for a sheet without results', () =>
  expect(proposeMapping([{ name: 'a', rows: [['Leyenda'], ['LD', 'Límite']] }], names)).toBeNull())

describe('a workbook of several sheets', () => {
  it('has parameters of its own on each station’s sheet', () => {
    const sheets = [
      {
        name: 'E-1',
        rows: [
          ['Estación', 'Fecha', 'Plomo total (mg/L)', 'Cobre total (mg/L)', 'Zinc total (mg/L)'],
          ['E-1', '2026-01-15', 0.1, 0.2, 0.3],
        ],
      },
      {
        name: 'E-2',
        rows: [
          ['Estación', 'Fecha', 'Sulfatos (mg/L)', 'Cobre total (mg/L)'],
          ['E-2', '2026-01-16', 250, 0.4],
        ],
      },
    ]
    expect(readAll(sheets)).toEqual([
      'E-1|2026-01-15|Plomo total|mg/L||0.1',
      'E-1|2026-01-15|Cobre total|mg/L||0.2',
      'E-1|2026-01-15|Zinc total|mg/L||0.3',
      'E-2|2026-01-16|Sulfatos|mg/L||250',
      'E-2|2026-01-16|Cobre total|mg/L||0.4',
    ])
  })

  it('has its results where most names of parameters stand beside values, not where they are listed', () => {
    const listed = ['Plomo total', 'Cobre total', 'Zinc total', 'Cadmio total']
    const sheets = [
      {
        name: 'Resultados',
        rows: [
          ['Estación', 'Fecha', 'Parámetro', 'Valor', 'Unidad'],
          ...listed.map((name) => ['E-1', '2026-01-15', name, 0.1, 'mg/L']),
        ],
      },
      {
        name: 'Acerca de',
        rows: [
          ['Tema', 'Elemento', 'Detalle'],
          ...listed.map((name) => ['Parámetro', name, 'mg/L']),
        ],
      },
    ]
    expect(propose(...sheets).mapping.layout).toBe('long')
  })

  it('has signs in a column before each parameter’s values', () => {
    const sheet = {
      name: 'Resultados',
      rows: [
        ['Estación', 'Fecha', 'Plomo total <', 'Plomo total (mg/L)', 'pH <', 'pH'],
        ['E-1', '2026-01-15', '<', 0.005, '', 7.2],
      ],
    }
    const { mapping } = propose(sheet)
    expect(mapping.columns.map(({ meaning }) => meaning.kind)).toEqual([
      'field',
      'field',
      'sign',
      'parameter',
      'sign',
      'parameter',
    ])
    const cells = [...readLayout([sheet], mapping)]
    expect(cells.map(({ value, fields }) => [fields.qualifier, value])).toEqual([
      ['<', 0.005],
      [undefined, 7.2],
    ])
  })
})
