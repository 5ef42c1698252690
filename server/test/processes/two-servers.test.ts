import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memberRoutes } from '@puquio/contract/people/members'
import { notificationRoutes, type StreamEvent } from '@puquio/contract/notifications'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { systemClock } from '../../src/platform/clock.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { type BuiltUser, buildMember, buildProject, insert, type Row } from '../build.ts'
import { startTestApp, type TestApp } from '../harness.ts'
import { type SmtpStage, startSmtp } from '../mail/smtp-stage.ts'
import { soon } from '../soon.ts'

/** Two server processes on one database, as an installation with DATABASE_URL may have. */
let puquio: TestApp
let folder: string
let project: Row
let reader: BuiltUser
let adminHeaders: Record<string, string>
let readerHeaders: Record<string, string>
let smtp: SmtpStage
let hanging: SmtpStage
let first: Server
let second: Server
const children: ChildProcess[] = []

type Server = { address: string; child: ChildProcess }
async function startServer(): Promise<Server> {
  const script = join(import.meta.dirname, 'server-process.ts')
  const child = fork(script, [...Object.values(puquio.urls), folder, 'jobs'])
  children.push(child)
  const [address] = (await once(child, 'message')) as [string]
  return { address, child }
}

beforeAll(async () => {
  // The servers have the clock of the machine, by which the sessions are made.
  puquio = await startTestApp({ now: systemClock.now().toISOString() })
  folder = mkdtempSync(join(tmpdir(), 'puquio-two-'))
  const { database } = puquio
  project = await buildProject(database)
  const admin = await buildMember(database, project, 'admin')
  reader = await buildMember(database, project, 'read')
  adminHeaders = (await puquio.signIn(admin)).headers
  readerHeaders = (await puquio.signIn(reader)).headers
  smtp = await startSmtp()
  hanging = await startSmtp({ isSilent: true })
  await insert(database, 'mail_server', {
    projectId: project.id,
    server: '127.0.0.1',
    port: hanging.port,
    email: 'avisos@mina.example.com',
    ssl: false,
    tls: false,
    priority: 1,
    sizeMb: 10,
    isActive: true,
  })
  first = await startServer()
}, 60_000)
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await smtp.stop()
  await hanging.stop()
  await puquio.close()
  rmSync(folder, { recursive: true, force: true })
})

const call = (
  { address }: Server,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: object,
) =>
  fetch(`${address}${path.replace(':projectId', String(project.id))}`, {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
const sendAt = async (server: Server, methods: number[]) => {
  const written = { priority: 2, module: 'general', message: 'Simulacro', methods }
  const body = { ...written, userIds: [reader.id] }
  const answer = await call(server, 'POST', notificationRoutes.send.path, adminHeaders, body)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { id: number }).id
}
async function listenAt({ address }: Server) {
  const url = `${address}${notificationRoutes.stream.path}`
  const request = get(url, { headers: { cookie: readerHeaders['cookie'] ?? '' }, agent: false })
  request.on('error', () => undefined)
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  const events: StreamEvent[] = []
  answer.setEncoding('utf8').on('data', (chunk: string) => {
    for (const [, data = ''] of chunk.matchAll(/^data: (.*)$/gm)) events.push(JSON.parse(data))
  })
  answer.on('error', () => undefined)
  await vi.waitFor(() => expect(events).toEqual([{ kind: 'beat' }]), soon)
  return { events, close: () => request.destroy() }
}

test('what one process does holds in the other at once, and a killed one’s job is taken up', async () => {
  // Only the first runs yet, so that the job is its own.
  await sendAt(first, [2])
  await vi.waitFor(() => expect(hanging.connections()).toBe(1), soon)
  second = await startServer()

  const stream = await listenAt(second)
  const id = await sendAt(first, [1])
  await vi.waitFor(
    () => expect(stream.events).toContainEqual({ kind: 'notification', id, projectId: project.id }),
    soon,
  )
  stream.close()

  const list = () => call(second, 'GET', notificationRoutes.list.path, readerHeaders)
  expect((await list()).status).toBe(200)
  const member = memberRoutes.remove.path.replace(':memberId', String(reader.id))
  expect((await call(first, 'DELETE', member, adminHeaders)).status).toBe(200)
  // Told by NOTIFY, which takes milliseconds; kept without it, it would hold for 30 s.
  await vi.waitFor(async () => expect((await list()).status).toBe(404), soon)

  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  await puquio.database.owner.one(
    {},
    sql`update mail_server set port = ${smtp.port} where project_id = ${project.id}`,
  )
  await vi.waitFor(() => expect(smtp.received.map(({ to }) => to)).toEqual([reader.email]), {
    ...soon,
    timeout: 60_000,
  })
}, 120_000)
