import {
  type MailServerInput,
  mailServerRoutes as api,
  mailServersMax,
} from '@puquio/contract/mail-servers'
import { auditRoutes } from '@puquio/contract/audit'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildMine, buildSystemAdmin } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { whileLocked } from '../../../test/lock-waits.ts'
import type { Calls } from '../../../test/send.ts'
import { type SmtpStage, startSmtp } from '../../../test/mail/smtp-stage.ts'
import { accountScope } from '../../platform/db/scopes/account-scope.ts'
import { projectScope, systemScope } from '../../platform/db/scopes/make-scope.ts'
import { sql } from '../../platform/db/sql.ts'
import { startJobs } from '../../platform/jobs/runner.ts'
import { compose } from '../../platform/mail/compose.ts'
import { sendsMails } from '../../platform/mail/send-mail.ts'
import { readNetwork } from '../../platform/outbound/allowed-address.ts'
import { shownServers } from './service.ts'
import { soon } from '../../../test/soon.ts'

const password = 'clave secreta ñ'
let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let admin: Calls
let system: Calls
let smtp: SmtpStage
beforeAll(async () => {
  puquio = await startTestApp({ config: { outboundAllow: [readNetwork('127.0.0.1')] } })
  mine = await buildMine(puquio.database)
  admin = await puquio.signIn(mine.admin)
  system = await puquio.signIn(await buildSystemAdmin(puquio.database))
  smtp = await startSmtp({ password })
})
afterAll(async () => {
  await smtp.stop()
  await puquio.close()
})
afterEach(() => puquio.database.owner.one({}, sql`delete from mail_server`))

const given = (values: Partial<MailServerInput> = {}): MailServerInput => ({
  server: '127.0.0.1',
  port: smtp.port,
  email: 'avisos@mina.example.com',
  password,
  ssl: false,
  tls: false,
  priority: 1,
  size: 10,
  status: true,
  ...values,
})
const params = () => ({ projectId: mine.project.id })
const one = (mailServerId: number) => ({ params: { ...params(), mailServerId } })
const add = (values: Partial<MailServerInput> = {}) =>
  admin.call(api.create, { params: params(), body: given(values) })

