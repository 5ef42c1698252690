import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMine } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { buildDevice } from '../../../test/proofs/build-device.ts'

const now = new Date('2026-02-15T17:00:00Z')
let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp({ now: now.toISOString() })
})
afterAll(() => puquio.close())

test('of messages that wait no more bytes are read at once than may be held, and one at least', async () => {
  const { telemetry } = puquio.platform
  const { device } = await buildDevice(puquio.database, await buildMine(puquio.database))
  for (let at = 0; at < 5; at++)
    await telemetry.write({
      receivedAt: new Date(now.getTime() - (10 - at) * 60_000),
      channel: 'mobile',
      message: {
        deviceId: device.id,
        wayIn: 'http',
        dedupKey: null,
        status: 'waiting',
        problem: null,
        body: Buffer.alloc(1000, String(at)),
      },
      readings: [],
    })
  const bodies = async (most: { messages: number; bytes: number }) =>
    (await telemetry.messages.waiting({ before: now, most })).map(({ body }) =>
      body.subarray(0, 1).toString(),
    )
  expect(await bodies({ messages: 10, bytes: 100_000 })).toEqual(['0', '1', '2', '3', '4'])
  expect(await bodies({ messages: 2, bytes: 100_000 })).toEqual(['0', '1'])
  expect(await bodies({ messages: 10, bytes: 2001 })).toEqual(['0', '1', '2'])
  expect(await bodies({ messages: 10, bytes: 1 })).toEqual(['0'])
})
