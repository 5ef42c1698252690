import { commandRoutes } from '@puquio/contract/modi/commands'
import { proofRoutes } from '@puquio/contract/people/proof'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMine, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { relayBody } from '../../../test/proofs/build-command.ts'
import { buildDevice } from '../../../test/proofs/build-device.ts'
import { startFakeProvider } from '../../../test/proofs/fake-provider.ts'
import { callsOf } from '../../../test/send.ts'
import { cookieOf, flowsOf, outcomeOf, personOf } from '../../../test/sign-on-flows.ts'

let provider: Awaited<ReturnType<typeof startFakeProvider>>
let puquio: TestApp
let flows: ReturnType<typeof flowsOf>
beforeAll(async () => {
  provider = await startFakeProvider()
  puquio = await startTestApp({ config: { singleSignOn: provider.settings } })
  flows = flowsOf({ puquio, provider })
})
afterAll(async () => {
  await puquio.close()
  await provider.stop()
})

const nowS = () => Math.floor(Date.now() / 1000)

/** Somebody whose session is open since an hour, linked to the provider's account `sub`. */
async function stage() {
  const mine = await buildMine(puquio.database)
  const { device } = await buildDevice(puquio.database, mine)
  const sub = `sub-${mine.admin.id}`
  const linked = { issuer: provider.issuer, subject: sub, username: mine.admin.email }
  const at = puquio.clock.now()
  const times = { linkedAt: at, lastUsedAt: at }
  await insert(puquio.database, 'linked_identity', { userId: mine.admin.id, ...linked, ...times })
  const calls = await puquio.signIn(mine.admin)
  puquio.clock.set(new Date(at.getTime() + 3_600_000))
  const params = { projectId: mine.project.id, deviceId: device.id }
  const ask = async () =>
    (await calls.send(commandRoutes.request, { params, body: relayBody() })).statusCode
  return { ...mine, sub, calls, ask }
}

/** Goes to the provider again, which says of the person what a test wants. */
async function again(claims: Record<string, unknown>) {
  const begun = await puquio.nobody.send(proofRoutes.startProvider)
  const address = new URL(String(begun.headers['location']))
  const { state = '', nonce } = Object.fromEntries(address.searchParams)
  const cookie = cookieOf(begun)
  const code = provider.issue({ claims: provider.claims({ nonce, ...claims }) })
  const outcome = outcomeOf(await flows.comeBack({ cookie, state }, code))
  return { address, cookie, outcome }
}

const prove = ({ headers }: { headers: Record<string, string> }, cookie: string) =>
  callsOf(puquio.app, headers).send(proofRoutes.provider, {}, { headers: { cookie } })

test('the provider is told to ask anew, and a fresh answer for this person counts', async () => {
  const { admin, sub, calls, ask } = await stage()
  expect(await ask()).toBe(403)
  const { address, cookie, outcome } = await again({ ...personOf(admin, sub), auth_time: nowS() })
  expect(address.searchParams.get('prompt')).toBe('login')
  expect(address.searchParams.get('max_age')).toBe('300')
  expect(outcome).toMatchObject({ username: admin.email })
  expect((await prove(calls, cookie)).statusCode).toBe(204)
  expect(await ask()).toBe(200)
  // A flow serves once.
  expect((await prove(calls, cookie)).json()).toMatchObject({ problem: 'SSO_NOT_PROVEN' })
})

test.each([
  ['does not say when the person signed in', {}],
  ['lets an old sign-in do', { auth_time: nowS() - 3600 }],
])('a provider that %s proves nothing', async (_, when) => {
  const { admin, sub, calls, ask } = await stage()
  const { cookie, outcome } = await again({ ...personOf(admin, sub), ...when })
  expect(outcome).toHaveProperty('problem')
  expect((await prove(calls, cookie)).json()).toMatchObject({ problem: 'SSO_NOT_PROVEN' })
  expect(await ask()).toBe(403)
})

test('somebody else’s account, and an ordinary sign-in, prove nothing', async () => {
  const other = await stage()
  const { admin, sub, calls, ask } = await stage()
  const fresh = { auth_time: nowS() }
  const of = await again({ ...personOf(other.admin, other.sub), ...fresh })
  expect((await prove(calls, of.cookie)).json()).toMatchObject({ problem: 'SSO_OTHER_ACCOUNT' })
  const ordinary = await flows.flow({ ...personOf(admin, sub), ...fresh })
  expect((await prove(calls, ordinary.cookie)).json()).toMatchObject({ problem: 'SSO_NOT_PROVEN' })
  expect(await ask()).toBe(403)
})
