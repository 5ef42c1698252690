import { gatewayRoutes as api } from '@puquio/contract/modi/gateways'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildMember, buildMine, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { buildDevice } from '../../../test/proofs/build-device.ts'
import { buildGateway } from '../../../test/proofs/build-gateway.ts'
import { buildNetwork } from '../../../test/proofs/build-network.ts'
import { runJobs } from '../../../test/run-jobs.ts'
import { readingsScope } from '../../platform/db/scopes/system-scopes.ts'
import { sql } from '../../platform/db/sql.ts'
import { type HeardBy, saveHeard } from './heard-store.ts'

const now = '2026-02-15T12:00:00Z'
const minuteMs = 60_000
const first = '0016c001f1500001'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let built: Awaited<ReturnType<typeof buildDevice>>
let on: { projectId: number }
let counter = 0
beforeAll(async () => {
  puquio = await startTestApp({ now })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  puquio.clock.set(now)
  await puquio.database.owner.one({}, sql`delete from job`)
  mine = await buildMine(puquio.database)
  on = { projectId: mine.project.id }
  built = await buildDevice(puquio.database, mine, { externalKey: devEui() })
})

const devEui = () => (++counter).toString(16).padStart(16, 'a')
const reader = async () => puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
const scope = () => readingsScope(puquio.platform)
const heardBy = (key: string, minutes: number, rest: Partial<HeardBy> = {}): HeardBy => ({
  projectId: mine.project.id,
  deviceId: built.device.id,
  key,
  at: new Date(Date.parse(now) + minutes * minuteMs),
  rssiDbm: -80,
  snrDb: 5,
  ...rest,
})
/** Devices have been heard without an absence of our own since so many minutes ago. */
const listening = (minutes: number) => {
  const at = puquio.clock.now()
  return puquio.database.owner.one(
    {},
    sql`insert into telemetry.alarm_watch (since_at, confirmed_at)
      values (${new Date(at.getTime() - minutes * minuteMs)}, ${at})
      on conflict (is_only) do update set since_at = excluded.since_at, confirmed_at = excluded.confirmed_at`,
  )
}
const watch = async () => {
  await puquio.database.owner.one(
    {},
    sql`insert into job (kind, payload, run_at, created_at)
      values ('watch-gateways', '{}', ${puquio.clock.now()}, ${puquio.clock.now()})`,
  )
  await runJobs(puquio, 'watch-gateways', 'notify')
}
const told = () =>
  puquio.database.owner.one<{ event: string; values: object; opens: string }>(
    {},
    sql`select event, event_values as values, opens from notification
      where project_id = ${mine.project.id} and event like 'gateway-%' order by id`,
  )

it('keeps which gateways heard a device, by the message that a network hands on', async () => {
  const { networkToken } = await buildNetwork(puquio.database, mine)
  const externalKey = devEui()
  const { device } = await buildDevice(puquio.database, mine, { externalKey, name: 'Lora 1' })
  const uplink = (at: string, rxInfo: object[]) =>
    puquio.app.inject({
      method: 'POST',
      url: `/fkl-modi/ingest/chirpstack/${networkToken.text}?event=up`,
      headers: { 'content-type': 'application/octet-stream' },
      payload: JSON.stringify({
        deviceInfo: { devEui: externalKey },
        time: at,
        object: { level: 1 },
        rxInfo,
      }),
    })
  const second = '0016c001f1500002'
  const sent = await uplink('2026-02-15T11:59:00Z', [
    { gatewayId: first, rssi: -70, snr: 9.5 },
    { gatewayId: second, rssi: -101, snr: -3 },
  ])
  expect(sent.statusCode).toBe(204)
  const member = await reader()
  await expect
    .poll(async () => (await member.call(api.list, { params: on })).length, { timeout: 10_000 })
    .toBe(2)
  const [one] = await member.call(api.list, { params: on })
  expect(one).toMatchObject({
    key: first,
    name: '',
    intervalS: 3600,
    rssiDbm: -70,
    snrDb: 9.5,
    silentSince: null,
    deviceCount: 1,
  })
  const hearing = await member.call(api.ofDevice, { params: { ...on, deviceId: device.id } })
  expect(hearing.map(({ gateway, rssiDbm }) => [gateway.key, rssiDbm])).toEqual([
    [first, -70],
    [second, -101],
  ])
  const params = { ...on, gatewayId: one?.id ?? 0 }
  const devices = await member.call(api.devices, { params })
  expect(devices).toMatchObject([{ device: { id: device.id, name: 'Lora 1' }, rssiDbm: -70 }])
})

it('has the signal of the newest uplink, in whichever order they are written', async () => {
  await saveHeard(scope(), [heardBy(first, 10, { rssiDbm: -60 })])
  await saveHeard(scope(), [heardBy(first, 5, { rssiDbm: -99 })])
  const [one] = await (await reader()).call(api.list, { params: on })
  expect(one).toMatchObject({ rssiDbm: -60, lastHeardAt: '2026-02-15T12:10:00.000Z' })
  expect(one?.firstHeardAt).toBe('2026-02-15T12:10:00.000Z')
})

