import { expect, test } from 'vitest'
import { fillVariables, unknownVariables } from './message-variables.ts'

const kinds = { plan: 'text', count: 'number', date: 'date' } as const

test('fills in texts, numbers and dates as the language writes them', () => {
  const values = { plan: 'Aguas 2026', count: 12_345, date: '2026-03-09' }
  const text = '{{plan}}: {{ count }}, {{date}}'
  expect(fillVariables(text, 'en', kinds, values)).toBe('Aguas 2026: 12,345, 09/03/2026')
  expect(fillVariables(text, 'pt', kinds, values)).toBe('Aguas 2026: 12.345, 09/03/2026')
})

test('reads no template in a value, and no name of a prototype', () => {
  expect(fillVariables('{{plan}}', 'es', kinds, { plan: '{{count}}', count: 1 })).toBe('{{count}}')
  expect(fillVariables('{{constructor}}', 'es', kinds, {})).toBe('{{constructor}}')
})

test('names each unknown variable once', () => {
  expect(unknownVariables('{{plan}} {{otro}} {{ otro }} {{}}', ['plan'])).toEqual(['otro', ''])
  expect(unknownVariables('{ plan } {{plan}}', ['plan'])).toEqual([])
})