describe('a mail server of a project', () => {
  test('is added, edited and removed; its password is kept sealed and never shown', async () => {
    const made = await add()
    expect(made).toMatchObject({ server: '127.0.0.1', hasPassword: true, version: 1 })
    expect(JSON.stringify(made)).not.toContain('clave')
    const rows = await puquio.database.owner.one({}, sql`select * from mail_server`)
    expect(JSON.stringify(rows)).not.toContain('clave')
    const { password: _, ...without } = given({ priority: 5, status: false, version: 1 })
    const edited = await admin.call(api.edit, { ...one(made.id), body: without })
    expect(edited).toMatchObject({ priority: 5, status: false, hasPassword: true, version: 2 })
    expect(await admin.call(api.list, { params: params() })).toEqual([edited])
    await admin.call(api.remove, one(made.id))
    expect(await admin.call(api.list, { params: params() })).toEqual([])
    expect((await admin.refusal(api.remove, one(made.id))).status).toBe(404)
  })

  test('sends no stored password elsewhere: it is typed again, or left out on purpose', async () => {
    const made = await add()
    const { password: _, ...elsewhere } = given({ port: 2525, version: 1 })
    expect(await admin.refusal(api.edit, { ...one(made.id), body: elsewhere })).toMatchObject({
      problem: 'INPUT_NOT_VALID',
      fields: [{ path: 'password', code: 'required' }],
    })
    expect(await admin.call(api.list, { params: params() })).toEqual([made])
    const body = { ...elsewhere, password: '' }
    const edited = await admin.call(api.edit, { ...one(made.id), body })
    expect(edited).toMatchObject({ port: 2525, hasPassword: false })
    const again = { ...elsewhere, port: 2526, version: 2 }
    expect((await admin.call(api.edit, { ...one(made.id), body: again })).port).toBe(2526)
  })

  test('sends no stored password in the clear that went encrypted before', async () => {
    const made = await add({ ssl: true })
    const { password: _, ...open } = given({ ssl: false, version: 1 })
    expect((await admin.refusal(api.edit, { ...one(made.id), body: open })).fields).toEqual([
      { path: 'password', code: 'required', params: {} },
    ])
    const retyped = await admin.call(api.edit, {
      ...one(made.id),
      body: given({ ssl: false, version: 1 }),
    })
    expect(retyped).toMatchObject({ ssl: false, hasPassword: true })
  })

  test('that somebody else changed meanwhile is not overwritten', async () => {
    const made = await add()
    await admin.call(api.edit, { ...one(made.id), body: given({ version: 1, size: 20 }) })
    const refusal = await admin.refusal(api.edit, { ...one(made.id), body: given({ version: 1 }) })
    expect(refusal).toMatchObject({ status: 409, problem: 'CHANGED_MEANWHILE' })
  })

  test('stands there once, and says which field is wrong', async () => {
    await add()
    expect(await admin.refusal(api.create, { params: params(), body: given() })).toMatchObject({
      problem: 'ALREADY_EXISTS',
      fields: [{ path: 'server', code: 'taken' }],
    })
    const wrong = given({ server: 'a b', port: 0, email: 'x', ssl: true, tls: true, size: 101 })
    const refusal = await admin.refusal(api.create, { params: params(), body: wrong })
    const paths = refusal.fields?.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['server', 'port', 'email', 'size']))
    const both = await admin.refusal(api.create, {
      params: params(),
      body: given({ ssl: true, tls: true }),
    })
    expect(both.fields).toMatchObject([{ path: 'tls', code: 'one-encryption' }])
  })

  test('has a bounded number of others beside it, and so have those of the installation', async () => {
    for (let port = 1; port < mailServersMax; port++) {
      await add({ port })
      await system.call(api.createOfSystem, { body: given({ port }) })
    }
    // All four are in the middle of it at once.
    const refusals = await whileLocked(puquio.database, sql`lock table mail_server in share mode`, {
      waiting: 4,
      work: () =>
        Promise.all([
          ...[1001, 1002].map((port) =>
            admin.send(api.create, { params: params(), body: given({ port }) }),
          ),
          ...[1001, 1002].map((port) => system.send(api.createOfSystem, { body: given({ port }) })),
        ]),
    })
    const [ofProject, ofSystem] = [refusals.slice(0, 2), refusals.slice(2)]
    for (const two of [ofProject, ofSystem])
      expect(new Set(two.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
    expect(
      await admin.refusal(api.create, { params: params(), body: given({ port: 1003 }) }),
    ).toMatchObject({ problem: 'MAIL_SERVERS_FULL', params: { max: mailServersMax } })
    const elsewhere = await buildMine(puquio.database)
    const other = await puquio.signIn(elsewhere.admin)
    await other.call(api.create, { params: { projectId: elsewhere.project.id }, body: given() })
  })

  test.each(['10.0.0.5', '169.254.169.254', '[::1]', '192.168.1.1', 'fe80::1'])(
    'never stands where the server may not connect: %s',
    async (server) => {
      const refusal = await admin.refusal(api.create, { params: params(), body: given({ server }) })
      expect(refusal).toMatchObject({ problem: 'ADDRESS_NOT_ALLOWED', params: { host: server } })
    },
  )

  test('is known to nobody else', async () => {
    const made = await add()
    const other = await buildMine(puquio.database)
    const stranger = await puquio.signIn(other.admin)
    const there = { params: { projectId: other.project.id, mailServerId: made.id } }
    expect((await stranger.refusal(api.remove, there)).status).toBe(404)
    expect((await stranger.refusal(api.test, there)).status).toBe(404)
    expect(await stranger.call(api.list, { params: { projectId: other.project.id } })).toEqual([])
    expect((await stranger.refusal(api.list, { params: params() })).status).toBe(404)
  })
})

test('the environment’s server is shown first, with the largest mail that it gets', async () => {
  const { platform, database, clock } = puquio
  await system.call(api.createOfSystem, { body: given() })
  const smtpUrl = 'smtps://puquio:secret@mail.example.com'
  const config = { ...platform.config, smtpUrl, smtpFrom: 'puquio@example.com' }
  const servers = await shownServers({ ...platform, config }, systemScope(database, clock))
  expect(servers).toMatchObject([
    { server: 'mail.example.com', port: 465, ssl: true, size: 10, isFixed: true },
    { server: '127.0.0.1', isFixed: false },
  ])
})

