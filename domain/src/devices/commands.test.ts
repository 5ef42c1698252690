import { expect, test } from 'vitest'
import {
  holdsConfiguration,
  readAttributes,
  readRelayState,
  relayOutcome,
  reportedRelays,
} from './commands.ts'

const wanted = { relay: 1, isOn: true } as const

test('a relay is on or off in the words of firmware, and nothing else', () => {
  for (const word of [true, 1, 'on', 'ON', ' on ', '1', 'true'])
    expect(readRelayState(word)).toBe(true)
  for (const word of [false, 0, 'off', 'Off', '0', 'false'])
    expect(readRelayState(word)).toBe(false)
  for (const word of [null, undefined, 2, '', 'yes', {}, []])
    expect(readRelayState(word)).toBe(null)
})

test('an answer is a yes where it gives the wanted state, or success alone', () => {
  for (const body of [
    { state: 'on' },
    { relay1: true },
    { relay1: 1, relay2: 0 },
    { success: true },
  ])
    expect(relayOutcome(wanted, body)).toEqual({ state: 'executed', isOn: true })
})

test('another state is a failure, also beside success, and so is a refusal', () => {
  expect(relayOutcome(wanted, { success: true, state: 'off' })).toEqual({
    state: 'failed',
    failure: 'other-state',
    isOn: false,
  })
  for (const body of [
    { success: false },
    { error: 'interlock' },
    { success: true, error: { code: 3 } },
  ])
    expect(relayOutcome(wanted, body)).toMatchObject({ state: 'failed', failure: 'refused' })
  expect(relayOutcome(wanted, { error: '', state: 'on' }).state).toBe('executed')
})

test('what says neither is no yes', () => {
  for (const body of [undefined, null, 'on', true, [], {}, { state: 'half' }, { relay2: true }])
    expect(relayOutcome(wanted, body)).toEqual({
      state: 'failed',
      failure: 'not-readable',
      isOn: null,
    })
})

test('reported attributes say which relays are on', () => {
  expect(reportedRelays({ relay1: 'on', relay2: 0, fw: '1.2' })).toEqual({ 1: true, 2: false })
  expect(reportedRelays({ fw: '1.2' })).toEqual({ 1: null, 2: null })
  expect(reportedRelays('{')).toEqual({ 1: null, 2: null })
})

test('a configuration is held where each of its values is reported', () => {
  const configuration = { interval: 60, mode: 'eco', gps: false }
  expect(holdsConfiguration({ ...configuration, fw: '1' }, configuration)).toBe(true)
  expect(holdsConfiguration({ ...configuration, interval: '60' }, configuration)).toBe(false)
  expect(holdsConfiguration({ interval: 60 }, configuration)).toBe(false)
  expect(holdsConfiguration(null, configuration)).toBe(false)
})

test('attributes are kept as plain values, so many and so long', () => {
  const body = JSON.parse(
    '{"a":1,"b":"x","c":{"d":1},"e":[1],"__proto__":{"f":1},"g":null,"h":true}',
  )
  expect(readAttributes(body)).toEqual({ a: 1, b: 'x', h: true })
  expect(readAttributes({ long: 'x'.repeat(500) })['long']).toHaveLength(200)
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`k${at}`, at]))
  expect(Object.keys(readAttributes(many))).toHaveLength(100)
  expect(readAttributes({ a: 'x\u0000\ud800y', 'b\u0000': 1 })).toEqual({ a: 'x  y' })
  expect(readAttributes([1])).toEqual({})
})
