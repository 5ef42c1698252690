import { expect, it } from 'vitest'
import { hasExtension, readPhone } from './read-phone.ts'

it.each([
  '987654321',
  '+51 987 654 321',
  '0051 987654321',
  '(01) 555-0100',
  '+51 (1) 555 0100',
  '01 555.0100',
  '(01) 555-0100 anexo 204',
  '555 0100 Anx. 3',
  '555 0100, ext. 12',
  '+33 1 42 68 53 00 poste 12',
  '+55 (11) 91234-5678 ramal 7',
  '555 0100 x12',
  '555 0100 #12',
  '116117',
])('takes %s', (text) => {
  expect(readPhone(` ${text} `)).toBe(text)
})

it.each([
  'abc',
  '',
  '12345',
  '+',
  '1234567890123456',
  '98765432a',
  'anexo 12',
  '987654321 anexo',
  '(01 555 0100',
  '01) 555 0100',
  '555 () 0100',
  '+51+987654321',
  '555 0100 ext 1234567',
  '555-0100; 555-0101',
  '1'.padEnd(31, ' 1'),
])('refuses %j', (text) => {
  expect(readPhone(text)).toBeNull()
})

it('makes single spaces of others, and knows an extension', () => {
  expect(readPhone('987\u00a0654  321')).toBe('987 654 321')
  expect(hasExtension('555 0100 anexo 3')).toBe(true)
  expect(hasExtension('987 654 321')).toBe(false)
})
