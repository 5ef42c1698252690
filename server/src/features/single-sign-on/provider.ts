import { addressOf } from '@puquio/domain'
import * as openid from 'openid-client'
import type { SingleSignOn } from '../../platform/config.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { accountOf, type ProviderIdentity } from './account-of.ts'
import type { Flow } from './flow.ts'
import { isSameIssuer } from './is-same-issuer.ts'
import { problemIn } from './problem-in.ts'

const timeoutS = 10
/** The provider's own description is read again after this time. */
const describedForMs = 3_600_000
/** An ID token that comes for a code is fresh: an older one is not this flow's, or a clock is wrong. */
const issuedWithinS = 5 * 60
const clockToleranceS = 60

export type Provider = {
  /** Where a flow leads to. */
  signInAddress: (flow: Flow) => Promise<string>
  /** Reads the provider's answer, the address that the browser was sent to. Throws a Problem. */
  readAnswer: (address: URL, flow: Flow) => Promise<ProviderIdentity>
  /** Null where the provider has no such page. */
  signOutAddress: (username: string | null) => Promise<string | null>
}

/**
 * The provider is the operator's own, named in the environment: calls to it do not go through the door for
 * addresses that people type.
 */
export function openProvider(
  { webAddress, log }: Pick<Platform, 'webAddress' | 'log'>,
  settings: SingleSignOn,
): Provider {
  const returnAddress = `${webAddress}/fkl-auth/login/microsoft/return`
  let described: { at: number; configuration: Promise<openid.Configuration> } | null = null
  const describe = () => {
    const now = performance.now()
    if (described && now - described.at < describedForMs) return described.configuration
    const configuration = discover(settings).catch((error: unknown) => {
      described = null
      log.warn({ err: error }, 'description of the identity provider')
      throw new Problem('SSO_UNAVAILABLE')
    })
    described = { at: now, configuration }
    return configuration
  }
  return {
    async signInAddress({ state, nonce, verifier, signedInWithinS }) {
      const address = openid.buildAuthorizationUrl(await describe(), {
        redirect_uri: returnAddress,
        scope: 'openid profile email',
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        ...(signedInWithinS === null ? {} : { prompt: 'login', max_age: String(signedInWithinS) }),
      })
      return address.href
    },

    async readAnswer(address, { state, nonce, verifier, signedInWithinS }) {
      // Before the provider is asked for anything.
      if (address.searchParams.get('state') !== state) throw new Problem('SSO_NOT_PROVEN')
      try {
        const tokens = await openid.authorizationCodeGrant(await describe(), address, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
          ...(signedInWithinS === null ? {} : { maxAge: signedInWithinS }),
        })
        const claims = tokens.claims()
        if (!claims) throw new Problem('SSO_NOT_PROVEN')
        // By this machine's clock, as the other times of the token: the demonstration's may be set.
        if (Math.abs(Date.now() / 1000 - claims.iat) > issuedWithinS) throw new Problem('SSO_CLOCK')
        if (!settings.issuers.some((issuer) => isSameIssuer(issuer, claims.iss)))
          throw new Problem('SSO_WRONG_TENANT')
        return accountOf(claims)
      } catch (error) {
        if (error instanceof Problem) throw error
        log.warn({ err: error }, 'answer of the identity provider')
        throw new Problem(problemIn(error))
      }
    },

    async signOutAddress(username) {
      const configuration = await describe()
      if (configuration.serverMetadata().end_session_endpoint === undefined) return null
      return openid.buildEndSessionUrl(configuration, {
        post_logout_redirect_uri: webAddress + addressOf('SingleSignOn'),
        ...(username === null ? {} : { logout_hint: username }),
      }).href
    },
  }
}

async function discover({ issuer, clientId, clientSecret }: SingleSignOn) {
  const isPlain = issuer.startsWith('http:')
  return openid.discovery(
    new URL(issuer),
    clientId,
    { [openid.clockTolerance]: clockToleranceS },
    clientSecret === null ? openid.None() : openid.ClientSecretPost(clientSecret),
    {
      timeout: timeoutS,
      // Without it the signature of an ID token that TLS brought from the provider is not looked at.
      execute: [
        openid.enableNonRepudiationChecks,
        ...(isPlain ? [openid.allowInsecureRequests] : []),
      ],
    },
  )
}
