import { campaignRoutes } from '@puquio/contract/laboratory/campaigns'
import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildMember } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import type { Calls } from '../../../../test/send.ts'
import { type ResultStage, stageResults } from '../../../../test/workbooks/result-stage.ts'
import { sql } from '../../../platform/db/sql.ts'

let puquio: TestApp
let stage: ResultStage
let admin: Calls
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-11-22T15:00:00Z' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  stage = await stageResults(puquio)
  admin = await puquio.signIn(await buildMember(puquio.database, stage.project, 'admin'))
})

const file = (...rows: string[]) =>
  ['Estación;Fecha;Parámetro;Resultado;Unidad', ...rows].join('\n')
const approve = async (name: string) => {
  const { items } = await admin.call(campaignRoutes.list, { params: stage.on, query: {} })
  const found = items.find((one) => one.name === name)
  const params = { ...stage.on, campaignId: found?.id ?? 0 }
  await admin.call(campaignRoutes.approve, { params, body: { version: found?.version ?? 0 } })
}
const kept = () =>
  stage.rowsOf(sql`
    select (select count(*) from sample) as samples, (select count(*) from result) as results,
      (select count(*) from campaign) as campaigns, (select count(*) from result_import_row) as waiting,
      (select coalesce(sum(results), 0) from result_month) as counted`)
const refusal = (key: string, campaign: string) =>
  stage.calls.refusal(resultImportRoutes.save, {
    params: { ...stage.on, key },
    body: { campaign },
  })
const approved = (campaign: string) => ({
  status: 409,
  problem: 'CAMPAIGN_APPROVED',
  params: { campaign },
})

it('adds no samples to an approved campaign, writes nothing, and saves into another one', async () => {
  const first = await stage.makeStations(await stage.check(file('E-01;14/3/2026;pH;7,1;')))
  await stage.save(first, 'Marzo')
  await approve('Marzo')
  const { key } = await stage.check(
    file('E-01;15/3/2026;pH;7,2;', 'E-01;16/3/2026;pH;7,3;', 'E-01;17/3/2026;pH;roto;'),
  )
  const before = await kept()
  expect(await refusal(key, 'MARZO')).toMatchObject(approved('Marzo'))
  expect(await kept()).toEqual(before)
  expect(await stage.save({ key }, 'Abril')).toMatchObject({
    counts: { savedResults: 2, savedSamples: 2, held: 1 },
  })
})

it('adds and corrects no result of a sample whose campaign is approved, whatever campaign is named', async () => {
  const first = await stage.makeStations(await stage.check(file('E-01;14/3/2026;pH;7,1;')))
  await stage.save(first, 'Marzo')
  await approve('Marzo')

  const more = await stage.check(
    file('E-01;14/3/2026;Plomo total;0,01;mg/L', 'E-01;20/3/2026;pH;7,4;'),
  )
  const before = await kept()
  expect(await refusal(more.key, 'Abril')).toMatchObject(approved('Marzo'))
  expect(await kept()).toEqual(before)

  const { key } = await stage.check(file('E-01;14/3/2026;pH;7,9;'))
  await stage.calls.call(resultImportRoutes.resolve, {
    params: { ...stage.on, key },
    body: {
      reason: 'duplicate-in-part',
      field: 'value',
      text: null,
      position: null,
      act: { kind: 'new-version' },
    },
  })
  await stage.ended(key)
  expect(await refusal(key, 'Abril')).toMatchObject(approved('Marzo'))
  expect(await stage.rowsOf(sql`select version, text from result where is_current`)).toEqual([
    { version: 1, text: '7,1' },
  ])
})

it('passes over what an approved campaign has already', async () => {
  const first = await stage.makeStations(await stage.check(file('E-01;14/3/2026;pH;7,1;')))
  await stage.save(first, 'Marzo')
  await approve('Marzo')
  const again = await stage.check(file('E-01;14/3/2026;pH;7,1;', 'E-01;20/3/2026;pH;7,4;'))
  expect(await stage.save(again, 'Abril')).toMatchObject({
    state: 'saved',
    counts: { savedResults: 1, savedSamples: 1 },
  })
})

it('offers the campaigns that are open', async () => {
  const first = await stage.makeStations(await stage.check(file('E-01;14/3/2026;pH;7,1;')))
  await stage.save(first, 'Marzo')
  await stage.save(await stage.check(file('E-01;15/3/2026;pH;7,2;')), 'Abril')
  await approve('Marzo')
  const { campaigns } = await stage.calls.call(resultImportRoutes.choices, { params: stage.on })
  expect(campaigns.map(({ name }) => name)).toEqual(['Abril'])
})

it('takes no longer name of a campaign than a person types', async () => {
  const { key } = await stage.makeStations(await stage.check(file('E-01;14/3/2026;pH;7,1;')))
  const refused = await refusal(key, 'x'.repeat(101))
  expect(refused).toMatchObject({ problem: 'INPUT_NOT_VALID', fields: [{ path: 'campaign' }] })
  await stage.save({ key }, 'x'.repeat(100))
})
