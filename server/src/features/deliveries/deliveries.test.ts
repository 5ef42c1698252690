import { deliveryRoutes as api } from '@puquio/contract/notifications/deliveries'
import { notificationRoutes } from '@puquio/contract/notifications'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  type BuiltUser,
  buildMember,
  buildProject,
  buildSystemAdmin,
  buildUser,
  insert,
  type Row,
} from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { type SmtpStage, startSmtp } from '../../../test/mail/smtp-stage.ts'
import { systemClock } from '../../platform/clock.ts'
import { accountScope } from '../../platform/db/scopes/account-scope.ts'
import { sql } from '../../platform/db/sql.ts'
import { startJobs } from '../../platform/jobs/runner.ts'
import { compose } from '../../platform/mail/compose.ts'
import { sendsMails } from '../../platform/mail/send-mail.ts'
import { readNetwork } from '../../platform/outbound/allowed-address.ts'
import { type Published, streamChannel } from '../../platform/stream/publish.ts'
import { sendsNotificationMails } from './sends-notification-mails.ts'
import { soon } from '../../../test/soon.ts'

let puquio: TestApp
let smtp: SmtpStage
let project: Row
let anna: BuiltUser
let luis: BuiltUser
let asAdmin: Calls
let asAnna: Calls
let system: Calls
beforeAll(async () => {
  puquio = await startTestApp({
    config: { outboundAllow: [readNetwork('127.0.0.1')] },
  })
  smtp = await startSmtp({ refuses: 'gone@' })
  system = await puquio.signIn(await buildSystemAdmin(puquio.database))
})
afterAll(async () => {
  await smtp.stop()
  await puquio.close()
})
beforeEach(async () => {
  const { database } = puquio
  project = await buildProject(database)
  asAdmin = await puquio.signIn(await buildMember(database, project, 'admin'))
  anna = await buildMember(database, project, 'read')
  const email = `gone@${crypto.randomUUID()}.example.com`
  luis = await buildMember(database, project, 'read', {
    user: await buildUser(database, { email }),
  })
  asAnna = await puquio.signIn(anna)
})
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
  await puquio.database.owner.one({}, sql`delete from mail_server`)
})

const params = () => ({ projectId: project.id })
const send = async (methods: (1 | 2)[], userIds: number[] | null = null) => {
  const body = { priority: 2, module: 'general', message: 'Simulacro', methods, userIds } as const
  return (await asAdmin.call(notificationRoutes.send, { params: params(), body })).id
}
const outcomesOf = async (notificationId: number, user: BuiltUser) => {
  const on = { ...params(), notificationId }
  const { recipients } = await asAdmin.call(notificationRoutes.get, { params: on })
  return recipients.find(({ id }) => id === user.id)?.deliveries
}
const listed = async (query: object = {}) =>
  (await system.call(api.list, { query: { project: project.id, ...query } })).items
const useServer = (port = smtp.port, of: number | null = project.id) =>
  insert(puquio.database, 'mail_server', {
    projectId: of,
    server: '127.0.0.1',
    port,
    email: 'avisos@mina.example.com',
    ssl: false,
    tls: false,
    priority: 1,
    sizeMb: 10,
    isActive: true,
  })
const sending = async () => {
  const pace = { pollMs: 30, holdMs: 100, scheduleMs: 100 }
  const platform = { ...puquio.platform, clock: systemClock }
  const handlers = [sendsMails(platform), sendsNotificationMails(platform)]
  closers.push((await startJobs(platform, handlers, pace)).stop)
}

test('the sender sees what became of each delivery; a recipient sees nothing of it', async () => {
  const id = await send([1, 2])
  expect(await outcomesOf(id, anna)).toMatchObject([
    { method: 1, state: 'delivered', reason: null },
    { method: 2, state: 'waiting', reason: null },
  ])
  await asAnna.call(notificationRoutes.mark, {
    params: { ...params(), notificationId: id },
    body: { isRead: true },
  })
  await useServer()
  await sending()
  await vi.waitFor(async () => {
    expect(await outcomesOf(id, anna)).toMatchObject([
      { method: 1, state: 'read' },
      { method: 2, state: 'sent', reason: null },
    ])
    expect(await outcomesOf(id, luis)).toMatchObject([
      { method: 1, state: 'delivered' },
      { method: 2, state: 'failed', reason: expect.stringContaining('No such mailbox') },
    ])
  }, soon)
  const on = { ...params(), notificationId: id }
  expect((await asAnna.call(notificationRoutes.get, { params: on })).recipients).toEqual([])
})

