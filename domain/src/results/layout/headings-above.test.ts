import { describe, expect, it } from 'vitest'
import { propose, readAll } from '../../../test/read-layouts.ts'

const values = [
  ['E-01', '14/3/2026', '7.2', '<0.005', '0.012'],
  ['E-02', '15/3/2026', '6.1', '0.08', '0.2'],
]
const units = ['', '', 'unidad de pH', 'mg/L', 'mg/L']
const expected = [
  'E-01|14/3/2026|pH|unidad de pH||7.2',
  'E-01|14/3/2026|Plomo|mg/L||<0.005',
  'E-01|14/3/2026|Cobre|mg/L||0.012',
  'E-02|15/3/2026|pH|unidad de pH||6.1',
  'E-02|15/3/2026|Plomo|mg/L||0.08',
  'E-02|15/3/2026|Cobre|mg/L||0.2',
]

describe('groups of parameters beside the headings of the sample', () => {
  const groups = ['Estación', 'Fecha de muestreo', 'Campo', 'Metales totales', '']
  const spans = [[3, 4]] as const

  it.each([
    ['which begin above those of the parameters', ['', '', 'pH', 'Plomo', 'Cobre']],
    ['which are merged down', ['Estación', 'Fecha de muestreo', 'pH', 'Plomo', 'Cobre']],
  ])('are no stations, %s', (_name, header) => {
    const one = {
      name: '',
      rows: [['LABORATORIO DEL SUR'], [], groups, header, units, ...values],
      spans: [undefined, undefined, spans],
    }
    const { mapping, doubts } = propose(one)
    expect(mapping).toMatchObject({
      layout: 'wide',
      headerRow: 4,
      headRows: [
        { row: 3, holds: 'group' },
        { row: 5, holds: 'unit' },
      ],
      fromHead: [],
    })
    expect(doubts).not.toContain('no-date')
    expect(readAll([one], mapping)).toEqual(expected)
  })

  it('a single label above an unheaded column is that of what stands beside it', () => {
    const rows = [
      ['Estación', 'E-01'],
      ['', 'Fecha', 'pH', 'Cobre'],
      ['', '14/3/2026', '7', '0.1'],
    ]
    const { mapping } = propose({ name: '', rows })
    expect(mapping.fromHead).toEqual(['station'])
    expect(mapping.columns[0]?.meaning).toEqual({ kind: 'ignored' })
  })
})

describe('samples side by side behind a header that has no headings for them', () => {
  const head = [
    ['INFORME DE ENSAYO IE-3321'],
    ['Estación de muestreo', '', '', 'E-01', 'E-02'],
    ['Fecha de muestreo', '', '', '20/3/2026', '21/3/2026'],
    ['Parámetro', 'Unidad', 'L.D.'],
  ]
  const results = [
    ['Plomo total', 'mg/L', '0.0005', '<0.0005', '0.003'],
    ['pH', 'unidad de pH', '', '7.1', '6.9'],
  ]

  it('are those that the rows above it tell', () => {
    const one = { name: '', rows: [...head, ...results] }
    expect(propose(one).mapping).toMatchObject({ layout: 'transposed', headerRow: 4, firstRow: 5 })
    expect(readAll([one])).toEqual([
      'E-01|20/3/2026|Plomo total|mg/L|0.0005|<0.0005',
      'E-02|21/3/2026|Plomo total|mg/L|0.0005|0.003',
      'E-01|20/3/2026|pH|unidad de pH||7.1',
      'E-02|21/3/2026|pH|unidad de pH||6.9',
    ])
  })

  it('are none where nothing above says what they are', () => {
    expect(() => propose({ name: '', rows: [head[3] as string[], ...results] })).toThrow('no table')
  })
})
