import { buffer } from 'node:stream/consumers'
import { PassThrough } from 'node:stream'
import type { Readable } from 'node:stream'
import { fieldTerms } from '@puquio/contract/terms/fields'
import { expect, test } from 'vitest'
import { fillsOfSheet, rowsOfSheet } from '../../../test/cells-of.ts'
import { sampleReport, smallPng } from '../../../test/reports/sample-report.ts'
import { renderPdf } from '../pdf/render/render-pdf.ts'
import type { ReportSection, SectionCover, SectionTable } from './section.ts'
import { sectionsFile } from './sections-file.ts'
import { sectionsReport } from './sections-report.ts'
import { plainValue } from '../xlsx/read/cell.ts'
import { readWorkbook } from '../../../test/workbooks/read-workbook.ts'
import { sectionTable } from './section-table.ts'

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

test('have no row of more or fewer cells than there are columns', async () => {
  for (const row of [[{ text: 'PM-01' }], [{ text: 'PM-01' }, { text: '1' }, { text: '2' }]]) {
    const broken = { ...table('Resultados'), rows: [...table('Resultados').rows, row] }
    const given = [...sections, { title: 'Aire', parts: [broken] }]
    const problem = `A row of the table Resultados has ${row.length} cells for 2 columns`
    expect(() => sectionsReport({ sections: given })).toThrow(problem)
    for (const format of ['xlsx', 'csv'] as const)
      await expect(bytesOf(format, given)).rejects.toThrow(problem)
  }
})

test('fill in a workbook what exceeds and what is near, each in its colour, and nothing else', async () => {
  const amount = 'As (mg/L)'
  const marks = ['exceeds', 'near', 'muted', undefined] as const
  const marked = {
    ...table('Resultados'),
    rows: marks.map((mark, at) => [{ text: 'PM-01' }, { text: `${at}`, ...(mark && { mark }) }]),
  }
  const { bytes } = await bytesOf('xlsx', [{ title: 'Agua', parts: [marked] }])
  const found = await fillsOfSheet(bytes, 'Resultados')
  expect(found.map((row) => row[amount])).toEqual(['F9D6D5', 'FDF3D7', null, null])
  expect(found.map((row) => row['Estación'])).toEqual([null, null, null, null])
  expect((await rowsOfSheet(bytes, 'Resultados'))[1]).toEqual({ Estación: 'PM-01', [amount]: '1' })
})

test('print a table over the budget of cells cut, and say so', async () => {
  const row = [{ text: 'PM-01' }, { text: '0.12' }]
  const long = { ...table('Resultados'), rows: Array.from({ length: 9000 }, () => row) }
  const { data } = sectionsReport({ sections: [{ title: 'Agua', parts: [long] }] })
  expect(data).toMatchObject({ sections: [{ parts: [{ leftOut: 1500, notice: null }] }] })
  const few = sectionsReport({
    sections: [{ title: 'Agua', parts: [{ ...long, rows: [row], notice: 'Hay más' }] }],
  })
  expect(few.data).toMatchObject({ sections: [{ parts: [{ leftOut: 0, notice: 'Hay más' }] }] })
})

const stations = [
  { kind: 'text', heading: fieldTerms.station, of: (code: string) => code },
] as const

test('say of a table from rows that there are more than it has', () => {
  const made = (count: number, total?: number | 'more') =>
    sectionTable(
      'Estaciones',
      stations,
      Array.from({ length: count }, () => 'PM'),
      'es',
      total,
    )
  expect(made(500).notice).toBeUndefined()
  expect(made(501).rows).toHaveLength(500)
  expect(made(501).notice).toBe(
    'Aquí están las primeras 500 filas de 501. Todas están en su propia lista.',
  )
  expect(made(20, 1234).notice).toContain('20 filas de 1,234')
  expect(made(500, 'more').notice).toContain('hay más')
})

test('have what stands beside their tables before them, in a workbook and in CSV', async () => {
  const cut = { ...table('Resultados'), notice: 'Hay más' }
  const given: ReportSection[] = [
    ...sections.slice(0, 1),
    { title: 'Alarmas', parts: [cut] },
    { title: 'Nota', parts: [{ kind: 'text', text: 'Una nota' }] },
  ]
  const read = await readWorkbook((await bytesOf('xlsx', given)).bytes)
  if (read.kind === 'refused') throw new Error(read.reason)
  const cells = read.sheets.map(({ name, rows }) => [name, rows.map((row) => row.map(plainValue))])
  expect(cells[0]).toEqual([
    'Resumen',
    [
      ['Sección', 'Dato', 'Valor', 'Unidad'],
      ['Agua', 'Aviso', 'Sin aprobar'],
      ['Agua', 'Periodo', '2026'],
      ['Alarmas', 'Aviso', 'Resultados: Hay más'],
      ['Nota', null, 'Una nota'],
    ],
  ])
  expect(cells.map(([name]) => name)).toEqual([
    'Resumen',
    'Agua - Resultados',
    'Alarmas - Resultados',
  ])
  const facts = await bytesOf('csv', [
    { title: 'Cifra', parts: [{ kind: 'facts', rows: [['Alarmas', '1']] }] },
  ])
  expect(facts.name).toBe('Agua-2026.csv')
  expect(facts.bytes.toString()).toContain('Cifra,Alarmas,1')
  expect((await bytesOf('csv', given)).bytes.toString('latin1')).toContain('01 Resumen.csv')
})

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

test('name sheets by their sections, and hold numbers without noise, days as dates and counts of facts', async () => {
  const of = (title: string): ReportSection => ({
    title,
    parts: [
      { kind: 'facts', rows: [['Excedencias', '97 %', { value: 97, unit: '%' }]] },
      {
        ...table('Límites y su fuente'),
        rows: [[{ text: '12/02/2026' }, { text: '7.916', value: 7.915999999999999 }]],
      },
    ],
  })
  const given = [of('Cobre total (mg/L)'), of('Sólidos totales en suspensión (mg/L)'), of('pH')]
  const read = await readWorkbook((await bytesOf('xlsx', given)).bytes)
  if (read.kind === 'refused') throw new Error(read.reason)
  expect(read.sheets.map(({ name }) => name)).toEqual([
    'Resumen',
    'Cobre total (mg L) - Límites y…',
    'Sólidos totales en… - Límites…',
    'pH - Límites y su fuente',
  ])
  const cells = read.sheets.map(({ rows }) => rows.map((row) => row.map(plainValue)))
  expect(cells[0]?.[1]).toEqual(['Cobre total (mg/L)', 'Excedencias', 97, '%'])
  expect(cells[1]?.[1]?.[1]).toBe(7.916)
  expect(read.sheets[1]?.rows[1]?.[0]).toMatchObject({ kind: 'date' })
})

const wide: SectionTable = {
  kind: 'table',
  title: 'Iones',
  columns: Array.from({ length: 18 }, (_, at) => ({
    heading: `Ion ${at}`,
    share: 1,
    isNumber: at > 0,
  })),
  rows: [Array.from({ length: 18 }, () => ({ text: '0.118 ○' }))],
}

test('have tables too wide for an upright page on pages turned sideways, and no others', async () => {
  const upright = { ...table('Resultados') }
  const given: ReportSection[] = [{ title: 'Agua', parts: [upright, wide, upright] }]
  const { pages, text } = await made({ sections: given })
  expect(pages).toBe(3)
  const sizes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => Number(width) > Number(height),
  )
  expect(sizes.filter(Boolean)).toHaveLength(1)
  expect(sizes).toHaveLength(3)
  expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect((await made({ sections: given, landscape: true })).pages).toBe(1)
})
