import { sampleRoutes as api } from '@puquio/contract/laboratory/samples'
import { monitoringRoutes } from '@puquio/contract/monitorings'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  buildMember,
  buildMine,
  buildMonitoring,
  buildProfile,
  buildStation,
} from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import type { Calls } from '../../../../test/send.ts'
import { sql } from '../../../platform/db/sql.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let writer: Calls
let on: { projectId: number }
let stationId: number
let monitoring: { id: number }
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-25T12:00:00-05:00' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  on = { projectId: mine.project.id }
  writer = await puquio.signIn(await buildMember(puquio.database, mine.project, 'write'))
  const station = await buildStation(puquio.database, mine.project, { code: 'EF-1' })
  stationId = station.id
  const profile = await buildProfile(puquio.database, mine.project, {
    name: 'Efluentes',
    parameters: ['pH', 'Cobre total', 'Pb'],
  })
  monitoring = await buildMonitoring(
    puquio.database,
    { ...mine, station },
    { estimatedOn: '2026-02-10', marginDays: 3, profileId: profile.id },
  )
})

const enter = async (sampledOn: string, keys: readonly string[], atStation = stationId) => {
  const ids = await puquio.database.owner.one<{ id: number }>(
    {},
    sql`select id from parameter where project_id = ${mine.project.id} and key = any(${keys}::text[])`,
  )
  const body = {
    stationId: atStation,
    sampledOn,
    sampledTime: null,
    matrix: 'water' as const,
    type: 'normal' as const,
    campaign: 'Febrero 2026',
    results: ids.map(({ id }) => ({ parameterId: id, text: '1', unit: 'mg/L' })),
  }
  return (await writer.call(api.create, { params: on, body })).id
}
const suggested = async (sampleId: number) =>
  writer.call(api.monitorings, { params: { ...on, sampleId } })
const texts = { observation: 'Sin novedad', reason: 'Resultados de laboratorio' }

it('suggests the monitoring whose window the sample falls into, and names what its profile lacks', async () => {
  const inside = await enter('2026-02-13', ['cu-total'])
  expect(await suggested(inside)).toMatchObject([
    {
      id: monitoring.id,
      isDone: false,
      isAnswered: false,
      profile: 'Efluentes',
      missing: ['pH', 'Pb'],
    },
  ])
  expect(await suggested(await enter('2026-02-14', ['cu-total']))).toEqual([])
  // Nothing of the profile.
  expect(await suggested(await enter('2026-02-12', ['zn-total']))).toEqual([])
})

it('completes the follow-up once a person confirms, by its own rules', async () => {
  const sampleId = await enter('2026-02-11', ['cu-total', 'pb-total'])
  const params = { ...on, sampleId }
  const body = { monitoringId: monitoring.id, ...texts }
  const lacking = { ...body, reason: '' }
  expect((await writer.refusal(api.answer, { params, body: lacking })).fields).toMatchObject([
    { path: 'reason', code: 'required' },
  ])
  await writer.call(api.answer, { params, body })
  const at = { ...on, monitoringId: monitoring.id }
  expect(await writer.call(monitoringRoutes.get, { params: at })).toMatchObject({
    status: 'done',
    actionOn: '2026-02-11',
    sampleTaken: true,
    isOnTime: true,
    ...texts,
  })
  expect(await writer.call(monitoringRoutes.history, { params: at })).toMatchObject([
    { action: 'followed-up' },
  ])
  const shown = await writer.call(api.get, { params })
  expect(shown.monitoring).toMatchObject({ id: monitoring.id, estimatedOn: '2026-02-10' })
  expect(await suggested(sampleId)).toMatchObject([{ isAnswered: true, missing: ['pH'] }])
  expect(await writer.call(api.ofMonitoring, { params: at })).toMatchObject([
    { id: sampleId, isAnswer: true, results: 2 },
  ])
  // What is answered is suggested to no other sample.
  expect(await suggested(await enter('2026-02-10', ['cu-total']))).toEqual([])
  await writer.call(api.answer, { params, body: { monitoringId: null } })
  expect((await writer.call(monitoringRoutes.get, { params: at })).status).toBe('done')
  expect((await writer.call(api.get, { params })).monitoring).toBeNull()
})

it('shows a monitoring the samples that may answer it, and refuses another station’s', async () => {
  const sampleId = await enter('2026-02-11', ['cu-total'])
  const at = { ...on, monitoringId: monitoring.id }
  expect(await writer.call(api.ofMonitoring, { params: at })).toMatchObject([
    { id: sampleId, isAnswer: false },
  ])
  const elsewhere = await enter('2026-02-11', ['cu-total'], mine.station.id)
  const body = { monitoringId: monitoring.id, ...texts }
  const refusal = await writer.refusal(api.answer, { params: { ...on, sampleId: elsewhere }, body })
  expect(refusal.problem).toBe('SAMPLE_OF_OTHER_STATION')
})
