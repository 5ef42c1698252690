import { deviceMoveRoutes as api } from '@puquio/contract/modi/device-moves'
import { deviceReplacementRoutes } from '@puquio/contract/modi/device-replacements'
import { deviceStatusRoutes } from '@puquio/contract/modi/device-status'
import { deviceRoutes } from '@puquio/contract/modi/devices'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildMember, buildMine, buildStation, buildSystemAdmin } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { buildDevice, moveBody } from '../../../../test/proofs/build-device.ts'
import type { Calls } from '../../../../test/send.ts'
import { deviceScope, readingsScope } from '../../../platform/db/scopes/system-scopes.ts'
import { sql } from '../../../platform/db/sql.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let built: Awaited<ReturnType<typeof buildDevice>>
let system: Calls
let params: { projectId: number; deviceId: number }
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-15T12:00:00-05:00' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  built = await buildDevice(puquio.database, mine, { terrainLevelM: 4100 })
  params = { projectId: mine.project.id, deviceId: built.device.id }
  system = await puquio.signIn(await buildSystemAdmin(puquio.database))
})

const send = (level: number) =>
  puquio.app.inject({
    method: 'POST',
    url: `/api/v1/${built.deviceToken.text}/telemetry`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ level }),
  })
const rawOf = async (variableId: number) =>
  (
    await readingsScope(puquio.platform).rows<{ raw: number }>(
      sql`select raw from telemetry.reading where variable_id = ${variableId} order by ts`,
    )
  ).map(({ raw }) => raw)

it('makes a device of the logger at its new place, to which its token sends; the history stays', async () => {
  const station = await buildStation(puquio.database, mine.project, { code: 'PZ-02' })
  expect((await send(1)).statusCode).toBe(204)
  const before = await system.call(deviceRoutes.get, { params })
  const body = { ...moveBody(), stationId: station.id, note: 'Dique 2' }
  const { deviceId } = await system.call(api.create, { params, body })

  const left = await system.call(deviceRoutes.get, { params })
  expect(left).toMatchObject({ serial: before.serial, loggerLeftOn: '2026-02-01', version: 2 })
  expect(left.retiredAt).not.toBeNull()
  expect(left.variables.map(({ id }) => id)).toEqual([built.variable.id])
  const to = { ...params, deviceId }
  const there = await system.call(deviceRoutes.get, { params: to })
  expect(there).toMatchObject({
    serial: before.serial,
    name: 'Piezómetro del dique 2',
    stationId: station.id,
    installedOn: '2026-02-01',
    terrainLevelM: null,
    loggerLeftOn: null,
    variables: [{ key: 'level', name: 'Nivel', unit: 'm' }],
  })
  const [newId = 0] = there.variables.map(({ id }) => id)
  // Each process hears of it by NOTIFY.
  await expect
    .poll(async () => {
      expect((await send(2)).statusCode).toBe(204)
      return rawOf(newId)
    })
    .toContain(2)
  const stayed = await rawOf(built.variable.id)
  await send(3)
  expect(await rawOf(newId)).toContain(3)
  expect(await rawOf(built.variable.id)).toEqual(stayed)
  expect(stayed[0]).toBe(1)
  expect(await system.call(deviceRoutes.tokens, { params })).toEqual([])
  expect(await system.call(deviceRoutes.tokens, { params: to })).toHaveLength(1)

  const reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
  const event = {
    movedOn: '2026-02-01',
    serial: before.serial,
    from: { id: built.device.id, name: before.name },
    to: { id: deviceId, name: 'Piezómetro del dique 2' },
    note: 'Dique 2',
  }
  for (const place of [params, to])
    expect(await reader.call(api.list, { params: place })).toMatchObject([event])
  const auditor = await puquio.signIn(await buildMember(puquio.database, mine.project, 'audit'))
  for (const place of [params, to]) {
    const { items } = await auditor.call(deviceStatusRoutes.history, { params: place })
    expect(items.map(({ action }) => action)).toContain('deviceMoves.create')
  }
})

it('takes along the devices for which the logger speaks', async () => {
  const behind = await buildDevice(puquio.database, mine, { hubId: built.device.id })
  const { deviceId } = await system.call(api.create, { params, body: moveBody() })
  const of = { ...params, deviceId: behind.device.id }
  expect(await system.call(deviceRoutes.get, { params: of })).toMatchObject({
    hubId: deviceId,
    version: 2,
  })
})

it('lets another logger come to the place that was left, and the first one not come back beside itself', async () => {
  await system.call(api.create, { params, body: moveBody() })
  expect((await system.refusal(deviceRoutes.restore, { params })).problem).toBe('ALREADY_EXISTS')
  const body = {
    serial: `N-${built.device.id}`,
    externalKey: '',
    replacedOn: '2026-02-10',
    note: '',
    version: 2,
  }
  await system.call(deviceReplacementRoutes.create, { params, body })
  expect(await system.call(deviceRoutes.get, { params })).toMatchObject({
    serial: body.serial,
    retiredAt: null,
    loggerLeftOn: null,
  })
})

it('refuses a day to come or before it was installed, a foreign station, an old version, and one that is retired', async () => {
  const fields = async (given: object) =>
    (await system.refusal(api.create, { params, body: { ...moveBody(), ...given } })).fields
  expect(await fields({ movedOn: '2026-02-16' })).toMatchObject([
    { path: 'movedOn', code: 'after-today' },
  ])
  expect(await fields({ movedOn: '2024-12-31' })).toMatchObject([
    { path: 'movedOn', code: 'before-installed' },
  ])
  const other = await buildMine(puquio.database)
  const station = await buildStation(puquio.database, other.project, { code: 'PZ-03' })
  expect(await fields({ stationId: station.id })).toMatchObject([
    { path: 'stationId', code: 'not-in-list' },
  ])
  const old = { ...moveBody(), version: 7 }
  expect((await system.refusal(api.create, { params, body: old })).problem).toBe(
    'CHANGED_MEANWHILE',
  )
  await system.call(deviceRoutes.retire, { params })
  const body = { ...moveBody(), version: 2 }
  expect((await system.refusal(api.create, { params, body })).problem).toBe('CHANGED_MEANWHILE')
  expect(await system.call(api.list, { params })).toEqual([])
})

it('is the system administrator’s, within the project', async () => {
  const admin = await puquio.signIn(mine.admin)
  expect((await admin.refusal(api.create, { params, body: moveBody() })).status).toBe(403)
  const other = await buildMine(puquio.database)
  const foreign = { ...params, projectId: other.project.id }
  expect((await system.refusal(api.create, { params: foreign, body: moveBody() })).status).toBe(404)
  expect((await system.refusal(api.list, { params: foreign })).status).toBe(404)
})

it('gives secrets to another device by a move of the same project alone', async () => {
  const other = await buildMine(puquio.database)
  const { deviceId } = await system.call(api.create, { params, body: moveBody() })
  const [move] = await puquio.database.owner.one<{ id: number }>(
    {},
    sql`select id from device_move where to_device_id = ${deviceId}`,
  )
  await puquio.database.owner.one(
    {},
    sql`update device_token set device_id = ${built.device.id} where device_id = ${deviceId} returning 1 as one`,
  )
  const theirs = deviceScope(puquio.platform, { projectId: other.project.id })
  await theirs.rows(sql`select move_logger_secrets(${move?.id ?? 0})`)
  expect(await system.call(deviceRoutes.tokens, { params })).toHaveLength(1)
})
