import { deviceRoutes as api } from '@puquio/contract/modi/devices'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildDevice, deviceBody, variableBody } from '../../../test/proofs/build-device.ts'
import { buildMember, buildMine, buildStation, buildSystemAdmin } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { z } from 'zod'
import type { Calls } from '../../../test/send.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let system: Calls
let on: { projectId: number }
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-15T12:00:00-05:00' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  on = { projectId: mine.project.id }
  system = await puquio.signIn(await buildSystemAdmin(puquio.database))
})

it('keeps what was filled in, with the place of its station', async () => {
  const at = { latitudeDeg: -10.5, longitudeDeg: -76.2 }
  const station = await buildStation(puquio.database, mine.project, { code: 'PZ-01', ...at })
  const body = deviceBody({ stationId: station.id, terrainLevelM: 4120.5, probeLengthM: 58 })
  const made = await system.call(api.create, { params: on, body })
  expect(made).toMatchObject({
    serial: body.serial,
    terrainLevelM: 4120.5,
    probeLengthM: 58,
    station: { code: 'PZ-01' },
    ownLatitudeDeg: null,
    state: 'never',
    variables: [{ key: 'level', unit: 'm', latest: null, retiredAt: null }],
    ...at,
  })
  const params = { ...on, deviceId: made.id }
  expect(await system.call(api.get, { params })).toEqual(made)
})

it('lists devices by what is asked, the gravest state first, with counts of states', async () => {
  const { database } = puquio
  const quiet = { serial: `q-${mine.project.id}`, name: 'Callado', channel: 'satellite' }
  await buildDevice(database, mine, quiet)
  const other = await buildDevice(database, mine, {
    name: 'Al día',
    serial: `d-${mine.project.id}`,
  })
  await database.owner.one(
    {},
    sql`update device_state set last_received_at = '2026-02-15T16:55:00Z' where device_id = ${other.device.id}`,
  )
  const reader = await puquio.signIn(await buildMember(database, mine.project, 'read'))
  const names = async (query: z.input<typeof api.list.query>) =>
    (await reader.call(api.list, { params: on, query })).items.map(({ name }) => name)
  expect(await names({})).toEqual(['Callado', 'Al día'])
  expect(await names({ sort: 'name' })).toEqual(['Al día', 'Callado'])
  expect(await names({ state: 'ok' })).toEqual(['Al día'])
  expect(await names({ channel: 'satellite' })).toEqual(['Callado'])
  expect(await names({ search: 'al dia' })).toEqual(['Al día'])
  const { states, total } = await reader.call(api.list, { params: on, query: { state: 'ok' } })
  expect({ total, stale: states.stale, ok: states.ok }).toEqual({ total: 1, stale: 1, ok: 1 })
})

it('retires a variable that is left out, and takes keys that were exchanged', async () => {
  const variables = [variableBody({ key: 'a', name: 'A' }), variableBody({ key: 'b', name: 'B' })]
  const made = await system.call(api.create, { params: on, body: deviceBody({ variables }) })
  const [a, b] = made.variables
  if (!a || !b) throw new Error('There are two')
  const params = { ...on, deviceId: made.id }
  const exchanged = [
    variableBody({ id: a.id, key: 'b', name: 'A' }),
    variableBody({ id: b.id, key: 'a', name: 'B' }),
  ]
  const body = {
    ...deviceBody({ serial: made.serial, variables: exchanged }),
    version: made.version,
  }
  const edited = await system.call(api.edit, { params, body })
  expect(edited.variables.map(({ id, key }) => [id, key])).toEqual([
    [a.id, 'b'],
    [b.id, 'a'],
  ])
  const less = {
    ...body,
    variables: [exchanged[1] as (typeof exchanged)[0]],
    version: edited.version,
  }
  const left = await system.call(api.edit, { params, body: less })
  expect(left.variables.map(({ id, retiredAt }) => [id, retiredAt !== null])).toEqual([
    [b.id, false],
    [a.id, true],
  ])
})

