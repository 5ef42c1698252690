import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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

it('dates that may be read in two orders are one question, and its answer is for all of them', async () => {
  const lines = [4, 5, 5, 6].map((day, at) => row(at === 2 ? 'Zinc total' : 'Plomo total', { day }))
  const { key, held } = await stage.makeStations(await stage.check(file(...lines)))
  const about = { reason: 'ambiguous-date', field: 'date' } as const
  expect(held).toMatchObject([{ ...about, text: '4/3/2026', rows: 4 }])
  const found = await stage.calls.call(resultImportRoutes.rows, {
    params: { ...stage.on, key },
    query: { reason: about.reason },
  })
  expect(found.total).toBe(4)
  const of = { ...about, text: null, position: null }
  await stage.calls.call(resultImportRoutes.resolve, {
    params: { ...stage.on, key },
    body: { ...of, act: { kind: 'date-order', order: 'month-first' } },
  })
  expect(await stage.ended(key)).toMatchObject({
    counts: { good: 4, held: 0, firstOn: '2026-04-03', lastOn: '2026-06-03' },
    answered: [{ ...of, rows: 4, written: '4/3/2026' }],
  })
  await stage.calls.call(resultImportRoutes.withdraw, { params: { ...stage.on, key }, body: of })
  expect(await stage.ended(key)).toMatchObject({ counts: { good: 0, held: 4 }, answered: [] })
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

describe('what all cells of a file lack', () => {
  const answer = (key: string, body: object) =>
    stage.calls.send(resultImportRoutes.resolve, {
      params: { ...stage.on, key },
      body: { position: null, ...body },
    })
  const wide = [
    'Estación;Fecha;Cu total;Pb total',
    'E-01;14/3/2026;0,01;0,02',
    'E-01;15/3/2026;0,03;0,04',
  ]

  it('a unit is said once of each parameter, which the others do not take', async () => {
    const one = await stage.makeStations(await stage.check(wide.join('\n')))
    expect(one.held).toEqual(
      ['Cu total', 'Pb total'].map((text) => ({
        reason: 'without-unit',
        field: 'unit',
        text,
        params: {},
        rows: 2,
      })),
    )
    const said = { reason: 'without-unit', field: 'unit' }
    await answer(one.key, { ...said, text: 'Cu total', act: { kind: 'text', text: 'mg/L' } })
    expect(await stage.ended(one.key)).toMatchObject({
      counts: { good: 2, held: 2 },
      held: [{ text: 'Pb total', rows: 2 }],
    })
    await answer(one.key, { ...said, text: 'Pb total', act: { kind: 'text', text: 'µg/L' } })
    const done = await stage.save(await stage.ended(one.key))
    expect(done.counts).toMatchObject({ savedResults: 4, held: 0 })
    expect(
      await stage.rowsOf(
        sql`select unit, value, text from result order by sampled_on, parameter_id`,
      ),
    ).toEqual([
      { unit: 'mg/L', value: 0.01, text: '0,01' },
      { unit: 'µg/L', value: 0.00002, text: '0,02' },
      { unit: 'mg/L', value: 0.03, text: '0,03' },
      { unit: 'µg/L', value: 0.00004, text: '0,04' },
    ])
  })

  it('one answer serves the whole file, and what it says is checked as if the file said it', async () => {
    const rows = ['turbia', 'clara'].map((note, at) => `;;${note};0,0${at + 1};0,0${at + 3}`)
    const one = await stage.check(['Estación;Fecha;Nota;Cu total;Pb total', ...rows].join('\n'))
    expect(one.counts).toMatchObject({ good: 0, held: 4 })
    const said = (reason: string, field: string, text: string) =>
      answer(one.key, { reason, field, text: null, act: { kind: 'text', text } })
    await said('without-unit', 'unit', 'mg/L')
    await said('without-date', 'date', '2026-03-14')
    await said('without-station', 'station', 'E-77')
    expect(await stage.ended(one.key)).toMatchObject({
      counts: { good: 0, held: 4 },
      held: [{ reason: 'unknown-station', text: 'E-77', rows: 4 }],
      newStations: { stations: [{ code: 'E-77', results: 4 }] },
    })
    const made = await stage.makeStations(one)
    // Both rows are one sample now, whose second values are other ones.
    expect(made).toMatchObject({ counts: { good: 2, held: 2 } })
    expect(new Set(made.held.map(({ reason }) => reason))).toEqual(new Set(['duplicate-in-part']))
  })

  it('a text that stands there is corrected in its row alone', async () => {
    const one = await stage.check(file(row('Pb en X')))
    const text = { text: 'E-01', act: { kind: 'text', text: 'E-02' } }
    const { statusCode } = await answer(one.key, {
      reason: 'unknown-station',
      field: 'station',
      ...text,
    })
    expect(statusCode).toBe(422)
  })
})
