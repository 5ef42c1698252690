import { pdfReportRoutes } from '@puquio/contract/pdf-reports'
import { variationRoutes as api } from '@puquio/contract/laboratory/variation'
import type { Language } from '@puquio/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMine } from '../../../test/build.ts'
import { rowsOfSheet } from '../../../test/cells-of.ts'
import { runJobs } from '../../../test/run-jobs.ts'
import { startVariation } from '../../../test/variation/start-variation.ts'
import { readWorkbook } from '../../../test/workbooks/read-workbook.ts'
import { readPages } from '../../platform/pdf/read/read-pdf.ts'
import { plainValue } from '../../platform/xlsx/read/cell.ts'

let built: Awaited<ReturnType<typeof startVariation>>
beforeAll(async () => {
  built = await startVariation()
})
afterAll(() => built.puquio.close())

async function madeIn(language: Language, more: object = {}) {
  const { reader, params, copper, puquio } = built
  const body = { parameters: [copper], language, ...more }
  const { id } = await reader.call(api.pdf, { params, body })
  await runJobs(puquio, 'make-pdf')
  const on = { params: { ...params, pdfReportId: id } }
  const { rawPayload } = await reader.send(pdfReportRoutes.file, on)
  const pages: string[] = []
  const file = { source: rawPayload, project: params.projectId }
  await readPages(file, { from: 1 }, ({ text }) => void pages.push(text.replace(/\s+/g, ' ')))
  return pages
}

const words: Record<Language, readonly string[]> = {
  es: ['Variación de parámetros', 'Solicitado por', 'Estadística', 'Límites y su fuente', 'Notas'],
  en: ['Parameter variation', 'Requested by', 'Statistics', 'Limits and their source', 'Notes'],
  fr: [
    'Variation des paramètres',
    'Demandé par',
    'Statistiques',
    'Limites et leur source',
    'Notes',
  ],
  pt: ['Variação de parâmetros', 'Solicitado por', 'Estatísticas', 'Limites e sua fonte', 'Notas'],
}

test.each(Object.keys(words) as Language[])(
  'the report has cover, figure, statistics, limits and results with what exceeds marked (%s)',
  async (language) => {
    const pages = await madeIn(language)
    const text = pages.join(' ')
    for (const word of words[language]) expect(text).toContain(word)
    const number = language === 'fr' || language === 'pt' ? '0,6' : '0.6'
    expect(text).toContain(`▲ ${number}`)
    expect(text).toContain(`○ <${number.replace('6', '02')}`)
    expect(text).toContain('D.S. 010-2010-MINAM, Anexo 1')
    // The cover, the samples of a component, those without one; the notes follow.
    expect(pages.length).toBeGreaterThanOrEqual(3)
    expect(pages[0]).not.toContain('▲')
    expect(pages[1]).toContain('Efluente')
  },
)

test('nothing found is a report that says so', async () => {
  const pages = await madeIn('es', { parameters: [built.ammonia] })
  expect(pages.join(' ')).toContain('No hay resultados con estos filtros')
})

test('its tables are a workbook and CSV', async () => {
  const { reader, params, copper } = built
  const file = (format: string) =>
    reader.send(api.file, { params, query: { parameters: [copper], format, language: 'es' } })
  const read = await readWorkbook((await file('xlsx')).rawPayload)
  if (read.kind === 'refused') throw new Error(read.reason)
  const cells = read.sheets.flatMap(({ rows }) => rows.map((row) => row.map(plainValue)))
  expect(cells.flat()).toContain('EF-1')
  expect(cells.flat()).toContain(0.6)
  expect((await file('csv')).rawPayload.subarray(0, 2).toString()).toBe('PK')
})

test('its workbook has a result that was not detected under its station, without the sign of paper', async () => {
  const { reader, params, copper } = built
  const query = { parameters: [copper], format: 'xlsx', language: 'es' }
  const { rawPayload } = await reader.send(api.file, { params, query })
  // The samples of no component are behind those of one.
  const rows = await rowsOfSheet(rawPayload, 'Cobre total, mg L… - Resultad 2')
  const on = '2026-01-10T14:30:00'
  expect(rows.find((row) => row['Fecha de muestreo'] === on)).toEqual({
    'Fecha de muestreo': on,
    'EF-1': '<0.02',
    'EF-2': null,
  })
})

test('a report is refused to strangers', async () => {
  const { puquio, params } = built
  const body = { language: 'es' as const }
  expect((await puquio.nobody.send(api.pdf, { params, body })).statusCode).toBe(401)
  const stranger = await puquio.signIn((await buildMine(puquio.database)).admin)
  expect((await stranger.refusal(api.pdf, { params, body })).status).toBe(404)
  expect((await stranger.refusal(api.file, { params, query: {} })).status).toBe(404)
})
