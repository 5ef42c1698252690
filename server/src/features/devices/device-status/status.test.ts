import { deviceStatusRoutes as api } from '@puquio/contract/modi/device-status'
import { deviceRoutes } from '@puquio/contract/modi/devices'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildMember, buildMine, buildSystemAdmin } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { buildDevice, deviceBody, variableBody } from '../../../../test/proofs/build-device.ts'
import { sql } from '../../../platform/db/sql.ts'
import { recordTables } from './records-store.ts'

const now = '2026-02-15T17:00:00.000Z'
const minuteMs = 60_000

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let built: Awaited<ReturnType<typeof buildDevice>>
let params: { projectId: number; deviceId: number }

beforeAll(async () => {
  puquio = await startTestApp({ now })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  built = await buildDevice(puquio.database, mine)
  params = { projectId: mine.project.id, deviceId: built.device.id }
})

/** Readings that were measured so many minutes ago and came so many seconds later. */
const store = async (came: readonly [minutesAgo: number, lagS: number][]) => {
  for (const [minutesAgo, lagS] of came) {
    const atMs = Date.parse(now) - minutesAgo * minuteMs
    await puquio.platform.telemetry.write({
      receivedAt: new Date(atMs + lagS * 1000),
      channel: 'mobile',
      message: null,
      readings: [{ variableId: built.variable.id, atMs, raw: 1, value: 1, quality: 'good' }],
    })
  }
}

it('says how the interval was kept, where it was silent and how late readings came', async () => {
  const regular = Array.from({ length: 6 * 24 }, (_, at): [number, number] => [at * 10 + 5, 4])
  // Silent for an hour, three hours ago.
  await store(regular.filter(([minutesAgo]) => minutesAgo < 120 || minutesAgo > 180))
  const reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
  const status = await reader.call(api.get, { params, query: { days: 1 } })
  expect(status).toMatchObject({
    intervalS: 600,
    graceS: 900,
    due: 144,
    came: 138,
    gapCount: 1,
    gaps: [{ from: '2026-02-15T13:55:04.000Z', to: '2026-02-15T15:05:04.000Z' }],
    silentS: 70 * 60,
    lateness: [{ channel: 'mobile', count: 138, leastS: 4, p50S: 4, p99S: 4, mostS: 4 }],
    clock: { kind: 'none' },
    refused: [],
  })
})

it('begins when a device of the day was made here, or was first heard before, on the project’s clock', async () => {
  const begins = async () => (await reader.call(api.get, { params })).from
  const reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
  await puquio.database.owner.one(
    {},
    sql`update device set installed_on = '2026-02-15', created_at = '2026-02-15T15:00:00Z' where id = ${params.deviceId}`,
  )
  expect(await begins()).toBe('2026-02-15T15:00:00.000Z')
  await store([[180, 0]])
  expect(await begins()).toBe('2026-02-15T14:00:00.000Z')
  await puquio.database.owner.one(
    {},
    sql`update device set created_at = '2026-02-01T00:00:00Z' where id = ${params.deviceId}`,
  )
  expect(await begins()).toBe('2026-02-15T05:00:00.000Z')
})

it('sees a clock that is ahead', async () => {
  await store([
    [15, -120],
    [5, -118],
  ])
  const reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
  const { clock } = await reader.call(api.get, { params })
  expect(clock).toEqual({ kind: 'ahead', seconds: 120 })
})

it('says what of its messages was refused, and why', async () => {
  const send = (body: object) =>
    puquio.app.inject({
      method: 'POST',
      url: `/api/v1/${built.deviceToken.text}/telemetry`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    })
  await send({ level: 1 })
  await send({ level: 1, other: 2 })
  const reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
  const { messages, refused } = await reader.call(api.get, { params, query: { days: 30 } })
  expect(messages).toEqual({ read: 1, partly: 1, refused: 0 })
  expect(refused).toMatchObject([
    { wayIn: 'http', status: 'partly', problem: 'other: no variable' },
  ])
})

it('keeps who changed what of a device and its variables, and of no other', async () => {
  const system = await puquio.signIn(await buildSystemAdmin(puquio.database))
  const on = { projectId: mine.project.id }
  const made = await system.call(deviceRoutes.create, {
    params: on,
    body: deviceBody({ name: 'Uno' }),
  })
  await system.call(deviceRoutes.create, { params: on, body: deviceBody({ name: 'Otro' }) })
  const of = { ...on, deviceId: made.id }
  const [variable] = made.variables
  const body = { ...deviceBody({ serial: made.serial, name: 'Dos' }), version: 1 }
  body.variables = [variableBody({ id: variable?.id ?? 0, high: 9 })]
  await system.call(deviceRoutes.edit, { params: of, body })
  await system.call(deviceRoutes.createToken, { params: of })
  const auditor = await puquio.signIn(await buildMember(puquio.database, mine.project, 'audit'))
  const { items, total } = await auditor.call(api.history, { params: of })
  expect(total).toBe(3)
  expect(items.map(({ action }) => action)).toEqual([
    'devices.createToken',
    'devices.edit',
    'devices.create',
  ])
  expect(items[0]?.changes[0]?.records?.[0]?.name).toMatch(/^Dos · ….{4}$/)
  const edited = items[1]?.changes.flatMap(({ table, records }) =>
    (records ?? []).map(({ fields }) => [table, fields]),
  )
  expect(edited).toContainEqual(['variable', [{ field: 'high', before: null, after: 9 }]])
  expect(JSON.stringify(edited)).toContain('{"field":"name","before":"Uno","after":"Dos"}')
  expect(JSON.stringify(items)).not.toContain('Otro')
  const page = await auditor.call(api.history, { params: of, query: { page: 2, size: 2 } })
  expect(page.items.map(({ action }) => action)).toEqual(['devices.create'])
})

it('finds its history by an index of all the tables that it is of', async () => {
  const { owner } = puquio.database
  const [index] = await owner.one<{ definition: string }>(
    {},
    sql`select pg_get_indexdef('audit_change_devices'::regclass) as definition`,
  )
  const quoted = (index?.definition ?? '').matchAll(/'(\w+)'::/g)
  const named = Array.from(quoted, ([, name = '']) => name)
  expect(named.toSorted()).toEqual(recordTables.toSorted())
})

it('shows the history to auditors of the project alone', async () => {
  const reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
  expect((await reader.refusal(api.history, { params })).status).toBe(403)
  const other = await buildMine(puquio.database)
  const foreign = await buildDevice(puquio.database, other)
  const auditor = await puquio.signIn(await buildMember(puquio.database, mine.project, 'audit'))
  const refused = { ...params, deviceId: foreign.device.id }
  expect((await auditor.refusal(api.history, { params: refused })).status).toBe(404)
  expect((await auditor.refusal(api.get, { params: refused })).status).toBe(404)
})
