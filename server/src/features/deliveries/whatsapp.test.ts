import { once } from 'node:events'
import { connect } from 'node:net'
import { deliveryRoutes } from '@puquio/contract/notifications/deliveries'
import { notificationRoutes } from '@puquio/contract/notifications'
import { whatsappRoutes as api } from '@puquio/contract/notifications/whatsapp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type BuiltUser,
  buildMember,
  buildProject,
  buildSystemAdmin,
  buildUser,
  type Row,
} from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { sign, statusNotice } from '../../../test/whatsapp-notices.ts'
import { startWhatsapp, whatsappAccount } from '../../../test/whatsapp-stage.ts'
import { systemClock } from '../../platform/clock.ts'
import { sql } from '../../platform/db/sql.ts'
import { startJobs } from '../../platform/jobs/runner.ts'
import { readNetwork } from '../../platform/outbound/allowed-address.ts'
import { sendsWhatsapp } from './sends-whatsapp.ts'
import { soon } from '../../../test/soon.ts'

let meta: Awaited<ReturnType<typeof startWhatsapp>>
let puquio: TestApp
let project: Row
let eva: BuiltUser
let ana: BuiltUser
let asAdmin: Calls
beforeAll(async () => {
  meta = await startWhatsapp()
  const config = { outboundAllow: [readNetwork('127.0.0.1')], whatsapp: meta }
  puquio = await startTestApp({ config })
})
afterAll(async () => {
  await puquio.close()
  await meta.stop()
})
beforeEach(async () => {
  const { database } = puquio
  project = await buildProject(database)
  asAdmin = await puquio.signIn(await buildMember(database, project, 'admin'))
  const phone = '+51 987 654 321'
  const phoneVerifiedAt = '2026-02-01T00:00:00Z'
  const user = await buildUser(database, { phone, language: 'fr' })
  eva = await buildMember(database, project, 'read', { user })
  await database.owner.one(
    {},
    sql`update app_user set phone_verified_at = ${phoneVerifiedAt} where id = ${eva.id}`,
  )
  ana = await buildMember(database, project, 'read', { user: await buildUser(database, { phone }) })
  meta.taken.length = 0
})
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const params = () => ({ projectId: project.id })
const send = async () => {
  const body = {
    priority: 1,
    module: 'general',
    message: 'Huaico\nen la vía',
    methods: [3],
  } as const
  const sent = { params: params(), body: { ...body, methods: [...body.methods], userIds: null } }
  return (await asAdmin.call(notificationRoutes.send, sent)).id
}
const outcomeOf = async (notificationId: number, user: BuiltUser) => {
  const on = { ...params(), notificationId }
  const { recipients } = await asAdmin.call(notificationRoutes.get, { params: on })
  return recipients.find(({ id }) => id === user.id)?.deliveries[0]
}
const sending = async () => {
  const pace = { pollMs: 30, holdMs: 100, scheduleMs: 100 }
  const platform = { ...puquio.platform, clock: systemClock }
  closers.push((await startJobs(platform, [sendsWhatsapp(platform)], pace)).stop)
}
const sentToEva = async () => {
  const id = await send()
  await sending()
  await vi.waitFor(
    async () => expect(await outcomeOf(id, eva)).toMatchObject({ state: 'sent' }),
    soon,
  )
  return { id, taken: meta.taken.at(-1)! }
}
/** As Meta sends it; returns how many deliveries it changed. */
const tell = async (body: object, signature = sign(JSON.stringify(body))) => {
  const headers = { 'x-hub-signature-256': signature }
  return puquio.nobody.call(api.receive, { body: body as never }, { headers })
}

