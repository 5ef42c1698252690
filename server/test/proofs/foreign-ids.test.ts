import { createHash } from 'node:crypto'
import { seededInteger, seededRandom } from '@puquio/domain/test/seeded-random'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { openPlatform } from '../../src/platform/open-platform.ts'
import type { Platform } from '../../src/platform/platform.ts'
import { buildMember, buildPolicy, buildSystemAdmin, buildUser, insert } from '../build.ts'
import { startTestApp, type TestApp } from '../harness.ts'
import { type Calls, callsOf, type Sent } from '../send.ts'
import { buildEverything, type Everything } from './build-everything.ts'
import { buildToken } from './build-token.ts'
import { allRoutes, type ForeignCall, foreignCalls } from './foreign-calls.ts'

const isFull = process.env['PUQUIO_PROVE'] === 'full'
const count = isFull ? 20_000 : 2 * allRoutes.length
const batch = 400
const seed = 20_260_215

/**
 * Calls of every route that name things of a project that is not the caller's, by chance in path, query and
 * body. Half of them reach the application bound by the policies, half one that is not, so that neither
 * layer hides a hole in the other.
 */
let puquio: TestApp
let unbound: { platform: Platform; app: FastifyInstance }
let owner: pg.Client
let mine: Everything
let other: Everything
let tables: { table: string; column: string }[]
let people: Record<string, { id: number }>
let tokens: Record<string, string>

beforeAll(async () => {
  puquio = await startTestApp()
  puquio.clock.hold()
  const { database, platform, urls } = puquio
  owner = new pg.Client(urls.owner)
  await owner.connect()
  mine = await buildEverything(platform)
  other = await buildEverything(platform)
  const { project } = mine
  const guest = { isGuest: true, endsOn: '2026-03-01' }
  const removed = await buildMember(database, project, 'read')
  const ended = await buildMember(database, project, 'write', { ...guest, endsOn: '2026-02-14' })
  const ofBoth = await buildMember(database, project, 'admin')
  await buildMember(database, other.project, 'admin', { user: ofBoth })
  const blocked = await buildUser(database, { blockedAt: '2026-01-01T00:00:00Z' })
  const unaccepted = await buildMember(database, project, 'admin')
  people = {
    ofNoProject: await buildUser(database),
    reader: mine.member,
    writer: await buildMember(database, project, 'write'),
    auditor: await buildMember(database, project, 'audit'),
    admin: mine.admin,
    guest: await buildMember(database, project, 'write', guest),
    ended,
    removed,
    blocked: await buildMember(database, project, 'admin', { user: blocked }),
    unaccepted,
    system: await buildSystemAdmin(database),
  }
  const policy = await buildPolicy(database)
  for (const { id: userId } of [...Object.values(people), ofBoth])
    for (const { id: projectId } of userId === unaccepted.id ? [] : [project, other.project])
      await insert(database, 'policy_acceptance', {
        projectId,
        userId,
        policyId: policy.id,
        acceptedAt: '2026-02-01T00:00:00Z',
      })
  const tokenOf = async (user: { id: number }, scope: string) =>
    (await buildToken(database, { project, user }, { scope })).text
  tokens = {
    'reading token': await tokenOf(mine.admin, 'read'),
    'writing token': await tokenOf(mine.admin, 'write'),
    'token of one of two projects': await tokenOf(ofBoth, 'write'),
    'token of a guest that ended': await tokenOf(ended, 'write'),
    'token of a removed member': await tokenOf(removed, 'write'),
  }
  await owner.query('delete from project_member where user_id = $1', [removed.id])
  await nameForeignTexts()
  const owners = {
    ...platform,
    appUrl: urls.owner,
    ownerUrl: urls.owner,
    telemetryUrl: urls.telemetry,
  }
  const opened = { ...(await openPlatform(owners)), files: platform.files }
  unbound = { platform: opened, app: await buildApp(opened) }
  const { rows } = await owner.query<{ table: string }>(`
    select c.relname as table from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'project_id'
    order by 1`)
  tables = [
    { table: 'project', column: 'id' },
    ...rows.map(({ table }) => ({ table, column: 'project_id' })),
  ]
})
afterAll(async () => {
  await owner.end()
  await unbound.app.close()
  await unbound.platform.database.close()
  await puquio.close()
})

/** Texts that both projects have alike would not show from which of them they were read. */
async function nameForeignTexts() {
  for (const [table, column] of [
    ['notification', 'message'],
    ['notification_reply', 'message'],
    ['stored_file', 'name'],
    ['page_visit', 'title'],
    ['favourite', 'title'],
    ['mail', 'subject'],
    ['plan_import', 'file_name'],
    ['station', 'name'],
    ['access_token', 'name'],
    ['menu_item', 'alias'],
    ['mail_server', 'server'],
    ['project', 'business'],
  ])
    await owner.query(
      `update ${table} set ${column} = 'ajeno-${table}-${column}' where ${table === 'project' ? 'id' : 'project_id'} = $1`,
      [other.project.id],
    )
}

