import { notificationRoutes as api } from '@puquio/contract/notifications'
import { whatsappRoutes } from '@puquio/contract/notifications/whatsapp'
import { afterAll, beforeEach, beforeAll, describe, expect, test } from 'vitest'
import {
  type BuiltUser,
  buildMember,
  buildPolicy,
  buildProject,
  buildSystemAdmin,
  buildUser,
  insert,
  type Row,
} from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { buildNotifiedProject } from '../../../test/notified-project.ts'
import type { Calls } from '../../../test/send.ts'
import { raw, sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let project: Row
let admin: BuiltUser
let anna: BuiltUser
let luis: BuiltUser
let asAdmin: Calls
let asAnna: Calls
let asLuis: Calls
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  ;({ project, admin, anna, luis, asAdmin, asAnna, asLuis } = await buildNotifiedProject(puquio))
})

const params = () => ({ projectId: project.id })
const on = (notificationId: number) => ({ ...params(), notificationId })
const written = {
  priority: 1,
  module: 'monitoring',
  message: 'Mañana no se muestrea: <b>huaico</b>',
  methods: [1],
} as const
const send = (changes: object = {}) =>
  asAdmin.call(api.send, {
    params: params(),
    body: { ...written, methods: [1], userIds: null, ...changes },
  })
const listOf = (calls: Calls, query: object = {}) =>
  calls.call(api.list, { params: params(), query })
const unreadOf = async (calls: Calls) => (await calls.call(api.unread, { params: params() })).unread
const mailsTo = (email: string) =>
  puquio.database.owner.one<{
    subject: string
    bodyText: string
    bodyHtml: string
    projectId: number
  }>({}, sql`select subject, body_text, body_html, project_id from mail where recipient = ${email}`)

