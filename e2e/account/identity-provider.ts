import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'

export const client = { id: 'puquio', secret: 'a-secret-for-the-journeys' }

type Settings = {
  port: number
  /** Where Puquio is. */
  puquioUrl: string
}

/**
 * A real identity provider on this machine, with its own pages to sign in and out: the name that is typed
 * there is the account, and its e-mail address.
 */
export async function startIdentityProvider({ port, puquioUrl }: Settings) {
  const provider = new Provider(issuerAt(port), {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [`${puquioUrl}/fkl-auth/login/microsoft/return`],
        post_logout_redirect_uris: [`${puquioUrl}/sso`],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['preferred_username'],
    },
    // In the ID token, as other providers have them there.
    conformIdTokenClaims: false,
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: true, preferred_username: id }),
    }),
    cookies: { keys: ['a-key-for-the-journeys'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true }, rpInitiatedLogout: { enabled: true } },
  })
  const answer = provider.callback()
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Another site than Puquio's, by its name. */
export const issuerAt = (port: number) => `http://localhost:${port}`
