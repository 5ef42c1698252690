import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import type { Calls } from '../../../../test/send.ts'
import { type ResultStage, stageResults } from '../../../../test/workbooks/result-stage.ts'
import { sql } from '../../../platform/db/sql.ts'

let puquio: TestApp
let stage: ResultStage
let key: string
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-11-22T15:00:00Z' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  stage = await stageResults(puquio)
  ;({ key } = await stage.check(
    [
      'Estación;Este;Norte;Zona;Fecha;Parámetro;Resultado;Unidad',
      'E-01;401000;8900000;18;14/3/2026;Plomo total;0,01;mg/L',
      'e-01;;;;15/3/2026;Plomo total;0,02;mg/L',
      'E-02;;;;14/3/2026;Plomo total;0,03;mg/L',
      'Agua de la señora;;;;14/3/2026;Plomo total;0,04;mg/L',
    ].join('\n'),
  ))
})

const send = async (calls: Calls, codes: string[]) => {
  const { statusCode, body } = await calls.send(resultImportRoutes.makeStations, {
    params: { ...stage.on, key },
    body: { codes },
  })
  return { statusCode, problem: JSON.parse(body).problem }
}
const made = () => stage.rowsOf(sql`select code from station order by code`)

it('names the unknown stations, once each, with how many results wait for them', async () => {
  const { newStations } = await stage.ended(key)
  expect(newStations).toEqual({
    total: 3,
    stations: [
      { code: 'Agua de la señora', isLocated: false, results: 1 },
      { code: 'E-01', isLocated: true, results: 2 },
      { code: 'E-02', isLocated: false, results: 1 },
    ],
  })
})

it('makes those that are chosen, and the others wait', async () => {
  const one = await stage.makeStations({ key }, ['E-01', 'E-02'])
  expect(await made()).toEqual([{ code: 'E-01' }, { code: 'E-02' }])
  expect(one).toMatchObject({
    counts: { good: 3, held: 1 },
    newStations: { total: 1, stations: [{ code: 'Agua de la señora' }] },
    held: [{ reason: 'unknown-station', text: 'Agua de la señora' }],
  })
})

it('makes none for who may only write, as in the lists of reference', async () => {
  expect((await send(stage.calls, ['E-01'])).statusCode).toBe(403)
  expect(await made()).toEqual([])
})

it('makes none that the file does not name', async () => {
  expect(await send(await stage.administrator(), ['E-77'])).toEqual({
    statusCode: 422,
    problem: 'IMPORT_ANSWER_NOT_POSSIBLE',
  })
  expect(await made()).toEqual([])
})
