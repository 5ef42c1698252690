import { projectRoutes } from '@puquio/contract/projects'
import { userRoutes as routes } from '@puquio/contract/users'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type BuiltUser,
  buildMember,
  buildPolicy,
  buildProject,
  buildSystemAdmin,
  type Row,
} from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let project: Row
let reader: BuiltUser
let asReader: Calls
let system: Calls
beforeAll(async () => {
  puquio = await startTestApp()
  project = await buildProject(puquio.database)
  reader = await buildMember(puquio.database, project, 'read')
  asReader = await puquio.signIn(reader)
  system = await puquio.signIn(await buildSystemAdmin(puquio.database))
})
afterAll(() => puquio.close())

const of = (user: Row, inProject: Row = project) => ({
  query: { user: user.id, project: inProject.id },
})

describe('the policy', () => {
  test('204 before there is one', async () => {
    expect((await asReader.refusal(routes.policy, of(reader))).status).toBe(204)
  })

  test('is read in the reader’s language, cleaned; accepting opens the project', async () => {
    const script =
      '<p onclick="x()">Hola<script>alert(1)</script> <a href="javascript:x()">a</a></p><img src=x onerror=y>'
    const linked = await buildProject(puquio.database, {
      urlPolicy: 'https://mina.example/politica',
      datePolicy: '2026-01-10T00:00:00Z',
    })
    const member = await buildMember(puquio.database, linked, 'read')
    const policy = await buildPolicy(puquio.database, {
      title: JSON.stringify({ es: 'Política', en: 'Policy' }),
      content: JSON.stringify({ es: script }),
    })
    await puquio.platform.sessions.forgetAll()
    const calls = await puquio.signIn(member)
    const status = await calls.call(routes.policy, of(member, linked), {
      headers: { 'accept-language': 'en' },
    })
    expect(status).toMatchObject({
      id_policy: policy.id,
      title: 'Policy',
      acceptance_date: null,
      is_valid: false,
      url_policy: 'https://mina.example/politica',
      date_policy: '2026-01-10T00:00:00.000Z',
    })
    expect(status.content).toBe('<p>Hola <a target="_blank" rel="noopener noreferrer">a</a></p>')
    const accept = (user: Row, id = policy.id) => ({
      body: { policy: id, user: user.id, project: linked.id },
    })
    expect(await calls.refusal(routes.acceptPolicy, accept(reader))).toMatchObject({
      problem: 'ACCESS_DENIED',
    })
    expect(await calls.refusal(routes.acceptPolicy, accept(member, policy.id + 1))).toMatchObject({
      problem: 'POLICY_OUTDATED',
    })
    expect(await calls.call(routes.acceptPolicy, accept(member))).toMatchObject({
      is_valid: true,
      acceptance_date: expect.stringMatching(/^2026-02-15T/),
    })
    expect(
      (
        await asReader.refusal(routes.acceptPolicy, {
          body: { policy: policy.id, user: reader.id, project: linked.id },
        })
      ).status,
    ).toBe(204)
  })

  test('a newer one asks again; one that starts later does not yet', async () => {
    const member = await buildMember(puquio.database, project, 'read')
    const calls = await puquio.signIn(member)
    const first = await calls.call(routes.policy, of(member))
    await calls.call(routes.acceptPolicy, {
      body: { policy: first.id_policy, user: member.id, project: project.id },
    })
    await buildPolicy(puquio.database, { startDate: '2026-03-01T00:00:00Z' })
    await puquio.platform.sessions.forgetAll()
    expect(await calls.call(routes.policy, of(member))).toMatchObject({ is_valid: true })
    const second = await buildPolicy(puquio.database, { startDate: '2026-02-10T00:00:00Z' })
    await puquio.platform.sessions.forgetAll()
    expect(await calls.call(routes.policy, of(member))).toMatchObject({
      id_policy: second.id,
      is_valid: false,
    })
  })

  test('a version that the system administrator writes is kept without scripts, and asked for at once', async () => {
    const member = await buildMember(puquio.database, project, 'read')
    const calls = await puquio.signIn(member)
    const before = await calls.call(routes.policy, of(member))
    await calls.call(routes.acceptPolicy, {
      body: { policy: before.id_policy, user: member.id, project: project.id },
    })
    await calls.call(projectRoutes.get, { params: { projectId: project.id } })
    const { id_policy } = await system.call(routes.writePolicy, {
      body: {
        title: { es: 'Política 3' },
        content: {
          es: '<h2>Datos</h2><iframe src="https://x.example"></iframe><p style="color:red">Texto</p>',
        },
        start_date: '2026-02-15T12:00:00.000Z',
      },
    })
    const [kept] = await puquio.database.owner.one<{ es: string }>(
      {},
      sql`select content->>'es' as es from policy where id = ${id_policy}`,
    )
    expect(kept?.es).toBe('<h2>Datos</h2><p>Texto</p>')
    expect(
      await calls.refusal(projectRoutes.get, { params: { projectId: project.id } }),
    ).toMatchObject({
      problem: 'POLICY_NOT_ACCEPTED',
    })
    expect(await calls.call(routes.policy, of(member))).toMatchObject({
      title: 'Política 3',
      is_valid: false,
    })
  })

  test('a version of which no word is left is refused, with the language that lacks it', async () => {
    const body = {
      title: { es: 'Política 4' },
      content: {
        es: '<p>Texto</p>',
        en: '<script>alert("words")</script><p>&nbsp;<br></p>',
        pt: '<svg><text>a</text></svg> … ',
      },
      start_date: '2026-02-15T12:00:00.000Z',
    }
    expect(await system.refusal(routes.writePolicy, { body })).toMatchObject({
      problem: 'INPUT_NOT_VALID',
      fields: [
        { path: 'content.en', code: 'no-words', params: {} },
        { path: 'content.pt', code: 'no-words', params: {} },
      ],
    })
  })

  test('its versions are kept, one of them in force, with who accepted each', async () => {
    const member = await buildMember(puquio.database, project, 'read')
    const calls = await puquio.signIn(member)
    const before = (await system.call(routes.policyVersions, {})).length
    const write = async (start_date: string) => {
      const body = { title: { es: 'Política' }, content: { es: '<p>Texto</p>' }, start_date }
      return (await system.call(routes.writePolicy, { body })).id_policy
    }
    const now = puquio.clock.now().toISOString()
    const first = await write(now)
    const second = await write(now)
    const coming = await write('2027-01-01T05:00:00.000Z')
    await calls.call(routes.acceptPolicy, {
      body: { policy: second, user: member.id, project: project.id },
    })
    const versions = await system.call(routes.policyVersions, {})
    expect(versions).toHaveLength(before + 3)
    const own = versions.filter(({ id }) => [first, second, coming].includes(id))
    expect(own).toMatchObject([
      { id: coming, state: 'coming', acceptances: 0, content: { es: '<p>Texto</p>' } },
      { id: second, state: 'in-force', acceptances: 1 },
      { id: first, state: 'past', acceptances: 0 },
    ])
    expect(versions.filter(({ state }) => state === 'in-force')).toHaveLength(1)
    expect(await calls.refusal(routes.policyVersions, {})).toMatchObject({
      problem: 'ACCESS_DENIED',
    })
  })
})
