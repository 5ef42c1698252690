import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Problem } from '../../../platform/problem.ts'
import { type Arriving, openArriving } from './arriving.ts'

let folder: string
let arriving: Arriving
let id: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'puquio-arriving-'))
  arriving = openArriving(folder, disk())
  id = randomUUID()
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

const whole = randomBytes(4_000_000)
const disk = () => ({ dataFolder: folder, diskReserveBytes: 0 })
const requireWanted = () => Promise.resolve()
const write = (by: Arriving, offset: number, bytes: Buffer) =>
  by.write(id, {
    sentBy: 1,
    offset,
    bytes: Readable.from([bytes]),
    length: bytes.length,
    requireWanted,
  })
const take = (by: Arriving) =>
  by.take({ id, bytes: whole.length }, async (path) => readFileSync(path))
/** Sends 3 MB and waits with the rest. */
async function sendSlowly() {
  const bytes = new PassThrough()
  const sent = arriving.write(id, {
    sentBy: 1,
    offset: 0,
    bytes,
    length: whole.length,
    requireWanted,
  })
  bytes.write(whole.subarray(0, 3_000_000))
  await vi.waitFor(async () => expect(await arriving.received(id)).toBeGreaterThan(2_000_000), {
    timeout: 10_000,
  })
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
    await expect(arriving.discard(id, requireWanted)).rejects.toMatchObject({
      problem: 'UPLOAD_BUSY',
    })
  })
})

test('goes on at another process, and what the first still writes changes nothing', async () => {
  const { bytes, sent } = await sendSlowly()
  const other = openArriving(folder, disk())
  const has = await other.received(id)
  expect(await write(other, has, whole.subarray(has))).toBe(whole.length)
  bytes.end(Buffer.alloc(whole.length - 3_000_000, 'x'))
  await sent
  expect((await take(other)).equals(whole)).toBe(true)
  expect(readdirSync(folder)).toEqual([])
})

test('is whole to a process that finds what another is still copying', async () => {
  await write(arriving, 0, whole)
  // Neither removes anything before the other has read.
  const bothRead = Promise.withResolvers<void>()
  const read: Buffer[] = []
  const takeElsewhere = () =>
    openArriving(folder, disk()).take({ id, bytes: whole.length }, async (path) => {
      if (read.push(readFileSync(path)) === 2) bothRead.resolve()
      await bothRead.promise
    })
  const first = takeElsewhere()
  while (readdirSync(folder).length === 1) await new Promise(setImmediate)
  await Promise.all([first, takeElsewhere()])
  expect(read.map((bytes) => bytes.equals(whole))).toEqual([true, true])
})

test('is handed on whole, also where bytes came twice or at several processes', async () => {
  await write(arriving, 0, Buffer.alloc(500_000, 'x'))
  await write(arriving, 0, whole.subarray(0, 2_000_000))
  await write(arriving, 2_000_000, whole.subarray(2_000_000, 3_000_000))
  await expect(take(arriving)).rejects.toMatchObject({
    problem: 'UPLOAD_OFFSET',
    params: { received: 3_000_000 },
  })
  await write(openArriving(folder, disk()), 3_000_000, whole.subarray(3_000_000))
  expect((await take(arriving)).equals(whole)).toBe(true)
})

test('takes nothing more once it is handed on, at no process', async () => {
  await write(arriving, 0, whole)
  const refused = new Error('refused')
  await expect(
    arriving.take({ id, bytes: whole.length }, () => Promise.reject(refused)),
  ).rejects.toBe(refused)
  const other = openArriving(folder, disk())
  for (const one of [arriving, other])
    await expect(write(one, 0, Buffer.from('forged'))).rejects.toMatchObject({
      problem: 'UPLOAD_OFFSET',
      params: { received: whole.length },
    })
  expect((await take(other)).equals(whole)).toBe(true)
  expect((await take(arriving)).equals(whole)).toBe(true)
  expect(readdirSync(folder)).toEqual([])
})

test('a connection that fell silent ends for one that sends again, and any for a cancellation', async () => {
  const { sent } = await sendSlowly()
  const ended = sent.catch((error: unknown) => error)
  const now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now + 11_000)
  expect(await write(arriving, 2_000_000, whole.subarray(2_000_000))).toBe(whole.length)
  expect(await ended).toMatchObject({ problem: 'BODY_NOT_READABLE' })
  await arriving.discard(id, requireWanted)
  const next = await sendSlowly()
  const cancelled = next.sent.catch((error: unknown) => error)
  await arriving.discard(id, requireWanted)
  expect(await cancelled).toMatchObject({ problem: 'BODY_NOT_READABLE' })
  expect(readdirSync(folder)).toEqual([])
})

test('a part that comes as the upload is cancelled leaves nothing', async () => {
  let isWanted = true
  const part = () =>
    arriving.write(id, {
      sentBy: 1,
      offset: 0,
      bytes: Readable.from([whole]),
      length: whole.length,
      requireWanted: async () => {
        if (!isWanted) throw new Problem('NOT_FOUND')
      },
    })
  await part()
  await arriving.discard(id, async () => {
    await expect(part()).rejects.toMatchObject({ problem: 'UPLOAD_BUSY' })
    isWanted = false
  })
  await expect(part()).rejects.toMatchObject({ problem: 'NOT_FOUND' })
  expect(readdirSync(folder)).toEqual([])
})

test('a part that is ended before it is read fails as one that broke off', async () => {
  const begun = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  const bytes = new PassThrough()
  const requireUnfinished = () => {
    begun.resolve()
    return answered.promise
  }
  const part = { sentBy: 1, offset: 0, bytes, length: 9, requireWanted: requireUnfinished }
  const sent = arriving.write(id, part).catch((error: unknown) => error)
  await begun.promise
  const discarded = arriving.discard(id, requireWanted)
  setImmediate(answered.resolve)
  await discarded
  expect(await sent).toMatchObject({ problem: 'BODY_NOT_READABLE' })
  expect(readdirSync(folder)).toEqual([])
})
