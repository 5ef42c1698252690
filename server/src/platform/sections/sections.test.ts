import { buffer } from 'node:stream/consumers'
import { PassThrough } from 'node:stream'
import type { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { sampleReport, smallPng } from '../../../test/reports/sample-report.ts'
import { renderPdf } from '../pdf/render/render-pdf.ts'
import type { ReportSection, SectionCover } from './section.ts'
import { sectionsFile } from './sections-file.ts'
import { sectionsReport } from './sections-report.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 80"><path d="M0 80L300 0" stroke="black"/></svg>'
const table = (title: string) =>
  ({
    kind: 'table',
    title,
    columns: [
      { heading: 'Estación', share: 2, isNumber: false },
      { heading: 'As (mg/L)', share: 1, isNumber: true },
    ],
    rows: [
      [{ text: '=PM-01' }, { text: '0.12', value: 0.12, mark: 'exceeds' }],
      [{ text: 'PM-02' }, { text: '<0.005', mark: 'muted' }],
    ],
  }) as const
const sections: ReportSection[] = [
  {
    title: 'Agua',
    parts: [
      { kind: 'text', text: 'Texto' },
      { kind: 'notice', text: 'Sin aprobar' },
      { kind: 'facts', rows: [['Periodo', '2026']] },
      { kind: 'chart', svg, words: 'Una recta', caption: 'Recta', widthPercent: 60 },
      table('Resultados'),
    ],
  },
  { title: 'Efluente', startsPage: true, parts: [table('Resultados')] },
]
const cover: SectionCover = {
  logo: smallPng,
  logoWords: 'Logotipo',
  facts: [['Pedido por', 'Rosa']],
}

async function made(report: Parameters<typeof sectionsReport>[0]) {
  const out = new PassThrough()
  const read = buffer(out)
  const { pages } = await renderPdf({ ...sampleReport(), ...sectionsReport(report) }, out)
  out.end()
  return { pages, text: (await read).toString('latin1') }
}

test('become a PDF with headings, charts with words, tables and a cover', async () => {
  const { pages, text } = await made({ sections, cover })
  expect(pages).toBe(3)
  expect(text).toContain('/Alt (Una recta)')
  expect(text).toContain('/Alt (Logotipo)')
  expect(text.split('/S /H1').length - 1).toBe(2)
  expect(text.split('/Scope /Column').length - 1).toBe(4)
  expect((await made({ sections: [{ title: '', parts: [] }] })).pages).toBe(1)
})

const how = { name: 'Agua/2026', language: 'es', createdAt: new Date('2026-02-15') } as const
const bytesOf = async (format: 'xlsx' | 'csv', given = sections) => {
  const { body, ...file } = await sectionsFile(given, { ...how, format })
  return { ...file, bytes: Buffer.isBuffer(body) ? body : await buffer(body as Readable) }
}

test('have their tables as a workbook and as CSV, in which no text becomes a formula', async () => {
  expect(await bytesOf('xlsx')).toMatchObject({ name: 'Agua-2026.xlsx' })
  const one = await bytesOf('csv', sections.slice(1))
  expect(one.name).toBe('Agua-2026.csv')
  expect(one.bytes.toString().slice(1).split('\r\n').slice(0, 3)).toEqual([
    'Estación,As (mg/L)',
    "'=PM-01,0.12",
    'PM-02,<0.005',
  ])
  const several = await bytesOf('csv')
  expect(several.name).toBe('Agua-2026.zip')
  expect(several.bytes.subarray(0, 2).toString()).toBe('PK')
})