describe('a test of a mail server', () => {
  test('goes to who asks for it, signed in with the stored password', async () => {
    const made = await add()
    smtp.received.length = 0
    await admin.call(api.test, one(made.id))
    expect(smtp.received).toMatchObject([
      { to: mine.admin.email, from: 'avisos@mina.example.com', user: 'avisos@mina.example.com' },
    ])
  })

  test('says what the server answered', async () => {
    const made = await add({ password: 'otra' })
    expect(await admin.refusal(api.test, one(made.id))).toMatchObject({
      problem: 'MAIL_NOT_SENT',
      params: { failure: 'sign-in', reason: expect.stringContaining('Wrong user or password') },
    })
    const gone = await startSmtp()
    await gone.stop()
    const nobody = await add({ port: gone.port })
    expect(await admin.refusal(api.test, one(nobody.id))).toMatchObject({
      params: { failure: 'refused', reason: expect.stringContaining('ECONNREFUSED') },
    })
  })

  test('is shown in the list with its outcome, until another way is typed', async () => {
    const made = await add()
    expect(made).toMatchObject({ testedAt: null, testOutcome: null })
    const shown = async () => (await admin.call(api.list, { params: params() }))[0]
    await admin.call(api.test, one(made.id))
    const { testedAt, testOutcome } = (await shown()) ?? {}
    expect([testedAt?.slice(0, 10), testOutcome]).toEqual(['2026-02-15', 'sent'])
    const { password: _, ...without } = given({ priority: 7, version: 1 })
    const edited = await admin.call(api.edit, { ...one(made.id), body: without })
    expect(edited).toMatchObject({ testedAt, testOutcome: 'sent' })
    const retyped = given({ password: 'otra', version: 2 })
    await admin.call(api.edit, { ...one(made.id), body: retyped })
    expect(await shown()).toMatchObject({ testedAt: null, testOutcome: null })
    await admin.refusal(api.test, one(made.id))
    expect(await shown()).toMatchObject({ testOutcome: 'sign-in' })
  })

  test('leaves an entry in the audit trail, with its outcome', async () => {
    const good = await add()
    await admin.call(api.test, one(good.id))
    const wrong = await add({ password: 'otra', email: 'otros@mina.example.com' })
    await admin.refusal(api.test, one(wrong.id))
    const { items } = await admin.call(auditRoutes.list, {
      params: params(),
      query: { action: 'mailServers.test', size: 2 },
    })
    const server = `127.0.0.1:${smtp.port}`
    expect(items.map(({ testOutcome, changes }) => [testOutcome, changes[0]?.names])).toEqual([
      ['sign-in', [`${server} · otros@mina.example.com`]],
      ['sent', [`${server} · avisos@mina.example.com`]],
    ])
    const outcomes = []
    for (const { id, person } of items) {
      expect(person).toBe(`${mine.admin.name} ${mine.admin.lastName}`)
      const at = { params: { ...params(), entryId: id } }
      const shown = await admin.call(auditRoutes.get, at)
      const fields = shown.changes[0]?.records?.[0]?.fields
      outcomes.push(fields?.find(({ field }) => field === 'test_outcome')?.after)
    }
    expect(outcomes).toEqual(['sign-in', 'sent'])
  })
})

