import { writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { instrumentPdf, labelledCommitments } from '../../../../test/outside/pdfs/instrument-pdf.ts'
import { readPages } from '../../../platform/pdf/read/read-pdf.ts'
import { checkQuotes } from './check-quotes.ts'
import { findByRules } from './find-by-rules.ts'

const folder = mkdtempSync(join(tmpdir(), 'puquio-rules-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// A font has one glyph for both signs, and says of all which one came first in the document.
test.each([
  ['hyphens', 'EIA-d', '-\n'],
  ['soft hyphens', 'EIA', '\u00ad\n'],
])(
  'a study of two columns whose words are divided by %s is quoted in whole words, and nothing is lost',
  async (_, title, divided) => {
    const source = join(folder, 'study.pdf')
    writeFileSync(
      source,
      instrumentPdf({ title, unit: 'Cerro Colorado', sentences: [], scanned: ['Anexo'] }),
    )
    const pages: string[] = []
    const read = await readPages({ source, project: 1 }, { from: 1, to: 5 }, ({ text }) => {
      pages.push(text)
    })
    expect(read.kind).toBe('read')
    expect(pages.join('\n')).toContain(divided)

    const { signal } = new AbortController()
    const found = await findByRules(pages, {}, { most: 1000, signal })
    const checked = await checkQuotes(pages, found, signal)
    expect(checked.filter(({ place }) => place === null)).toEqual([])
    const quotes = new Set(found.map(({ quote }) => quote))
    const missing = labelledCommitments.filter((text) => !quotes.has(text))
    expect(missing.length).toBeLessThan(labelledCommitments.length * 0.1)
  },
)
