import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const workspace = 'f089354e-8366-4e18-aea3-4cb4a3a50b48'
export const report = '5b218778-e7a5-4d73-8187-f10824047715'
export const pages = 'https://app.powerbi.com'
export const secret = 'a-secret-for-the-journeys'

/** What the page of Power BI does with its embedder: it takes the load, and says that it is there. */
export const reportPage = `<!doctype html><title>report</title><p id="said">waiting</p><script>
addEventListener('message', ({ data, source, origin }) => {
  if (data.method !== 'POST' || data.url !== '/report/load') return
  source.postMessage({ statusCode: 202, headers: { id: data.headers.id } }, origin)
  document.getElementById('said').textContent = data.body.accessToken + ' ' + data.body.pageName
  const { uid } = data.headers
  source.postMessage({ method: 'POST', url: '/reports/' + uid + '/events/loaded', headers: { id: 'a' }, body: {} }, origin)
})
</script>`

/** The calls of sign-in and REST API by which a report is embedded. */
export async function startPowerBi() {
  const asked: { path: string; body: string }[] = []
  const answers: Record<string, object> = {
    token: { token_type: 'Bearer', expires_in: 3599, access_token: 'of-the-principal' },
    [report]: {
      id: report,
      datasetId: 'cfafbeb1-8037-4d0c-896e-a46fb27ff229',
      embedUrl: `${pages}/reportEmbed?reportId=${report}&groupId=${workspace}`,
    },
  }
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      const path = request.url ?? ''
      asked.push({ path, body })
      const made = {
        token: `of-the-report-${asked.length}`,
        expiration: new Date(Date.now() + 3_600_000).toISOString(),
      }
      const answer = answers[path.split('/').at(-1) ?? ''] ?? made
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    asked,
    settings: {
      POWER_BI_TENANT_ID: 'mina.pe',
      POWER_BI_CLIENT_ID: '11111111-2222-3333-4444-555555555555',
      POWER_BI_CLIENT_SECRET: secret,
      POWER_BI_WORKSPACES: `${workspace} *`,
      POWER_BI_AUTHORITY: url,
      POWER_BI_API: `${url}/v1.0/myorg`,
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
