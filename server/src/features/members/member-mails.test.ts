import { randomUUID } from 'node:crypto'
import { type MemberCreation, memberRoutes as routes } from '@puquio/contract/people/members'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type BuiltProject,
  type BuiltUser,
  buildMember,
  buildProject,
  buildUser,
} from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let project: BuiltProject
let admin: BuiltUser
let asAdmin: Calls
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  project = await buildProject(puquio.database, { business: `Minera ${randomUUID()}` })
  admin = await buildMember(puquio.database, project, 'admin')
  asAdmin = await puquio.signIn(admin)
})

const on = () => ({ projectId: project.id })
const reading = { permissions: [2 as const], isGuest: false, endsOn: null }
const newcomer = (): MemberCreation => ({
  name: 'Rosa',
  last_name: 'Mamani',
  email: `${randomUUID()}@example.com`,
  ...reading,
})
const found = async (email: string) =>
  (await asAdmin.call(routes.list, { params: on(), query: { search: email } })).items[0]
const mailsTo = (email: string) =>
  puquio.database.owner.one<{ subject: string; bodyText: string }>(
    {},
    sql`select subject, body_text from mail where recipient = ${email} order by id`,
  )

test('the activation mail says who made the account, for which project of which company', async () => {
  await puquio.database.owner.one(
    {},
    sql`update app_user set name = 'Silvia', last_name = 'Quispe' where id = ${admin.id}`,
  )
  const body = newcomer()
  const { email } = body
  await asAdmin.call(routes.create, { params: on(), body })
  const [company] = await puquio.database.owner.one<{ business: string }>(
    {},
    sql`select business from project where id = ${project.id}`,
  )
  const words = `Silvia Quispe le creó una cuenta de Puquio (${email}) en el proyecto ${project.name} (${company?.business})`
  const expectSaid = async () => {
    const mail = (await mailsTo(email)).at(-1)
    expect(mail?.subject).toBe(`${project.name}: activar su cuenta de Puquio`)
    expect(mail?.bodyText).toContain(words)
    expect(mail?.bodyText).toContain('consulte a Silvia Quispe')
    expect(mail?.bodyText).not.toContain('no lo pidió')
  }
  await expectSaid()
  puquio.clock.advance(120_000)
  const made = await found(email)
  await asAdmin.call(routes.resendActivation, { params: { ...on(), memberId: made?.id ?? 0 } })
  expect(await mailsTo(email)).toHaveLength(2)
  await expectSaid()
})

test('says whether a server can send the mail', async () => {
  const insert = (projectId: number | null) =>
    puquio.database.owner.one(
      {},
      sql`insert into mail_server (project_id, server, port, email, ssl, tls, priority, size_mb, is_active)
        values (${projectId}, 'smtp.example.com', 587, 'a@example.com', false, true, 1, 10, true)`,
    )
  const asked = async () => {
    const other = await buildProject(puquio.database, { business: `Otra ${randomUUID()}` })
    const foreigner = await buildUser(puquio.database, { homeProjectId: other.id })
    const add = async (email: string) =>
      (await asAdmin.call(routes.add, { params: on(), body: { email, ...reading } })).isMailWaiting
    const known = await add(foreigner.email)
    const made = await asAdmin.call(routes.create, { params: on(), body: newcomer() })
    return { added: known, created: made.isMailWaiting }
  }
  expect(await asked()).toEqual({ added: true, created: true })
  try {
    await insert(project.id)
    expect(await asked()).toEqual({ added: false, created: true })
    await insert(null)
    expect(await asked()).toEqual({ added: false, created: false })
  } finally {
    await puquio.database.owner.one({}, sql`delete from mail_server`)
  }
})