/** What each table holds of the foreign project. */
async function contents(): Promise<Record<string, string>> {
  const each = tables.map(
    ({ table, column }) =>
      `select '${table}' as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash
      from "${table}" t where ${column} = ${other.project.id}`,
  )
  const { rows } = await owner.query<{ name: string; hash: string }>(each.join(' union all '))
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}

/** Texts that only rows of the foreign project have. */
async function foreignTexts(): Promise<string[]> {
  const each = (condition: string) =>
    tables
      .map(
        ({ table, column }) =>
          `select c.value from "${table}" t, jsonb_each_text(to_jsonb(t)) c where ${column} ${condition}`,
      )
      .join(' union ')
  const id = other.project.id
  const { rows } = await owner.query<{ value: string }>(
    `(${each(`= ${id}`)}) except (${each(`is distinct from ${id}`)})`,
  )
  return rows
    .map(({ value }) => value)
    .filter((value) => value !== null && value.length >= 8 && /[a-z-]{3}/i.test(value))
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** A project's routes alone: the whole system is the system administrator's. */
const isCallersTo = (caller: string, { route, params }: ForeignCall) =>
  caller !== 'system' ||
  (route.access.startsWith('project:') && params['projectId'] === mine.project.id)

test(`of ${count} calls that name things of another project none reads or changes anything of it`, {
  timeout: 60_000 + count * 100,
}, async () => {
  const random = seededRandom(seed)
  const nextCall = foreignCalls(mine, other, seed)
  const before = await contents()
  const texts = await foreignTexts()
  const { rows } = await owner.query<{ hash: string }>(
    `select encode(sha256, 'hex') as hash from stored_file where project_id = $1`,
    [other.project.id],
  )
  const files = rows.map(({ hash }) => hash)
  expect(texts.length).toBeGreaterThan(30)
  expect(files.length).toBeGreaterThan(0)

  const callers = [...Object.keys(people), ...Object.keys(tokens), 'nobody']
  const statuses: Record<number, number> = {}
  const faults: string[] = []
  let unread = 0

  const check = (said: string, sent: string, answer: Sent) => {
    statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1
    if (answer.statusCode === 500) faults.push(`${said} fails`)
    // What the caller named is no news to them.
    const read = texts.filter((text) => answer.body.includes(text) && !sent.includes(text))
    if (read.length > 0) faults.push(`${said} reads ${read.join(', ')}`)
    if (answer.rawPayload && files.includes(hashOf(answer.rawPayload)))
      faults.push(`${said} reads a file`)
  }

  async function sendBatch(size: number) {
    // One that signs out does so for its batch alone.
    const headers: Record<string, Record<string, string>> = { nobody: {} }
    for (const [caller, user] of Object.entries(people))
      headers[caller] = (await puquio.signIn(user)).headers
    for (const [caller, token] of Object.entries(tokens))
      headers[caller] = { authorization: `Bearer ${token}` }
    const done: string[] = []
    const work = Array.from({ length: size }, () => {
      const call = nextCall()
      const fit = callers.filter((caller) => isCallersTo(caller, call))
      const caller = fit[seededInteger(random, 0, fit.length - 1)] as string
      return { call, caller, app: random() < 0.5 ? puquio.app : unbound.app }
    })
    const sendNext = async () => {
      for (let one = work.shift(); one; one = work.shift()) {
        const { name, route, ...input } = one.call
        const calls: Calls = callsOf(one.app, headers[one.caller])
        const file = route.kind === 'upload' || route.kind === 'bytes' ? { file: png } : {}
        const answer = await calls.send(route, input, file)
        const sent = JSON.stringify(input)
        const said = `${one.app === puquio.app ? '' : 'unbound '}${one.caller} ${name} ${sent}`
        check(said, sent, answer)
        if (answer.statusCode === 422) unread++
        else if (answer.statusCode < 400) done.push(said)
      }
    }
    await Promise.all([sendNext(), sendNext(), sendNext()])
    const after = await contents()
    const changed = tables.filter(({ table }) => after[table] !== before[table])
    if (changed.length > 0)
      faults.push(
        `${changed.map(({ table }) => table).join(', ')} changed by one of:\n${done.join('\n')}`,
      )
  }

  for (let sent = 0; sent < count && faults.length === 0; sent += batch)
    await sendBatch(Math.min(batch, count - sent))
  expect(faults).toEqual([])
  // Most are understood, and refused for whose they are.
  expect(unread).toBeLessThan(count / 4)
  expect(statuses[404]).toBeGreaterThan(count / 4)
  expect(statuses[200]).toBeGreaterThan(0)
})

const png = {
  name: 'foto.png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}