describe('an administrator writes', () => {
  test('to all members of the project, who see it, count it and mark it', async () => {
    const { id, recipients } = await send()
    expect(recipients).toBe(2)
    expect(await unreadOf(asAnna)).toBe(1)
    expect(await unreadOf(asAdmin)).toBe(0)
    const { items, total } = await listOf(asAnna)
    expect(total).toBe(1)
    expect(items).toMatchObject([{ id, ...written, readAt: null, isReceived: true, isSent: false }])
    expect(items[0]?.sender).toEqual({ id: admin.id, name: `${admin.name} ${admin.lastName}` })
    await asAnna.call(api.mark, { params: on(id), body: { isRead: true } })
    expect(await unreadOf(asAnna)).toBe(0)
    expect(await unreadOf(asLuis)).toBe(1)
    await asAnna.call(api.mark, { params: on(id), body: { isRead: false } })
    expect(await unreadOf(asAnna)).toBe(1)
    await asAnna.call(api.markAll, { params: params() })
    expect(await unreadOf(asAnna)).toBe(0)
    const firstRecipient = `${anna.name} ${anna.lastName}`
    const counts = { recipientsTotal: 2, recipientsRead: 1, firstRecipient }
    expect((await listOf(asAdmin, { box: 'sent' })).items).toMatchObject([
      { id, isSent: true, ...counts },
    ])
    // Whom else it reached is nobody's business but the sender's.
    const hidden = { recipientsTotal: 0, recipientsRead: 0, firstRecipient: null }
    expect((await listOf(asLuis)).items).toMatchObject([{ id, ...hidden }])
    expect((await listOf(asAdmin)).total).toBe(0)
  })

  test('to chosen people; others neither list nor open it', async () => {
    const { id, recipients } = await send({ userIds: [luis.id] })
    expect(recipients).toBe(1)
    expect((await listOf(asAnna)).total).toBe(0)
    for (const refusal of [
      asAnna.refusal(api.get, { params: on(id) }),
      asAnna.refusal(api.mark, { params: on(id), body: { isRead: true } }),
      asAnna.refusal(api.reply, { params: on(id), body: { message: 'Yo' } }),
    ])
      expect(await refusal).toMatchObject({ problem: 'NOT_FOUND' })
    expect((await asLuis.call(api.get, { params: on(id) })).recipients).toEqual([])
  })

  test('to whom can be written is found by a part of the name or the e-mail, 20 at a time', async () => {
    const find = (search: string) =>
      asAdmin.call(api.recipients, { params: params(), query: { search } })
    const found = { id: luis.id, email: luis.email }
    expect(await find(luis.email.slice(1).toUpperCase())).toMatchObject({
      items: [found],
      total: 1,
    })
    expect(await find('%')).toEqual({ items: [], total: 0 })
    for (let i = 0; i < 21; i++)
      await buildMember(puquio.database, project, 'read', {
        user: await buildUser(puquio.database, { name: 'Ñandú', lastName: `Uno ${i}` }),
      })
    const { items, total } = await find('UNO nandu')
    expect([items.length, total]).toEqual([20, 21])
    expect(await find('')).toMatchObject({ total: 23 })
  })

  test('to nobody of another project, and to none who left', async () => {
    const stranger = await buildUser(puquio.database)
    const gone = await buildMember(puquio.database, project, 'read', {
      user: await buildUser(puquio.database, { isActive: false }),
    })
    for (const { id } of [stranger, gone]) {
      const body = { ...written, methods: [1 as const], userIds: [anna.id, id] }
      expect(await asAdmin.refusal(api.send, { params: params(), body })).toMatchObject({
        problem: 'NOT_FOUND',
      })
    }
    const { items, total } = await asAdmin.call(api.recipients, { params: params() })
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set([anna.id, luis.id]))
    expect(total).toBe(2)
    expect((await listOf(asAnna)).total).toBe(0)
  })

  test('by e-mail, too: in the reader’s language, through the project, the text escaped', async () => {
    await send({ methods: [1, 2] })
    const [toAnna] = await mailsTo(anna.email)
    expect(toAnna?.subject).toMatch(/^\[alta\] Notificación de /)
    const [toLuis] = await mailsTo(luis.email)
    expect(toLuis).toMatchObject({
      subject: expect.stringMatching(/^\[high\] Notification from /),
      projectId: project.id,
      bodyText: expect.stringContaining(written.message),
      bodyHtml: expect.stringContaining('&lt;b&gt;huaico&lt;/b&gt;'),
    })
    expect(toLuis?.bodyText).toMatch(/\/notifications\?open=\d+/)
  })

  test('not by WhatsApp, which is not configured: nothing is sent', async () => {
    const body = { ...written, methods: [1 as const, 3 as const], userIds: null }
    expect(await asAdmin.refusal(api.send, { params: params(), body })).toMatchObject({
      status: 501,
      problem: 'NOT_CONFIGURED',
      params: { name: 'WhatsApp' },
    })
    expect((await listOf(asAnna)).total).toBe(0)
  })

  test('not to an empty project', async () => {
    const empty = await buildProject(puquio.database)
    const alone = await puquio.signIn(await buildMember(puquio.database, empty, 'admin'))
    const body = { ...written, methods: [1 as const], userIds: null }
    expect(await alone.refusal(api.send, { params: { projectId: empty.id }, body })).toMatchObject({
      problem: 'NO_RECIPIENTS',
    })
  })
})

test('a recipient answers; the sender reads all answers, a recipient the own ones', async () => {
  const { id } = await send()
  await asAnna.call(api.reply, { params: on(id), body: { message: 'Enterada' } })
  await asLuis.call(api.reply, { params: on(id), body: { message: 'Noted' } })
  const seen = await asAdmin.call(api.get, { params: on(id) })
  expect(seen.conversation.map(({ author, message }) => [author.id, message])).toEqual([
    [anna.id, 'Enterada'],
    [luis.id, 'Noted'],
  ])
  expect(new Set(seen.recipients.map((one) => one.id))).toEqual(new Set([anna.id, luis.id]))
  expect((await asLuis.call(api.get, { params: on(id) })).conversation).toHaveLength(1)
  expect(
    (await asAdmin.refusal(api.reply, { params: on(id), body: { message: 'Yo' } })).status,
  ).toBe(404)
})

