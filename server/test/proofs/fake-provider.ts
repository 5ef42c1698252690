import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Claims = Record<string, unknown>
/** What the provider answers for a code: an ID token, which can be any forgery, or an error. */
export type Issued = {
  claims: Claims
  header?: Record<string, unknown>
  signedBy?: KeyObject | 'nobody'
  status?: number
}

export const clientId = 'puquio-test'
export const clientSecret = 'a-secret-of-the-client'

/**
 * An identity provider that issues whatever a test asks for, also what a real one never would. Codes can be
 * used again and again.
 */
export async function startFakeProvider() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const codes = new Map<string, Issued>()
  const asked: { path: string; form: Record<string, string> }[] = []
  let isDown = false
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url?.split('?')[0] ?? ''
    const form = Object.fromEntries(new URLSearchParams(await bodyOf(request)))
    asked.push({ path, form })
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (isDown) return response.writeHead(503, { 'content-type': 'text/html' }).end('<p>Down</p>')
    if (path === '/.well-known/openid-configuration') return answer(200, metadata)
    if (path === '/jwks') {
      const key = publicKey.export({ format: 'jwk' })
      return answer(200, { keys: [{ ...key, kid: 'own', alg: 'RS256', use: 'sig' }] })
    }
    const issued = codes.get(form['code'] ?? '')
    if (!issued) return answer(400, { error: 'invalid_grant' })
    if (issued.status) return answer(issued.status, { error: 'server_error' })
    const idToken = tokenOf(issued, privateKey)
    return answer(200, { access_token: 'x', token_type: 'Bearer', id_token: idToken })
  }
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    end_session_endpoint: `${issuer}/end`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  }
  const nowS = () => Math.floor(Date.now() / 1000)
  return {
    issuer,
    asked,
    settings: {
      issuer,
      clientId,
      clientSecret,
      issuers: [issuer],
      domains: [{ issuer, domain: 'example.com' }],
      name: 'Microsoft',
    },
    /** Claims of a good token. */
    claims: (claims: Claims): Claims => ({
      iss: issuer,
      aud: clientId,
      iat: nowS(),
      exp: nowS() + 600,
      email_verified: true,
      ...claims,
    }),
    /** A code for which the provider answers with this. */
    issue(issued: Issued): string {
      const code = `code-${codes.size}`
      codes.set(code, issued)
      return code
    },
    setDown(down: boolean) {
      isDown = down
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export const challengeOf = (verifier: string) =>
  createHash('sha256').update(verifier).digest('base64url')

function tokenOf({ claims, header, signedBy }: Issued, own: KeyObject): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg: 'RS256', kid: 'own', ...header })}.${part(claims)}`
  if (signedBy === 'nobody') return `${text}.`
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), signedBy ?? own).toString('base64url')}`
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
