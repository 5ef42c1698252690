import { describe, expect, it } from 'vitest'
import { propose, readAll } from '../../../test/read-layouts.ts'
import { readLayout } from './read-layout.ts'

describe('rows of limits', () => {
  const several = [
    ['', '', 'Metales totales', '', 'Metales disueltos', ''],
    ['Estación', 'Fecha', 'Cu', 'Pb', 'Cu', 'Pb'],
    ['Unidad', '', 'mg/L', 'mg/L', 'µg/L', 'µg/L'],
    ['LD', '', '0.005', '0.001', '5', '1'],
    ['Método', '', 'EPA 200.8', 'EPA 200.8', 'EPA 200.8', 'EPA 200.8'],
    ['E-01', '17/3/2026', '<LD', '0.02', '7', '2'],
  ]

  it.each([
    ['L.D.', 'detectionLimit'],
    ['L. D. M.', 'detectionLimit'],
    ['LD (mg/L)', 'detectionLimit'],
    ['LDM mg/L', 'detectionLimit'],
    ['Límite de detección (L.D.):', 'detectionLimit'],
    ['Lím. de detección', 'detectionLimit'],
    ['MDL', 'detectionLimit'],
    ['Limites de détection', 'detectionLimit'],
    ['L.C.', 'quantificationLimit'],
    ['L.C.M.', 'quantificationLimit'],
    ['LC', 'quantificationLimit'],
    ['LQ', 'quantificationLimit'],
    ['LOQ', 'quantificationLimit'],
    ['Límite de cuantificación del método', 'quantificationLimit'],
    ['Limit of quantitation', 'quantificationLimit'],
  ])(
    'knows a row of limits by %s, below and above its headings, and takes it for no station',
    (label, holds) => {
      const header = ['Estación', 'Fecha', 'Cu (mg/L)', 'Pb (mg/L)']
      const limits = [label, '', '0.005', '0.001']
      const data = ['E-01', '17/3/2026', '<LD', '0.02']
      for (const rows of [
        [header, limits, [], data],
        [header, [], ['', label, '0.005', '0.001'], data],
        [['Informe 12'], limits, header, data],
      ]) {
        const { mapping } = propose({ name: '', rows })
        expect(mapping.headRows.map((one) => one.holds)).toEqual([holds])
        const cells = [...readLayout([{ name: '', rows }], mapping)]
        expect(
          cells.map(({ value, fields }) => [
            value,
            fields.station,
            fields[holds as 'detectionLimit'],
          ]),
        ).toEqual([
          ['<LD', 'E-01', '0.005'],
          ['0.02', 'E-01', '0.001'],
        ])
      }
    },
  )

  it('has both limits in rows of their own', () => {
    const rows = [
      ['Punto', 'Fecha', 'Cu', 'Pb'],
      ['Unidad', '', 'mg/L', 'mg/L'],
      ['L.D.', '', '0.005', '0.001'],
      ['L.C.', '', '0.01', '0.002'],
      ['E-01', '17/3/2026', '<L.D.', '0.02'],
    ]
    const [first] = readLayout([{ name: '', rows }], propose({ name: '', rows }).mapping)
    expect(first?.fields).toMatchObject({
      unit: 'mg/L',
      detectionLimit: '0.005',
      quantificationLimit: '0.01',
    })
  })

  it('has rows of limits where the mapping does not name them: in a later file, and on other sheets and pages', () => {
    const header = ['Estación', 'Fecha', 'Cu (mg/L)', 'Pb (mg/L)']
    const plain = [header, ['E-01', '17/3/2026', '0.01', '0.02']]
    const { mapping } = propose({ name: 'a', rows: plain })
    const paged = [
      header,
      ['L.D.', '', '0.005', '0.001'],
      ['E-02', '18/3/2026', '<LD', '0.02'],
      header,
      ['L.D.', '', '0.05', '0.01'],
      ['E-03', '19/3/2026', '0.06', '0.03'],
    ]
    expect(
      readAll(
        [
          { name: 'a', rows: plain },
          { name: 'b', rows: paged },
        ],
        mapping,
      ),
    ).toEqual([
      'E-01|17/3/2026|Cu|mg/L||0.01',
      'E-01|17/3/2026|Pb|mg/L||0.02',
      'E-02|18/3/2026|Cu|mg/L|0.005|<LD',
      'E-02|18/3/2026|Pb|mg/L|0.001|0.02',
      'E-03|19/3/2026|Cu|mg/L|0.05|0.06',
      'E-03|19/3/2026|Pb|mg/L|0.01|0.03',
    ])
  })

  it('loses no sample where a later file lacks a row of the head', () => {
    const { mapping } = propose({ name: '', rows: several })
    const later = [
      ...several.slice(0, 3),
      ['E-02', '18/3/2026', '0.1', '0.2', '3', '4'],
      several[5] ?? [],
    ]
    expect(readAll([{ name: '', rows: later }], mapping).map((one) => one.slice(0, 4))).toEqual([
      ...Array.from({ length: 4 }, () => 'E-02'),
      ...Array.from({ length: 4 }, () => 'E-01'),
    ])
  })

  it('takes a station that is called as a limit for one where it has a day', () => {
    const rows = [
      ['Estación', 'Fecha', 'Cu (mg/L)', 'Pb (mg/L)'],
      ['LC', '17/3/2026', '0.1', '0.2'],
    ]
    expect(readAll([{ name: '', rows }])).toEqual([
      'LC|17/3/2026|Cu|mg/L||0.1',
      'LC|17/3/2026|Pb|mg/L||0.2',
    ])
  })
})