test('a delivery says what the last attempt failed of while it waits', async () => {
  const id = await send([2], [anna.id])
  const gone = await startSmtp()
  await gone.stop()
  await useServer(gone.port)
  await sending()
  await vi.waitFor(
    async () =>
      expect(await outcomesOf(id, anna)).toMatchObject([
        { state: 'waiting', reason: expect.stringContaining('ECONNREFUSED') },
      ]),
    soon,
  )
})

test('what a recipient does not want is skipped, and says so', async () => {
  const wanted = { high: [1, 2, 3], medium: [1], low: [1], timeZone: 'America/Lima' }
  await insert(puquio.database, 'notification_preference', { userId: anna.id, ...wanted })
  const id = await send([1, 2], [anna.id])
  expect(await outcomesOf(id, anna)).toMatchObject([
    { method: 1, state: 'delivered' },
    { method: 2, state: 'skipped', reason: 'preference' },
  ])
})

test('open pages are told of a notification, those of who does not want it in the page without a word', async () => {
  const wanted = { high: [1], medium: [2], low: [1], timeZone: 'America/Lima' }
  await insert(puquio.database, 'notification_preference', { userId: anna.id, ...wanted })
  const told: Published[] = []
  const hear = (payload: string) => void told.push(JSON.parse(payload))
  await puquio.database.listen(streamChannel, hear, () => undefined)
  const id = await send([1])
  const inPage = { to: [luis.id], event: { kind: 'notification', id, projectId: project.id } }
  const inList = { to: [anna.id], event: { kind: 'changed', tags: ['notifications'] } }
  await expect.poll(() => told).toEqual(expect.arrayContaining([inPage, inList]))
})

test('the outbox filters by state, method, project and text', async () => {
  await send([1, 2])
  const account = {
    messageId: crypto.randomUUID(),
    projectId: project.id,
    recipient: 'nueva@example.com',
    subject: 'Active su cuenta',
    bodyText: 't',
    bodyHtml: 'h',
    createdAt: '2026-02-15T17:00:00Z',
  }
  await insert(puquio.database, 'mail', account)
  const all = await listed()
  expect(all).toHaveLength(5)
  expect(all.filter(({ kind }) => kind === 'mail')).toMatchObject([
    { method: 2, recipient: 'nueva@example.com', text: 'Active su cuenta', state: 'waiting' },
  ])
  expect(await listed({ method: 1 })).toHaveLength(2)
  expect(await listed({ state: 'delivered' })).toHaveLength(2)
  expect(await listed({ search: anna.email })).toMatchObject([
    { kind: 'notification', method: 2, address: anna.email, text: 'Simulacro' },
  ])
  expect(await listed({ search: 'active su' })).toHaveLength(1)
  expect(await listed({ sort: 'recipient', size: 1, page: 6 })).toEqual([])
  const { projects } = await system.call(api.list, { query: {} })
  expect(projects).toContainEqual({ id: project.id, name: project['name'] })
})

test('a mail is opened with its text, and sent again, by the system administrator alone', async () => {
  const { database, clock, outbox } = puquio.platform
  await accountScope(database, clock).transaction((scope) =>
    outbox.post(
      scope,
      compose({ to: 'a_b@example.com', subject: 'Hola', before: ['Uno'], after: [] }),
    ),
  )
  const of = { state: 'waiting', kind: 'mail', search: 'A_B' } as const
  const { items, total } = await system.call(api.list, { query: of })
  expect(total).toBe(1)
  expect(items[0]).toMatchObject({
    kind: 'mail',
    recipient: 'a_b@example.com',
    text: 'Hola',
    attempts: 0,
    mailId: items[0]?.id,
  })
  const params = { mailId: items[0]?.mailId ?? 0 }
  const mail = await system.call(api.mail, { params })
  expect(mail.subject).toBe('Hola')
  expect(mail.text).toContain('Uno')
  expect(await system.call(api.list, { query: { search: 'A_B', page: 7 } })).toMatchObject({
    items: [],
    total: 1,
  })
  expect(await system.call(api.list, { query: { ...of, kind: 'notification' } })).toMatchObject({
    total: 0,
  })
  await system.call(api.retryMail, { params })
  const none = { params: { mailId: 999_999 } }
  for (const route of [api.mail, api.retryMail]) {
    expect(await system.refusal(route, none)).toMatchObject({ status: 404 })
    expect(await asAdmin.refusal(route, { params })).toMatchObject({ problem: 'ACCESS_DENIED' })
    expect(await puquio.nobody.refusal(route, { params })).toMatchObject({ code: 'FK-0001' })
  }
})

