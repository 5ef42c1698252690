import { once } from 'node:events'
import { connect } from 'node:net'
import type { AnyRoute, ProblemBody } from '@puquio/contract'
import { containerRoutes } from '@puquio/contract/containers'
import { mailServerRoutes } from '@puquio/contract/mail-servers'
import { menuRoutes } from '@puquio/contract/menus'
import { accessTokenRoutes } from '@puquio/contract/people/access-tokens'
import { memberRoutes } from '@puquio/contract/people/members'
import { planRoutes } from '@puquio/contract/plans'
import { projectRoutes } from '@puquio/contract/projects'
import { referenceRoutes } from '@puquio/contract/reference'
import { userRoutes } from '@puquio/contract/users'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { lockOf } from '../../src/platform/db/lock.ts'
import { type Sql, sql } from '../../src/platform/db/sql.ts'
import {
  type BuiltUser,
  buildMember,
  buildMine,
  buildSystemAdmin,
  buildUser,
  type Row,
} from '../build.ts'
import { png } from '../changes/png.ts'
import { startTestApp, type TestApp } from '../harness.ts'
import { whileLocked } from '../lock-waits.ts'
import { addressOf, bodyOf, type Calls, callsOf, type SentFile } from '../send.ts'
import { soon } from '../soon.ts'

/** What a sender may who holds a request until the rights for it are gone. */
let puquio: TestApp
let port: number
let project: Row
let asSystem: Calls
let member: BuiltUser
let calls: Calls
beforeAll(async () => {
  puquio = await startTestApp()
  port = Number(new URL(await puquio.listen()).port)
  ;({ project } = await buildMine(puquio.database))
  asSystem = await puquio.signIn(await buildSystemAdmin(puquio.database))
})
afterAll(() => puquio.close())
beforeEach(async () => {
  member = await buildMember(puquio.database, project, 'admin')
  calls = await puquio.signIn(member)
})

type Call = { params?: object; query?: object; body?: object; file?: SentFile }
const on = <T extends object>(rest: T) =>
  ({ projectId: project.id, ...rest }) as { projectId: number } & T

