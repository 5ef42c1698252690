import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Arriving, openArriving } from './arriving.ts'

let folder: string
let arriving: Arriving
let id: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'puquio-arriving-'))
  arriving = openArriving(folder)
  id = randomUUID()
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

const whole = randomBytes(4_000_000)
const write = (by: Arriving, offset: number, bytes: Buffer) =>
  by.write(id, { offset, bytes: Readable.from([bytes]) })
const take = (by: Arriving) =>
  by.take({ id, bytes: whole.length }, async ({ path, sha256 }) => ({
    sha256,
    content: readFileSync(path),
  }))
/** Sends 3 MB and waits with the rest. */
async function sendSlowly() {
  const bytes = new PassThrough()
  const sent = arriving.write(id, { offset: 0, bytes })
  bytes.write(whole.subarray(0, 3_000_000))
  await vi.waitFor(async () => expect(await arriving.received(id)).toBeGreaterThan(2_000_000))
  return { bytes, sent }
}

test('one request writes at a time, and none while it is taken', async () => {
  const { bytes, sent } = await sendSlowly()
  const forged = Buffer.alloc(500_000, 'x')
  await expect(write(arriving, 0, forged)).rejects.toMatchObject({ problem: 'UPLOAD_BUSY' })
  await expect(take(arriving)).rejects.toMatchObject({ problem: 'UPLOAD_BUSY' })
  bytes.end(whole.subarray(3_000_000))
  expect(await sent).toBe(whole.length)
  await arriving.take({ id, bytes: whole.length }, async () => {
    await expect(write(arriving, 0, forged)).rejects.toMatchObject({ problem: 'UPLOAD_BUSY' })
    await expect(arriving.discard(id)).rejects.toMatchObject({ problem: 'UPLOAD_BUSY' })
  })
})

test('has the hash of the bytes that are handed on, though another process changed some', async () => {
  const { bytes, sent } = await sendSlowly()
  await write(openArriving(folder), 0, Buffer.alloc(500_000, 'x'))
  bytes.end(whole.subarray(3_000_000))
  await sent
  const { sha256, content } = await take(arriving)
  expect(content.subarray(0, 5).toString()).toBe('xxxxx')
  expect(sha256).toEqual(createHash('sha256').update(content).digest())
})

test('hands on a copy that no open connection writes to, and takes nothing more', async () => {
  await write(arriving, 0, whole)
  const handle = await open(join(folder, readdirSync(folder)[0] ?? ''), 'r+')
  const refused = new Error('refused')
  await expect(
    arriving.take({ id, bytes: whole.length }, async ({ path, sha256 }) => {
      await handle.write(Buffer.from('forged'), 0, 6, 0)
      expect(sha256).toEqual(createHash('sha256').update(readFileSync(path)).digest())
      throw refused
    }),
  ).rejects.toBe(refused)
  await handle.close()
  for (const one of [arriving, openArriving(folder)])
    await expect(write(one, 0, Buffer.from('forged'))).rejects.toMatchObject({
      problem: 'UPLOAD_OFFSET',
      params: { received: whole.length },
    })
  expect(readdirSync(folder)).toHaveLength(1)
  await take(arriving)
  expect(readdirSync(folder)).toEqual([])
})

test('a connection that fell silent ends for one that sends again, and any for a cancellation', async () => {
  const { sent } = await sendSlowly()
  const ended = sent.catch((error: unknown) => error)
  const now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now + 11_000)
  expect(await write(arriving, 2_000_000, whole.subarray(2_000_000))).toBe(whole.length)
  expect(await ended).toMatchObject({ problem: 'BODY_NOT_READABLE' })
  await arriving.discard(id)
  const next = await sendSlowly()
  const cancelled = next.sent.catch((error: unknown) => error)
  await arriving.discard(id)
  expect(await cancelled).toMatchObject({ problem: 'BODY_NOT_READABLE' })
  expect(readdirSync(folder)).toEqual([])
})
