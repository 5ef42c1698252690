import { Validator } from '@seriousme/openapi-schema-validator'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gunzipSync } from 'node:zlib'
import { generalRoutes } from '@puquio/contract/general'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/harness.ts'
import { sql } from './platform/db/sql.ts'
import { openLog } from './platform/log.ts'

const webFolder = mkdtempSync(join(tmpdir(), 'puquio-web-'))
const script = 'console.log("puquio")'
const lines: string[] = []
let puquio: TestApp
beforeAll(async () => {
  mkdirSync(join(webFolder, 'assets'))
  writeFileSync(
    join(webFolder, 'index.html'),
    '<!doctype html><meta property="csp-nonce" nonce="PUQUIO_STYLE_NONCE"><title>Puquio</title><link nonce="PUQUIO_STYLE_NONCE">' +
      '<!--signed-out-->the brand<!--end--><!--signed-in-->the bar<!--end-->' +
      '<script type="application/json" id="app-data">PUQUIO_APP_DATA</script>',
  )
  writeFileSync(join(webFolder, 'index.html.br'), brotliCompressSync('the page as built'))
  writeFileSync(join(webFolder, 'assets/index-a1b2.js'), script)
  writeFileSync(join(webFolder, 'assets/index-a1b2.js.br'), brotliCompressSync(script))
  puquio = await startTestApp({
    webFolder,
    log: openLog('info', { write: (line) => lines.push(line) }),
    config: { corsOrigins: ['https://app.example.com'] },
  })
})
afterAll(async () => {
  await puquio.close()
  rmSync(webFolder, { recursive: true, force: true })
})

