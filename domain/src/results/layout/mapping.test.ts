import { describe, expect, it } from 'vitest'
import { propose } from '../../../test/read-layouts.ts'
import { namedLaboratory } from './labelled-fields.ts'
import { type Mapping, mappingFor, matchesProfile } from './mapping.ts'

const mapping: Mapping = {
  layout: 'wide',
  sheets: null,
  headerRow: 1,
  firstRow: 2,
  headRows: [],
  columns: [
    { column: 0, heading: 'Estación', meaning: { kind: 'field', field: 'station' } },
    { column: 1, heading: 'Cu', meaning: { kind: 'parameter', name: 'Cu', unit: 'mg/L' } },
    { column: 2, heading: 'LD', meaning: { kind: 'ignored' } },
    { column: 3, heading: 'Pb', meaning: { kind: 'parameter', name: 'Pb', unit: 'mg/L' } },
    { column: 4, heading: 'LD', meaning: { kind: 'ignored' } },
  ],
  fromHead: [],
  fromSheetName: null,
  constants: {},
}
const match = (...headings: string[]) => matchesProfile(headings, { mapping })

describe('matchesProfile', () => {
  it('knows the header again, whatever case, accents and spaces', () => {
    expect(match('ESTACION ', 'cu', 'LD', 'Pb', 'ld')).toEqual({
      kind: 'same',
      missing: [],
      added: [],
    })
  })

  it('names what moved, what is new and what is missing', () => {
    expect(match('Cu', 'Estación', 'LD', 'Pb', 'LD').kind).toBe('moved')
    expect(match('Estación', 'Cu', 'LD', 'Pb', 'LD', 'Zn')).toMatchObject({
      kind: 'moved',
      added: ['Zn'],
    })
    expect(match('Estación', 'Cu', 'Pb')).toMatchObject({ kind: 'moved', missing: ['LD', 'LD'] })
    expect(match('Estación', 'Cu', 'LD')).toMatchObject({
      kind: 'different',
      missing: ['Pb', 'LD'],
    })
    expect(match().kind).toBe('different')
  })
})

describe('mappingFor', () => {
  it('puts the columns where this header has them and ignores what it does not know', () => {
    const { columns } = mappingFor(['Pb', 'Zn', 'estacion', 'Cu'], mapping)
    expect(columns.map((one) => one.meaning)).toEqual([
      { kind: 'parameter', name: 'Pb', unit: 'mg/L' },
      { kind: 'ignored' },
      { kind: 'field', field: 'station' },
      { kind: 'parameter', name: 'Cu', unit: 'mg/L' },
    ])
  })
})

const named = (rows: string[][]) => namedLaboratory(rows, propose({ name: '', rows }).mapping)
const heading = ['Estación', 'Fecha', 'Parámetro', 'Resultado', 'Laboratorio']
const row = (laboratory: string) => ['E-01', '14/3/2026', 'pH', '7', laboratory]

it('one laboratory in its column is that of the file, several or none are not', () => {
  expect(named([heading, row(' Andino '), row(''), row('Andino')])).toBe('Andino')
  expect(named([heading, row('Andino'), row('Sur')])).toBeNull()
  expect(named([heading, row('')])).toBeNull()
})

it('a label above the header names it, too', () => {
  const rows = [heading.slice(0, 4), row('').slice(0, 4)]
  expect(named([['Laboratorio:', 'Andino S.A.C.'], [], ...rows])).toBe('Andino S.A.C.')
  expect(named([['Informe:', 'A-1'], ...rows])).toBeNull()
})
