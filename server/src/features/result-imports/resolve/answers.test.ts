import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { type ResultStage, stageResults } from '../../../../test/workbooks/result-stage.ts'
import { sql } from '../../../platform/db/sql.ts'

let puquio: TestApp
let stage: ResultStage
let ids: Map<string, number>
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-11-22T15:00:00Z' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  stage = await stageResults(puquio)
  const { parameters } = await stage.calls.call(resultImportRoutes.choices, { params: stage.on })
  ids = new Map(parameters.map(({ name, id }) => [name.es, id]))
})

const zinc = () => ids.get('Zinc total') ?? 0
const lead = () => ids.get('Plomo total') ?? 0
const header = 'Estación;Fecha;Matriz;Parámetro;Resultado;Unidad'
const file = (...rows: string[]) => [header, ...rows].join('\n')
const row = (parameter: string, { matrix = 'agua', value = '0,01', day = 14 } = {}) =>
  `E-01;${day}/3/2026;${matrix};${parameter};${value};mg/L`

const send = (key: string, text: string | null, act: object, position: number | null = null) =>
  stage.calls.send(resultImportRoutes.resolve, {
    params: { ...stage.on, key },
    body: { reason: 'unknown-parameter', field: 'parameter', text, position, act },
  })
const said = async (...given: Parameters<typeof send>) => {
  const { statusCode, body } = await send(...given)
  return { statusCode, problem: JSON.parse(body).problem }
}
const aliases = () => stage.rowsOf(sql`select name, parameter_id from parameter_alias`)

it('an answer for a text that does not wait is refused, and makes no alias', async () => {
  const { key } = await stage.makeStations(await stage.check(file(row('Pb en X'))))
  const refused = { statusCode: 422, problem: 'IMPORT_ANSWER_NOT_POSSIBLE' }
  expect(await said(key, 'Plomo total', { kind: 'name', id: zinc() })).toEqual(refused)
  expect(await said(key, 'Nadie espera', { kind: 'leave-out' })).toEqual(refused)
  expect(await said(key, null, { kind: 'leave-out' }, 7)).toEqual(refused)
  expect(await aliases()).toEqual([])
})

it('a name of the catalogue keeps its meaning, also where it waits for its matrix', async () => {
  const one = await stage.makeStations(
    await stage.check(file(row('Plomo total', { matrix: 'ruido' }), row('Pb en X'))),
  )
  const text = 'Plomo total'
  expect(one.held.map((its) => its.text)).toContain(text)
  expect(await said(one.key, text, { kind: 'name', id: zinc() })).toEqual({
    statusCode: 409,
    problem: 'NAME_OF_PARAMETER',
  })
  expect((await said(one.key, 'PB EN X', { kind: 'name', id: lead() })).statusCode).toBe(200)
  expect(await aliases()).toEqual([{ name: 'PB EN X', parameterId: lead() }])
})

it('an alias is not moved by the answer to another file', async () => {
  const first = await stage.makeStations(await stage.check(file(row('Pb en X'))))
  const second = await stage.check(file(row('Pb en X', { day: 15 })))
  expect((await said(first.key, 'Pb en X', { kind: 'name', id: lead() })).statusCode).toBe(200)
  expect((await said(second.key, 'Pb en X', { kind: 'name', id: zinc() })).statusCode).toBe(422)
  expect(await aliases()).toEqual([{ name: 'Pb en X', parameterId: lead() }])
  expect(await stage.ended(second.key)).toMatchObject({ held: [], counts: { good: 1 } })
})

it('an id that the project does not have is refused, of a row and of the file', async () => {
  const other = await stageResults(puquio)
  const [foreign] = await other.rowsOf<{ id: number }>(
    sql`select id from parameter where project_id = ${other.on.projectId} limit 1`,
  )
  const { key } = await stage.makeStations(await stage.check(file(row('Pb en X'))))
  for (const id of [foreign?.id, 2_000_000_000])
    for (const [text, position] of [
      ['Pb en X', null],
      [null, 0],
    ] as const)
      expect((await said(key, text, { kind: 'name', id }, position)).statusCode).toBe(404)
  expect((await said(key, null, { kind: 'name', id: 'abc' }, 0)).problem).toBe('INPUT_NOT_VALID')
  expect((await said(key, null, { kind: 'unit', unit: 'mg/L' }, 0)).statusCode).toBe(422)
  expect(await stage.ended(key)).toMatchObject({ counts: { good: 0, held: 1 } })
})

it('many rows that wait are checked outside the server’s process', async () => {
  const rows = Array.from({ length: 201 }, (_, at) => row(`Nadie sabe ${at}`))
  const { key } = await stage.check(file(...rows, row('Pb en X')))
  const { body } = await send(key, 'Pb en X', { kind: 'leave-out' })
  expect(JSON.parse(body)).toMatchObject({ state: 'checking' })
  expect(await stage.ended(key)).toMatchObject({ state: 'checked', counts: { held: 201 } })
})

it('a text that is cut within a pair of surrogates does not refuse its file', async () => {
  const one = await stage.check(file(row(`${'x'.repeat(199)}😀`), row(`${'y'.repeat(499)}😀`)))
  expect(one).toMatchObject({ state: 'checked', counts: { held: 2 } })
})
