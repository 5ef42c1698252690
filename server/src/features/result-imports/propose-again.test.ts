import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildMember } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { type ResultStage, stageResults } from '../../../test/workbooks/result-stage.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let stage: ResultStage
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-11-22T15:00:00Z' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  stage = await stageResults(puquio)
})

const rows = [
  'Punto;Fecha;Plomo total (mg/L);Cobre total (mg/L)',
  'L.D.;;0,005;0,01',
  'L.C.;;0,01;0,02',
  'EF-01;17/3/2026;<LD;0,03',
]
const ask = (key: string, query: { sheet?: string; headerRow: number | string; layout?: string }) =>
  stage.calls.send(resultImportRoutes.propose, {
    params: { ...stage.on, key },
    query: { sheet: '', layout: 'wide', ...query },
  })
const sheetOf = (one: { sheets: { name: string }[] }) => one.sheets[0]?.name ?? ''

it('keeps rows of limits as the limits of each result of their columns', async () => {
  const made = await stage.makeStations(await stage.check(rows.join('\n')))
  expect(made).toMatchObject({ held: [], counts: { good: 2 } })
  await stage.save(made)
  expect(await stage.rowsOf(sql`select code from station`)).toEqual([{ code: 'EF-01' }])
  expect(
    await stage.rowsOf(
      sql`select value, qualifier, detection_limit, quantification_limit from result order by value`,
    ),
  ).toEqual([
    { value: 0.005, qualifier: '<', detectionLimit: 0.005, quantificationLimit: 0.01 },
    { value: 0.03, qualifier: null, detectionLimit: 0.01, quantificationLimit: 0.02 },
  ])
})

it('proposes columns by another row of headings and another layout, and changes nothing', async () => {
  const one = await stage.look(['Nota;;;', ...rows].join('\n'))
  const sheet = sheetOf(one)
  expect(one.mapping).toMatchObject({ layout: 'wide', headerRow: 2, firstRow: 5 })
  const first = JSON.parse((await ask(one.key, { sheet, headerRow: 1 })).body)
  expect(first.mapping).toMatchObject({ layout: 'wide', headerRow: 1 })
  expect(first.mapping.columns[0]).toMatchObject({ heading: 'Nota' })
  const long = JSON.parse((await ask(one.key, { sheet, headerRow: 2, layout: 'long' })).body)
  expect(long.mapping).toMatchObject({ layout: 'long', headerRow: 2, firstRow: 3, headRows: [] })
  expect(long.doubts).toContain('no-parameter')
  expect(await stage.ended(one.key)).toEqual(one)
})

it('proposes nothing for a row or a sheet that is not there, and refuses rows beyond those it searches', async () => {
  const one = await stage.look(rows.join('\n'))
  const sheet = sheetOf(one)
  expect(JSON.parse((await ask(one.key, { sheet, headerRow: 30 })).body)).toEqual({
    mapping: null,
    doubts: [],
  })
  expect(JSON.parse((await ask(one.key, { sheet: 'Otra', headerRow: 1 })).body).mapping).toBeNull()
  expect((await ask(one.key, { sheet, headerRow: 41 })).statusCode).toBe(422)
})

it('answers nobody of another project, and no reader', async () => {
  const one = await stage.look(rows.join('\n'))
  const query = { sheet: '', headerRow: 1, layout: 'wide' as const }
  const params = { ...stage.on, key: one.key }
  const reader = await puquio.signIn(await buildMember(puquio.database, stage.project, 'read'))
  expect((await reader.send(resultImportRoutes.propose, { params, query })).statusCode).toBe(403)
  const other = await stageResults(puquio)
  expect((await other.calls.send(resultImportRoutes.propose, { params, query })).statusCode).toBe(
    404,
  )
})
