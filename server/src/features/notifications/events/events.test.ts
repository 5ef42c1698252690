import { notificationRoutes as api } from '@puquio/contract/notifications'
import { sessionRoutes } from '@puquio/contract/session'
import { userRoutes } from '@puquio/contract/users'
import { projectRoutes } from '@puquio/contract/projects'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type BuiltUser,
  buildMember,
  buildProject,
  buildSystemAdmin,
  buildUser,
  insert,
  type Row,
} from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { runJobs } from '../../../../test/run-jobs.ts'
import type { Calls } from '../../../../test/send.ts'
import { hashOf } from '../../../platform/db/sessions.ts'
import { projectScope, systemScope } from '../../../platform/db/scopes/make-scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { notify } from './notify.ts'

let puquio: TestApp
let project: Row
let admin: BuiltUser
let writer: BuiltUser
let reader: BuiltUser
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  const { database } = puquio
  await database.owner.one({}, sql`delete from job`)
  project = await buildProject(database)
  admin = await buildMember(database, project, 'admin')
  writer = await buildMember(database, project, 'write', {
    user: await buildUser(database, { language: 'en' }),
  })
  reader = await buildMember(database, project, 'read')
})

const scopeOf = (userId: number) =>
  projectScope(puquio.database, puquio.clock, {
    projectId: project.id,
    userId,
    permissions: [],
    isSystemAdmin: false,
    timeZone: 'America/Lima',
  })
const values = { plan: 'Aguas 2026', count: 1234, person: 'Rosa Quispe' }
const imported = (by = admin.id, options: object = {}) =>
  notify(scopeOf(by), 'plan-imported', values, { projectId: project.id }, options)
const near = { plan: 'Aguas 2026', count: 3, total: 8, stations: 'PM-01', date: '2026-02-20' }
const isNear = () => notify(scopeOf(admin.id), 'monitoring-near', near, { projectId: project.id })
const tell = () => runJobs(puquio, 'notify')
const listOf = async (calls: Calls, query: object = {}, projectId = project.id) =>
  (await calls.call(api.list, { params: { projectId }, query })).items
const received = async (user: { id: number }, projectId?: number) =>
  listOf(await puquio.signIn(user), {}, projectId)
const mailsTo = ({ email }: BuiltUser) =>
  puquio.database.owner.one<{
    subject: string
    bodyText: string
    projectId: number
    runAt: string
  }>(
    {},
    sql`select m.subject, m.body_text, m.project_id, j.run_at
      from mail m join job j on j.key = m.message_id where m.recipient = ${email}`,
  )
const prefer = (user: BuiltUser, columns: object) =>
  insert(puquio.database, 'notification_preference', {
    userId: user.id,
    high: [1, 2],
    medium: [1, 2],
    low: [1, 2],
    timeZone: 'America/Lima',
    ...columns,
  })