/** Sends all but the last byte, and, when the guard has let it pass and `meanwhile` is done, this one, too. */
async function hold(
  { headers }: Pick<Calls, 'headers'>,
  route: AnyRoute,
  { file, ...input }: Call,
  meanwhile: () => Promise<unknown>,
) {
  const sent = bodyOf(route, input.body, file)
  if (!sent) throw new Error('Nothing to hold')
  const isToken = headers['authorization']?.startsWith('Bearer ')
  const identified = isToken
    ? vi.spyOn(puquio.platform.tokens, 'find')
    : vi.spyOn(puquio.platform.sessions, 'find')
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk))
  const closed = once(socket, 'close')
  const head = {
    host: 'puquio',
    connection: 'close',
    ...headers,
    'content-type': sent.type,
    'content-length': sent.bytes.length,
  }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
  socket.write(
    `${[`${route.method} ${addressOf(route, input)} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`,
  )
  socket.write(sent.bytes.subarray(0, -1))
  await vi.waitFor(() => expect(identified).toHaveBeenCalled(), soon)
  expect(await identified.mock.results[0]?.value).toMatchObject({ kind: 'live' })
  identified.mockRestore()
  await meanwhile()
  socket.write(sent.bytes.subarray(-1))
  await closed
  const [start = '', body = ''] = answer.split('\r\n\r\n')
  const status = Number(start.split(' ')[1])
  return { status, problem: /"problem":"(\w+)"/.exec(body)?.[1] ?? null }
}

const remove = () => asSystem.call(memberRoutes.remove, { params: on({ memberId: member.id }) })
const deactivate = () => asSystem.call(userRoutes.deactivate, { params: { userId: member.id } })
const gone = { status: 404, problem: 'NOT_FOUND' }
const named = (name: string) => ({ params: on({ list: 'components' }), body: { name } })
async function names(): Promise<string> {
  const rows = await puquio.database.owner.one<{ name: string }>(
    {},
    sql`select name from environmental_component`,
  )
  return rows.map(({ name }) => name).join()
}
const person = { last_name: 'Quispe', phone: null, position: null, language: 'es' as const }
const server = {
  server: '8.8.8.8',
  port: 587,
  email: 'avisos@example.com',
  ssl: false,
  tls: true,
  priority: 1,
  size: 10,
  status: true,
}
const token = { name: 'Script', scope: 'write' as const, days: 9 }
const projectEdit = {
  name: 'Suya',
  business: 'Suya',
  color: '#102030',
  wetStartsMonth: 12,
  dryStartsMonth: 5,
  version: 1,
}
const folder = { id: null, depth: 0, kind: 'folder', alias: null, boardId: null, url: null }

describe('a request whose last byte comes late', () => {
  test('is served where nothing has changed', async () => {
    const answer = await hold(calls, referenceRoutes.create, named('Rocío'), async () => undefined)
    expect(answer).toEqual({ status: 200, problem: null })
    expect(await names()).toContain('Rocío')
  })

  test('makes nobody a system administrator again', async () => {
    const administrator = await buildSystemAdmin(puquio.database)
    const asOne = await puquio.signIn(administrator)
    const params = { userId: administrator.id }
    const body = (admin: boolean, version: number) => ({ name: 'Eva', ...person, admin, version })
    const again = { params, body: body(true, 2) }
    const answer = await hold(asOne, userRoutes.edit, again, () =>
      asSystem.call(userRoutes.edit, { params, body: body(false, 1) }),
    )
    expect(answer).toEqual({ status: 403, problem: 'ACCESS_DENIED' })
  })

  test.each<[string, AnyRoute, Call]>([
    ['the project', projectRoutes.edit, { body: projectEdit }],
    [
      'the menu',
      menuRoutes.set,
      { body: { entries: [{ ...folder, label: 'Aguas' }], version: 1 } },
    ],
    ['mail servers', mailServerRoutes.create, { body: server }],
    ['access tokens', accessTokenRoutes.create, { body: token }],
    ['the logo', projectRoutes.setLogo, { file: { name: 'logo.png', bytes: png } }],
  ])('changes nothing of %s after removal', async (_, route, call) => {
    expect(await hold(calls, route, { params: on({}), ...call }, remove)).toEqual(gone)
  })

  test('changes nothing after deactivation', async () => {
    const answer = await hold(calls, referenceRoutes.create, named('Helada'), deactivate)
    expect(answer).toEqual({ status: 401, problem: 'NO_VALID_TOKEN' })
    expect(await names()).not.toContain('Helada')
  })

  test('changes nothing by a token that was revoked', async () => {
    const { token: text, made } = await calls.call(accessTokenRoutes.create, {
      params: on({}),
      body: token,
    })
    const headers = { authorization: `Bearer ${text}` }
    const revoke = () => calls.call(accessTokenRoutes.revoke, { params: on({ tokenId: made.id }) })
    const answer = await hold({ headers }, referenceRoutes.create, named('Granizo'), revoke)
    expect(answer).toEqual({ status: 401, problem: 'NO_VALID_TOKEN' })
    expect(await names()).not.toContain('Granizo')
  })

  test('of a part of a file is refused', async () => {
    const body = {
      type: 'evidence' as const,
      folderId: null,
      name: 'acta.pdf',
      bytes: 9,
      modifiedMs: 1_700_000_000_000,
      onSameName: 'both' as const,
    }
    const { id } = await calls.call(containerRoutes.beginUpload, { params: on({}), body })
    const part = {
      params: on({ uploadId: id }),
      query: { offset: 0 },
      file: { name: body.name, bytes: '%PDF-1.4\n' },
    }
    expect(await hold(calls, containerRoutes.uploadPart, part, remove)).toEqual(gone)
  })
})

/** The guard has let the request pass, and is told of the change later than the transaction begins. */
describe('a right that is taken away in this moment', () => {
  const removal = () => sql`with gone as (delete from project_member
      where project_id = ${project.id} and user_id = ${member.id} returning user_id)
    select user_id, ${lockOf('members', project.id)} from gone`
  const demotion = ({ id }: BuiltUser) =>
    sql`update app_user set is_system_admin = false where id = ${id}`
  const sentDuring = async (change: Sql, by: Calls, route: AnyRoute, input: Call) => {
    const work = () => by.send(route, input)
    const answer = await whileLocked(puquio.database, change, { waiting: 1, work })
    return { status: answer.statusCode, problem: answer.json<ProblemBody>().problem }
  }
  const denied = { status: 403, problem: 'ACCESS_DENIED' }
  const membership = { permissions: [1], isGuest: false, endsOn: null }

  test.each<[string, AnyRoute, Call]>([
    ['access tokens', accessTokenRoutes.create, { body: token }],
    [
      'members',
      memberRoutes.create,
      { body: { name: 'Eva', email: 'eva@example.com', ...person, ...membership } },
    ],
    ['mail servers', mailServerRoutes.create, { body: server }],
    ['another name', projectRoutes.edit, { body: projectEdit }],
    ['policy link', projectRoutes.setPolicy, { body: { url_policy: null, version: 1 } }],
    ['menu', menuRoutes.set, { body: { entries: [{ ...folder, label: 'Aguas' }], version: 1 } }],
  ])('makes no %s of a project', async (_, route, call) => {
    const input = { params: on({}), ...call }
    expect(await sentDuring(removal(), calls, route, input)).toEqual(denied)
  })

  test('hides no menu from a member', async () => {
    const other = await buildMember(puquio.database, project, 'read')
    const input = { params: on({ memberId: other.id }), body: { hidden: [] } }
    expect(await sentDuring(removal(), calls, menuRoutes.setHidden, input)).toEqual(denied)
  })

  test('lets nobody back in, and publishes no policy', async () => {
    const out = await buildUser(puquio.database, { isActive: false })
    const params = { userId: out.id }
    const inEach = { es: 'Otra', en: 'Otra', fr: 'Otra', pt: 'Otra' }
    const version = { title: inEach, content: inEach, start_date: '2026-03-01T00:00:00.000Z' }
    for (const [route, input] of [
      [userRoutes.activate, { params }],
      [userRoutes.unblock, { params }],
      [userRoutes.block, { params, body: { reason: 'No' } }],
      [userRoutes.deactivate, { params: { userId: member.id } }],
      [userRoutes.writePolicy, { body: version }],
    ] as const) {
      const administrator = await buildSystemAdmin(puquio.database)
      const by = await puquio.signIn(administrator)
      expect([route.path, await sentDuring(demotion(administrator), by, route, input)]).toEqual([
        route.path,
        denied,
      ])
    }
  })

  test('makes no administrator and no mail server of the system', async () => {
    const edit = {
      params: { userId: member.id },
      body: { name: 'Eva', ...person, admin: true, version: 1 },
    }
    for (const [route, input] of [
      [userRoutes.edit, edit],
      [mailServerRoutes.createOfSystem, { body: server }],
    ] as const) {
      const administrator = await buildSystemAdmin(puquio.database)
      const by = await puquio.signIn(administrator)
      expect(await sentDuring(demotion(administrator), by, route, input)).toEqual(denied)
    }
  })

  test('leaves no access token that works once the person is a member again', async () => {
    const creations = Array.from({ length: 12 }, () =>
      calls.send(accessTokenRoutes.create, { params: on({}), body: token }),
    )
    const [, ...answers] = await Promise.all([remove(), ...creations])
    const made = answers.filter(({ statusCode }) => statusCode === 200)
    await buildMember(puquio.database, project, 'admin', { user: member })
    await puquio.platform.sessions.forget(member.id)
    for (const answer of made) {
      const { token: text } = answer.json<{ token: string }>()
      const by = callsOf(puquio.app, { authorization: `Bearer ${text}` })
      expect((await by.send(planRoutes.list, { params: on({}) })).statusCode).toBe(401)
    }
  })
})