describe('the web app', () => {
  const page = { accept: 'text/html' }

  test('its page answers every address of its own, and is never held back', async () => {
    for (const url of ['/', '/planning-and-monitoring/12?month=2026-02', '/forgot?token=a.b']) {
      const answer = await puquio.app.inject({ url, headers: page })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('<title>Puquio')
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  test('its page begins with the half of who is signed in, or out', async () => {
    const halves = async (cookie: string) => {
      const { body } = await puquio.app.inject({ url: '/', headers: { ...page, cookie } })
      return [body.includes('the brand'), body.includes('the bar'), body.includes('<!--')]
    }
    expect(await halves('')).toEqual([true, false, true])
    expect(await halves('puquio=outdated')).toEqual([false, true, true])
    expect(await halves('puquio-browser=known')).toEqual([true, false, true])
  })

  test('its page carries the general application data, and no text of them ends their element', async () => {
    const { owner } = puquio.platform.database
    const contact = { name: '</script><b>', email: 'a@b.pe', phone: '' }
    await owner.one(
      {},
      sql`insert into system_setting (name, value) values ('contact', ${JSON.stringify(contact)}::jsonb)
        on conflict (name) do update set value = excluded.value`,
    )
    const { body } = await puquio.app.inject({ url: '/planning-and-monitoring', headers: page })
    const [, written = ''] = /id="app-data">(.*?)<\/script>/s.exec(body) ?? []
    const asked = (await puquio.app.inject({ url: '/fkl-general/' })).json().data
    expect(JSON.parse(written)).toEqual({ ...asked, now: expect.any(String) })
    expect(JSON.parse(written).contact).toEqual(contact)
  })

  test('hashed files are kept for ever, compressed where the browser reads it', async () => {
    const url = '/assets/index-a1b2.js'
    const plain = await puquio.app.inject({ url })
    expect(plain.body).toBe(script)
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const small = await puquio.app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } })
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringMatching(/accept-encoding/),
    })
  })

  test.each([
    ['/fkl-plan/nothing', page],
    ['/assets/gone.js', { accept: '*/*' }],
    ['/../package.json', { accept: '*/*' }],
    ['/%', page],
    ['/fkl-plan/projects/%E0%A4%A/plans', { accept: '*/*' }],
    [`/fkl-user/${'a'.repeat(301)}`, { accept: '*/*' }],
  ])('%s is not there', async (url, headers) => {
    const answer = await puquio.app.inject({ url, headers })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({
      status: 404,
      code: 404,
      problem: 'NOT_FOUND',
      params: {},
      requestId: answer.headers['x-request-id'],
    })
  })

  test('runs its own scripts and nobody else’s', async () => {
    const { headers } = await puquio.app.inject({ url: '/', headers: page })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test.each(['/', '/index.html', '/planning-and-monitoring/12'])(
    'applies at %s the style elements that carry the nonce of this response, and no others',
    async (url) => {
      const headersOf = { ...page, 'accept-encoding': 'br, gzip' }
      const nonces = new Set<string>()
      for (let time = 0; time < 3; time++) {
        const { body, headers } = await puquio.app.inject({ url, headers: headersOf })
        const policy = String(headers['content-security-policy'])
        const [, nonce = ''] =
          /;style-src-elem 'self' 'nonce-([\w-]{22})'(?:;|$)/.exec(policy) ?? []
        expect(body.match(/nonce="[^"]*"/g)).toEqual([`nonce="${nonce}"`, `nonce="${nonce}"`])
        expect(policy).toMatch(/;style-src 'self';/)
        expect(policy.match(/[\w-]+ 'unsafe-inline'/g)).toEqual(["style-src-attr 'unsafe-inline'"])
        expect(headers['cache-control']).toBe('no-store')
        nonces.add(nonce)
      }
      expect(nonces.size).toBe(3)
    },
  )

  test('gives nobody the page as built', async () => {
    for (const url of ['/index.html', '/index.html.br']) {
      const answer = await puquio.app.inject({ url, headers: { accept: '*/*' } })
      expect(answer.statusCode).toBe(404)
    }
    const { statusCode, body } = await puquio.app.inject({ url: '/', headers: { accept: '*/*' } })
    expect([statusCode, body.includes('PUQUIO_STYLE_NONCE')]).toEqual([200, false])
    for (const url of ['/', '/planning-and-monitoring'])
      expect(await puquio.app.inject({ method: 'HEAD', url, headers: page })).toMatchObject({
        statusCode: 200,
        body: '',
      })
  })

  test('asks for no device of the person’s, and leaves geolocation to its own pages', async () => {
    const { headers } = await puquio.app.inject({ url: '/', headers: page })
    const policy = String(headers['permissions-policy']).split(', ')
    expect(policy).toEqual(expect.arrayContaining(['camera=()', 'microphone=()', 'usb=()']))
    expect(policy.filter((one) => !one.endsWith('=()'))).toEqual(['geolocation=(self)'])
  })
})

describe('the documentation', () => {
  test('lists every route with its access, as OpenAPI 3.1', async () => {
    const document = (await puquio.app.inject({ url: '/fkl-general/openapi.json' })).json()
    expect(document.openapi).toMatch(/^3\.1/)
    expect(document.paths['/fkl-notification/deliveries'].get).toMatchObject({
      operationId: 'deliveries.list',
      security: [{ AuthCode: [], session: [] }],
    })
    expect(document.paths['/fkl-general/health'].get.security).toEqual([])
    // What the guard refuses need not stand in the contract.
    expect(document.paths['/fkl-project/{projectId}'].get.description).toMatch(
      /^Access: project:read\. Problems: NO_VALID_TOKEN, TOKEN_NOT_ENOUGH, TOO_MANY_REQUESTS, NOT_FOUND, POLICY_NOT_ACCEPTED, ACCESS_DENIED/,
    )
  })

  test('describes errors and the file of an upload, and a public validator accepts it', async () => {
    const document = (await puquio.app.inject({ url: '/fkl-general/openapi.json' })).json()
    const found = await new Validator().validate(structuredClone(document))
    expect(found.errors ?? []).toEqual([])
    expect(found.valid).toBe(true)
    const { post } =
      document.paths['/fkl-plan/projects/{projectId}/monitorings/{monitoringId}/evidence']
    expect(post.responses.default).toEqual({ $ref: '#/components/responses/Problem' })
    expect(document.components.schemas.Problem.properties.problem.enum).toContain('NO_VALID_TOKEN')
    const { schema } = post.requestBody.content['multipart/form-data']
    expect(schema.required).toContain('file')
    expect(schema.properties).toMatchObject({
      file: { type: 'string', format: 'binary' },
      kind: expect.anything(),
    })
    expect(JSON.stringify(document)).not.toContain('x-upload')
  })

  test('has a page that runs under a policy of its own', async () => {
    const answer = await puquio.app.inject({ url: '/fkl-general/docs/', headers: page() })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-security-policy']).not.toMatch(
      /upgrade-insecure-requests|validator/,
    )
    expect(answer.body).toContain('<title>Puquio API</title>')
    const { body } = await puquio.app.inject({
      url: '/fkl-general/docs/static/swagger-initializer.js',
    })
    expect(body).toContain('"layout":"BaseLayout"')
  })
  const page = () => ({ accept: 'text/html' })
})

