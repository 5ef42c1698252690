import { expect, it } from 'vitest'
import { readSampleType } from './sample-type.ts'

it.each([
  ['', 'normal'],
  ['Simple', 'normal'],
  ['Puntual', 'normal'],
  ['Duplicado', 'duplicate'],
  ['Muestra duplicada', 'duplicate'],
  ['Blanco de campo', 'field-blank'],
  ['BLANCO', 'field-blank'],
  ['Blanco viajero', 'trip-blank'],
  ['Trip blank', 'trip-blank'],
  ['Blanc de transport', 'trip-blank'],
  ['Blanco de equipo', 'equipment-blank'],
  ['Matriz fortificada', 'spike'],
  ['Indirecto', 'normal'],
])('%j is %s', (text, type) => expect(readSampleType(text)).toBe(type))
