import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isValue } from '@puquio/domain'
import { seededRandom } from '@puquio/domain/test/seeded-random'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import {
  batchOf,
  hashTables,
  newVariables,
  randomBatches,
  shuffled,
  storedReadings,
} from '../../../../test/readings/random-readings.ts'
import { sql } from '../../db/sql.ts'
import { BadBatch, type NewReading } from '../reading.ts'
import { openTelemetry, type Telemetry } from '../telemetry.ts'

const now = '2026-02-15T12:00:00-05:00'
const nowMs = Date.parse(now)
const dayMs = 86_400_000
const minuteMs = 60_000

let puquio: TestApp
let telemetry: Telemetry
beforeAll(async () => {
  puquio = await startTestApp({ now })
  telemetry = puquio.platform.telemetry
})
afterAll(() => puquio.close())

const another = () => openTelemetry(puquio.platform)
const reading = (variableId: number, atMs: number, value: number): NewReading => ({
  variableId,
  atMs,
  raw: value,
  value,
  quality: 'good',
})
const messages = (deviceId: number) =>
  puquio.database.owner.one<{ status: string; problem: string | null; body: Buffer }>(
    {},
    sql`select status, problem, body from telemetry.raw_message where device_id = ${deviceId} order by received_at`,
  )

describe('a batch', () => {
  test('is there as it was written, with its message', async () => {
    const [id = 0] = newVariables(1)
    const readings = [
      reading(id, nowMs - minuteMs, 7.25),
      {
        variableId: id,
        atMs: nowMs - 30_001,
        raw: null,
        value: 1e-300,
        quality: 'suspect',
      } as const,
      { variableId: id, atMs: nowMs + 1, raw: -0.1, value: null, quality: 'good' } as const,
    ]
    const batch = { ...batchOf(readings, { deviceId: 71 }), receivedAt: new Date(nowMs) }
    expect(await telemetry.write({ ...batch, channel: 'satellite' })).toEqual({
      stored: 3,
      repeated: 0,
      conflicting: 0,
    })
    expect(await storedReadings(telemetry, [id])).toEqual(
      [60, 30, 0].map((lagS, index) => ({
        ...readings[index],
        sent: readings[index]?.quality,
        lagS,
        channel: 'satellite',
      })),
    )
    expect(await messages(71)).toEqual([
      { status: 'read', problem: null, body: batch.message?.body },
    ])
  })

  test('of any numbers gives them back to the last bit, by COPY and by INSERT', async () => {
    const random = seededRandom(75)
    const bits = new DataView(new ArrayBuffer(8))
    const numbers = [0, 5e-324, -1e15, 0.1 + 0.2]
    while (numbers.length < 3000) {
      bits.setUint32(0, random() * 2 ** 32)
      bits.setUint32(4, random() * 2 ** 32)
      const number = bits.getFloat64(0)
      if (isValue(number)) numbers.push(number)
    }
    const [copied = 0, inserted = 0] = newVariables(2)
    const ofNumbers = (id: number) =>
      numbers.map((number, index) => reading(id, nowMs - index * 1009, number))
    await telemetry.write(batchOf(ofNumbers(copied)))
    // One that is there already has the others inserted.
    await telemetry.write(batchOf(ofNumbers(inserted).slice(0, 1)))
    expect(await telemetry.write(batchOf(ofNumbers(inserted)))).toMatchObject({ repeated: 1 })
    for (const id of [copied, inserted]) {
      const stored = await storedReadings(telemetry, [id])
      expect(stored.map(({ raw }) => raw)).toEqual(numbers.toReversed())
      expect(stored.map(({ atMs }) => atMs)).toEqual(
        numbers.map((_, index) => nowMs - index * 1009).toReversed(),
      )
    }
    const span = { fromMs: nowMs - dayMs, beforeMs: nowMs + 1, level: 'raw' } as const
    const [points] = await telemetry.points({ ...span, variableIds: [copied] })
    expect(points?.last).toEqual(numbers.toReversed())
  })

  test('with nothing in it stores nothing, and one with a message alone stores that', async () => {
    const nothing = { stored: 0, repeated: 0, conflicting: 0 }
    const empty = batchOf([], { deviceId: 72, atMs: nowMs })
    expect(await telemetry.write({ ...empty, message: null })).toEqual(nothing)
    expect(await telemetry.write(empty)).toEqual(nothing)
    expect(await messages(72)).toHaveLength(1)
  })

  test.each([
    ['a time before 2000', { atMs: Date.UTC(1999, 11, 31, 23, 59) }],
    ['a time after the next month', { atMs: Date.UTC(2026, 3, 1) }],
    ['half a millisecond', { atMs: nowMs + 0.5 }],
    ['no number', { value: Number.NaN }],
    ['an endless number', { raw: Number.POSITIVE_INFINITY }],
    ['a number whose sums have no end', { value: 1e301 }],
    ['no variable', { variableId: 0 }],
    ['half a variable', { variableId: 1.5 }],
    ['a variable beyond the type', { variableId: 2 ** 31 }],
  ])('is refused as a whole for %s', async (_, wrong) => {
    const [id = 0] = newVariables(1)
    const good = reading(id, nowMs, 1)
    const bad = batchOf([good, { ...good, ...wrong }], { atMs: nowMs, deviceId: 73 })
    await expect(telemetry.write(bad)).rejects.toThrow(BadBatch)
    expect(await storedReadings(telemetry, [id])).toEqual([])
    expect(await messages(73)).toEqual([])
  })

  test.each([
    { dedupKey: 'a\0b' },
    { dedupKey: 'k'.repeat(201) },
    { body: Buffer.alloc(1_000_001) },
    { deviceId: -1 },
  ])('is refused for its message', async (wrong) => {
    const batch = batchOf([], { atMs: nowMs })
    const message = { ...batch.message, ...wrong } as typeof batch.message
    await expect(telemetry.write({ ...batch, message })).rejects.toThrow(BadBatch)
  })

  test('of long ago, and of the next month, finds its table', async () => {
    const [id = 0] = newVariables(1)
    const times = [
      Date.UTC(2000, 0, 1),
      Date.UTC(2011, 6, 31, 23, 59, 59, 999),
      Date.UTC(2026, 2, 31, 23),
    ]
    // Two processes make them at once.
    await Promise.all(
      [telemetry, another()].map((one) =>
        one.write({
          ...batchOf(times.map((atMs) => reading(id, atMs, 5))),
          receivedAt: new Date(nowMs),
        }),
      ),
    )
    expect((await storedReadings(telemetry, [id])).map(({ atMs }) => atMs)).toEqual(times)
  })
})