test('the mail of a delivery is opened by it, and without its link once it is sent', async () => {
  await send([2], [anna.id])
  const [delivery] = await listed({ search: anna.email })
  const params = { mailId: delivery?.mailId ?? 0 }
  expect((await system.call(api.mail, { params })).text).toContain('Simulacro')
  const link = 'https://puquio.example.com/activate?token=secreto_de_ana'
  await puquio.database.owner.one(
    {},
    sql`update mail set body_text = ${`Abrir ${link}`}, body_html = '' where id = ${params.mailId} returning id`,
  )
  await useServer(smtp.port)
  await sending()
  await vi.waitFor(async () => {
    const { text } = await system.call(api.mail, { params })
    expect(text).toBe('Abrir https://puquio.example.com/activate?token=…')
  }, soon)
})

test('one delivery is tried again, and all that failed at once', async () => {
  const id = await send([2])
  const fail = () =>
    puquio.database.owner.transaction({}, async (rows) => {
      await rows(sql`update mail set status = 'failed', last_error = 'no'`)
      await rows(sql`update job set state = 'failed' where kind = 'send-bulk-mail'`)
      await rows(
        sql`update notification_delivery set state = 'failed', reason = 'no'
        where message_id is not null`,
      )
    })
  await fail()
  const [first] = await listed({ search: anna.email })
  await system.call(api.retry, { params: { deliveryId: first?.id ?? 0 } })
  expect(await outcomesOf(id, anna)).toMatchObject([{ state: 'waiting', reason: null }])
  expect(await outcomesOf(id, luis)).toMatchObject([{ state: 'failed' }])
  const [mail] = await puquio.database.owner.one<{ id: number }>(
    {},
    sql`select m.id from mail m join notification_delivery d on d.message_id = m.message_id
      where d.notification_id = ${id} and d.user_id = ${luis.id}`,
  )
  await system.call(api.retryMail, { params: { mailId: mail?.id ?? 0 } })
  expect(await outcomesOf(id, luis)).toMatchObject([{ state: 'waiting', reason: null }])
  await fail()
  const { failed } = await system.call(api.list, { query: {} })
  expect(failed).toBeGreaterThanOrEqual(2)
  expect(await system.call(api.retryFailed, {})).toEqual({ count: failed })
  expect((await system.call(api.list, { query: {} })).failed).toBe(0)
  const [waiting] = await puquio.database.owner.one<{ count: number }>(
    {},
    sql`select count(*) from job where kind = 'send-bulk-mail' and state = 'queued' and project_id = ${project.id}`,
  )
  expect(waiting?.count).toBe(2)
  expect((await system.refusal(api.retry, { params: { deliveryId: 2_000_000_000 } })).status).toBe(
    404,
  )
})

test('a server that hangs delays no other project’s mails', async () => {
  const { database } = puquio
  const hanging = await startSmtp({ isSilent: true })
  closers.push(hanging.stop)
  await useServer(hanging.port)
  const many = Array.from({ length: 8 }, (_, n) => send([2], n % 2 === 0 ? [anna.id] : [luis.id]))
  await Promise.all(many)
  const other = await buildProject(database)
  const reader = await buildMember(database, other, 'read')
  const there = await puquio.signIn(await buildMember(database, other, 'admin'))
  await useServer(smtp.port, other.id)
  await sending()
  await vi.waitFor(() => expect(hanging.connections()).toBe(4), soon)
  const startedMs = performance.now()
  await there.call(notificationRoutes.send, {
    params: { projectId: other.id },
    body: { priority: 2, module: 'general', message: 'Hola', methods: [2], userIds: [reader.id] },
  })
  await vi.waitFor(() => expect(smtp.received.map(({ to }) => to)).toContain(reader.email), soon)
  expect(performance.now() - startedMs).toBeLessThan(8_000)
  expect(hanging.connections()).toBe(4)
})
