import { laboratoryFileRoutes } from '@puquio/contract/laboratory/laboratory-links'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { stageLink } from '../../../test/workbooks/link-stage.ts'
import {
  type ResultStage,
  smallResults,
  stageResults,
} from '../../../test/workbooks/result-stage.ts'
import { systemScope } from '../../platform/db/scopes/make-scope.ts'
import { sql } from '../../platform/db/sql.ts'
import { expireResultImports } from './sweep-store.ts'

let puquio: TestApp
let stage: ResultStage
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-11-22T15:00:00Z' })
  stage = await stageResults(puquio)
})
afterAll(() => puquio.close())

const daysOld = (key: string, days: number) =>
  stage.rowsOf(
    sql`update result_import set created_at = ${puquio.clock.now()}::timestamptz - make_interval(days => ${days}::int)
      where key = ${key} returning key`,
  )
const rowsLeft = (key: string) =>
  stage.rowsOf(sql`select position from result_import_row where key = ${key}`)
const expire = () => expireResultImports(systemScope(puquio.database, puquio.clock))

it('an import that nobody went on with for a week expires, and its rows go', async () => {
  const [looked, checked, fresh] = [
    await stage.look(smallResults),
    await stage.check(smallResults),
    await stage.check(smallResults),
  ]
  for (const { key } of [looked, checked]) await daysOld(key, 8)
  await daysOld(fresh.key, 6)
  expect(await expire()).toBe(2)
  for (const { key } of [looked, checked])
    expect(await stage.ended(key)).toMatchObject({
      state: 'refused',
      refusal: { problem: 'IMPORT_EXPIRED' },
    })
  expect(await rowsLeft(checked.key)).toEqual([])
  expect(await stage.ended(fresh.key)).toMatchObject({ state: 'checked', counts: { held: 3 } })
})

it('one of which something was saved is finished instead', async () => {
  const half = await stage.check(
    ['Estación;Fecha;Parámetro;Resultado;Unidad', 'E-01;17/3/2026;pH;7,2;', 'E-01;;pH;7,2;'].join(
      '\n',
    ),
  )
  await stage.makeStations(half)
  expect(await stage.save(half)).toMatchObject({ state: 'checked', counts: { savedResults: 1 } })
  await daysOld(half.key, 8)
  expect(await expire()).toBe(1)
  expect(await stage.ended(half.key)).toMatchObject({
    state: 'saved',
    refusal: null,
    counts: { savedResults: 1, held: 0 },
  })
})

it('one of which a part was saved keeps the days of the whole file', async () => {
  const checked = await stage.check(
    [
      'Estación;Fecha;Parámetro;Resultado;Unidad',
      'E-01;14/4/2026;pH;7,2;',
      'E-01;15/4/2026;pH;7,2;leguas',
    ].join('\n'),
  )
  const part = await stage.makeStations(checked)
  const dates = { firstOn: '2026-04-14', lastOn: '2026-04-15' }
  expect(part.counts).toMatchObject({ good: 1, held: 1, ...dates })
  expect(await stage.save(part)).toMatchObject({ counts: { savedResults: 1, held: 1, ...dates } })
})

it('what a laboratory did not hand in ends in the night after the last day of its link', async () => {
  const short = await stageLink(puquio, { until: '2026-11-23' }, stage.project)
  const long = await stageLink(puquio, { until: '2026-12-31' }, stage.project)
  const { key } = await short.check(smallResults)
  const other = await long.check(smallResults)
  const left = async () =>
    (await stage.rowsOf<{ key: string }>(sql`select key from result_import where key = ${key}`))
      .length
  puquio.clock.set('2026-11-24T04:59:00Z')
  await expire()
  expect(await left()).toBe(1)
  puquio.clock.set('2026-11-24T05:01:00Z')
  await expire()
  expect(await left()).toBe(0)
  expect(await stage.rowsOf(sql`select key from result_import_row where key = ${key}`)).toEqual([])
  expect((await long.calls.call(laboratoryFileRoutes.list, {})).files).toMatchObject([
    { key: other.key },
  ])
})