describe('what comes again', () => {
  test('is stored once, and with another value the first is kept and both are told', async () => {
    const [id = 0] = newVariables(1)
    const first = [reading(id, nowMs, 1), reading(id, nowMs + 1, 2)]
    await telemetry.write(batchOf(first, { deviceId: 81 }))
    const again = [reading(id, nowMs, 1), reading(id, nowMs + 1, 3), reading(id, nowMs + 2, 4)]
    expect(await telemetry.write(batchOf(again, { deviceId: 81 }))).toEqual({
      stored: 1,
      repeated: 1,
      conflicting: 1,
    })
    expect((await storedReadings(telemetry, [id])).map(({ value }) => value)).toEqual([1, 2, 4])
    expect((await messages(81)).map(({ status, problem }) => [status, problem])).toEqual([
      ['read', null],
      ['partly', 'conflict'],
    ])
  })

  test('within one batch, too', async () => {
    const [id = 0] = newVariables(1)
    const readings = [1, 1, 2].map((value) => reading(id, nowMs, value))
    expect(await telemetry.write(batchOf(readings))).toEqual({
      stored: 1,
      repeated: 1,
      conflicting: 1,
    })
    expect((await storedReadings(telemetry, [id])).map(({ value }) => value)).toEqual([1])
  })

  test('with a factor changed since is the same: what was sent counts', async () => {
    const [id = 0] = newVariables(1)
    await telemetry.write(batchOf([reading(id, nowMs, 1)]))
    const calculated = { ...reading(id, nowMs, 1), value: 10 }
    expect(await telemetry.write(batchOf([calculated]))).toMatchObject({
      repeated: 1,
      conflicting: 0,
    })
  })

  test('is known by the key of its message, of one device, in either process', async () => {
    const [id = 0] = newVariables(1)
    const sent = (dedupKey: string, atMs: number, deviceId: number) =>
      batchOf([reading(id, atMs, 1)], { dedupKey, deviceId })
    await Promise.all([
      telemetry.write(sent('k1', nowMs, 82)),
      telemetry.write(sent('k1', nowMs, 82)),
      another().write({ ...sent('k1', nowMs, 82), receivedAt: new Date(nowMs + 5) }),
      telemetry.write(sent('k1', nowMs, 83)),
    ])
    await telemetry.write(sent('k1', nowMs + 1, 82))
    await telemetry.write(sent('k2', nowMs + 2, 82))
    // The one of the next time says another thing.
    expect(await messages(82)).toHaveLength(3)
    expect(await messages(83)).toHaveLength(1)
    // What such a message says is stored all the same, where it was not.
    expect(await storedReadings(telemetry, [id])).toHaveLength(3)
  })

  test('with a known key and another body is kept once, as what it is', async () => {
    const [id = 0] = newVariables(1)
    const sent = (body: string, atMs: number) => ({
      ...batchOf([reading(id, atMs, 1)]),
      message: {
        deviceId: 85,
        wayIn: 'mqtt',
        dedupKey: 'k1',
        status: 'read' as const,
        problem: null,
        body: Buffer.from(body),
      },
    })
    for (const body of ['first', 'first', 'second', 'first', 'second'])
      await telemetry.write(sent(body, nowMs))
    await Promise.all([
      telemetry.write(sent('third', nowMs + 1)),
      another().write(sent('third', nowMs + 1)),
    ])
    const kept = await puquio.database.owner.one<{ body: string }>(
      {},
      sql`select convert_from(body, 'UTF8') as body, status, problem from telemetry.raw_message
        where device_id = 85 order by body`,
    )
    const doubtful = { status: 'partly', problem: 'another body' }
    expect(kept).toEqual([
      { body: 'first', status: 'read', problem: null },
      { body: 'second', ...doubtful },
      { body: 'third', ...doubtful },
    ])
  })

  test('late, reordered, in parts and repeated, by two processes, leaves the same tables', async () => {
    const random = seededRandom(74)
    const [plain, mixed] = [newVariables(3), newVariables(3)]
    const asked = { messages: 400, fromMs: nowMs - 40 * dayMs, beforeMs: nowMs }
    const batches = randomBatches(random, { ...asked, variableIds: plain })
    const inOrder = batches.toSorted((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime())
    for (let at = 0; at < inOrder.length; at += 50)
      await Promise.all(inOrder.slice(at, at + 50).map((batch) => telemetry.write(batch)))
    await telemetry.rollUp()

    const shift = (mixed[0] ?? 0) - (plain[0] ?? 0)
    const moved = batches.map((batch) => ({
      ...batch,
      readings: batch.readings.map((one) => ({ ...one, variableId: one.variableId + shift })),
    }))
    const processes = [telemetry, another()]
    const parts = moved.flatMap((batch) => [
      batch,
      { ...batch, readings: shuffled(random, batch.readings).slice(0, 2) },
    ])
    const sent = shuffled(random, [...parts, ...parts.slice(0, 300)])
    for (let at = 0; at < sent.length; at += 90) {
      await Promise.all(
        sent
          .slice(at, at + 90)
          .map((batch, index) => (processes[index % 2] as Telemetry).write(batch)),
      )
      if (at % 270 === 0) await Promise.all(processes.map((one) => one.rollUp()))
    }
    await Promise.all(processes.map((one) => one.rollUp()))
    const hashes = await hashTables(puquio.database, plain)
    expect(await hashTables(puquio.database, mixed)).toEqual(hashes)
    expect(hashes).toMatchObject({ reading: { rows: 1200 }, reading_latest: { rows: 3 } })
  })
})
