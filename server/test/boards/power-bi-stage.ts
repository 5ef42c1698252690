import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PowerBiConfig } from '../../src/platform/power-bi/settings.ts'

export const workspaceId = 'f089354e-8366-4e18-aea3-4cb4a3a50b48'
export const foreignWorkspaceId = '7c0f6a11-2f0e-4b7a-9c41-5d2b8a1e9f03'
export const reportId = '5b218778-e7a5-4d73-8187-f10824047715'
const datasetId = 'cfafbeb1-8037-4d0c-896e-a46fb27ff229'
const account = {
  tenantId: '5d3f7e34-6d0f-4a0e-8f0b-6a1e2f3c4d5e',
  clientId: '11111111-2222-3333-4444-555555555555',
  clientSecret: 'secret of the test',
  scope: 'https://analysis.windows.net/powerbi/api/.default',
  origin: 'https://app.powerbi.com',
}

type Asked = { path: string; authorization: string | null; body: Record<string, unknown> | null }
type Answer = { status: number; body: object; headers?: Record<string, string> }

/**
 * A server that answers as the documented calls do: the client credentials flow of Microsoft Entra ID, "Reports - Get
 * Report In Group" and "Embed Token - Generate Token" (V2), with their refusals.
 */
export async function startPowerBi() {
  const asked: Asked[] = []
  const stage = {
    /** What is answered next to a path that ends so, instead of what was asked for. */
    failures: [] as { to: string; answer: Answer }[],
    /** Takes calls to such a path and never answers. */
    silentTo: null as string | null,
    signInLifeS: 3599,
    tokenLifeS: 3600,
    embedUrl: `${account.origin}/reportEmbed?reportId=${reportId}&groupId=${workspaceId}`,
  }
  let made = 0
  const takenSignIns = new Set<string>()
  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse) {
    let text = ''
    for await (const part of request) text += String(part)
    const path = request.url ?? ''
    const isForm = request.headers['content-type'] === 'application/x-www-form-urlencoded'
    const body = isForm
      ? Object.fromEntries(new URLSearchParams(text))
      : text === ''
        ? null
        : JSON.parse(text)
    asked.push({ path, authorization: request.headers.authorization ?? null, body })
    if (stage.silentTo !== null && path.endsWith(stage.silentTo)) return
    const at = stage.failures.findIndex(({ to }) => path.endsWith(to))
    const [failure] = at < 0 ? [] : stage.failures.splice(at, 1)
    const { status, headers, body: said } = failure?.answer ?? usual(path, request, body)
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(said))
  }

  function usual(path: string, { headers, method }: IncomingMessage, body: unknown): Answer {
    const given = body as Record<string, unknown> | null
    if (path === `/${account.tenantId}/oauth2/v2.0/token`) return signIn(given)
    const [, token = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? []
    if (!takenSignIns.has(token))
      return { status: 401, body: { error: { code: 'TokenExpired', message: 'Token expired' } } }
    if (method === 'GET' && path === `/v1.0/myorg/groups/${workspaceId}/reports/${reportId}`)
      return {
        status: 200,
        body: { id: reportId, name: 'Calidad', datasetId, embedUrl: stage.embedUrl },
      }
    if (method === 'POST' && path === '/v1.0/myorg/GenerateToken')
      return {
        status: 200,
        body: {
          token: `H4sI-${++made}`,
          tokenId: '4b22e4c3-0a3a-4f6f-9d0e-0d1c2b3a4f5e',
          expiration: new Date(Date.now() + stage.tokenLifeS * 1000).toISOString(),
        },
      }
    return { status: 404, body: { error: { code: 'PowerBIEntityNotFound' } } }
  }

  function signIn(form: Record<string, unknown> | null): Answer {
    const isKnown =
      form?.['grant_type'] === 'client_credentials' &&
      form['client_id'] === account.clientId &&
      form['client_secret'] === account.clientSecret &&
      form['scope'] === account.scope
    if (!isKnown)
      return {
        status: 401,
        body: {
          error: 'invalid_client',
          error_description: 'AADSTS7000215: Invalid client secret provided.',
          error_codes: [7_000_215],
        },
      }
    const token = `eyJ0-${takenSignIns.size + 1}`
    takenSignIns.add(token)
    return {
      status: 200,
      body: { token_type: 'Bearer', expires_in: stage.signInLifeS, access_token: token },
    }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const config: PowerBiConfig = {
    ...account,
    workspaces: [
      { id: workspaceId, projects: 'all' },
      // Of no project that a test makes.
      { id: foreignWorkspaceId, projects: [999_999] },
    ],
    authority: address,
    api: `${address}/v1.0/myorg`,
  }
  return {
    config,
    stage,
    asked,
    askedOf: (end: string) => asked.filter(({ path }) => path.endsWith(end)),
    /** As if somebody revoked them. */
    endSignIns: () => takenSignIns.clear(),
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
