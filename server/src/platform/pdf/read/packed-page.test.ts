import { expect, test } from 'vitest'
import { packPage, unpackPage } from './packed-page.ts'
import { type PageText, unreadable } from './pdf-page.ts'

const run = { start: 0, length: 2, x: 10.25, y: 20, width: 30, height: 12 }
const page: PageText = { ...unreadable(3), text: 'EF', runs: [run], needsOcr: false }

test('a page comes as it was packed', () => {
  expect(unpackPage(packPage(page), 3)).toEqual(page)
})

test.each<[string, Partial<PageText>]>([
  ['text', { text: 'x'.repeat(60_001) }],
  ['hidden text', { hidden: 'x'.repeat(20_001) }],
  ['words', { runs: Array.from({ length: 20_001 }, () => run) }],
])('a page with more %s than a task tells cannot be read', (_, more) => {
  expect(unpackPage(packPage({ ...page, ...more }), 3)).toEqual(unreadable(3))
})

test('a page that nobody asked for is an error', () => {
  expect(() => unpackPage(packPage(page), 4)).toThrow('page 3 came instead of 4')
})