test('goes by its template to verified phones only, in the reader’s language', async () => {
  const { id, taken } = await sentToEva()
  expect(meta.taken).toHaveLength(1)
  expect(taken).toMatchObject({
    to: '51987654321',
    template: 'puquio_notification',
    language: 'fr',
  })
  expect(taken.body).toEqual([
    expect.stringContaining(String(project['name'])),
    'Huaico en la vía',
    expect.stringMatching(new RegExp(`/notifications\\?open=${id}&project=${project.id}$`)),
  ])
  expect(await outcomeOf(id, ana)).toMatchObject({ state: 'skipped', reason: 'phone-not-verified' })
  const anybody = await puquio.signIn(eva)
  expect(await anybody.call(deliveryRoutes.methods, {})).toEqual({ whatsapp: true })
})

test('a phone that is changed while its message waits gets none', async () => {
  const id = await send()
  await puquio.database.owner.one(
    {},
    sql`update app_user set phone = '+51 911 111 111' where id = ${eva.id}`,
  )
  await sending()
  await vi.waitFor(
    async () => expect(await outcomeOf(id, eva)).toMatchObject({ state: 'skipped' }),
    soon,
  )
  expect(meta.taken).toEqual([])
})

describe('what the API refuses', () => {
  test('for good fails, with its reason', async () => {
    // The database takes no NUL.
    meta.stage.failures.push({ status: 400, code: 131026, details: 'Message\0undeliverable' })
    const id = await send()
    await sending()
    await vi.waitFor(
      async () =>
        expect(await outcomeOf(id, eva)).toMatchObject({
          state: 'failed',
          reason: 'Message undeliverable (131026)',
        }),
      soon,
    )
    const system = await puquio.signIn(await buildSystemAdmin(puquio.database))
    expect(await system.call(deliveryRoutes.retryFailed, {})).toEqual({ count: 1 })
    await vi.waitFor(
      async () => expect(await outcomeOf(id, eva)).toMatchObject({ state: 'sent', reason: null }),
      soon,
    )
  })

  test('for a while is tried again', async () => {
    const limit = { status: 429, code: 130429, details: 'Message throughput has been reached' }
    meta.stage.failures.push(limit, limit)
    const { id } = await sentToEva()
    expect(await outcomeOf(id, eva)).toMatchObject({ state: 'sent', reason: null })
    expect(meta.taken).toHaveLength(1)
  })
})