test('the list filters, searches, sorts and pages', async () => {
  await send({ priority: 3, module: 'plans', message: 'Plan nuevo' })
  const { id } = await send({ priority: 1, message: 'Simulacro 100%' })
  await send({ priority: 2, message: 'Charla' })
  await asAnna.call(api.mark, { params: on(id), body: { isRead: true } })
  const messages = async (query: object) =>
    (await listOf(asAnna, query)).items.map(({ message }) => message)
  expect(await messages({})).toEqual(['Charla', 'Simulacro 100%', 'Plan nuevo'])
  expect(await messages({ sort: 'priority' })).toEqual(['Simulacro 100%', 'Charla', 'Plan nuevo'])
  expect(await messages({ priority: 1 })).toEqual(['Simulacro 100%'])
  expect(await messages({ module: 'plans' })).toEqual(['Plan nuevo'])
  expect(await messages({ unread: true })).toEqual(['Charla', 'Plan nuevo'])
  expect(await messages({ search: '0%' })).toEqual(['Simulacro 100%'])
  expect(await messages({ size: 1, page: 2 })).toEqual(['Simulacro 100%'])
})

describe('to several projects', () => {
  const toProjects = (projectIds: number[], calls = asAdmin) => ({
    send: () => calls.call(api.sendToProjects, { body: { ...written, methods: [1], projectIds } }),
    refusal: () =>
      calls.refusal(api.sendToProjects, { body: { ...written, methods: [1], projectIds } }),
  })

  test('each person hears it once, in one of their projects', async () => {
    const other = await buildProject(puquio.database)
    for (const [kind, user] of [
      ['admin', admin],
      ['read', anna],
    ] as const)
      await buildMember(puquio.database, other, kind, { user })
    const third = await buildMember(puquio.database, other, 'read')
    await puquio.platform.sessions.forgetAll()
    const { recipients } = await toProjects([project.id, other.id, project.id]).send()
    expect(recipients).toBe(3)
    expect((await listOf(asAnna)).total).toBe(1)
    const inOther = { params: { projectId: other.id }, query: {} }
    expect((await asAnna.call(api.list, inOther)).total).toBe(0)
    expect((await (await puquio.signIn(third)).call(api.list, inOther)).total).toBe(1)
  })

  test('none of which may be another’s, nor one that the person only reads', async () => {
    const foreign = await buildProject(puquio.database)
    expect(await toProjects([project.id, foreign.id]).refusal()).toMatchObject({
      problem: 'NOT_FOUND',
    })
    await buildMember(puquio.database, foreign, 'read', { user: admin })
    await puquio.platform.sessions.forgetAll()
    expect(await toProjects([project.id, foreign.id]).refusal()).toMatchObject({
      problem: 'ACCESS_DENIED',
    })
    expect(await toProjects([project.id], asAnna).refusal()).toMatchObject({
      problem: 'ACCESS_DENIED',
    })
    expect((await listOf(asAnna)).total).toBe(0)
  })

  test('none before the policy in force is accepted in it', async () => {
    const other = await buildProject(puquio.database)
    await buildMember(puquio.database, other, 'admin', { user: admin })
    const policy = await buildPolicy(puquio.database)
    await puquio.database.owner.one(
      {},
      sql`insert into policy_acceptance (policy_id, user_id, project_id, accepted_at)
        values (${policy.id}, ${admin.id}, ${project.id}, now())`,
    )
    await puquio.platform.sessions.forgetAll()
    const refused = await toProjects([project.id, other.id]).refusal()
    await puquio.database.owner.one({}, sql`delete from policy_acceptance`)
    await puquio.database.owner.one({}, sql`delete from policy where id = ${policy.id}`)
    await puquio.platform.sessions.forgetAll()
    expect(refused).toMatchObject({ problem: 'POLICY_NOT_ACCEPTED' })
    expect((await listOf(asAnna)).total).toBe(0)
  })

  test('to all of them or to none, where one fails', async () => {
    const other = await buildProject(puquio.database)
    await buildMember(puquio.database, other, 'admin', { user: admin })
    await buildMember(puquio.database, other, 'read')
    await puquio.platform.sessions.forgetAll()
    await puquio.database.owner.one(
      {},
      sql`alter table notification add constraint broken check (project_id <> ${raw(String(other.id))})`,
    )
    const refused = await toProjects([project.id, other.id]).refusal()
    await puquio.database.owner.one({}, sql`alter table notification drop constraint broken`)
    expect(refused).toMatchObject({ problem: 'UNEXPECTED' })
    expect((await listOf(asAnna)).total).toBe(0)
    expect((await toProjects([project.id, other.id]).send()).recipients).toBe(3)
    expect((await listOf(asAnna)).total).toBe(1)
  })
})

