import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { type ResultStage, stageResults } from '../../../../test/workbooks/result-stage.ts'
import { sql } from '../../../platform/db/sql.ts'

let puquio: TestApp
let stage: ResultStage
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-11-22T15:00:00Z' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  stage = await stageResults(puquio)
})

const file = (...rows: string[]) =>
  ['Estación;Fecha;Parámetro;Resultado;Unidad', ...rows].join('\n')
const row = (parameter: string, { value = '0,01', day = 14, unit = 'mg/L' } = {}) =>
  `E-01;${day}/3/2026;${parameter};${value};${unit}`
/** A file of one station that the project has by then. */
const checked = async (...rows: string[]) => stage.makeStations(await stage.check(file(...rows)))

const unknown = { reason: 'unknown-parameter', field: 'parameter' }
const send = (name: 'resolve' | 'withdraw', key: string, body: object) =>
  stage.calls.send(resultImportRoutes[name], {
    params: { ...stage.on, key },
    body: { ...unknown, position: null, ...body },
  })
const answer = async (key: string, body: object) => {
  expect((await send('resolve', key, body)).statusCode).toBe(200)
  return stage.ended(key)
}
const withdraw = async (key: string, body: object) => {
  expect((await send('withdraw', key, body)).statusCode).toBe(200)
  return stage.ended(key)
}
const lead = async () => {
  const { parameters } = await stage.calls.call(resultImportRoutes.choices, { params: stage.on })
  return parameters.find(({ name }) => name.es === 'Plomo total')?.id ?? 0
}
const aliases = () =>
  stage.rowsOf(sql`select name from parameter_alias union all select name from name_alias`)

it('names what was left out with how many, and brings it back when the answer is taken back', async () => {
  const { key } = await checked(row('Pb en X'), row('Pb en X', { day: 15 }), row('Plomo total'))
  const left = await answer(key, { text: 'Pb en X', act: { kind: 'leave-out' } })
  expect(left).toMatchObject({
    counts: { good: 1, held: 0 },
    answered: [
      { ...unknown, text: 'Pb en X', written: 'Pb en X', rows: 2, act: { kind: 'leave-out' } },
    ],
  })
  expect(await withdraw(key, { text: 'Pb en X' })).toMatchObject({
    counts: { good: 1, held: 2 },
    answered: [],
    held: [{ reason: 'unknown-parameter', text: 'Pb en X', rows: 2 }],
  })
})

it('takes back a name with the alias that it made, here and in other files', async () => {
  const other = await checked(row('Pb en X', { day: 20 }))
  const { key } = await checked(row('Pb en X'))
  const act = { kind: 'name', id: await lead() }
  const named = await answer(key, { text: 'Pb en X', act })
  expect(named).toMatchObject({ counts: { good: 1, held: 0 }, answered: [{ act, rows: 1 }] })
  expect((await stage.ended(other.key)).counts).toMatchObject({ good: 1, held: 0 })
  expect(await aliases()).toEqual([{ name: 'Pb en X' }])

  expect((await withdraw(key, { text: 'Pb en X' })).counts).toMatchObject({ good: 0, held: 1 })
  expect(await aliases()).toEqual([])
  expect((await stage.ended(other.key)).counts).toMatchObject({ good: 0, held: 1 })
})

it('leaves an alias that another file made', async () => {
  const first = await checked(row('Pb en X'))
  const act = { kind: 'name', id: await lead() }
  await answer(first.key, { text: 'Pb en X', act })
  const second = await checked(row('Pb en X', { day: 15 }), row('Zn en X'))
  await answer(second.key, { text: 'Zn en X', act: { kind: 'leave-out' } })
  await withdraw(second.key, { text: 'Zn en X' })
  expect(await aliases()).toEqual([{ name: 'Pb en X' }])
  expect((await send('withdraw', second.key, { text: 'Pb en X' })).statusCode).toBe(422)
})

it('takes back names of stations and units', async () => {
  await checked(row('Plomo total'))
  const { stations } = await stage.calls.call(resultImportRoutes.choices, { params: stage.on })
  const { key } = await stage.check(
    file('Poza E;14/3/2026;Plomo total;0,01;mg/L', row('Plomo total', { unit: 'miligramos' })),
  )
  const station = { reason: 'unknown-station', field: 'station', text: 'Poza E' }
  const unit = { reason: 'unknown-unit', field: 'unit', text: 'miligramos' }
  await answer(key, { ...station, act: { kind: 'name', id: stations[0]?.id } })
  await answer(key, { ...unit, act: { kind: 'unit', unit: 'mg/L' } })
  expect(await aliases()).toHaveLength(2)
  await withdraw(key, station)
  await withdraw(key, unit)
  expect(await aliases()).toEqual([])
  expect((await stage.ended(key)).counts).toMatchObject({ good: 0, held: 2 })
})

it('takes back what was said of one cell, which is named by its place', async () => {
  const { key } = await checked(row('Plomo total', { value: 'roto' }), row('Zinc total'))
  const about = { reason: 'not-a-value', field: 'value', text: null, position: 0 }
  expect(await answer(key, { ...about, act: { kind: 'text', text: '0,2' } })).toMatchObject({
    counts: { good: 2, held: 0 },
    answered: [{ position: 0, rows: 1, place: 'D2', written: 'roto' }],
  })
  expect((await withdraw(key, about)).counts).toMatchObject({ good: 1, held: 1 })
})

it('another mapping keeps the answers that made aliases, so that they can be taken back', async () => {
  const one = await checked(row('Pb en X'), row('Zn en X'))
  await answer(one.key, { text: 'Pb en X', act: { kind: 'name', id: await lead() } })
  await answer(one.key, { text: 'Zn en X', act: { kind: 'leave-out' } })
  const mapped = await stage.map(await stage.ended(one.key))
  expect(mapped.answered.map(({ text }) => text)).toEqual(['Pb en X'])
  await withdraw(one.key, { text: 'Pb en X' })
  expect(await aliases()).toEqual([])
})
