import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Batch } from '../reading.ts'
import { openIngest, usualLimits } from './ingest.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const batch: Batch = {
  receivedAt: new Date(),
  channel: 'mobile',
  message: null,
  readings: [{ variableId: 1, atMs: 0, raw: 1, value: 1, quality: 'good' }],
}

/** An ingest whose flushes take 3 ms; `flushed` says how many batches each of them took. */
function open(limits = usualLimits) {
  const flushed: number[] = []
  const ingest = openIngest(async (batches) => {
    flushed.push(batches.length)
    await new Promise((done) => setTimeout(done, 3))
    return { outcomes: batches.map(() => ({ stored: 1, repeated: 0, conflicting: 0 })), stored: [] }
  }, limits)
  const send = async (count: number) => {
    const sent = Promise.all(Array.from({ length: count }, () => ingest.write(batch)))
    await vi.advanceTimersByTimeAsync(0)
    return sent
  }
  return { ingest, flushed, send }
}

test('a batch alone is flushed at once, and so is the one after it', async () => {
  const { flushed, send } = open()
  void send(1)
  await vi.advanceTimersByTimeAsync(4)
  void send(1)
  await vi.advanceTimersByTimeAsync(0)
  expect(flushed).toEqual([1, 1])
})

test('a batch a millisecond makes twenty flushes a second, and none waits for more than 60 ms', async () => {
  const { ingest, flushed } = open()
  const waits: number[] = []
  void ingest.write(batch)
  for (let atMs = 0; atMs < 1000; atMs++) {
    const sentMs = performance.now()
    void ingest.write(batch).then(() => waits.push(performance.now() - sentMs))
    await vi.advanceTimersByTimeAsync(1)
  }
  await vi.advanceTimersByTimeAsync(100)
  expect(waits).toHaveLength(1000)
  expect(Math.max(...waits)).toBeLessThanOrEqual(60)
  expect(flushed.length).toBeGreaterThan(15)
  expect(flushed.length).toBeLessThan(25)
})

test('a full batch does not wait for others', async () => {
  const { flushed, send } = open({ ...usualLimits, flushRows: 10 })
  void send(2)
  await vi.advanceTimersByTimeAsync(4)
  void send(9)
  await vi.advanceTimersByTimeAsync(4)
  expect(flushed).toEqual([2])
  void send(1)
  await vi.advanceTimersByTimeAsync(0)
  expect(flushed).toEqual([2, 10])
})

test('at the end nothing waits for more', async () => {
  const { ingest, flushed, send } = open()
  void send(2)
  await vi.advanceTimersByTimeAsync(4)
  void send(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(flushed).toEqual([2])
  const closed = ingest.close()
  await vi.advanceTimersByTimeAsync(4)
  await closed
  expect(flushed).toEqual([2, 1])
})

/** A message of a device, of so many bytes and no readings. */
const sentBy = (deviceId: number, projectId: number, bytes: number): Batch => ({
  ...batch,
  projectId,
  readings: [],
  message: {
    deviceId,
    wayIn: 'http',
    dedupKey: null,
    status: 'waiting',
    problem: null,
    body: new Uint8Array(bytes),
  },
})

test('neither a device nor the devices of a project hold so many bytes that none are left for others', async () => {
  const { ingest } = open({ ...usualLimits, bytes: 1000 })
  const isTaken = (deviceId: number, projectId: number) => {
    const before = ingest.held().bytes
    ingest.write(sentBy(deviceId, projectId, 100)).catch(() => undefined)
    return ingest.held().bytes > before
  }
  expect([isTaken(1, 1), isTaken(1, 1), isTaken(1, 1)]).toEqual([true, true, false])
  const ofProject = [2, 2, 3, 3, 4, 4].map((deviceId) => isTaken(deviceId, 1))
  expect(ofProject).toEqual([true, true, true, true, true, false])
  expect([isTaken(5, 2), isTaken(5, 2), isTaken(5, 2)]).toEqual([true, true, false])
  const areFull = () =>
    [
      { deviceId: 1, projectId: 3 },
      { deviceId: 6, projectId: 1 },
      { deviceId: 6, projectId: 2 },
      { projectId: 1 },
    ].map(ingest.isFullFor)
  expect(areFull()).toEqual([true, true, false, true])
  await vi.advanceTimersByTimeAsync(10)
  expect(ingest.held().bytes).toBe(0)
  expect(areFull()).toEqual([false, false, false, false])
  expect(isTaken(1, 1)).toBe(true)
})

test('a device whose messages filled its share of the disk for the day has to wait, and no other one', async () => {
  const { ingest } = open({ ...usualLimits, dayBytes: 250 })
  const isTaken = async (deviceId: number) => {
    const written = ingest.write(sentBy(deviceId, 1, 100)).then(
      () => true,
      () => false,
    )
    await vi.advanceTimersByTimeAsync(200)
    return written
  }
  expect(await isTaken(1)).toBe(true)
  expect(await isTaken(1)).toBe(true)
  expect(await isTaken(1)).toBe(true)
  expect(ingest.isFullFor({ deviceId: 1, projectId: 1 })).toBe(true)
  expect(await isTaken(1)).toBe(false)
  expect(await isTaken(2)).toBe(true)
  await vi.advanceTimersByTimeAsync(86_400_000 / 4)
  expect(await isTaken(1)).toBe(true)
})

test('what could not be stored takes nothing of a device’s day', async () => {
  const answers = [
    () => Promise.reject(new Error('away')),
    async () => ({ outcomes: [new Error('refused')], stored: [] }),
  ]
  for (const answer of answers) {
    const ingest = openIngest(answer, { ...usualLimits, dayBytes: 250 })
    for (let time = 0; time < 5; time++) {
      const written = ingest.write(sentBy(1, 1, 200)).catch(({ message }: Error) => message)
      await vi.advanceTimersByTimeAsync(200)
      expect(await written).toMatch(/away|refused/)
    }
    expect(ingest.isFullFor({ deviceId: 1, projectId: 1 })).toBe(false)
  }
})
