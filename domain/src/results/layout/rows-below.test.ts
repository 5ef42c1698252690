import { expect, it } from 'vitest'
import { names } from '../../../test/read-layouts.ts'
import { hasRowsBelow } from './rows-below.ts'

const has = (...rows: string[][]) => hasRowsBelow({ name: '', rows }, names)
const long = ['Estación', 'Fecha', 'Parámetro', 'Resultado', 'Unidad']
const wide = ['Estación', 'Fecha', 'Cu', 'Pb']

it('finds nothing below headings alone, beneath a title, with their units and limits', () => {
  expect(has(long)).toBe(false)
  expect(has(['Informe N° 12'], [], long, [], ['', ''])).toBe(false)
  expect(has(wide, ['', '', 'mg/L', 'mg/L'], ['LD', '', '0.005', '0.001'])).toBe(false)
  expect(has(['otra cosa'])).toBe(false)
  expect(has()).toBe(false)
})

it('finds a row of results, and anything where the headings are not known', () => {
  expect(has(long, ['E-01', '17/3/2026', 'Cobre total', '1', 'mg/L'])).toBe(true)
  expect(has(wide, ['', '', 'mg/L', 'mg/L'], ['E-01', '17/3/2026', '', ''])).toBe(true)
  expect(has(['Sitio raro', 'Cosa'], ['a', 'b'])).toBe(true)
  expect(has(['Cu', 'Pb'], ['0.1', '0.2'])).toBe(true)
})