describe('an event', () => {
  test('reaches those whose right it asks for, each in the own language, and not who caused it', async () => {
    await imported(admin.id, { exceptId: admin.id, opens: '/planning-and-monitoring/7' })
    await tell()
    expect(await received(admin)).toEqual([])
    expect(await received(reader)).toEqual([])
    expect(await received(writer)).toMatchObject([
      {
        module: 'plans',
        priority: 3,
        sender: null,
        isForAll: false,
        isSent: false,
        opens: '/planning-and-monitoring/7',
        message: 'Rosa Quispe imported 1,234 monitorings into the plan “Aguas 2026”.',
      },
    ])
    await imported(writer.id)
    await tell()
    expect((await received(admin))[0]?.message).toBe(
      'Rosa Quispe importó al plan «Aguas 2026» 1,234 monitoreos.',
    )
  })

  test('is called by its name, in the language of its reader', async () => {
    await imported(reader.id)
    await tell()
    const eventFor = async (user: BuiltUser) => {
      const calls = await puquio.signIn(user)
      const [told] = await listOf(calls)
      const params = { projectId: project.id, notificationId: told?.id ?? 0 }
      return (await calls.call(api.get, { params })).event
    }
    expect(await eventFor(admin)).toBe('Plan importado')
    expect(await eventFor(writer)).toBe('Plan imported')
  })

  test('is answered by nobody', async () => {
    await imported()
    await tell()
    const asWriter = await puquio.signIn(writer)
    const [told] = await listOf(asWriter)
    const params = { projectId: project.id, notificationId: told?.id ?? 0 }
    expect(await asWriter.refusal(api.reply, { params, body: { message: 'Ya' } })).toMatchObject({
      status: 404,
    })
  })

  test('reaches no guest whose end date has passed, and nobody who cannot sign in', async () => {
    const { database } = puquio
    const guest = (endsOn: string) =>
      buildMember(database, project, 'write', { isGuest: true, endsOn })
    const [gone, today] = [await guest('2026-02-14'), await guest('2026-02-15')]
    const blocked = await buildMember(database, project, 'write', {
      user: await buildUser(database, { blockedAt: '2026-02-01T00:00:00Z' }),
    })
    await imported()
    await tell()
    const rows = await database.owner.one<{ userId: number }>(
      {},
      sql`select user_id from notification_recipient where project_id = ${project.id}`,
    )
    const told = new Set(rows.map(({ userId }) => userId))
    expect(told).toEqual(new Set([admin.id, writer.id, today.id]))
    expect([told.has(gone.id), told.has(blocked.id)]).toEqual([false, false])
  })

  test('is not told of where the transaction fails, and once where it commits', async () => {
    const failing = scopeOf(admin.id).transaction(async (within) => {
      await notify(within, 'plan-imported', values, { projectId: project.id })
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    await imported()
    await tell()
    await tell()
    expect(await received(writer)).toHaveLength(1)
  })

  test('is found by its words in the reader’s language, and answered by nobody', async () => {
    await imported()
    await tell()
    const calls = await puquio.signIn(writer)
    const [found] = await listOf(calls, { search: 'imported 1,234' })
    expect(await listOf(calls, { search: 'importó' })).toEqual([])
    const params = { projectId: project.id, notificationId: found?.id ?? 0 }
    expect(await calls.refusal(api.reply, { params, body: { message: 'Ya' } })).toMatchObject({
      problem: 'NOT_FOUND',
    })
    expect((await calls.call(api.get, { params })).message).toBe(found?.message)
  })

  test('goes by e-mail too, through the project, with what it is in its subject', async () => {
    await isNear()
    await tell()
    expect(await mailsTo(writer)).toMatchObject([
      {
        projectId: project.id,
        subject: `[medium] Near monitorings: ${project['name'] as string}`,
        bodyText: expect.stringContaining('New near monitorings in “Aguas 2026”: 3 of 8.'),
      },
    ])
    expect((await mailsTo(admin))[0]?.bodyText).toContain('El primero es el 20/02/2026')
  })

  test('goes by the methods that a person wants for its priority', async () => {
    await prefer(writer, { medium: [1] })
    await prefer(admin, { medium: [] })
    await isNear()
    await tell()
    expect(await mailsTo(writer)).toEqual([])
    expect(await mailsTo(admin)).toEqual([])
    // It stands in the list in any case.
    expect(await received(admin)).toHaveLength(1)
  })

  test('waits with its e-mail for the end of quiet hours, unless its priority is high', async () => {
    await prefer(writer, { quietFrom: '11:00', quietUntil: '13:30' })
    await isNear()
    const unfulfilled = { ...near, date: '2026-02-10' }
    await notify(scopeOf(admin.id), 'monitoring-unfulfilled', unfulfilled, {
      projectId: project.id,
    })
    await tell()
    const mails = await mailsTo(writer)
    const at = (start: string) => mails.find(({ subject }) => subject.startsWith(start))?.runAt
    expect(at('[medium]')).toBe('2026-02-15T18:30:00.000Z')
    expect(at('[high]')).toMatch(/^2026-02-15T17:00:/)
  })
})

describe('is told of', () => {
  test('another link of a project’s policy, to its members', async () => {
    const calls = await puquio.signIn(admin)
    const set = async (url_policy: string) => {
      const params = { projectId: project.id }
      const { version } = await calls.call(projectRoutes.get, { params })
      await calls.call(projectRoutes.setPolicy, { params, body: { url_policy, version } })
      await tell()
    }
    await set('www.mina.pe/politica')
    await set('www.mina.pe/politica')
    const rows = await puquio.database.owner.one<{ event: string; userId: number }>(
      {},
      sql`select n.event, r.user_id from notification n join notification_recipient r on r.notification_id = n.id
        where n.project_id = ${project.id} order by r.user_id`,
    )
    expect(rows).toEqual(
      [writer.id, reader.id].map((userId) => ({ event: 'policy-changed', userId })),
    )
  })

  test('a new general policy, to everybody, once it is in force', async () => {
    const system = await puquio.signIn(await buildSystemAdmin(puquio.database))
    await system.call(userRoutes.writePolicy, {
      body: {
        title: { es: 'Política 2' },
        content: { es: '<p>Texto</p>' },
        start_date: '2026-03-01T05:00:00.000Z',
      },
    })
    await tell()
    expect(await received(reader)).toEqual([])
    puquio.clock.set('2026-03-01T00:01:00-05:00')
    await tell()
    puquio.clock.set('2026-02-15T12:00:00-05:00')
    expect(await received(reader)).toMatchObject([
      { sender: null, isForAll: false, message: expect.stringContaining('Política 2') },
    ])
    await puquio.database.owner.one({}, sql`delete from policy`)
  })

  test('an activated account: to the administrators of its projects, else to those of the system', async () => {
    const { database } = puquio
    const system = await buildSystemAdmin(database)
    const activate = async (user: BuiltUser) => {
      const token = `t${user.id}`.padEnd(43, 'x')
      await insert(database, 'account_link', {
        userId: user.id,
        kind: 'activation',
        tokenHash: hashOf(token),
        createdAt: '2026-02-15T16:00:00Z',
        expiresAt: '2026-02-16T16:00:00Z',
      })
      const password = 'Agua-clara-1'
      const body = { token, password, repeated: password }
      await puquio.nobody.call(sessionRoutes.activate, { body })
      await tell()
    }
    const unverified = () => buildUser(database, { isActive: false, emailVerifiedAt: null })
    const member = await unverified()
    await buildMember(database, project, 'read', { user: member })
    await activate(member)
    expect(await received(admin)).toMatchObject([
      { module: 'general', message: expect.stringContaining(member.email) },
    ])
    expect(await received(writer)).toEqual([])
    await activate(await unverified())
    const scope = systemScope(database, puquio.clock)
    const rows =
      await scope.rows(sql`select from notification n join notification_recipient r on r.notification_id = n.id
      where n.event = 'user-activated' and n.project_id is null and r.user_id = ${system.id}`)
    expect(rows).toHaveLength(1)
  })
})
