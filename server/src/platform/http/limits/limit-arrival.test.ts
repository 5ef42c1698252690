import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerUnreadable } from '../problems/answer-unreadable.ts'
import { limitArrival } from './limit-arrival.ts'
import { reportProblems } from '../problems/report-problems.ts'

let app: FastifyInstance
let port: number
beforeAll(async () => {
  app = fastify({ clientErrorHandler: answerUnreadable })
  reportProblems(app)
  limitArrival(app, {
    graceMs: 200,
    bytesPerS: 50,
    everyMs: 20,
    form: { maxBytes: 2_000, maxMs: 300 },
  })
  app.post('/json', async ({ body }) => body)
  app.post('/form', { bodyLimit: 2_000 }, async ({ body }) => body)
  app.get('/slow', async () => {
    await pause(400)
    return 'done'
  })
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => app.close())

/** What a connection answers to these pieces, sent with a pause after each. */
async function answerTo(pieces: string[], pauseMs = 0, at = port) {
  const socket = connect(at, '127.0.0.1').on('error', () => undefined)
  let text = ''
  socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk))
  const closed = new Promise((done) => socket.once('close', done))
  for (const piece of pieces) {
    socket.write(piece)
    await pause(pauseMs)
  }
  await closed
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { head, body: JSON.parse(body || 'null') as unknown }
}

const post = (length: number, path = '/json') =>
  `POST ${path} HTTP/1.1\r\nHost: puquio\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

test('a sender that falls silent is answered and let go', async () => {
  const { head, body } = await answerTo([post(9), '{'])
  expect(head).toMatch(/^HTTP\/1\.1 504 /)
  expect(body).toMatchObject({ status: 504, problem: 'TOOK_TOO_LONG' })
})

test('a slow one that keeps sending is read to its end, and a slow answer is not its fault', async () => {
  const text = JSON.stringify({ note: 'a'.repeat(89) })
  const { head, body } = await answerTo([post(100), ...(text.match(/.{1,10}/g) ?? [])], 60)
  expect([head.split('\r\n')[0], body]).toEqual(['HTTP/1.1 200 OK', JSON.parse(text)])
  const asked = await fetch(`http://127.0.0.1:${port}/slow`)
  expect(await asked.text()).toBe('done')
})

test('the body of a form is not held by sending it piece by piece', async () => {
  const text = JSON.stringify({ note: 'a'.repeat(89) })
  const { head } = await answerTo([post(100, '/form'), ...(text.match(/.{1,10}/g) ?? [])], 60)
  expect(head).toMatch(/^HTTP\/1\.1 504 /)
})

test.each([
  ['no HTTP', 'nothing that is HTTP\r\n\r\n', 400, 'BODY_NOT_READABLE'],
  [
    'headers beyond measure',
    `GET / HTTP/1.1\r\nHost: puquio\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
    413,
    'TOO_LARGE',
  ],
])('%s is answered like any other error', async (_, sent, status, problem) => {
  const { head, body } = await answerTo([sent])
  const requestId = /x-request-id: (\S+)/.exec(head)?.[1]
  expect(head).toContain(`HTTP/1.1 ${status} `)
  expect(requestId).toMatch(/^\S{12}$/)
  expect(body).toEqual({ status, code: status, problem, params: {}, requestId })
})

test('a body of a caller without a session has its time altogether, however long it may be', async () => {
  const other = fastify({ clientErrorHandler: answerUnreadable })
  reportProblems(other)
  limitArrival(other, { graceMs: 200, bytesPerS: 50, everyMs: 20, withoutSessionMs: 300 })
  other.addHook('onRequest', async (request) => {
    if (request.url === '/file') request.caller = { session: {} } as typeof request.caller
  })
  for (const path of ['/notice', '/file'])
    other.post(path, { bodyLimit: 3_000_000 }, async ({ body }) => body)
  const at = Number(new URL(await other.listen({ host: '127.0.0.1', port: 0 })).port)
  const text = JSON.stringify({ note: 'a'.repeat(89) })
  const pieces = (path: string) => [post(100, path), ...(text.match(/.{1,10}/g) ?? [])]
  try {
    const { head } = await answerTo(pieces('/notice'), 60, at)
    expect(head).toMatch(/^HTTP\/1\.1 504 /)
    expect((await answerTo(pieces('/file'), 60, at)).body).toEqual(JSON.parse(text))
  } finally {
    await other.close()
  }
})
