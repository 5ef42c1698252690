import { describe, expect, it, test } from 'vitest'
import { nameKey } from './name-key.ts'
import { normalForm } from './normal-form.ts'
import { lineText, plainText } from './plain-text.ts'
import { similarCodes } from './stations/similar-code.ts'

describe('normalForm', () => {
  it('composes and decomposes as String.normalize does', () => {
    const text = 'Estacio\u0301n Ñ \u1f82 Việt Nam ﾊﾞ ｶﾞ한글 \u0f73\u0f71 ﬁ'
    for (const form of ['NFC', 'NFD', 'NFKD'] as const)
      expect(normalForm(text, form)).toBe(text.normalize(form))
  })

  it('keeps 30 marks on each letter', () => {
    const marks = '\u0323\u0301'.repeat(15)
    expect(normalForm(`q${marks}r${marks}`, 'NFD')).toHaveLength(62)
    expect(normalForm(`q${marks}\u0301\u0323r${marks}\u0301`, 'NFD')).toHaveLength(62)
    expect(normalForm(`q${'\u0301\uff9e'.repeat(100)}`, 'NFKD')).toHaveLength(31)
  })
})

/** Ten times as many marks take some ten times as long; a quadratic pattern would take a hundred times. */
const ways: { name: string; work: (text: string) => unknown }[] = [
  { name: 'plainText', work: plainText },
  { name: 'lineText', work: lineText },
  { name: 'nameKey', work: nameKey },
  { name: 'similarCodes', work: (text) => similarCodes(['YA-01'])(text) },
]
const hostile = {
  'marks in the wrong order': (count: number) => '\u0301\u0323'.repeat(count / 2),
  'marks among halfwidth ones': (count: number) => '\u0301\uff9e'.repeat(count / 2),
  'marks on many letters': (count: number) => `a${'\u0301\u0323'.repeat(20)}`.repeat(count / 41),
}
const cases = ways.flatMap(({ name, work }) =>
  Object.entries(hostile).map(([what, make]) => ({ name, work, what, make })),
)

test.for(cases)('$name takes linear time for $what', ({ work, make }) => {
  const took = (count: number): number => {
    const text = make(count)
    const startedMs = Date.now()
    work(text)
    return Date.now() - startedMs
  }
  took(10_000)
  const small = Math.max(took(30_000), 5)
  // 300,000 marks as they come took more than 10 s; the margin is for a busy machine.
  expect(took(300_000)).toBeLessThan(small * 50 + 1_000)
})
