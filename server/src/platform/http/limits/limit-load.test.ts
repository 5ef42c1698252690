import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { limitLoad } from './limit-load.ts'
import { reportProblems } from '../problems/report-problems.ts'

test('one request more than can be served is told to come back, and the next ones pass', async () => {
  const app = fastify()
  reportProblems(app)
  limitLoad(app, { most: 2 })
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  app.get('/slow', async () => {
    await held
    return 'done'
  })
  const running = [app.inject('/slow'), app.inject('/slow')]
  await new Promise((done) => setTimeout(done, 50))
  const refused = await app.inject('/slow')
  expect(refused.json()).toMatchObject({ status: 503, problem: 'BUSY', params: { retryAfterS: 2 } })
  expect(refused.headers['retry-after']).toBe('2')
  release()
  expect((await Promise.all(running)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await app.inject('/slow')).statusCode).toBe(200)
  expect((await app.inject('/nothing')).statusCode).toBe(404)
  await app.close()
})

test('requests of devices, however many, keep no person out', async () => {
  const app = fastify()
  reportProblems(app)
  limitLoad(app, { most: 2, isOfDevices: (path) => path === '/telemetry' })
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  app.get('/telemetry', async () => {
    await held
    return 'done'
  })
  app.get('/page', async () => 'done')
  const running = [app.inject('/telemetry'), app.inject('/telemetry')]
  await new Promise((done) => setTimeout(done, 50))
  expect((await app.inject('/telemetry')).statusCode).toBe(503)
  expect((await app.inject('/page')).statusCode).toBe(200)
  release()
  await Promise.all(running)
  expect((await app.inject('/telemetry')).statusCode).toBe(200)
  await app.close()
})

test('senders that fall silent keep nobody out, and what has arrived counts', async () => {
  const app = fastify()
  reportProblems(app)
  limitLoad(app, { most: 2, always: ['/health'] })
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload))
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  app.get('/health', async () => 'live')
  app.post('/json', () => held.then(() => 'done'))
  app.post<{ Body: NodeJS.ReadableStream }>('/upload', async ({ body }) => {
    await once(body.resume(), 'end')
    await held
    return 'done'
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const sockets: Socket[] = []
  const send = async (path: string, type: string, body: string) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => undefined)
    sockets.push(socket)
    await once(socket, 'connect')
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: puquio\r\nContent-Type: ${type}\r\nContent-Length: 9\r\n\r\n${body}`,
    )
    return socket
  }
  const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  const statusOf = async (path: string, init?: RequestInit) =>
    (await fetch(`${address}${path}`, init)).status

  for (let n = 0; n < 6; n++) await send('/json', 'application/json', '{')
  const uploads = [await send('/upload', 'multipart/form-data; boundary=a', '1')]
  uploads.push(await send('/upload', 'multipart/form-data; boundary=a', '1'))
  expect(await statusOf('/nothing')).toBe(404)

  for (const upload of uploads) upload.write('23456789')
  await expect.poll(() => statusOf('/nothing')).toBe(503)
  expect(await statusOf('/json', json)).toBe(503)
  expect(await statusOf('/health')).toBe(200)
  release()
  await expect.poll(() => statusOf('/json', json)).toBe(200)
  for (const socket of sockets) socket.destroy()
  await app.close()
})
