import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { soon } from '../../../test/soon.ts'
import { spooled } from './spool.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'puquio-spool-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true })
})

const rows = 300_000
const row = (n: number) => `${String(n).padStart(99, '0')}\n`

/** Writes 30 MB, and says when they are written. */
function writer() {
  const written = Promise.withResolvers<void>()
  const write = async (out: Writable) => {
    const pieces = function* () {
      for (let n = 0; n < rows; n += 1_000)
        yield Buffer.from(Array.from({ length: 1_000 }, (_, at) => row(n + at)).join(''))
    }
    await pipeline(Readable.from(pieces()), out, { end: false })
    written.resolve()
  }
  return { write, written: written.promise }
}

async function serve(body: () => Readable) {
  const app = fastify()
  app.get('/', (_, reply) => reply.send(body()))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const connections = () =>
    new Promise<number>((done) => {
      app.server.getConnections((_, count) => done(count))
    })
  return { app, port: (app.server.address() as AddressInfo).port, connections }
}

test('a reader who takes nothing more is ended, and its file is gone', async () => {
  const { write, written } = writer()
  const bodies: Readable[] = []
  const { app, port, connections } = await serve(() => {
    const body = spooled(folder, write, 4_000)
    bodies.push(body)
    return body
  })
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nHost: puquio\r\n\r\n')
  await written
  expect(await readdir(folder)).toHaveLength(1)
  await vi.waitFor(async () => expect(await connections()).toBe(0), soon)
  expect(bodies.map(({ closed }) => closed)).toEqual([true])
  expect(await readdir(folder)).toEqual([])
  socket.destroy()
  await app.close()
})

test('one that nobody asks for anything is ended, too', async () => {
  const body = spooled(folder, () => Promise.resolve(), 50)
  await vi.waitFor(() => expect(body.closed).toBe(true), soon)
  expect(await readdir(folder)).toEqual([])
})

test('a reader waits for what is written late', async () => {
  const body = spooled(
    folder,
    async (out) => {
      await pause(400)
      out.write('late')
    },
    100,
  )
  expect(Buffer.concat(await body.toArray()).toString()).toBe('late')
})

test('nothing is read, nor made ready to be, while nothing is written', async () => {
  const ready = vi.spyOn(Buffer, 'allocUnsafe')
  const body = spooled(folder, async (out) => {
    await pause(300)
    out.write('late')
  })
  body.resume()
  await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(1), soon)
  await pause(200)
  const before = ready.mock.calls.length
  ready.mockRestore()
  body.destroy()
  await vi.waitFor(() => expect(body.closed).toBe(true), soon)
  expect(before).toBe(0)
})

test('a reader who leaves ends at once what waits to be written', async () => {
  const body = spooled(
    folder,
    (_, signal) =>
      new Promise((_done, failed) => {
        signal.addEventListener('abort', () => failed(new Error('left')))
      }),
  )
  body.resume()
  await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(1), soon)
  body.destroy()
  await vi.waitFor(() => expect(body.closed).toBe(true), soon)
  expect(await readdir(folder)).toEqual([])
})

test('what was written before a failure is read, then its error', async () => {
  const body = spooled(folder, async (out) => {
    out.write('begun')
    await pause(20)
    throw new Error('lost')
  })
  const read: string[] = []
  body.on('data', (piece: Buffer) => read.push(piece.toString()))
  const [error] = (await once(body, 'error').catch((thrown: unknown) => [thrown])) as [Error]
  expect([read.join(''), error.message]).toEqual(['begun', 'lost'])
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), soon)
})

test('a reader at a hundred times 1 Mbit/s with a hundredth of the time gets every row', async () => {
  const { app, port } = await serve(() => spooled(folder, writer().write, 1_200))
  const response = await new Promise<IncomingMessage>((resolve) => {
    get({ port, host: '127.0.0.1' }, resolve)
  })
  const bytesPerMs = 12_500
  const begun = performance.now()
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of response as AsyncIterable<Buffer>) {
    pieces.push(piece)
    bytes += piece.length
    const ahead = bytes / bytesPerMs - (performance.now() - begun)
    if (ahead > 1) await pause(ahead)
  }
  expect(performance.now() - begun).toBeGreaterThan(1_200)
  const lines = Buffer.concat(pieces).toString().trimEnd().split('\n')
  expect(lines).toHaveLength(rows)
  expect(lines.findIndex((line, n) => `${line}\n` !== row(n))).toBe(-1)
  await app.close()
})
