import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { type ResultStage, stageResults } from '../../../../test/workbooks/result-stage.ts'

let puquio: TestApp
let stage: ResultStage
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-11-22T15:00:00Z' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  stage = await stageResults(puquio)
})

const head = ['Estación', 'Fecha', 'Parámetro', 'Resultado', 'Unidad']
const row = (parameter: string, value: number | string) => [
  'E-01',
  '14/03/2026',
  parameter,
  value,
  'mg/L',
]
const csv = (...rows: (string | number)[][]) =>
  [head, ...rows].map((one) => one.join(';')).join('\n')

it('names the row of the first of two, alone or in a group that has the same one', async () => {
  const one = await stage.makeStations(
    await stage.check(
      csv(
        row('Plomo total', '0,01'),
        row('Cobre total', '0,5'),
        row('Cobre total', '0,5'),
        row('Cobre total', '0,5'),
        row('Plomo total', '0,02'),
      ),
    ),
  )
  expect(one.held).toMatchObject([
    { reason: 'duplicate', text: '0,5', rows: 2, params: { row: 3, at: 3 } },
    { reason: 'duplicate-in-part', text: '0,02', rows: 1, params: { row: 2, at: 3 } },
  ])
  const [first] = one.held
  expect(first?.params).not.toHaveProperty('sheet')
})

it('names no twin for a group whose rows have different ones, and each by its row', async () => {
  const twice = ['Plomo total', 'Cobre total'].flatMap((name) => [row(name, 1), row(name, 1)])
  const one = await stage.makeStations(await stage.check(csv(...twice)))
  expect(one.held).toMatchObject([{ reason: 'duplicate', rows: 2, params: {} }])
  expect(one.held[0]?.params).toEqual({})
  const { rows } = await stage.calls.call(resultImportRoutes.rows, {
    params: { ...stage.on, key: one.key },
    query: { reason: 'duplicate', text: '1' },
  })
  expect(rows.map(({ row, held }) => [row, held[0]?.params.row])).toEqual([
    [3, 2],
    [5, 4],
  ])
})

it('names the sheet where the file has several, in the marked copy too', async () => {
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Enero', rows: [head, row('Plomo total', 0.01)] },
      { name: 'Febrero', rows: [head, row('Cobre total', 2), row('Plomo total', 0.03)] },
    ],
  })
  const one = await stage.makeStations(await stage.check(Buffer.from(bytes), {}, 'hojas.xlsx'))
  expect(one.held).toMatchObject([
    { reason: 'duplicate-in-part', params: { sheet: 'Enero', row: 2, at: 3 } },
  ])
  const marked = await stage.calls.send(resultImportRoutes.marked, {
    params: { ...stage.on, key: one.key },
    query: { language: 'es' },
  })
  const book = await readXlsx(marked.rawPayload)
  const comments = book.sheets[1]?.cells
  expect(comments?.get('2,3')?.comment?.text).toMatch(
    /El primero está en la hoja «Enero», fila 2, columna D\.$/,
  )
})
