import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { mailServerRoutes as api } from '@puquio/contract/mail-servers'
import { menuRoutes } from '@puquio/contract/menus'
import { projectRoutes } from '@puquio/contract/projects'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { accountScope } from '../../src/platform/db/scopes/account-scope.ts'
import { projectScope } from '../../src/platform/db/scopes/make-scope.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { startJobs } from '../../src/platform/jobs/runner.ts'
import { compose } from '../../src/platform/mail/compose.ts'
import { sendsMails } from '../../src/platform/mail/send-mail.ts'
import { readNetwork } from '../../src/platform/outbound/allowed-address.ts'
import { openOutbound } from '../../src/platform/outbound/outbound.ts'
import type { Platform } from '../../src/platform/platform.ts'
import { openWhatsapp } from '../../src/platform/whatsapp/whatsapp.ts'
import { buildMine, buildSystemAdmin, insert } from '../build.ts'
import { startTestApp, type TestApp } from '../harness.ts'
import { type Calls, callsOf } from '../send.ts'
import { whatsappAccount } from '../whatsapp-stage.ts'
import { type Target, targets as allTargets } from './outbound-targets.ts'

/** In full every target; else each fourth, another one of each way of writing. */
const targets =
  process.env['PUQUIO_PROVE'] === 'full' ? allTargets : allTargets.filter((_, at) => at % 4 === 0)

let puquio: TestApp
let app: FastifyInstance
let platform: Platform
let mine: Awaited<ReturnType<typeof buildMine>>
let admin: Calls
let system: Calls

/** Where connections were begun, but for those to the database; none of them gets anywhere. */
const connections: string[] = []
/** How often each name was resolved. */
const asked = new Map<string, number>()
let answers: Target['answers']

/** A resolver on the attacker's side: a text that is no known name leads to this machine. */
async function resolve(host: string) {
  const times = asked.get(host) ?? 0
  asked.set(host, times + 1)
  const said = answers?.[Math.min(times, answers.length - 1)] ?? ['127.0.0.1']
  return said.map((address) => ({ address }))
}

beforeAll(async () => {
  puquio = await startTestApp()
  const { database } = puquio
  mine = await buildMine(database)
  platform = { ...puquio.platform, outbound: openOutbound([], resolve) }
  app = await buildApp(platform)
  admin = callsOf(app, (await puquio.signIn(mine.admin)).headers)
  system = callsOf(app, (await puquio.signIn(await buildSystemAdmin(database))).headers)
  const { port: portOfDatabase } = new URL(puquio.urls.app)
  const connect = Socket.prototype.connect
  vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...args) {
    const { host, port, path } = asOptions(args)
    const isDatabase = path !== undefined || String(port) === portOfDatabase
    if (isDatabase) return connect.apply(this, args)
    connections.push(`${String(host)}:${String(port)}`)
    setImmediate(() => this.destroy(Object.assign(new Error('No way'), { code: 'ECONNREFUSED' })))
    return this
  })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await app.close()
  await puquio.close()
})
/** A socket takes a port and a host, a path, or both by name, which `net` wraps. */
function asOptions(args: unknown[]): { host?: unknown; port?: unknown; path?: unknown } {
  const [first, second] = args
  if (Array.isArray(first)) return asOptions(first)
  if (typeof first === 'number') return { port: first, host: second }
  return typeof first === 'string' ? { path: first } : (first as object)
}
beforeEach(() => {
  connections.length = 0
})

const given = (server: string) => ({
  server,
  port: 2525,
  email: 'avisos@mina.example.com',
  ssl: false,
  tls: false,
  priority: 1,
  size: 10,
  status: true,
})
const aim = (target: Target, from = 0) => {
  answers = target.answers
  asked.clear()
  asked.set(target.host, from)
}

const places = [
  {
    name: 'a project',
    idOf: () => mine.project.id,
    calls: () => admin,
    on: () => ({ projectId: mine.project.id }),
    routes: api,
  },
  {
    name: 'the system',
    idOf: () => null,
    calls: () => system,
    on: () => ({}),
    routes: {
      create: api.createOfSystem,
      edit: api.editOfSystem,
      test: api.testOfSystem,
      remove: api.removeOfSystem,
    },
  },
]

const stored = (projectId: number | null, server: string) => {
  const { size, status, ...columns } = given(server)
  const row = { projectId, ...columns, sizeMb: size, isActive: status }
  return insert(puquio.database, 'mail_server', row)
}
const removeAll = () => puquio.database.owner.one({}, sql`delete from mail_server`)
const isRebinding = ({ answers: all }: Target) => (all?.length ?? 0) > 1

test('there are 150 targets, and connections are counted', async () => {
  expect(new Set(allTargets.map(({ host }) => host)).size).toBe(allTargets.length)
  expect(allTargets.length).toBeGreaterThanOrEqual(150)
  aim({ host: 'mail.example.com', answers: [['8.8.8.8']] })
  const { id } = await stored(mine.project.id, 'mail.example.com')
  const params = { projectId: mine.project.id, mailServerId: id }
  expect(await admin.refusal(api.test, { params })).toMatchObject({ problem: 'MAIL_NOT_SENT' })
  expect(connections).toEqual(['8.8.8.8:2525'])
  await removeAll()
})

