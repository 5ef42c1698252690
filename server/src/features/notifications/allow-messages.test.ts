import { notificationRoutes as api } from '@puquio/contract/notifications'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type BuiltUser,
  buildMember,
  buildProject,
  buildSystemAdmin,
  insert,
  type Row,
} from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { buildNotifiedProject } from '../../../test/notified-project.ts'
import type { Calls } from '../../../test/send.ts'
import { projectScope } from '../../platform/db/scopes/make-scope.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let project: Row
let admin: BuiltUser
let anna: BuiltUser
let asAdmin: Calls
let asAnna: Calls
let asLuis: Calls
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  ;({ project, admin, anna, asAdmin, asAnna, asLuis } = await buildNotifiedProject(puquio))
})

const params = () => ({ projectId: project.id })
const on = (notificationId: number) => ({ ...params(), notificationId })
const written = { priority: 1, module: 'monitoring', message: 'Mañana no se muestrea' } as const
const send = () =>
  asAdmin.call(api.send, { params: params(), body: { ...written, methods: [1], userIds: null } })

describe('how much is written', () => {
  test('a recipient answers one notification 20 times an hour and 100 times a day', async () => {
    const { id } = await send()
    const reply = { params: on(id), body: { message: 'Sí' } }
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => asAnna.send(api.reply, reply)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(20)
    expect(answers.find(({ statusCode }) => statusCode !== 204)?.json()).toMatchObject({
      status: 429,
      problem: 'TOO_MANY_MESSAGES',
      params: { max: 20, hours: 1 },
    })
    await asLuis.call(api.reply, reply)
    const next = await send()
    await asAnna.call(api.reply, { ...reply, params: on(next.id) })
    await puquio.database.owner.one(
      {},
      sql`insert into notification_reply (project_id, notification_id, user_id, sender_id, message, created_at)
        select ${project.id}, ${id}, ${anna.id}, ${admin.id}, 'Sí', ${'2026-02-15T01:00:00-05:00'}::timestamptz
        from generate_series(1, 80)`,
    )
    expect(await asAnna.refusal(api.reply, reply)).toMatchObject({
      problem: 'TOO_MANY_MESSAGES',
      params: { max: 100, hours: 24 },
    })
  })

  test('an ADMIN sends as many an hour to a project as the setting says, a system administrator more', async () => {
    const { config } = puquio.platform
    const max = config.notificationsPerHour
    config.notificationsPerHour = 3
    try {
      const body = { ...written, methods: [1 as const], userIds: [anna.id] }
      const all = await Promise.all(
        Array.from({ length: 6 }, () => asAdmin.send(api.send, { params: params(), body })),
      )
      expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
      for (const refusal of [
        asAdmin.refusal(api.send, { params: params(), body }),
        asAdmin.refusal(api.sendToProjects, {
          body: { ...written, methods: [1], projectIds: [project.id] },
        }),
      ])
        expect(await refusal).toMatchObject({
          problem: 'TOO_MANY_MESSAGES',
          params: { max: 3, hours: 1 },
        })
      const system = await puquio.signIn(await buildSystemAdmin(puquio.database))
      for (let n = 0; n < 4; n++) await system.call(api.send, { params: params(), body })
      puquio.clock.advance(3_600_000)
      asAdmin = await puquio.signIn(admin)
      await asAdmin.call(api.send, { params: params(), body })
    } finally {
      config.notificationsPerHour = max
    }
  })

  test('to all projects together an ADMIN sends five times as many, whatever projects they make', async () => {
    const { config } = puquio.platform
    const max = config.notificationsPerHour
    config.notificationsPerHour = 2
    try {
      const own: Row[] = []
      for (let n = 0; n < 6; n++) {
        const made = await buildProject(puquio.database)
        await buildMember(puquio.database, made, 'admin', { user: admin })
        await buildMember(puquio.database, made, 'read', { user: anna })
        own.push(made)
      }
      await puquio.platform.sessions.forgetAll()
      const body = { ...written, methods: [1 as const], userIds: null }
      const all = await Promise.all(
        own.flatMap(({ id: projectId }) =>
          [1, 2].map(() => asAdmin.send(api.send, { params: { projectId }, body })),
        ),
      )
      expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
      expect(all.find(({ statusCode }) => statusCode !== 200)?.json()).toMatchObject({
        problem: 'TOO_MANY_MESSAGES',
        params: { max: 10, hours: 1 },
      })
    } finally {
      config.notificationsPerHour = max
    }
  })

  test('answers and recipients are read in pages of 50, the latest answers first', async () => {
    const { id } = await send()
    const { one } = puquio.database.owner
    await one(
      {},
      sql`insert into notification_reply (project_id, notification_id, user_id, sender_id, message, created_at)
        select ${project.id}, ${id}, ${anna.id}, ${admin.id}, n::text, now() from generate_series(1, 120) n`,
    )
    await one(
      {},
      sql`with made as (insert into app_user (email, name, last_name, language, created_at)
          select gen_random_uuid() || '@example.com', 'Zoila', n::text, 'es', now() from generate_series(1, 60) n returning id)
        insert into notification_recipient (project_id, notification_id, user_id, sender_id)
        select ${project.id}, ${id}, id, ${admin.id} from made`,
    )
    await asAnna.call(api.mark, { params: on(id), body: { isRead: true } })
    const read = (query: object) => asAdmin.call(api.get, { params: on(id), query })
    const first = await read({})
    expect(first).toMatchObject({ replies: 120, recipientsTotal: 62, recipientsRead: 1 })
    const messages = ({ conversation }: typeof first) => conversation.map(({ message }) => message)
    expect([messages(first).length, messages(first)[0], messages(first)[49]]).toEqual([
      50,
      '71',
      '120',
    ])
    expect(first.recipients).toHaveLength(50)
    const last = await read({ repliesPage: 3, recipientsPage: 2 })
    expect([messages(last).length, messages(last)[0], messages(last)[19]]).toEqual([20, '1', '20'])
    expect(last.recipients).toHaveLength(12)
    const names = [...first.recipients, ...last.recipients].map((person) => person.id)
    expect(new Set(names).size).toBe(62)
  })
})

