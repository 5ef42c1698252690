import { userRoutes as routes } from '@puquio/contract/users'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type BuiltUser, buildSystemAdmin, buildUser } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import type { Calls } from '../../../../test/send.ts'
import { startWhatsapp } from '../../../../test/whatsapp-stage.ts'
import { sql } from '../../../platform/db/sql.ts'
import { readNetwork } from '../../../platform/outbound/allowed-address.ts'
import { hashPassword } from '../../session/service.ts'

vi.mock('../../session/service.ts', { spy: true })

const start = '2026-02-15T12:00:00-05:00'
let whatsapp: Awaited<ReturnType<typeof startWhatsapp>>
let puquio: TestApp
let user: BuiltUser
let system: Calls
let administrator: BuiltUser
beforeAll(async () => {
  whatsapp = await startWhatsapp()
  puquio = await startTestApp({
    config: { outboundAllow: [readNetwork('127.0.0.1')], whatsapp },
  })
  administrator = await buildSystemAdmin(puquio.database)
})
afterAll(async () => {
  await whatsapp.stop()
  await puquio.close()
})
beforeEach(async () => {
  puquio.clock.set(start)
  whatsapp.taken.length = 0
  user = await buildUser(puquio.database, { phone: '987 654 321' })
  system = await puquio.signIn(administrator)
})

const one = () => ({ params: { userId: user.id } })
const sentCode = () => whatsapp.taken.at(-1)?.button ?? ''
const wrongCode = () => (sentCode() === '000000' ? '111111' : '000000')
const verify = (code: string) => ({ ...one(), body: { code } })
const record = async () =>
  (await system.call(routes.list, { query: { search: user.email } })).items[0]

describe('the code for a phone', () => {
  test('verifies it once, until the number is another one', async () => {
    await system.call(routes.sendPhoneCode, one())
    expect(whatsapp.taken).toMatchObject([{ to: '51987654321', template: 'puquio_code' }])
    expect(sentCode()).toMatch(/^\d{6}$/)
    expect((await record())?.phoneVerified).toBe(false)
    expect(await system.call(routes.verifyPhone, verify(sentCode()))).toEqual({ code: 'FK-0012' })
    expect((await record())?.phoneVerified).toBe(true)
    const twice = { status: 409, code: 'FK-0017', problem: 'PHONE_ALREADY_VERIFIED' }
    expect(await system.refusal(routes.verifyPhone, verify(sentCode()))).toMatchObject(twice)
    expect(await system.refusal(routes.sendPhoneCode, one())).toMatchObject(twice)
    const { name, last_name, language } = (await record()) as NonNullable<
      Awaited<ReturnType<typeof record>>
    >
    const edit = { name, last_name, language, position: null, admin: false, version: 1 }
    await system.call(routes.edit, { ...one(), body: { ...edit, phone: '987 654 322' } })
    expect((await record())?.phoneVerified).toBe(false)
    expect(await system.refusal(routes.verifyPhone, verify(sentCode()))).toMatchObject({
      params: { reason: 'expired' },
    })
  })

  test('sent to a number that was changed since verifies nothing', async () => {
    await system.call(routes.sendPhoneCode, one())
    const code = sentCode()
    await puquio.database.owner.one(
      {},
      sql`update app_user set phone = '987 654 399' where id = ${user.id}`,
    )
    expect(await system.refusal(routes.verifyPhone, verify(code))).toMatchObject({
      params: { reason: 'expired' },
    })
    expect((await record())?.phoneVerified).toBe(false)
  })

  test('is kept as a hash', async () => {
    await system.call(routes.sendPhoneCode, one())
    const rows = await puquio.database.owner.one<{ codeHash: string }>(
      {},
      sql`select code_hash from phone_code where user_id = ${user.id}`,
    )
    expect(rows).toEqual([{ codeHash: expect.stringContaining('$argon2id$') }])
  })

  test('holds for ten minutes', async () => {
    await system.call(routes.sendPhoneCode, one())
    puquio.clock.set('2026-02-15T12:10:30-05:00')
    expect(await system.refusal(routes.verifyPhone, verify(sentCode()))).toMatchObject({
      problem: 'CODE_NOT_VALID',
      params: { reason: 'expired' },
    })
  })

  test('holds for five tries', async () => {
    await system.call(routes.sendPhoneCode, one())
    for (const reason of ['wrong', 'wrong', 'wrong', 'wrong', 'wrong', 'tries'])
      expect(await system.refusal(routes.verifyPhone, verify(wrongCode()))).toMatchObject({
        params: { reason },
      })
    expect(await system.refusal(routes.verifyPhone, verify(sentCode()))).toMatchObject({
      params: { reason: 'tries' },
    })
  })

  test('is not asked for without end, and the newest one holds', async () => {
    await system.call(routes.sendPhoneCode, one())
    const first = sentCode()
    const tooMany = { status: 429, problem: 'TOO_MANY_TRIES' }
    vi.mocked(hashPassword).mockClear()
    expect(await system.refusal(routes.sendPhoneCode, one())).toMatchObject(tooMany)
    expect(hashPassword).not.toHaveBeenCalled()
    for (let sent = 1; sent < 10; sent++) {
      puquio.clock.advance(61_000)
      await system.call(routes.sendPhoneCode, one())
    }
    puquio.clock.advance(61_000)
    expect(await system.refusal(routes.sendPhoneCode, one())).toMatchObject(tooMany)
    if (first !== sentCode())
      expect(await system.refusal(routes.verifyPhone, verify(first))).toMatchObject({ status: 422 })
    expect(await system.call(routes.verifyPhone, verify(sentCode()))).toEqual({ code: 'FK-0012' })
  })

  test('reaches oneself, and nobody whose number is none', async () => {
    const own = await puquio.signIn(user)
    await own.call(routes.sendOwnPhoneCode, {})
    const body = { code: sentCode() }
    expect(await own.call(routes.verifyOwnPhone, { body })).toEqual({ code: 'FK-0012' })
    for (const phone of [null, 'anexo 12']) {
      const other = await puquio.signIn(await buildUser(puquio.database, { phone }))
      expect(await other.refusal(routes.sendOwnPhoneCode, {})).toMatchObject({
        problem: 'PHONE_NOT_VALID',
      })
    }
  })
})

test('without WhatsApp nothing is sent, and the answer says so', async () => {
  const bare = await startTestApp()
  try {
    const own = await bare.signIn(await buildUser(bare.database, { phone: '987654321' }))
    expect(await own.refusal(routes.sendOwnPhoneCode, {})).toMatchObject({
      status: 501,
      problem: 'NOT_CONFIGURED',
      params: { name: 'WhatsApp' },
    })
  } finally {
    await bare.close()
  }
})
