import { expect, it } from 'vitest'
import { seededInteger, seededRandom } from '../../../test/seeded-random.ts'
import { cutForModel } from './cut-for-model.ts'

it('marks each page and begins a chunk with the last page of the one before', () => {
  const page = 'x'.repeat(90)
  const chunks = cutForModel([page, page, page, page], 220)
  expect(chunks.map(({ fromPage, toPage }) => [fromPage, toPage])).toEqual([
    [1, 2],
    [2, 3],
    [3, 4],
  ])
  expect(chunks[1]?.text).toBe(`<page 2>\n${page}\n<page 3>\n${page}\n`)
})

it('keeps all of a document, each chunk within its length, whatever the pages are', () => {
  const random = seededRandom(7)
  for (let round = 0; round < 200; round++) {
    const max = seededInteger(random, 200, 3000)
    const pages = Array.from({ length: seededInteger(random, 0, 12) }, (_, page) =>
      Array.from(
        { length: seededInteger(random, 0, 60) },
        (_, line) => `p${page} l${line} ${'w'.repeat(seededInteger(random, 0, 70))}`,
      ).join('\n'),
    )
    const chunks = cutForModel(pages, max)
    for (const { text } of chunks) expect(text.length).toBeLessThanOrEqual(max)
    const whole = chunks.map(({ text }) => text).join('')
    for (const text of pages)
      for (const line of text.split('\n')) if (line) expect(whole).toContain(line.slice(0, 8))
    const read = chunks.reduce((sum, { text }) => sum + text.length, 0)
    expect(read).toBeLessThanOrEqual(pages.join('').length * 3 + pages.length * 100)
  }
})

it('takes no mark of a page from the text', () => {
  const [chunk] = cutForModel(['Uno < 2 <page 7> </page 1> <PAGE 3>'])
  expect(chunk?.text.match(/<\/?page/gi)).toHaveLength(1)
  expect(chunk?.text).toContain('Uno < 2 ‹page 7>')
})

it('breaks no pair of surrogates', () => {
  const lone = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/
  for (const before of ['', 'x'])
    for (const { text } of cutForModel([before + '😀'.repeat(900), 'y'.repeat(150)], 301))
      expect(text).not.toMatch(lone)
})
