import { singleSignOnRoutes as routes } from '@puquio/contract/people/single-sign-on'
import { expect } from 'vitest'
import type { TestApp } from './harness.ts'
import type { Issued, startFakeProvider } from './proofs/fake-provider.ts'
import type { Sent } from './send.ts'

export const cookieOf = ({ headers }: Sent) =>
  String(headers['set-cookie'] ?? '').split(';')[0] ?? ''
export const outcomeOf = ({ headers }: Sent) => {
  const [path, outcome] = String(headers['location']).split('#')
  expect(path).toBe('/sso')
  return Object.fromEntries(new URLSearchParams(outcome))
}

export const personOf = ({ email }: { email: string }, sub: string) => ({
  sub,
  email,
  preferred_username: email,
})

type SignOnStage = { puquio: TestApp; provider: Awaited<ReturnType<typeof startFakeProvider>> }

/** Returns the steps of flows of an app at a provider that issues whatever the test asks for. */
export function flowsOf({ puquio, provider }: SignOnStage) {
  /** A flow's beginning: where it leads, and the cookie that binds it to the browser. */
  async function start() {
    const answer = await puquio.nobody.send(routes.start)
    const address = new URL(String(answer.headers['location']))
    const { state, nonce } = Object.fromEntries(address.searchParams) as Record<string, string>
    return { answer, address, cookie: cookieOf(answer), state: String(state), nonce: String(nonce) }
  }

  const comeBack = (
    { cookie, state }: { cookie: string; state: string },
    code: string,
    query: object = {},
  ) =>
    puquio.nobody.send(routes.finish, { query: { code, state, ...query } }, { headers: { cookie } })

  /** A whole flow of somebody, with a token that the test may forge. */
  async function flow(
    claims: Record<string, unknown>,
    forge: (started: { nonce: string }) => Partial<Issued> = () => ({}),
  ) {
    const started = await start()
    const good = { claims: provider.claims({ nonce: started.nonce, ...claims }) }
    const code = provider.issue({ ...good, ...forge(started) })
    const answer = await comeBack(started, code)
    return { ...started, code, outcome: outcomeOf(answer) }
  }

  const signIn = ({ cookie, outcome }: { cookie: string; outcome: object }, said: object = {}) =>
    puquio.nobody.send(routes.login, { body: { ...outcome, ...said } }, { headers: { cookie } })

  return { start, comeBack, flow, signIn }
}
