import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { inSandbox, PdfFile } from './in-sandbox.ts'
import { packPage } from './packed-page.ts'
import { type PageText, unreadable } from './pdf-page.ts'
import { recognisePages } from './recognise-pages.ts'
import { refused } from './refusal.ts'

/** What each page takes and shows; of what cost too much its process ends. */
type Told = { seconds: number; text: string } | 'too-heavy'
const told = vi.hoisted(() => ({ pages: [] as Told[] }))

vi.mock('./in-sandbox.ts', () => ({
  inSandbox: (async (_file, { args }, onMessage) => {
    for (const number of (args as { pages: number[] }).pages) {
      const page = told.pages[number - 1]
      if (page === undefined || page === 'too-heavy') return refused('too-heavy')
      vi.advanceTimersByTime(page.seconds * 1000)
      const text: PageText = { ...unreadable(number), origin: 'ocr', text: page.text }
      await onMessage?.(packPage({ ...text, needsOcr: page.text === '' }) as never)
    }
    return { kind: 'recognised' }
  }) as typeof inSandbox,
}))
beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

const costly: Told = 'too-heavy'
const slowAndEmpty: Told = { seconds: 170, text: '' }
const quickAndEmpty: Told = { seconds: 1, text: '' }
const slowWithText: Told = { seconds: 170, text: 'El titular' }

async function recognise(pages: readonly Told[]) {
  told.pages = [...pages]
  const given: boolean[] = []
  const file: PdfFile = { source: Buffer.from('x'), project: 1 }
  const numbers = pages.map((_, at) => at + 1)
  const ended = await recognisePages(file, numbers, (_page, { isTooCostly }) => {
    given.push(isTooCostly)
  })
  return { kind: ended.kind, given }
}

test.each<[string, Told[]]>([
  ['one after another', [costly, costly, costly]],
  ['between slow ones that show nothing', [costly, slowAndEmpty, costly, slowAndEmpty, costly]],
])('three pages that cost too much are the end of the document: %s', async (_, pages) => {
  const { kind, given } = await recognise([...pages, quickAndEmpty])
  expect(kind).toBe('refused')
  expect(given).toEqual(pages.slice(0, -1).map((page) => page === costly))
})

test.each<[string, Told]>([
  ['shows something', slowWithText],
  ['takes no time', quickAndEmpty],
])('they are not where a page between them %s', async (_, between) => {
  const pages = [costly, costly, between, costly, costly, between]
  expect(await recognise(pages)).toEqual({
    kind: 'recognised',
    given: pages.map((page) => page === costly),
  })
})
