import { deviceReplacementRoutes as api } from '@puquio/contract/modi/device-replacements'
import { deviceStatusRoutes } from '@puquio/contract/modi/device-status'
import { deviceRoutes } from '@puquio/contract/modi/devices'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildMember, buildMine, buildSystemAdmin } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { buildDevice } from '../../../../test/proofs/build-device.ts'
import type { Calls } from '../../../../test/send.ts'

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
  built = await buildDevice(puquio.database, mine)
  params = { projectId: mine.project.id, deviceId: built.device.id }
  system = await puquio.signIn(await buildSystemAdmin(puquio.database))
})

const body = () => ({
  serial: `N-${built.device.id}`,
  externalKey: `key-${built.device.id}`,
  replacedOn: '2026-02-10',
  note: 'Batería inundada',
  version: 1,
})

it('puts another logger into the place, whose variables and their readings stay', async () => {
  const before = await system.call(deviceRoutes.get, { params })
  const [event] = await system.call(api.create, { params, body: body() })
  expect(event).toMatchObject({
    replacedOn: '2026-02-10',
    serialBefore: before.serial,
    serialAfter: body().serial,
    note: 'Batería inundada',
  })
  const after = await system.call(deviceRoutes.get, { params })
  expect(after).toMatchObject({
    serial: body().serial,
    externalKey: body().externalKey,
    version: 2,
  })
  expect(after.variables).toEqual(before.variables)
  const reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
  expect((await reader.call(api.list, { params }))[0]).toEqual(event)
  const auditor = await puquio.signIn(await buildMember(puquio.database, mine.project, 'audit'))
  const { items } = await auditor.call(deviceStatusRoutes.history, { params })
  expect(items.map(({ action }) => action)).toContain('deviceReplacements.create')
})

it('refuses a day to come, the same serial, one that is taken, and an old version', async () => {
  const other = await buildDevice(puquio.database, mine, { serial: `T-${built.device.id}` })
  const fields = async (given: Partial<ReturnType<typeof body>>) =>
    (await system.refusal(api.create, { params, body: { ...body(), ...given } })).fields
  expect(await fields({ replacedOn: '2026-02-16' })).toMatchObject([{ code: 'after-today' }])
  const { serial } = await system.call(deviceRoutes.get, { params })
  expect(await fields({ serial })).toMatchObject([{ path: 'serial', code: 'same-serial' }])
  expect(other.device.id).toBeGreaterThan(0)
  expect(await fields({ serial: `t-${built.device.id}` })).toMatchObject([
    { path: 'serial', code: 'taken' },
  ])
  const old = { ...body(), version: 9 }
  expect((await system.refusal(api.create, { params, body: old })).problem).toBe(
    'CHANGED_MEANWHILE',
  )
  // The one that it was built with.
  expect(await system.call(api.list, { params })).toHaveLength(1)
})
