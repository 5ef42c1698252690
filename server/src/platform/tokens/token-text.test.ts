import { expect, test } from 'vitest'
import { isTokenText, newTokenText } from './token-text.ts'

test('a token is known by its prefix and checksum', () => {
  const made = Array.from({ length: 200 }, newTokenText)
  expect(new Set(made).size).toBe(200)
  for (const text of made) {
    expect(text).toMatch(/^puq_[0-9A-Za-z]{49}$/)
    expect(isTokenText(text)).toBe(true)
  }
})

test('one that was mistyped or cut off is none', () => {
  const text = newTokenText()
  const other = text[10] === 'a' ? 'b' : 'a'
  expect(isTokenText(`${text.slice(0, 10)}${other}${text.slice(11)}`)).toBe(false)
  expect(isTokenText(text.slice(0, -1))).toBe(false)
  expect(isTokenText(text.replace('puq_', 'ghp_'))).toBe(false)
  expect(isTokenText('')).toBe(false)
})
