import { auditRoutes as routes } from '@puquio/contract/audit'
import { userRoutes } from '@puquio/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type BuiltProject,
  type BuiltUser,
  buildMember,
  buildPolicy,
  buildProject,
  buildSystemAdmin,
} from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let mine: BuiltProject
let other: BuiltProject
let member: BuiltUser
let auditor: Calls
let system: Calls
const link = 'www.mina.pe/politica'

beforeAll(async () => {
  puquio = await startTestApp()
  const { database } = puquio
  mine = await buildProject(database, {
    name: 'Mina Azul',
    urlPolicy: link,
    datePolicy: '2026-01-20T00:00:00Z',
  })
  other = await buildProject(database, { name: 'Mina Roja' })
  await buildPolicy(database, { startDate: '2025-06-01T00:00:00Z' })
  const policy = await buildPolicy(database, { startDate: '2026-01-01T00:00:00Z' })
  const accept = async (user: BuiltUser, project: BuiltProject) => {
    const body = { policy: policy.id, user: user.id, project: project.id }
    await (await puquio.signIn(user)).call(userRoutes.acceptPolicy, { body })
  }
  member = await buildMember(database, mine, 'read')
  await accept(member, mine)
  await accept(await buildMember(database, other, 'read'), other)
  const audit = await buildMember(database, mine, 'audit')
  await accept(audit, mine)
  auditor = await puquio.signIn(audit)
  system = await puquio.signIn(await buildSystemAdmin(database))
})
afterAll(() => puquio.close())

const on = () => ({ params: { projectId: mine.id } })

test('an auditor reads who accepted which version, with which link, in the own project', async () => {
  const { items, total } = await auditor.call(routes.acceptances, on())
  expect(total).toBe(2)
  expect(items[1]).toMatchObject({
    email: member.email,
    project: 'Mina Azul',
    version: 2,
    inForceSince: expect.stringMatching(/^2026-01-01/),
    url_policy: link,
    date_policy: expect.stringMatching(/^2026-01-20/),
  })
  const query = { search: member.email }
  expect((await auditor.call(routes.acceptances, { ...on(), query })).total).toBe(1)
})

test('of a guest who has not opened the project yet its auditor reads the e-mail alone', async () => {
  const { owner } = puquio.database
  await owner.one({}, sql`insert into awaited_guest values (${mine.id}, ${member.id})`)
  const { items } = await auditor.call(routes.acceptances, on())
  expect(items.find(({ email }) => email === member.email)?.person).toBe(member.email)
  const query = { search: member.lastName }
  expect((await auditor.call(routes.acceptances, { ...on(), query })).items).not.toContainEqual(
    expect.objectContaining({ email: member.email }),
  )
  await owner.one({}, sql`delete from awaited_guest where user_id = ${member.id}`)
  const after = await auditor.call(routes.acceptances, on())
  expect(after.items.find(({ email }) => email === member.email)?.person).toBe(
    `${member.name} ${member.lastName}`,
  )
})

test('what was accepted stays as it was when the link changes', async () => {
  await puquio.database.owner.one(
    {},
    sql`update project set url_policy = 'www.mina.pe/otra' where id = ${mine.id}`,
  )
  const { items } = await auditor.call(routes.acceptances, on())
  expect(items.map(({ url_policy: shown }) => shown)).toEqual([link, link])
})

test('the system administrator reads all projects, as a file too', async () => {
  const { items } = await system.call(routes.acceptancesOfSystem, {})
  expect(new Set(items.map(({ project }) => project))).toEqual(new Set(['Mina Azul', 'Mina Roja']))
  const csv = await system.send(routes.acceptanceListOfSystem, {
    query: { format: 'csv', language: 'en', search: member.email },
  })
  expect(csv.headers['content-disposition']).toContain('Acceptances of the policy.csv')
  const [, ...rows] = csv.body.trim().split('\r\n')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain(member.email)
  expect(rows[0]).toContain(`Mina Azul`)
  const xlsx = await auditor.send(routes.acceptanceList, { ...on(), query: {} })
  expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK')
})
