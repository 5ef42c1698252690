import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { stageResults } from '../../../test/workbooks/result-stage.ts'

let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-11-22T15:00:00Z' })
})
afterAll(() => puquio.close())

const file = [
  'Estación;Fecha;Parámetro;Resultado;Unidad',
  'E-01;14/3/2026;Plomo total;0,01;mg/L',
  'E-01;14/3/2026;Cobre total;No analizado;mg/L',
  'E-01;14/3/2026;Zinc total;No analizado;mg/L',
  'E-01;14/3/2026;Hierro total;-;mg/L',
  'E-01;14/3/2026;Cadmio total;roto;mg/L',
  'E-01;14/3/2026;Mercurio total;roto;mg/L',
  'E-01;14/3/2026;Níquel total;pendiente;mg/L',
].join('\n')

it('each value of a file is good, waits, has no value, is left out, known or saved', async () => {
  const stage = await stageResults(puquio)
  const made = await stage.makeStations(await stage.check(file))
  expect(made).toMatchObject({
    counts: { inFile: 7, good: 1, held: 3, blank: 3, leftOut: 0, known: 0, savedResults: 0 },
    blankTexts: ['No analizado', '-'],
  })
  const params = { ...stage.on, key: made.key }
  const answer = (text: string | null, position: number | null, act: object) =>
    stage.calls.call(resultImportRoutes.resolve, {
      params,
      body: { reason: 'not-a-value', field: 'value', text, position, act } as never,
    })
  const settled = await answer('pendiente', 6, { kind: 'text', text: 'n.a.' })
  expect(settled.counts).toMatchObject({ inFile: 7, good: 1, held: 2, blank: 4, leftOut: 0 })
  const left = await answer(null, 4, { kind: 'leave-out' })
  expect(left.counts).toMatchObject({ inFile: 7, good: 1, held: 1, blank: 4, leftOut: 1 })
  const saved = await stage.save(left)
  expect(saved.counts).toMatchObject({ held: 1, blank: 4, leftOut: 1, savedResults: 1, known: 0 })

  const again = await stage.check(file)
  expect(again.counts).toMatchObject({ inFile: 7, good: 0, held: 3, blank: 3, known: 1 })
  const closed = await stage.save(again)
  expect(closed.counts).toMatchObject({ held: 3, blank: 3, leftOut: 0, known: 1 })
})
