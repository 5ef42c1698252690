import { expect, test } from 'vitest'
import { type PageText, unreadable } from '../pdf-page.ts'
import { boundedPage } from './bounded-page.ts'

const page = (text: string): PageText => ({
  ...unreadable(7),
  width: 600,
  height: 800,
  text,
  needsOcr: false,
})

test('a page keeps its text up to the bound, counted without ligatures', () => {
  const most = page('ñ'.repeat(30_000))
  expect(boundedPage(most)).toBe(most)
  const replaced = { ...page(''), needsOcr: true }
  expect(boundedPage(page('a'.repeat(60_001)))).toEqual(replaced)
  // One sign that stands for eighteen.
  expect(boundedPage(page('\uFDFA'.repeat(3_334)))).toEqual(replaced)
})