test('what belongs to a notification belongs to its project, or to everybody as it does', async () => {
  const { id } = await send()
  const other = await buildProject(puquio.database)
  const insider = await buildMember(puquio.database, other, 'read')
  const scope = projectScope(puquio.database, puquio.clock, {
    projectId: other.id,
    userId: insider.id,
    permissions: [],
    isSystemAdmin: false,
    timeZone: 'America/Lima',
  })
  const reply = (projectId: number | null, notificationId: number) => sql`
    insert into notification_reply (project_id, notification_id, user_id, sender_id, message, created_at)
    values (${projectId}, ${notificationId}, ${insider.id}, ${admin.id}, 'Yo', now())`
  const system = await puquio.signIn(await buildSystemAdmin(puquio.database))
  const toAll = await system.call(api.sendToAll, { body: { ...written, methods: [1 as const] } })
  for (const refused of [reply(null, id), reply(other.id, id), reply(other.id, toAll.id)])
    await expect(scope.rows(refused)).rejects.toMatchObject({ code: '23503' })
  await scope.rows(reply(null, toAll.id))
  const of = { projectId: null, notificationId: id, senderId: admin.id }
  const at = '2026-02-15T12:00:00-05:00'
  const outcome = { method: 1, state: 'sent', createdAt: at, changedAt: at }
  const file = { sha256: Buffer.alloc(32), name: 'a.pdf', mediaType: 'application/pdf', bytes: 1 }
  for (const [table, row] of [
    ['notification_recipient', { userId: insider.id }],
    ['notification_delivery', { userId: insider.id, ...outcome }],
    ['notification_file', file],
  ] as const)
    await expect(insert(puquio.database, table, { ...of, ...row })).rejects.toMatchObject({
      code: '23503',
    })
})
