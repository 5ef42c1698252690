import { sessionRoutes } from '@puquio/contract/session'
import { commandRoutes as api } from '@puquio/contract/modi/commands'
import { proofRoutes } from '@puquio/contract/people/proof'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { builtPassword, buildMember, buildMine } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { relayBody } from '../../../test/proofs/build-command.ts'
import { buildDevice } from '../../../test/proofs/build-device.ts'
import { runJobs } from '../../../test/run-jobs.ts'
import { type Calls, callsOf } from '../../../test/send.ts'
import { sql } from '../../platform/db/sql.ts'

const now = '2026-02-15T12:00:00-05:00'
let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let admin: Calls
let params: { projectId: number; deviceId: number }
beforeAll(async () => {
  puquio = await startTestApp()
  puquio.clock.hold()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  puquio.clock.set(now)
  mine = await buildMine(puquio.database)
  const { device } = await buildDevice(puquio.database, mine)
  params = { projectId: mine.project.id, deviceId: device.id }
  admin = await puquio.signIn(mine.admin)
})
const later = (minutes: number) => puquio.clock.set(new Date(Date.parse(now) + minutes * 60_000))
const states = async () =>
  (await admin.call(api.list, { params, query: {} })).items.map(({ relay, isOn, state }) => [
    relay,
    isOn,
    state,
  ])

describe('a command', () => {
  test('waits for its device, with who asked for it and until when', async () => {
    const body = relayBody()
    const made = await admin.call(api.request, { params, body })
    expect(made).toMatchObject({
      relay: 1,
      isOn: true,
      state: 'requested',
      expiresAt: '2026-02-15T17:10:00.000Z',
      sentAt: null,
    })
    const reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
    const { items } = await reader.call(api.list, { params, query: {} })
    expect(items).toEqual([made])
  })

  test('is made once by a call that is repeated, and taken back while it waits', async () => {
    const body = relayBody()
    const made = await admin.call(api.request, { params, body })
    expect(await admin.call(api.request, { params, body })).toEqual(made)
    const of = { params: { ...params, commandId: made.id } }
    expect(await admin.call(api.cancel, of)).toMatchObject({ state: 'cancelled' })
    expect((await admin.refusal(api.cancel, of)).problem).toBe('CHANGED_MEANWHILE')
    expect(await states()).toEqual([[1, true, 'cancelled']])
  })

  test('gives way to a newer one of its relay alone', async () => {
    await puquio.database.owner.one(
      {},
      sql`update device set relay_2 = 'Válvula' where id = ${params.deviceId}`,
    )
    for (const given of [{ isOn: true }, { relay: 2 as const, isOn: true }, { isOn: false }])
      await admin.call(api.request, { params, body: relayBody(given) })
    expect(await states()).toEqual([
      [1, false, 'requested'],
      [2, true, 'requested'],
      [1, true, 'cancelled'],
    ])
  })

  test('is expired once its time is over, which a job writes down', async () => {
    const made = await admin.call(api.request, { params, body: relayBody({ ttlS: 60 }) })
    later(1)
    expect(await states()).toEqual([[1, true, 'expired']])
    const of = { params: { ...params, commandId: made.id } }
    expect((await admin.refusal(api.cancel, of)).problem).toBe('CHANGED_MEANWHILE')
    await puquio.database.owner.one(
      {},
      sql`insert into job (kind, payload, run_at, created_at)
        values ('expire-commands', '{}', ${puquio.clock.now()}, ${puquio.clock.now()})`,
    )
    await runJobs(puquio, 'expire-commands')
    const stored = await puquio.database.owner.one<{ state: string }>(
      {},
      sql`select state from device_command where id = ${made.id}`,
    )
    expect(stored).toEqual([{ state: 'expired' }])
  })

  test('is refused for a relay that is missing, and where nothing gets to the device', async () => {
    const of = { params, body: relayBody({ relay: 2 }) }
    expect((await admin.refusal(api.request, of)).fields).toMatchObject([{ path: 'relay' }])
    for (const [column, reason] of [
      [`channel = 'lora'`, 'no-network'],
      [`channel = 'satellite', external_key = '300534061234567'`, 'no-account'],
      [`channel = 'mobile', retired_at = now()`, 'retired'],
    ] as const) {
      await puquio.database.owner.one(
        {},
        { text: `update device set ${column} where id = ${params.deviceId}`, values: [] },
      )
      expect((await admin.call(api.relays, { params })).obstacle).toBe(reason)
      const refused = await admin.refusal(api.request, { params, body: relayBody() })
      expect(refused).toMatchObject({ problem: 'NO_DOWNLINK', params: { reason } })
    }
    expect(await states()).toEqual([])
  })

  test('is no toggle, and lasts as long as one may', async () => {
    for (const given of [
      { isOn: 'toggle' },
      { ttlS: 5 },
      { ttlS: 90_000 },
      { relay: 3 },
      { key: '1' },
    ]) {
      const body = { ...relayBody(), ...given } as never
      expect((await admin.refusal(api.request, { params, body })).problem).toBe('INPUT_NOT_VALID')
    }
  })
})

describe('signing in again', () => {
  const ask = () => admin.refusal(api.request, { params, body: relayBody() })

  test('counts for five minutes, for the session that did', async () => {
    later(6)
    expect((await ask()).problem).toBe('SIGN_IN_AGAIN')
    await admin.call(proofRoutes.password, { body: { password: builtPassword } })
    later(10)
    await admin.call(api.request, { params, body: relayBody() })
    later(12)
    expect((await ask()).problem).toBe('SIGN_IN_AGAIN')
  })

  test('is asked for after an ordinary sign-in, too', async () => {
    const body = { email: mine.admin.email, password: builtPassword }
    const answer = await puquio.nobody.send(sessionRoutes.login, { body })
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
    const { Authorization: authorization } = answer.json<{ Authorization: string }>()
    admin = callsOf(puquio.app, { authorization, cookie })
    expect((await ask()).problem).toBe('SIGN_IN_AGAIN')
  })

  test('by a wrong password proves nothing, and is counted', async () => {
    later(6)
    const body = { password: 'wrong-password' }
    for (let i = 0; i < 3; i++)
      expect((await admin.refusal(proofRoutes.password, { body })).problem).toBe(
        'OLD_PASSWORD_WRONG',
      )
    await admin.refusal(proofRoutes.password, { body })
    expect((await admin.refusal(proofRoutes.password, { body })).problem).toBe('TOO_MANY_TRIES')
    expect((await ask()).problem).toBe('SIGN_IN_AGAIN')
  })
})
