import { randomUUID } from 'node:crypto'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { type ResultStage, stageResults } from '../../../test/workbooks/result-stage.ts'
import { sql } from '../../platform/db/sql.ts'
import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'

let puquio: TestApp
let stage: ResultStage
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-11-22T15:00:00Z' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  stage = await stageResults(puquio)
})

const stations = [null, 'EF-01', null, 'EF-02', null]
const headings = ['Fecha', 'Plomo total (mg/L)', 'Cobre total (mg/L)']
const rows = [
  stations,
  [...headings, ...headings.slice(1)],
  ['17/3/2026', 0.01, 0.02, 0.03, 'roto'],
]
const merges = [
  { startRow: 0, startCol: 1, endRow: 0, endCol: 2 },
  { startRow: 0, startCol: 3, endRow: 0, endCol: 4 },
]
const book = async (merged: typeof merges) =>
  Buffer.from(
    await writeXlsx({
      sheets: [{ name: 'Hoja1', rows: rows.map((one) => [...one]), merges: merged }],
    }),
  )
const saved = () =>
  stage.rowsOf(sql`
    select e.code, p.symbol, r.value from result r
      join station e on e.project_id = r.project_id and e.id = r.station_id
      join parameter p on p.project_id = r.project_id and p.id = r.parameter_id
    order by r.value`)
const expected = [
  { code: 'EF-01', value: 0.01 },
  { code: 'EF-01', value: 0.02 },
  { code: 'EF-02', value: 0.03 },
]

it('a station that is merged over several columns is that of all of them', async () => {
  const one = await stage.look(await book(merges), 'ancho.xlsx')
  expect(one).toMatchObject({
    doubts: [],
    mapping: { layout: 'wide', headRows: [{ row: 1, holds: 'station' }] },
    sheets: [
      {
        merged: [
          [1, 1, 2],
          [1, 3, 4],
        ],
      },
    ],
  })
  const made = await stage.makeStations(await stage.map(one))
  expect(made).toMatchObject({ counts: { good: 3 }, held: [{ reason: 'not-a-value', rows: 1 }] })
  await stage.save(made)
  expect(await saved()).toMatchObject(expected)
})

it('marks the merged cell itself where its station is not known', async () => {
  const one = await stage.check(await book(merges), {}, 'ancho.xlsx')
  const { rawPayload } = await stage.calls.send(resultImportRoutes.marked, {
    params: { ...stage.on, key: one.key },
    query: { language: 'es' },
  })
  const { sheets } = await readXlsx(rawPayload)
  const marked = [...(sheets[0]?.cells ?? [])]
    .filter(([, { comment }]) => comment)
    .map(([at]) => at)
  expect(marked.toSorted()).toEqual(['0,1', '0,3', '2,4'])
})

it('where nothing is merged it is asked, and kept with the laboratory', async () => {
  const one = await stage.look(await book([]), `${randomUUID()}.xlsx`)
  expect(one.doubts).toEqual(['heads-over-several'])
  const unsaid = await stage.map(one)
  expect(unsaid.held).toContainEqual(
    expect.objectContaining({ reason: 'without-station', rows: 2 }),
  )
  const headRows = one.mapping?.headRows.map((head) => ({ ...head, isSpread: true })) ?? []
  const said = await stage.map(one, { mapping: { headRows }, laboratory: 'Laboratorio Andino' })
  await stage.save(await stage.makeStations(said))
  expect(await saved()).toMatchObject(expected)
  const next = await stage.look(await book([]), 'otro.xlsx')
  expect(next).toMatchObject({ recognised: 'same', doubts: [], mapping: { headRows } })
})
