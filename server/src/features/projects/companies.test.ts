import { randomUUID } from 'node:crypto'
import { memberRoutes } from '@puquio/contract/people/members'
import { projectRoutes as routes } from '@puquio/contract/projects'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const logo = { file: { name: 'logo.png', bytes: png } }
const refused = {
  problem: 'INPUT_NOT_VALID',
  fields: [{ path: 'business', code: 'company-of-others' }],
}
let puquio: TestApp
let victim: BuiltProject
let company: string
let own: BuiltProject
let ownCompany: string
let attacker: Awaited<ReturnType<typeof buildUser>>
let calls: Calls
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  company = `Minera Áurea ${randomUUID()}`
  ownCompany = `Otra ${randomUUID()}`
  victim = await buildProject(puquio.database, { business: company })
  own = await buildProject(puquio.database, { business: ownCompany })
  attacker = await buildUser(puquio.database, { homeProjectId: own.id })
  await buildMember(puquio.database, own, 'admin', { user: attacker })
  calls = await puquio.signIn(attacker)
})

const edit = async (business: string, { id } = own, by = calls) => {
  const params = { projectId: id }
  const { version } = await by.call(routes.get, { params })
  const months = { wetStartsMonth: 11, dryStartsMonth: 5 }
  const body = { name: 'Mina', business, color: '#102030', ...months, version }
  return by.send(routes.edit, { params, body })
}
const create = (business: string, by = calls) =>
  by.send(
    routes.create,
    { body: { name: 'Mina', business, color: '#102030', url_policy: '' } },
    logo,
  )
const companyOf = async ({ id }: { id: number }) =>
  (await calls.call(routes.get, { params: { projectId: id } })).business

describe('the company of a project that others have', () => {
  test('is given to no other project, so that nobody takes its people for colleagues', async () => {
    const person = await buildUser(puquio.database, { homeProjectId: victim.id, name: 'Ajena' })
    await buildMember(puquio.database, victim, 'read', { user: person })
    for (const name of [company, ` ${company.toUpperCase()} `, company.replace('Á', 'A')]) {
      expect((await edit(name)).json()).toMatchObject(refused)
      expect((await create(name)).json()).toMatchObject(refused)
    }
    expect(await companyOf(own)).toBe(ownCompany)
    const params = { projectId: own.id }
    const added = { email: person.email, permissions: [1 as const], isGuest: false, endsOn: null }
    await calls.call(memberRoutes.add, { params, body: added })
    const { items } = await calls.call(memberRoutes.list, {
      params,
      query: { search: person.email },
    })
    expect(items).toMatchObject([{ name: '', isGuest: true, isAwaited: true, permissions: [2] }])
  })

  test('is not given by its guests, nor by an ADMIN straight in the database', async () => {
    await buildMember(puquio.database, victim, 'read', { user: attacker, isGuest: true })
    calls = await puquio.signIn(attacker)
    expect((await edit(company)).json()).toMatchObject(refused)
    expect((await create(company)).json()).toMatchObject(refused)
    const direct = puquio.database.one(
      { userId: attacker.id, projectId: own.id },
      sql`update project set business = ${company} where id = ${own.id}`,
    )
    await expect(direct).rejects.toMatchObject({ constraint: 'project_company' })
  })

  test('is given by its members and by system administrators', async () => {
    await buildMember(puquio.database, victim, 'read', { user: attacker })
    calls = await puquio.signIn(attacker)
    expect((await edit(company)).statusCode).toBe(200)
    expect((await create(company)).statusCode).toBe(200)
    const system = await puquio.signIn(await buildSystemAdmin(puquio.database))
    const another = await buildProject(puquio.database, { business: 'Sin nombre' })
    expect((await edit(company, another, system)).statusCode).toBe(200)
    expect((await create(company, system)).statusCode).toBe(200)
  })

  test('stays what its own ADMIN writes otherwise', async () => {
    const sister = await buildProject(puquio.database, { business: ownCompany })
    await buildMember(puquio.database, sister, 'read')
    expect((await edit(ownCompany.toUpperCase())).statusCode).toBe(200)
    expect(await companyOf(own)).toBe(ownCompany.toUpperCase())
  })
})

test('a company that nobody has is given to one of two that ask at once', async () => {
  const free = `Nueva ${randomUUID()}`
  const other = await buildProject(puquio.database, { business: `Tercera ${randomUUID()}` })
  const asOther = await puquio.signIn(await buildMember(puquio.database, other, 'admin'))
  const answers = await Promise.all([edit(free), edit(free, other, asOther), create(free, asOther)])
  const owners = await puquio.database.owner.one(
    {},
    sql`select m.user_id from project p join project_member m on m.project_id = p.id
      where p.business = ${free} group by m.user_id`,
  )
  expect(owners).toHaveLength(1)
  expect(answers.filter(({ statusCode }) => statusCode !== 200).length).toBeGreaterThan(0)
})

test('a project that changes its company keeps its members as they are, and adds the old one’s as guests', async () => {
  const sister = await buildProject(puquio.database, { business: ownCompany })
  const colleague = () => buildUser(puquio.database, { homeProjectId: sister.id })
  const before = await colleague()
  await buildMember(puquio.database, own, 'admin', { user: before })
  expect((await edit(`Vendida ${randomUUID()}`)).statusCode).toBe(200)
  const params = { projectId: own.id }
  const after = await colleague()
  const body = { email: after.email, permissions: [1 as const], isGuest: false, endsOn: null }
  await calls.call(memberRoutes.add, { params, body })
  const { items } = await calls.call(memberRoutes.list, { params })
  const kinds = items.map(({ email, isGuest, permissions }) => [email, isGuest, ...permissions])
  expect(kinds).toContainEqual([before.email, false, 1])
  expect(kinds).toContainEqual([after.email, true, 2])
})