describe('an address', () => {
  test.each(['/fkl-general', '/fkl-general/', '/fkl-general/health', '/fkl-general/health/'])(
    'answers with and without its trailing slash: %s',
    async (url) => {
      expect((await puquio.app.inject({ url })).statusCode).toBe(200)
    },
  )

  test('of a project list needs a session in either form', async () => {
    for (const url of ['/fkl-project', '/fkl-project/'])
      expect((await puquio.app.inject({ url })).statusCode).toBe(401)
  })
})

describe('other origins', () => {
  const ask = (origin: string) =>
    puquio.app.inject({
      method: 'OPTIONS',
      url: '/fkl-auth/login',
      headers: { origin, 'access-control-request-method': 'POST' },
    })

  test('one of the list may call, with its cookies', async () => {
    const answer = await ask('https://app.example.com')
    expect(answer.statusCode).toBe(204)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'https://app.example.com',
      'access-control-allow-credentials': 'true',
    })
  })

  test('another may not', async () => {
    const answer = await ask('https://app.example.com.evil.example')
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  })
})

test('answers are not kept, and carry the id that the log has', async () => {
  lines.length = 0
  const answer = await puquio.nobody.send(
    generalRoutes.health,
    {},
    { headers: { authorization: 'a-secret-code', cookie: 'puquio=a-secret-too' } },
  )
  expect(answer.headers['cache-control']).toBe('no-store')
  const line = lines.find((one) => one.includes('/fkl-general/health')) ?? '{}'
  expect(JSON.parse(line)).toMatchObject({
    requestId: answer.headers['x-request-id'],
    method: 'GET',
    path: '/fkl-general/health',
    status: 200,
  })
  expect(lines.join('')).not.toContain('secret')
})

test('secrets do not reach the log, however deep they stand', () => {
  const written: string[] = []
  const log = openLog('info', { write: (line) => written.push(line) })
  log.info(
    { token: 's3cret', body: { password: 's3cret' }, req: { headers: { cookie: 's3cret' } } },
    'a line',
  )
  expect(written.join('')).toContain('…')
  expect(written.join('')).not.toContain('s3cret')
})

test('a stranger with hundreds of silent connections keeps nobody out', async () => {
  const port = Number(new URL(await puquio.listen()).port)
  const sockets = await Promise.all(
    Array.from({ length: 510 }, async () => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined)
      await once(socket, 'connect')
      socket.write(
        'POST /fkl-auth/login HTTP/1.1\r\nHost: puquio\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
      )
      return socket
    }),
  )
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
  await new Promise((done) => setTimeout(done, 300))
  expect(await statusOf('/fkl-general/health')).toBe(200)
  expect(await statusOf('/fkl-general/')).toBe(200)
  for (const socket of sockets) socket.destroy()
})

describe('a large answer', () => {
  const asked = (encoding: string) =>
    puquio.app.inject({
      url: '/fkl-general/openapi.json',
      headers: { 'accept-encoding': encoding },
    })

  test('is compressed for who can read it, and only then', async () => {
    const plain = await asked('identity')
    const small = await asked('gzip')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(small.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(small.rawPayload).toString()).toBe(plain.body)
  })
})