it('refuses a serial that is taken, a foreign variable or station, and an old version', async () => {
  const made = await system.call(api.create, { params: on, body: deviceBody() })
  const taken = deviceBody({ serial: made.serial.toUpperCase() })
  expect(await system.refusal(api.create, { params: on, body: taken })).toMatchObject({
    problem: 'ALREADY_EXISTS',
    fields: [{ path: 'serial' }],
  })
  const other = await buildMine(puquio.database)
  const foreign = await buildDevice(puquio.database, other)
  const station = await buildStation(puquio.database, other.project)
  const refusals = [
    deviceBody({ variables: [variableBody({ id: foreign.variable.id })] }),
    deviceBody({ stationId: station.id }),
  ]
  for (const body of refusals)
    expect(await system.refusal(api.create, { params: on, body })).toMatchObject({
      fields: [{ code: 'not-in-list' }],
    })
  const params = { ...on, deviceId: made.id }
  const old = { ...deviceBody(), version: 9 }
  expect((await system.refusal(api.edit, { params, body: old })).problem).toBe('CHANGED_MEANWHILE')
})

it('shows on the map all that the filters leave, the gravest above, those without a position too', async () => {
  const { database } = puquio
  const at = { latitudeDeg: -10.5, longitudeDeg: -76.2 }
  const serials = [`a-${mine.project.id}`, `b-${mine.project.id}`]
  await buildDevice(database, mine, { ...at, serial: serials[0] })
  const { device } = await buildDevice(database, mine, { serial: serials[1], channel: 'satellite' })
  await database.owner.one(
    {},
    sql`update device_state set last_received_at = '2026-02-15T16:55:00Z' where device_id = ${device.id}`,
  )
  const reader = await puquio.signIn(await buildMember(database, mine.project, 'read'))
  const shown = async (query: z.input<typeof api.map.query>) =>
    (await reader.call(api.map, { params: on, query })).map(({ serial }) => serial)
  expect(await reader.call(api.map, { params: on })).toMatchObject([
    { serial: serials[1], state: 'ok', latitudeDeg: null },
    { serial: serials[0], state: 'stale', ...at },
  ])
  expect(await shown({ state: 'stale' })).toEqual([serials[0]])
  expect(await shown({ channel: 'satellite' })).toEqual([serials[1]])
  expect(await shown({ retired: true })).toEqual([])
  expect(await shown({ search: `a-${mine.project.id}` })).toEqual([serials[0]])
})

it('says where devices send by MQTT', async () => {
  const { port } = puquio.platform.config.mqtt
  expect(await system.call(api.addresses, { params: on })).toEqual({
    mqttPort: port,
    mqttsPort: null,
  })
})

it('refuses limits that do not rise, equal keys and half a position', async () => {
  const issuesOf = async (given: Parameters<typeof deviceBody>[0]) =>
    (await system.refusal(api.create, { params: on, body: deviceBody(given) })).fields
  expect(await issuesOf({ variables: [variableBody({ low: 3, high: 2 })] })).toMatchObject([
    { path: 'variables.0.highHigh', code: 'limits-rise' },
  ])
  expect(await issuesOf({ variables: [variableBody(), variableBody()] })).toMatchObject([
    { path: 'variables.1.key', code: 'repeated-key' },
  ])
  expect(await issuesOf({ latitudeDeg: -10 })).toMatchObject([
    { path: 'longitudeDeg', code: 'both-coordinates' },
  ])
})

it('gives two tokens at a time, each shown once', async () => {
  const { device } = await buildDevice(puquio.database, mine)
  const params = { ...on, deviceId: device.id }
  const { secret, made } = await system.call(api.createToken, { params })
  expect(secret).toMatch(/^pud_/)
  expect(await system.call(api.tokens, { params })).toHaveLength(2)
  expect((await system.refusal(api.createToken, { params })).problem).toBe('TOO_MANY_DEVICE_TOKENS')
  await system.call(api.revokeToken, { params: { ...params, deviceTokenId: made.id } })
  expect(await system.call(api.tokens, { params })).toHaveLength(1)
})
