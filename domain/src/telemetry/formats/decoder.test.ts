import { expect, test } from 'vitest'
import { readAnswer, readsByDecoder } from './decoder.ts'
import type { DecodedMessage } from './message.ts'

const brought: DecodedMessage = {
  values: {},
  unread: [],
  measuredAtMs: 1_700_000_000_000,
  batteryPct: 80,
  dedupKey: 'up:1',
  payload: { encoding: 'hex', text: '0102', fPort: 2 },
}

test('values by keys are measured when the message says', () => {
  const read = readAnswer({ level: '2.5', soil: { t: 20 }, unit: 'm' }, brought)
  expect(read).toEqual({
    refused: [],
    messages: [
      {
        values: { level: 2.5, 'soil.t': 20 },
        unread: ['unit'],
        measuredAtMs: 1_700_000_000_000,
        batteryPct: 80,
        dedupKey: 'up:1',
      },
    ],
  })
})

test('a list with times of its own keeps them, and is no single message', () => {
  const read = readAnswer(
    [
      { ts: 1_600_000_000_000, values: { level: 1 } },
      { ts: '1600000600000', values: { level: 2 } },
      { ts: 'x', values: { level: 3 } },
    ],
    brought,
  )
  expect(read).toMatchObject({
    refused: [{ problem: 'time', where: '[2].ts' }],
    messages: [
      { measuredAtMs: 1_600_000_000_000, values: { level: 1 } },
      { measuredAtMs: 1_600_000_600_000, values: { level: 2 } },
    ],
  })
  expect(JSON.stringify(read)).not.toContain('dedupKey')
})

test.each([[5], [[[]]], [[]], ['text']])('%j is no answer that is refused with a crash', (data) => {
  const read = readAnswer(data, brought)
  expect('problem' in read ? read.problem : read.messages).toEqual(
    Array.isArray(data) && data.length === 0 ? [] : 'decoder',
  )
})

test('a decoder reads bodies of devices, and of networks those with bytes', () => {
  const decoded = { messages: [brought], refused: [] }
  const { payload: _payload, ...withoutBytes } = brought
  expect(readsByDecoder('chirpstack:up', decoded)).toBe(true)
  expect(readsByDecoder('chirpstack:up', { messages: [withoutBytes], refused: [] })).toBe(false)
  expect(readsByDecoder('http', { problem: 'not-an-object', where: '' })).toBe(true)
  expect(readsByDecoder('mqtt:attributes', { messages: [withoutBytes], refused: [] })).toBe(false)
  expect(readsByDecoder('rockblock', { problem: 'payload', where: '' })).toBe(false)
})
