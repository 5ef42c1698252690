import { expect, it } from 'vitest'
import { propose } from '../../../test/read-layouts.ts'
import { namedLaboratory } from './named-laboratory.ts'

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