describe('the webhook', () => {
  test('tells that a message was delivered and read; what comes twice or late changes nothing', async () => {
    const { id, taken } = await sentToEva()
    const { reference } = taken
    const state = async () => (await outcomeOf(id, eva))?.state
    const notice = (status: 'sent' | 'delivered' | 'read' | 'failed') =>
      statusNotice(taken.id, status, { reference })
    expect(await tell(notice('delivered'))).toEqual({ changed: 1 })
    expect(await state()).toBe('delivered')
    expect(await tell(notice('delivered'))).toEqual({ changed: 0 })
    expect(await tell(notice('failed'))).toEqual({ changed: 0 })
    expect(await state()).toBe('delivered')
    expect(await tell(notice('read'))).toEqual({ changed: 1 })
    for (const late of ['sent', 'delivered', 'failed'] as const)
      expect(await tell(notice(late))).toEqual({ changed: 0 })
    expect(await state()).toBe('read')
  })

  test('of a message that arrived after all counts, though it was said to have failed', async () => {
    const { id, taken } = await sentToEva()
    const { reference } = taken
    expect(await tell(statusNotice(taken.id, 'failed', { reference }))).toEqual({ changed: 1 })
    expect(await tell(statusNotice(taken.id, 'delivered', { reference }))).toEqual({ changed: 1 })
    expect(await outcomeOf(id, eva)).toMatchObject({ state: 'delivered', reason: null })
  })

  test('that is faster than the answer counts, and the message is not sent again', async () => {
    const id = await send()
    const [row] = await puquio.database.owner.one<{ id: number }>(
      {},
      sql`select id from notification_delivery where notification_id = ${id} and user_id = ${eva.id}`,
    )
    const reference = `delivery ${row?.id}`
    expect(await tell(statusNotice('wamid.a', 'sent', { reference }))).toEqual({ changed: 1 })
    await sending()
    await vi.waitFor(async () => {
      const left = await puquio.database.owner.one(
        {},
        sql`select from job where kind = 'send-whatsapp' and state in ('queued', 'running')`,
      )
      expect(left).toEqual([])
    }, soon)
    expect(meta.taken).toEqual([])
  })

  test('says why a message failed', async () => {
    const { id, taken } = await sentToEva()
    await tell(statusNotice(taken.id, 'failed', { reference: taken.reference, code: 131026 }))
    expect(await outcomeOf(id, eva)).toMatchObject({
      state: 'failed',
      reason: 'Message Undeliverable. (131026)',
    })
  })

  test.each([
    ['another secret', (text: string) => sign(text, 'guessed')],
    ['another text', () => sign('{}')],
    ['no signature', () => ''],
    ['the older algorithm', (text: string) => sign(text).replace('sha256=', 'sha1=')],
  ])('is refused with %s', async (_, signature) => {
    const body = statusNotice('wamid.a', 'read', { reference: 'delivery 1' })
    const headers = { 'x-hub-signature-256': signature(JSON.stringify(body)) }
    expect(await puquio.nobody.refusal(api.receive, { body }, { headers })).toMatchObject({
      status: 401,
      problem: 'SIGNATURE_NOT_VALID',
    })
  })

  test('reads no body that nothing signs, and one of three megabytes that is', async () => {
    const port = Number(new URL(await puquio.listen()).port)
    const head = `POST ${api.receive.path} HTTP/1.1\r\nhost: puquio\r\ncontent-type: application/json`
    const socket = connect(port, '127.0.0.1')
    // No byte of the body is ever sent.
    socket.write(`${head}\r\ncontent-length: 900000\r\nx-hub-signature-256: sha256=12\r\n\r\n`)
    const [answer] = await once(socket, 'data')
    socket.destroy()
    expect(String(answer)).toMatch(/^HTTP\/1\.1 401 .*SIGNATURE_NOT_VALID/s)
    const long = { object: 'whatsapp_business_account', entry: [], padding: 'x'.repeat(3_000_000) }
    expect(await tell(long)).toEqual({ changed: 0 })
  })

  test('of another number, or about what is not known, is passed over', async () => {
    const notice = statusNotice('wamid.a', 'read', { reference: 'delivery 999999' })
    expect(await tell(notice)).toEqual({ changed: 0 })
    const text = JSON.stringify(notice).replace(whatsappAccount.phoneId, '999')
    expect(await tell(JSON.parse(text))).toEqual({ changed: 0 })
    expect(await tell({ object: 'whatsapp_business_account', entry: [] })).toEqual({ changed: 0 })
  })

  test('is verified by its token, and answers the challenge', async () => {
    const query = { 'hub.mode': 'subscribe', 'hub.challenge': '1158201444' }
    const token = { 'hub.verify_token': whatsappAccount.verifyToken }
    const answer = await puquio.nobody.send(api.verify, { query: { ...query, ...token } })
    expect([answer.statusCode, answer.body]).toEqual([200, '1158201444'])
    const wrong = { ...query, 'hub.verify_token': 'guessed' }
    expect(await puquio.nobody.refusal(api.verify, { query: wrong })).toMatchObject({ status: 401 })
  })

  test('holds a bounded number of notices', async () => {
    const notice = statusNotice('wamid.a', 'read', { reference: 'delivery 999999' })
    const many = { ...notice, entry: Array.from({ length: 1001 }, () => ({})) }
    const headers = { 'x-hub-signature-256': sign(JSON.stringify(many)) }
    expect(await puquio.nobody.refusal(api.receive, { body: many }, { headers })).toMatchObject({
      problem: 'INPUT_NOT_VALID',
      fields: [{ path: 'entry', code: 'too-big' }],
    })
  })
})