describe('mails', () => {
  const post = async (projectId: number | null, to: string) => {
    const { database, clock } = puquio
    const mail = compose({ to, subject: 's', before: ['Hola'], after: [] })
    const identity = { userId: mine.admin.id, permissions: [], isSystemAdmin: false }
    if (projectId === null)
      return accountScope(database, clock).transaction((scope) =>
        puquio.platform.outbox.post(scope, mail),
      )
    return projectScope(database, clock, {
      ...identity,
      projectId,
      timeZone: 'America/Lima',
    }).transaction((scope) => puquio.platform.outbox.post(scope, mail))
  }
  const sending = async (work: () => Promise<void>, platform = puquio.platform) => {
    const pace = { pollMs: 30, holdMs: 100, scheduleMs: 100 }
    const jobs = await startJobs(platform, [sendsMails(platform)], pace)
    try {
      await work()
    } finally {
      await jobs.stop()
    }
  }

  test('wait while no server is set, and leave as soon as one is', async () => {
    await post(null, 'early@example.com')
    const open = await startSmtp()
    await sending(async () => {
      const waiting = () =>
        puquio.database.owner.one<{ state: string; attempts: number }>(
          {},
          sql`select state, attempts from job where run_at > ${puquio.clock.now()}`,
        )
      await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), soon)
      const body = given({ port: open.port, password: '' })
      await system.call(api.createOfSystem, { body })
      await vi.waitFor(
        () => expect(open.received).toMatchObject([{ to: 'early@example.com' }]),
        soon,
      )
    })
    await open.stop()
  })

  test('that quiet hours hold back stay held back when a server is set', async () => {
    const { database, clock, platform } = puquio
    const notBefore = new Date(clock.now().getTime() + 3_600_000)
    const mail = compose({ to: 'tomorrow@example.com', subject: 's', before: [], after: [] })
    const [messageId = ''] = await systemScope(database, clock).transaction((scope) =>
      platform.outbox.postBulk(scope, mine.project.id, [{ ...mail, notBefore }]),
    )
    await add()
    const [job] = await database.owner.one<{ runAt: string }>(
      {},
      sql`select run_at from job where key = ${messageId}`,
    )
    expect(new Date(job?.runAt ?? 0)).toEqual(notBefore)
  })

  test('leave through the environment’s server alone where there is one, and through none of the installation’s', async () => {
    const [ofEnvironment, ofSystem] = await Promise.all([startSmtp(), startSmtp()])
    await ofEnvironment.stop()
    await system.call(api.createOfSystem, { body: given({ port: ofSystem.port, password: '' }) })
    const smtpUrl = `smtp://127.0.0.1:${ofEnvironment.port}`
    const { platform } = puquio
    const config = { ...platform.config, smtpUrl, smtpFrom: 'puquio@example.com' }
    await post(null, 'operator@example.com')
    await sending(
      () =>
        vi.waitFor(async () => {
          const [mail] = await puquio.database.owner.one<{ lastError: string }>(
            {},
            sql`select last_error from mail where recipient = 'operator@example.com' and attempts > 0`,
          )
          expect(mail?.lastError).toContain('ECONNREFUSED')
        }, soon),
      { ...platform, config },
    )
    expect(ofSystem.received).toEqual([])
    await puquio.database.owner.one({}, sql`delete from mail where status <> 'sent'`)
    await ofSystem.stop()
  })

  test('leave through no server that is switched off', async () => {
    const [off, on] = await Promise.all([startSmtp(), startSmtp()])
    await add({ password: '', port: off.port, priority: 1, status: false })
    await add({ password: '', port: on.port, priority: 2 })
    await sending(async () => {
      await post(mine.project.id, 'a@example.com')
      await vi.waitFor(() => expect(on.received).toMatchObject([{ to: 'a@example.com' }]), soon)
    })
    expect(off.received).toEqual([])
    await Promise.all([off.stop(), on.stop()])
  })

  test('of a project leave through its servers by priority, else through the installation’s', async () => {
    const [first, second, ofSystem] = await Promise.all([startSmtp(), startSmtp(), startSmtp()])
    const own = { password: '', size: 10 }
    await add({ ...own, port: second.port, priority: 2, email: 'dos@example.com' })
    await add({ ...own, port: first.port, priority: 1, email: 'uno@example.com' })
    await system.call(api.createOfSystem, { body: given({ ...own, port: ofSystem.port }) })
    await sending(async () => {
      await post(mine.project.id, 'a@example.com')
      await vi.waitFor(
        () => expect(first.received).toMatchObject([{ from: 'uno@example.com' }]),
        soon,
      )
      await first.stop()
      await post(mine.project.id, 'b@example.com')
      await vi.waitFor(() => expect(second.received).toMatchObject([{ to: 'b@example.com' }]), soon)
      await second.stop()
      await post(mine.project.id, 'c@example.com')
      await vi.waitFor(
        () => expect(ofSystem.received).toMatchObject([{ to: 'c@example.com' }]),
        soon,
      )
    })
    await ofSystem.stop()
  })
})
