import { sessionRoutes } from '@puquio/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSystemAdmin, buildUser } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { startFakeProvider } from '../../../test/proofs/fake-provider.ts'
import { flowsOf, personOf } from '../../../test/sign-on-flows.ts'
import { sql } from '../../platform/db/sql.ts'

let provider: Awaited<ReturnType<typeof startFakeProvider>>
let puquio: TestApp
let { flow, signIn } = {} as ReturnType<typeof flowsOf>
beforeAll(async () => {
  provider = await startFakeProvider()
  puquio = await startTestApp({ config: { singleSignOn: provider.settings } })
  ;({ flow, signIn } = flowsOf({ puquio, provider }))
})
afterAll(async () => {
  await puquio.close()
  await provider.stop()
})

const refusedAs = async (claims: Record<string, unknown>) => {
  const answer = await signIn(await flow(claims))
  return [answer.statusCode, answer.json<{ problem?: string }>().problem]
}
const linksOf = (userId: number) =>
  puquio.database.owner.one({}, sql`select subject from linked_identity where user_id = ${userId}`)

test('an e-mail of a domain that the provider does not speak for, registered or not', async () => {
  for (const email of [
    'rosa@mina.pe',
    'rosa@sub.example.com',
    'rosa@example.com.evil.pe',
    'rosa@notexample.com',
  ]) {
    const user = await buildUser(puquio.database, { email })
    expect(await refusedAs(personOf(user, `domain-${user.id}`))).toEqual([403, 'SSO_FOREIGN_EMAIL'])
    expect(await linksOf(user.id)).toEqual([])
    expect(await refusedAs(personOf({ email: `no-${email}` }, 'nobody'))).toEqual([
      403,
      'SSO_FOREIGN_EMAIL',
    ])
  }
})

test('a system administrator, whom an e-mail alone never links', async () => {
  const system = await buildSystemAdmin(puquio.database)
  expect(await refusedAs(personOf(system, 'system'))).toEqual([403, 'SSO_ADMINISTRATOR'])
  expect(await linksOf(system.id)).toEqual([])
  const password = await puquio.signIn(system)
  await password.call(sessionRoutes.ping, {})
})

test('who was linked signs in by the link after the e-mail left the domain', async () => {
  const user = await buildUser(puquio.database)
  expect((await signIn(await flow(personOf(user, 'moved')))).statusCode).toBe(200)
  const moved = await flow(personOf({ email: 'rosa@mina.pe' }, 'moved'))
  expect((await signIn(moved)).json()).toMatchObject({ email: user.email })
})
