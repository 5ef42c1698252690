import type { singleSignOnRoutes } from '@puquio/contract/people/single-sign-on'
import { screens } from '@puquio/domain'
import {
  flowSecretOf,
  setBrowserToken,
  setCookie,
  setFlowSecret,
} from '../../platform/http/cookie.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { fromOf } from '../session/service.ts'
import { flowOf, newFlowSecret } from './flow.ts'
import { openProvider, type Provider } from './provider.ts'
import { keepFinished, signInByFlow } from './sign-on.ts'

export function singleSignOnHandlers(platform: Platform): Handlers<typeof singleSignOnRoutes> {
  const { config, webAddress } = platform
  const provider = config.singleSignOn ? openProvider(platform, config.singleSignOn) : null
  return {
    async start({ request, reply }) {
      const asked = configured(provider)
      return orProblem(async () => {
        const secret = newFlowSecret()
        const address = await asked.signInAddress(flowOf(secret))
        setFlowSecret(config, { request, reply }, secret)
        return address
      })
    },

    async finish({ request }) {
      const asked = configured(provider)
      return orProblem(async () => {
        const secret = flowSecretOf(config, request)
        if (secret === null) throw new Problem('SSO_NOT_PROVEN')
        const found = await asked.readAnswer(new URL(request.url, webAddress), flowOf(secret))
        await keepFinished(platform, secret, found)
        return lastPage({ username: found.username, homeAccountId: found.homeAccountId })
      })
    },

    async login({ body, request, reply }) {
      configured(provider)
      const secret = flowSecretOf(config, request)
      const from = fromOf(config, request)
      const opened = await signInByFlow(platform, secret, { said: body, from })
      setFlowSecret(config, { request, reply }, null)
      setCookie(config, { request, reply }, opened.cookie)
      setBrowserToken(config, { request, reply }, opened.browserToken)
      return {
        Authorization: opened.token,
        email: opened.email,
        ...(opened.hasEndedAnother ? { code: 'FK-0009' as const } : {}),
      }
    },

    async leave({ query }) {
      const asked = configured(provider)
      const left = { left: 'true' }
      return orProblem(async () => {
        const address = await asked.signOutAddress(query.username ?? null)
        return address ?? lastPage(left)
      }, left)
    },
  }
}

/** Throws NOT_CONFIGURED without one. */
export function configured(provider: Provider | null): Provider {
  if (!provider) throw new Problem('NOT_CONFIGURED', { name: 'OIDC_ISSUER' })
  return provider
}

const lastPage = (outcome: Record<string, string>) =>
  `${screens.SingleSignOn.path}#${new URLSearchParams(outcome).toString()}`

/** What a popup shows is a page: it says what went wrong, where a call would answer with the problem. */
export async function orProblem(
  work: () => Promise<string>,
  outcome: Record<string, string> = {},
): Promise<string> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Problem) return lastPage({ ...outcome, problem: error.problem })
    throw error
  }
}