it('keeps those of others where the database refuses what one project’s uplink says', async () => {
  const other = await buildMine(puquio.database)
  const theirs = await buildDevice(puquio.database, other)
  const of = { projectId: other.project.id, deviceId: theirs.device.id }
  // A float4 does not hold it.
  const failed = await saveHeard(scope(), [
    heardBy(first, 0),
    heardBy('a', 0, { ...of, snrDb: 1e300 }),
  ])
  expect(failed.map(({ one }) => one[0]?.projectId)).toEqual([other.project.id])
  expect(await (await reader()).call(api.list, { params: on })).toHaveLength(1)
})

it('keeps no more gateways than a project may have, however many are named', async () => {
  const invented = Array.from({ length: 260 }, (_, at) => heardBy(`a-${at}`, 0))
  await saveHeard(scope(), invented.slice(0, 120))
  await saveHeard(scope(), invented)
  await saveHeard(scope(), invented)
  expect(await (await reader()).call(api.list, { params: on })).toHaveLength(200)
})

it('tells once that gateways fell silent, and once that they are heard again', async () => {
  await saveHeard(scope(), [heardBy(first, 0), heardBy('cerro-2', 3)])
  puquio.clock.advance(59 * minuteMs)
  await listening(600)
  await watch()
  expect(await told()).toEqual([])
  puquio.clock.advance(10 * minuteMs)
  await listening(600)
  await watch()
  await watch()
  expect(await told()).toEqual([
    {
      event: 'gateway-silent',
      values: { count: 2, gateways: `${first}, cerro-2`, since: '15/02/2026 07:00' },
      opens: '/modi/gateways',
    },
  ])
  const member = await reader()
  const ofDevice = { ...on, deviceId: built.device.id }
  const [, hearing] = await member.call(api.ofDevice, { params: ofDevice })
  expect(hearing?.gateway).toMatchObject({ key: first, silentSince: now.replace('Z', '.000Z') })
  const [silent] = await member.call(api.list, { params: on })
  expect(silent).toMatchObject({ key: first, silentSince: now.replace('Z', '.000Z') })
  await saveHeard(scope(), [heardBy(first, 69)])
  await watch()
  await watch()
  expect((await told()).map(({ event }) => event)).toEqual(['gateway-silent', 'gateway-back'])
  expect((await told())[1]?.values).toEqual({
    count: 1,
    gateways: first,
    since: '15/02/2026 07:00',
  })
})

it('tells nobody of silence after an absence of its own, nor of a gateway that nobody waits for', async () => {
  await buildGateway(puquio.database, { ...mine, ...built }, { key: 'mine-1', intervalS: null })
  await saveHeard(scope(), [heardBy(first, 0)])
  puquio.clock.advance(500 * minuteMs)
  await listening(59)
  await watch()
  expect(await told()).toEqual([])
  puquio.clock.advance(2 * minuteMs)
  await listening(61)
  await watch()
  expect((await told()).map(({ values }) => values)).toMatchObject([{ count: 1, gateways: first }])
})

it('is named, awaited and forgotten by an ADMIN alone, and comes back when it hears again', async () => {
  await saveHeard(scope(), [heardBy(first, -90)])
  await listening(600)
  await watch()
  const admin = await puquio.signIn(mine.admin)
  const [one] = await admin.call(api.list, { params: on })
  expect(one?.silentSince).not.toBeNull()
  const params = { ...on, gatewayId: one?.id ?? 0 }
  const body = { name: 'Cerro norte', intervalS: 7200, version: 1 }
  const writer = await puquio.signIn(await buildMember(puquio.database, mine.project, 'write'))
  expect((await writer.refusal(api.edit, { params, body })).status).toBe(403)
  expect(await admin.call(api.edit, { params, body })).toMatchObject({
    name: 'Cerro norte',
    intervalS: 7200,
    silentSince: null,
    version: 2,
  })
  expect((await admin.refusal(api.edit, { params, body })).problem).toBe('CHANGED_MEANWHILE')
  const short = { ...body, intervalS: 60, version: 2 }
  expect((await admin.refusal(api.edit, { params, body: short })).status).toBe(422)
  await admin.call(api.forget, { params })
  expect(await admin.call(api.list, { params: on })).toEqual([])
  expect((await admin.refusal(api.devices, { params })).status).toBe(404)
  expect((await admin.refusal(api.forget, { params })).status).toBe(404)
  await saveHeard(scope(), [heardBy(first, 5)])
  expect(await admin.call(api.list, { params: on })).toMatchObject([{ name: 'Cerro norte' }])
})

it('shows nothing of another project', async () => {
  const other = await buildMine(puquio.database)
  const theirs = await buildDevice(puquio.database, other)
  const { gateway } = await buildGateway(puquio.database, { ...other, ...theirs })
  const admin = await puquio.signIn(mine.admin)
  expect(await admin.call(api.list, { params: on })).toEqual([])
  const params = { ...on, gatewayId: gateway.id }
  expect((await admin.refusal(api.devices, { params })).status).toBe(404)
  expect((await admin.refusal(api.forget, { params })).status).toBe(404)
  const ofDevice = { ...on, deviceId: theirs.device.id }
  expect((await admin.refusal(api.ofDevice, { params: ofDevice })).status).toBe(404)
  await insert(puquio.database, 'gateway', {
    projectId: mine.project.id,
    key: 'own',
    firstHeardAt: now,
    lastHeardAt: now,
    rssiDbm: -70,
    snrDb: 5,
  })
  expect(await admin.call(api.list, { params: on })).toHaveLength(1)
})