test('a template reaches each in the own language, filled in; it has to be there', async () => {
  const template = await insert(puquio.database, 'notification_template', {
    name: 'Simulacro',
    texts: JSON.stringify({ es: 'Simulacro en {{project}}, {{today}}', en: '{{sender}}: drill' }),
  })
  const body = { ...written, message: '', methods: [1 as const], userIds: null }
  await asAdmin.call(api.send, { params: params(), body: { ...body, templateId: template.id } })
  const messageOf = async (calls: Calls) => (await listOf(calls)).items[0]?.message
  expect(await messageOf(asAnna)).toBe(`Simulacro en ${project['name'] as string}, 15/02/2026`)
  expect(await messageOf(asLuis)).toBe(`${admin.name} ${admin.lastName}: drill`)
  const gone = { ...body, templateId: template.id + 1 }
  expect(await asAdmin.refusal(api.send, { params: params(), body: gone })).toMatchObject({
    problem: 'NOT_FOUND',
  })
  expect(await asAdmin.refusal(api.send, { params: params(), body })).toMatchObject({
    problem: 'INPUT_NOT_VALID',
    fields: [{ path: 'message', code: 'required' }],
  })
})

test('the list is cut by days of the project’s zone', async () => {
  puquio.clock.set('2026-02-14T23:59:00-05:00')
  asAdmin = await puquio.signIn(admin)
  await send({ message: 'Sábado' })
  puquio.clock.set('2026-02-15T12:00:00-05:00')
  asAdmin = await puquio.signIn(admin)
  await send({ message: 'Domingo' })
  const messages = async (query: object) =>
    (await listOf(asAnna, query)).items.map(({ message }) => message)
  expect(await messages({ to: '2026-02-14' })).toEqual(['Sábado'])
  expect(await messages({ from: '2026-02-15' })).toEqual(['Domingo'])
  expect(await messages({ from: '2026-02-14', to: '2026-02-15' })).toEqual(['Domingo', 'Sábado'])
})

test('a system administrator writes to everybody, who see it in each of their projects', async () => {
  const system = await puquio.signIn(await buildSystemAdmin(puquio.database))
  const body = { ...written, methods: [1 as const, 2 as const] }
  const { id } = await system.call(api.sendToAll, { body })
  const other = await buildProject(puquio.database)
  await puquio.database.owner.one(
    {},
    sql`insert into project_member (project_id, user_id, permissions) values (${other.id}, ${anna.id}, array[2])`,
  )
  await puquio.platform.sessions.forgetAll()
  for (const projectId of [project.id, other.id]) {
    const { items } = await asAnna.call(api.list, { params: { projectId }, query: {} })
    expect(items).toMatchObject([{ id, isForAll: true }])
  }
  expect(await mailsTo(anna.email)).toMatchObject([{ projectId: null }])
  await asAnna.call(api.reply, { params: on(id), body: { message: 'Gracias' } })
  const seen = await system.call(api.get, { params: on(id) })
  expect(seen.conversation).toMatchObject([{ message: 'Gracias' }])
  expect(await asAdmin.refusal(api.sendToAll, { body })).toMatchObject({ problem: 'ACCESS_DENIED' })
})

test('the webhook of WhatsApp, which is not configured, reads no body', async () => {
  const asked = { method: 'POST', url: whatsappRoutes.receive.path } as const
  const headers = { 'content-type': 'application/json' }
  const answer = await puquio.app.inject({ ...asked, headers, payload: '{"entry":[1,' })
  expect([answer.statusCode, answer.json().problem]).toEqual([501, 'NOT_CONFIGURED'])
})
