import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildMember } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { type ResultStage, stageResults } from '../../../test/workbooks/result-stage.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let stage: ResultStage
let other: Calls
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-11-22T15:00:00Z' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  stage = await stageResults(puquio)
  other = await puquio.signIn(await buildMember(puquio.database, stage.project, 'admin'))
})

const header = 'Estación;Fecha;Parámetro;Resultado;Unidad'
const good = (station: string) =>
  [
    header,
    ...[1, 2, 3].map((day) => `${station};1${day + 3}/3/2026;Plomo total;0,0${day};mg/L`),
  ].join('\n')
/** Two rows whose parameter nobody knows, and two whose value is no value. */
const doubtful = [
  header,
  'E-01;14/3/2026;Pb soluble en X;0,01;mg/L',
  'E-01;15/3/2026;Pb soluble en X;0,02;mg/L',
  'E-01;16/3/2026;Cobre total;roto;mg/L',
  'E-01;17/3/2026;Cobre total;roto;mg/L',
].join('\n')

const saved = async () => {
  const [row] = await stage.rowsOf<Record<string, number>>(sql`
    select (select count(*) from result) as results, (select count(*) from result where is_current) as current,
      (select count(*) from sample) as samples, (select coalesce(sum(results), 0) from result_month) as counted,
      (select count(*) from result_import_row) as waiting`)
  return row
}

it('answers of both hold when they are given at the same time', async () => {
  const { key } = await stage.makeStations(await stage.check(doubtful))
  const params = { ...stage.on, key }
  const { parameters } = await stage.calls.call(resultImportRoutes.choices, { params: stage.on })
  const lead = parameters.find(({ name }) => name.es === 'Plomo total')
  const [first, second] = await Promise.all([
    stage.calls.send(resultImportRoutes.resolve, {
      params,
      body: {
        reason: 'unknown-parameter',
        field: 'parameter',
        text: 'Pb soluble en X',
        position: null,
        act: { kind: 'name', id: lead?.id ?? 0 },
      },
    }),
    other.send(resultImportRoutes.resolve, {
      params,
      body: {
        reason: 'not-a-value',
        field: 'value',
        text: 'roto',
        position: null,
        act: { kind: 'leave-out' },
      },
    }),
  ])
  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  expect(await stage.ended(key)).toMatchObject({ held: [], counts: { good: 2, values: 2 } })
})

it('of two meanings of one name one holds, for all of its rows', async () => {
  const { key } = await stage.makeStations(await stage.check(doubtful))
  const params = { ...stage.on, key }
  const { parameters } = await stage.calls.call(resultImportRoutes.choices, { params: stage.on })
  const ids = ['Plomo total', 'Cadmio total'].map(
    (name) => parameters.find((one) => one.name.es === name)?.id ?? 0,
  )
  const say = (calls: Calls, id = 0) =>
    calls.send(resultImportRoutes.resolve, {
      params,
      body: {
        reason: 'unknown-parameter',
        field: 'parameter',
        text: 'Pb soluble en X',
        position: null,
        act: { kind: 'name', id },
      },
    })
  await Promise.all([say(stage.calls, ids[0]), say(other, ids[1])])
  expect(await stage.save({ key })).toMatchObject({ counts: { savedResults: 2 } })
  const used = await stage.rowsOf<{ parameterId: number }>(
    sql`select distinct parameter_id from result where is_current`,
  )
  const [alias] = await stage.rowsOf<{ parameterId: number }>(
    sql`select parameter_id from parameter_alias where name = 'Pb soluble en X'`,
  )
  expect(used).toHaveLength(1)
  expect(ids).toContain(used[0]?.parameterId)
  expect(ids).toContain(alias?.parameterId)
})

it('saved by both at once it is saved once', async () => {
  const one = await stage.makeStations(await stage.check(good('E-01')))
  const params = { ...stage.on, key: one.key }
  const save = (calls: Calls) =>
    calls.send(resultImportRoutes.save, { params, body: { campaign: 'Marzo' } })
  const answers = await Promise.all([save(stage.calls), save(other), save(stage.calls)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  for (const { body } of answers)
    expect(JSON.parse(body)).toMatchObject({ state: 'saved', counts: { savedResults: 3 } })
  expect(await saved()).toEqual({ results: 3, current: 3, samples: 3, counted: 3, waiting: 0 })
})

it('the same file, brought by both and saved at once, is saved once', async () => {
  const theirs = await stageResults(puquio, {
    project: stage.project,
    writer: await buildMember(puquio.database, stage.project, 'write'),
  })
  const [mine, again] = [
    await stage.makeStations(await stage.check(good('E-01'))),
    await theirs.check(good('E-01')),
  ]
  const [first, second] = await Promise.all([stage.save(mine), theirs.save(again)])
  expect([first.state, second.state]).toEqual(['saved', 'saved'])
  expect(first.counts.savedResults + second.counts.savedResults).toBe(3)
  expect(await saved()).toEqual({ results: 3, current: 3, samples: 3, counted: 3, waiting: 0 })
})

it('saved by one and discarded by the other it is saved whole, or not at all', async () => {
  for (let round = 0; round < 5; round++) {
    const before = (await saved())?.['results'] ?? 0
    const one = await stage.makeStations(await stage.check(good(`E-1${round}`)))
    const params = { ...stage.on, key: one.key }
    const [answer] = await Promise.all([
      stage.calls.send(resultImportRoutes.save, { params, body: { campaign: 'Marzo' } }),
      other.send(resultImportRoutes.discard, { params }),
    ])
    const added = ((await saved())?.['results'] ?? 0) - before
    expect([answer.statusCode, added]).toEqual(answer.statusCode === 200 ? [200, 3] : [404, 0])
    expect((await saved())?.['waiting']).toBe(0)
  }
})

it('a corrected report, said by both to be one, makes one new version', async () => {
  await stage.save(await stage.makeStations(await stage.check(good('E-01'))))
  const corrected = await stage.check(good('E-01').replace('0,02', '0,025'))
  expect(corrected.held).toMatchObject([{ reason: 'duplicate-in-part', rows: 1 }])
  const params = { ...stage.on, key: corrected.key }
  const say = (calls: Calls) =>
    calls.send(resultImportRoutes.resolve, {
      params,
      body: {
        reason: 'duplicate-in-part',
        field: 'value',
        text: null,
        position: null,
        act: { kind: 'new-version' },
      },
    })
  await Promise.all([say(stage.calls), say(other)])
  expect(await stage.save(corrected)).toMatchObject({
    state: 'saved',
    counts: { savedResults: 1, savedVersions: 1 },
  })
  expect(
    await stage.rowsOf(
      sql`select version, value, is_current from result where sampled_on = '2026-03-15' order by version`,
    ),
  ).toEqual([
    { version: 1, value: 0.02, isCurrent: false },
    { version: 2, value: 0.025, isCurrent: true },
  ])
})
