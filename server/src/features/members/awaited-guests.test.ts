import { randomUUID } from 'node:crypto'
import { auditRoutes } from '@puquio/contract/audit'
import { menuRoutes } from '@puquio/contract/menus'
import { notificationRoutes } from '@puquio/contract/notifications'
import { pageVisitRoutes } from '@puquio/contract/page-visits'
import { memberRoutes as routes } from '@puquio/contract/people/members'
import { searchRoutes } from '@puquio/contract/start/search'
import { userRoutes } from '@puquio/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type BuiltProject,
  buildMember,
  buildProject,
  buildSystemAdmin,
  buildUser,
} from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let project: BuiltProject
let asAdmin: Calls
let asSystem: Calls
beforeAll(async () => {
  puquio = await startTestApp()
  project = await buildProject(puquio.database, { business: `Minera ${randomUUID()}` })
  asAdmin = await puquio.signIn(await buildMember(puquio.database, project, 'admin'))
  asSystem = await puquio.signIn(await buildSystemAdmin(puquio.database))
})
afterAll(() => puquio.close())

const on = () => ({ projectId: project.id })
const one = ({ id }: { id: number }) => ({ ...on(), memberId: id })
const reading = { permissions: [2 as const], isGuest: false, endsOn: null }
const found = async (email: string) =>
  (await asAdmin.call(routes.list, { params: on(), query: { search: email } })).items[0]
const foreigner = async () => {
  const other = await buildProject(puquio.database, { business: `Otra ${randomUUID()}` })
  return buildMember(puquio.database, other, 'read', {
    user: await buildUser(puquio.database, { homeProjectId: other.id, name: 'Ajena' }),
  })
}

test('somebody of another company is an e-mail and nothing else until they open the project', async () => {
  const stranger = await foreigner()
  await puquio.database.owner.one(
    {},
    sql`update app_user set phone = '987654321', position = 'Geóloga', language = 'fr',
      last_sign_in_at = ${puquio.clock.now()} where id = ${stranger.id}`,
  )
  await asAdmin.call(routes.add, { params: on(), body: { ...reading, email: stranger.email } })
  const hidden = {
    id: stranger.id,
    email: stranger.email,
    name: '',
    last_name: '',
    phone: null,
    position: null,
    language: 'es',
    state: null,
    lastSignInAt: null,
    isAwaited: true,
  }
  expect(await found(stranger.email)).toMatchObject(hidden)
  const matching = async (query: object) =>
    (await asAdmin.call(routes.list, { params: on(), query })).items.map(({ email }) => email)
  for (const query of [{ search: 'Ajena' }, { search: 'Geóloga' }, { state: 'active' }])
    expect(await matching(query)).not.toContain(stranger.email)
  const auditor = await buildMember(puquio.database, project, 'audit')
  const asAuditor = await puquio.signIn(auditor)
  const trail = async () => {
    const { items } = await asAuditor.call(auditRoutes.list, { params: on(), query: {} })
    const entry = (entryId: number) =>
      asAuditor.call(auditRoutes.get, { params: { ...on(), entryId } })
    return Promise.all(items.map(({ id }) => entry(id)))
  }
  const peopleSeen = async () =>
    JSON.stringify([
      await asAdmin.call(notificationRoutes.recipients, { params: on() }),
      await asAdmin.call(searchRoutes.find, { query: { project: project.id, text: 'Ajena' } }),
      await asAdmin.call(searchRoutes.find, {
        query: { project: project.id, text: stranger.email },
      }),
      await asAdmin.call(menuRoutes.ofMember, { params: one(stranger) }),
      await trail(),
      await asAuditor.call(auditRoutes.signIns, { params: on(), query: {} }),
    ])
  expect(await peopleSeen()).not.toContain('Ajena')
  const byEmail = { params: { email: stranger.email } }
  expect(await asAdmin.refusal(userRoutes.byEmail, byEmail)).toMatchObject({ status: 204 })
  const resend = asAdmin.refusal(routes.resendActivation, { params: one(stranger) })
  expect(await resend).toMatchObject({ problem: 'ACCESS_DENIED' })
  expect(
    (await asSystem.call(routes.list, { params: on(), query: { search: 'Ajena' } })).items,
  ).toMatchObject([{ name: 'Ajena', state: 'active', isAwaited: false }])

  // Who is removed before they came stays an e-mail in the trail.
  await asAdmin.call(routes.remove, { params: one(stranger) })
  expect(JSON.stringify(await trail())).toContain(stranger.email)
  expect(JSON.stringify(await trail())).not.toContain('Ajena')
  await asAdmin.call(routes.add, { params: on(), body: { ...reading, email: stranger.email } })

  const asStranger = await puquio.signIn(stranger)
  await asStranger.call(pageVisitRoutes.visit, {
    params: on(),
    body: { path: '/', title: 'Inicio' },
  })
  expect(await found(stranger.email)).toMatchObject({
    name: 'Ajena',
    position: 'Geóloga',
    phone: '987654321',
    state: 'active',
    isAwaited: false,
  })
  expect(await peopleSeen()).toContain('Ajena')
  expect(await asAdmin.call(userRoutes.byEmail, byEmail)).toMatchObject({ name: 'Ajena' })
})
