import type { Commitment } from '@puquio/contract/commitments/record'
import { expect, test } from 'vitest'
import { nameOrWord } from './name-or-word.ts'

const one = {
  component: { id: 1, name: 'Agua' },
  subcomponent: null,
  role: null,
  stations: [],
  parameters: [{ id: 3, name: { es: 'Zinc total', en: 'Total zinc', fr: '', pt: 'Zinco total' } }],
  named: { component: 'aguas', responsible: 'Titular', stations: ['PM-1', 'PM-2'] },
} as unknown as Commitment

test('is the name of the list, else what the document says, in quotes of the language', () => {
  expect(nameOrWord(one, 'component', 'es')).toBe('Agua')
  expect(nameOrWord(one, 'role', 'es')).toBe('«Titular»')
  expect(nameOrWord(one, 'role', 'en')).toBe('“Titular”')
  expect(nameOrWord(one, 'stations', 'es')).toBe('«PM-1», «PM-2»')
  expect(nameOrWord(one, 'parameters', 'fr')).toBe('Zinc total')
  expect(nameOrWord(one, 'subcomponent', 'es')).toBeNull()
})