test.each(places)(
  'no mail server of $name stands at one, and none is tried',
  { timeout: 180_000 },
  async ({ idOf, calls, on, routes }) => {
    const reached: string[] = []
    for (const target of targets) {
      const refused = async (send: ReturnType<Calls['send']>, says: string) => {
        const { statusCode } = await send
        if (statusCode < 400) reached.push(`${target.host}: ${says}`)
      }
      const body = given(target.host)
      aim(target)
      const made = await calls().send(routes.create, { params: on(), body })
      if (made.statusCode < 400 && !isRebinding(target)) reached.push(`${target.host}: created`)
      await removeAll()
      aim(target, isRebinding(target) ? 1 : 0)
      const before = await stored(idOf(), '8.8.8.8')
      const params = { ...on(), mailServerId: before.id }
      await refused(calls().send(routes.edit, { params, body: { ...body, version: 1 } }), 'edited')
      await removeAll()
      // As one that was stored while its name led elsewhere.
      const one = { ...on(), mailServerId: (await stored(idOf(), target.host)).id }
      await refused(calls().send(routes.test, { params: one }), 'tried')
      await removeAll()
    }
    expect(reached).toEqual([])
    expect(connections).toEqual([])
  },
)

test.each(places)('no mail of $name leaves by one', { timeout: 60_000 }, async ({ idOf }) => {
  const { database, clock } = puquio
  answers = [['127.0.0.1']]
  // A server's name is unique without regard to its case.
  const hosts = new Set(targets.map(({ host }) => host.toLowerCase()))
  for (const host of hosts) await stored(idOf(), host)
  const mail = compose({ to: 'a@example.com', subject: 's', before: ['Hola'], after: [] })
  const post = (scope: Parameters<typeof platform.outbox.post>[0]) =>
    platform.outbox.post(scope, mail)
  const projectId = idOf()
  const scope = { userId: mine.admin.id, permissions: [], isSystemAdmin: false }
  if (projectId === null) await accountScope(database, clock).transaction(post)
  else
    await projectScope(database, clock, {
      ...scope,
      projectId,
      timeZone: 'America/Lima',
    }).transaction(post)
  const jobs = await startJobs(platform, [sendsMails(platform)], { pollMs: 30 })
  const errors = () =>
    database.owner.one<{ error: string | null }>(
      {},
      sql`select last_error as error from job where kind = 'send-mail'`,
    )
  try {
    await vi.waitFor(
      async () =>
        expect((await errors()).map(({ error }) => error)).toEqual([
          expect.stringContaining('ADDRESS_NOT_ALLOWED'),
        ]),
      { timeout: 30_000, interval: 50 },
    )
  } finally {
    await jobs.stop()
  }
  expect(connections).toEqual([])
  await database.owner.one({}, sql`delete from job`)
  await removeAll()
})

const addressOf = ({ host }: Target) => {
  const isBareIpv6 = host.includes(':') && /^[\da-f:.]+$/i.test(host)
  return URL.parse(`http://${isBareIpv6 ? `[${host}]` : host}:8080`)
}
const message = { to: '51987654321', template: 'a', language: 'es', parameters: [] } as const

test('no message of WhatsApp goes to one', async () => {
  let sent = 0
  for (const target of targets) {
    const apiUrl = addressOf(target)?.origin
    if (!apiUrl) continue
    aim(target, isRebinding(target) ? 1 : 0)
    answers = target.answers ?? [['127.0.0.1']]
    const whatsapp = openWhatsapp({ whatsapp: { ...whatsappAccount, apiUrl } }, platform.outbound)
    await expect(whatsapp?.send(message)).rejects.toThrow('ADDRESS_NOT_ALLOWED')
    sent++
  }
  expect(sent).toBeGreaterThan(targets.length / 2)
  expect(connections).toEqual([])
})

test('links of menus and policies are stored, and never opened by the server', async () => {
  const params = { projectId: mine.project.id }
  const link = { id: null, depth: 0, kind: 'link', label: 'Enlace', alias: null, boardId: null }
  const statuses = new Set<number>()
  for (const target of targets) {
    aim(target)
    const { version } = await admin.call(menuRoutes.get, { params })
    const body = { entries: [{ ...link, url: addressOf(target)?.href ?? target.host }], version }
    statuses.add((await admin.send(menuRoutes.set, { params, body })).statusCode)
  }
  expect(statuses).toEqual(new Set([204, 422]))
  const policy = { url_policy: 'https://inside-0.example.com/politica', version: 1 }
  await admin.call(projectRoutes.setPolicy, { params, body: policy })
  expect(connections).toEqual([])
})

test('a server that is allowed and sends on to one that is not is not followed', async () => {
  vi.restoreAllMocks()
  let inside = 0
  let outside = 0
  const secret = createServer((_request, answer) => {
    inside++
    answer.end('{"messages":[{"id":"x"}]}')
  }).listen(0, '127.0.0.2')
  await once(secret, 'listening')
  const { port } = secret.address() as AddressInfo
  for (const status of [301, 302, 303, 307, 308]) {
    const open = createServer((_request, answer) => {
      outside++
      answer.writeHead(status, { location: `http://127.0.0.2:${port}/` }).end()
    }).listen(0, '127.0.0.1')
    await once(open, 'listening')
    const apiUrl = `http://127.0.0.1:${(open.address() as AddressInfo).port}`
    const door = openOutbound([readNetwork('127.0.0.1')])
    const whatsapp = openWhatsapp({ whatsapp: { ...whatsappAccount, apiUrl } }, door)
    await expect(whatsapp?.send(message)).rejects.toThrow(String(status))
    open.close()
  }
  secret.close()
  expect([outside, inside]).toEqual([5, 0])
})
