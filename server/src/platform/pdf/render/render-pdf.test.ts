import { buffer } from 'node:stream/consumers'
import { PassThrough } from 'node:stream'
import { type Language, languages } from '@puquio/domain'
import { describe, expect, test, vi } from 'vitest'
import { sampleReport, smallPng } from '../../../../test/reports/sample-report.ts'
import { type Report, renderLimits, renderPdf } from './render-pdf.ts'

async function made(report: Report, limits = renderLimits) {
  const out = new PassThrough()
  const read = buffer(out)
  const answer = await renderPdf(report, out, undefined, limits)
  out.end()
  const bytes = await read
  return { ...answer, file: bytes, text: bytes.toString('latin1') }
}
const count = (text: string, part: string) => text.split(part).length - 1

test.each(languages)('is tagged, accepted as PDF/UA-1 and in %s', async (language: Language) => {
  const { file, text, pages, bytes } = await made(sampleReport('every-part', { language }))
  expect(file.length).toBe(bytes)
  expect(pages).toBe(2)
  expect(text.slice(0, 5)).toBe('%PDF-')
  for (const part of ['<pdfuaid:part>1</pdfuaid:part>', '/Marked true', `/Lang (${language})`])
    expect(text).toContain(part)
  expect(text).toContain(`<dc:language><rdf:Bag><rdf:li>${language}<`)
  // Heads of columns say what they are the head of; the chart has its words; a heading is one.
  expect(count(text, '/Scope /Column')).toBe(2)
  expect(count(text, '/S /TD')).toBe(120)
  expect(text).toContain('/Alt (Una curva)')
  expect([count(text, '/S /H1'), count(text, '/S /H2')]).toEqual([1, 1])
})

test('only our fonts are in it, whatever the machine has', async () => {
  const { text } = await made(sampleReport('every-part', { title: 'SO₄²⁻ µ ° ≤ ≥ ⊘ ↷ ● 中 Щ' }))
  const fonts = [...text.matchAll(/\/FontName \/\w+\+([\w-]+)/g)].map(([, name]) => name)
  const shipped = ['DejaVuSans', 'DejaVuSans-Bold', 'Inter-Regular', 'Inter-SemiBold']
  expect(new Set(fonts)).toEqual(new Set(shipped))
})

test('the same report of the same time is the same bytes', async () => {
  const [one, other] = await Promise.all([made(sampleReport()), made(sampleReport())])
  expect(one.file.equals(other.file)).toBe(true)
})

test('what people wrote is text: no markup of it is run, and no file of the machine read', async () => {
  const hostile =
    '#panic("run") $x$ *b* @who <label> \\ #read("/etc/passwd") " ]] \u0000\ufeff\ud800 </svg>'
  const data = { notice: hostile, heading: hostile, rows: [[hostile, hostile]], alt: hostile }
  const { pages } = await made(sampleReport('every-part', { title: hostile, data }))
  expect(pages).toBe(1)
  await expect(made(sampleReport('curious'))).rejects.toThrow('does not compile')
})

describe('pictures', () => {
  const huge = Buffer.from(smallPng)
  huge.writeUInt32BE(60_000, 16)
  huge.writeUInt32BE(60_000, 20)
  const files = new Map<string, Uint8Array>([
    ['good.png', smallPng],
    ['cut.png', smallPng.subarray(0, 40)],
    ['huge.png', huge],
    ['other.png', Buffer.from('GIF89a')],
  ])
  test('that are damaged, too large or of another kind are replaced by a notice', async () => {
    const { hiddenPictures, text } = await made(sampleReport('every-part', { files }))
    expect(hiddenPictures).toEqual(['cut.png', 'huge.png', 'other.png'])
    expect(count(text, '/Alt (Una curva)')).toBe(2)
  })
  test('have names that lead nowhere else', async () => {
    const named = new Map([['../main.typ', smallPng]])
    await expect(made(sampleReport('every-part', { files: named }))).rejects.toThrow('not a name')
  })
  test('without words fail the report', async () => {
    await expect(made(sampleReport('unworded-picture'))).rejects.toThrow(/alt/i)
  })
})

describe('ends', () => {
  test('after its time', async () => {
    const limits = { ...renderLimits, workMs: 1_500, silenceMs: 1_500 }
    const began = performance.now()
    const ending = made(sampleReport('endless'), limits)
    await expect(ending).rejects.toMatchObject({ problem: 'PDF_TOO_LARGE' })
    expect(performance.now() - began).toBeLessThan(10_000)
  })
  test.runIf(process.platform === 'linux')('beyond its memory', async () => {
    const ending = made(sampleReport('hungry'))
    await expect(ending).rejects.toMatchObject({ problem: 'PDF_TOO_LARGE' })
  })
  test('when its caller leaves', async () => {
    const leaving = new AbortController()
    const ending = renderPdf(sampleReport('endless'), new PassThrough(), leaving.signal)
    setTimeout(() => leaving.abort(new Error('left')), 500)
    await expect(ending).rejects.toThrow('left')
  })
  test('before it begins where it has more data than may be', async () => {
    const rows = [['x'.repeat(64_000_001)]]
    const ending = made(sampleReport('every-part', { data: { rows } }))
    await expect(ending).rejects.toMatchObject({ problem: 'PDF_TOO_LARGE' })
  })
})

test('a system that the renderer has no program for says so', async () => {
  vi.doMock('@myriaddreamin/typst-ts-node-compiler', () => {
    throw new Error('Cannot find native binding')
  })
  const { task } = await import('./render-task.ts')
  const args = { template: '', about: {}, dataBytes: 0, files: [], atS: 0 }
  const given = { content: Buffer.from(''), args, tell: async () => undefined, part: null }
  expect(await task(given)).toEqual({ kind: 'no-renderer' })
})
