import { expect, test } from 'vitest'
import { risingLimits } from './fields.ts'
import { deviceState, graceOfChannelS, staleAtMs } from './state.ts'

const minuteMs = 60_000
const device = {
  channel: 'mobile',
  intervalS: 600,
  graceS: null,
  lastReceivedAtMs: 0,
  alarmsEnabled: true,
  gravest: null,
} as const

test('silence is too long after the interval and the grace of the channel', () => {
  const atMs = (600 + graceOfChannelS.mobile) * 1000
  expect(staleAtMs(device)).toBe(atMs)
  expect(deviceState(device, atMs)).toBe('ok')
  expect(deviceState(device, atMs + 1)).toBe('stale')
  expect(deviceState({ ...device, channel: 'satellite' }, atMs + 1)).toBe('ok')
})

test('a grace of its own counts instead of the channel’s', () => {
  expect(deviceState({ ...device, graceS: 0 }, 10 * minuteMs)).toBe('ok')
  expect(deviceState({ ...device, graceS: 0 }, 10 * minuteMs + 1)).toBe('stale')
})

test('an alarm counts more than silence, unless alarms are off', () => {
  const silent = 10_000 * minuteMs
  expect(deviceState({ ...device, gravest: 'high' }, silent)).toBe('alarm')
  expect(deviceState({ ...device, gravest: 'medium' }, silent)).toBe('warning')
  const off = { ...device, gravest: 'high', alarmsEnabled: false } as const
  expect(deviceState(off, silent)).toBe('stale')
  expect(deviceState(off, 0)).toBe('alarm-disabled')
})

test('one that never reported is neither stale nor well', () => {
  expect(deviceState({ ...device, lastReceivedAtMs: null }, 0)).toBe('never')
})

test('limits have to rise; those that are not set are passed over', () => {
  const none = { lowLow: null, low: null, high: null, highHigh: null }
  expect(risingLimits(none)).toBe(true)
  expect(risingLimits({ ...none, low: 1, highHigh: 2 })).toBe(true)
  expect(risingLimits({ ...none, low: 2, highHigh: 2 })).toBe(false)
  expect(risingLimits({ ...none, lowLow: 3, low: 2 })).toBe(false)
})
