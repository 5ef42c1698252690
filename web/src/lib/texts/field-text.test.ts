import { calendarDate, requiredText } from '@puquio/contract'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { CallError } from '../api/call-error.ts'
import { fieldErrorsOf, validateWith } from '../form.ts'

const form = z.object({
  title: requiredText(5),
  on: calendarDate,
  email: z.email(),
  count: z.int().min(1).max(12),
  rows: z.array(z.object({ name: requiredText(3) })),
})
const good = { title: 'a', on: '2026-02-01', email: 'a@b.pe', count: 2, rows: [{ name: 'a' }] }

it.each([
  [{}, {}],
  [{ title: ' ' }, { title: 'Completar este campo.' }],
  [{ title: undefined }, { title: 'Completar este campo.' }],
  [{ title: 'abcdef' }, { title: 'Escribir como máximo 5 caracteres.' }],
  [{ on: '2026-02-30' }, { on: 'La fecha no existe. Escribirla como dd/mm/aaaa.' }],
  [{ email: 'a' }, { email: 'No es un correo válido. Escribirlo como nombre@empresa.pe.' }],
  [{ count: 13 }, { count: 'El máximo es 12.' }],
  [{ count: null }, { count: 'Completar este campo.' }],
  [{ rows: [{ name: 'a' }, { name: '' }] }, { 'rows.1.name': 'Completar este campo.' }],
])('%j', (change, errors) => expect(validateWith(form)({ ...good, ...change })).toEqual(errors))

it('words what the server did not accept in the same way', () => {
  const fields = [
    { path: 'title', code: 'taken', params: { value: 'P-1' } },
    { path: 'title', code: 'too-long', params: { max: 1200 } },
    { path: 'other', code: 'never-heard-of', params: {} },
  ]
  const error = new CallError({ status: 422, code: 422, problem: 'INPUT_NOT_VALID', fields })
  expect(fieldErrorsOf(error)).toEqual({
    title: '«P-1» ya existe. Elegir otro.',
    other: 'El valor no es válido. Corregirlo.',
  })
})
