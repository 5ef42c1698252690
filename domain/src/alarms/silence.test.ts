import { describe, expect, it, test } from 'vitest'
import { checkSilence, keepListening, type Listened } from './silence.ts'

const minuteMs = 60_000
const device: Listened = {
  installedAtMs: 0,
  lastReceivedAtMs: 0,
  channel: 'mobile',
  intervalS: 600,
  graceS: null,
  raisedAtMs: null,
}

describe('E001', () => {
  it('comes after the interval and the grace, not with them', () => {
    expect(checkSilence(device, 25 * minuteMs, 0)).toBeNull()
    expect(checkSilence(device, 25 * minuteMs + 1, 0)).toEqual({
      kind: 'raised',
      atMs: 25 * minuteMs,
      sinceMs: 0,
      hasReported: true,
    })
  })
  it('waits longer for a satellite, and as long as the device says', () => {
    const overSatellite = { ...device, channel: 'satellite' } as const
    expect(checkSilence(overSatellite, 130 * minuteMs, 0)).toBeNull()
    expect(checkSilence(overSatellite, 130 * minuteMs + 1, 0)).not.toBeNull()
    expect(checkSilence({ ...overSatellite, graceS: 0 }, 10 * minuteMs + 1, 0)).not.toBeNull()
  })
  it('is raised once, and cleared by what the device sends', () => {
    const silent = { ...device, raisedAtMs: 25 * minuteMs }
    expect(checkSilence(silent, 60 * minuteMs, 0)).toBeNull()
    expect(checkSilence({ ...silent, lastReceivedAtMs: 59 * minuteMs }, 60 * minuteMs, 0)).toEqual({
      kind: 'cleared',
      atMs: 59 * minuteMs,
      raisedAtMs: 25 * minuteMs,
    })
  })
  it('stays where what came is too old again', () => {
    const silent = { ...device, raisedAtMs: 25 * minuteMs, lastReceivedAtMs: 30 * minuteMs }
    expect(checkSilence(silent, 56 * minuteMs, 0)).toBeNull()
  })
  it('says of a device that was installed that it never reported, and nothing of one that was not', () => {
    const never = { ...device, lastReceivedAtMs: null }
    expect(checkSilence(never, 20 * minuteMs, 0)).toBeNull()
    expect(checkSilence(never, 26 * minuteMs, 0)).toMatchObject({ hasReported: false })
    const first = { ...never, raisedAtMs: 25 * minuteMs, lastReceivedAtMs: 40 * minuteMs }
    expect(checkSilence(first, 41 * minuteMs, 0)).toMatchObject({ kind: 'cleared' })
    const planned = { ...never, installedAtMs: null }
    expect(checkSilence(planned, 10 ** 12, 0)).toBeNull()
  })
  it('is not raised for our own absence, and not cleared by our return', () => {
    const back = 500 * minuteMs
    expect(checkSilence(device, back, back)).toBeNull()
    expect(checkSilence(device, back + 25 * minuteMs, back)).toBeNull()
    expect(checkSilence(device, back + 25 * minuteMs + 1, back)).toMatchObject({
      atMs: back + 25 * minuteMs,
      sinceMs: 0,
    })
    expect(checkSilence({ ...device, raisedAtMs: 25 * minuteMs }, back, back)).toBeNull()
  })
})

test('a listening goes on through a short restart, and begins anew after an absence', () => {
  const first = keepListening(null, 0)
  expect(first).toEqual({ sinceMs: 0, confirmedAtMs: 0 })
  const restarted = keepListening(first, minuteMs)
  expect(restarted).toEqual({ sinceMs: 0, confirmedAtMs: minuteMs })
  expect(keepListening(restarted, 0)).toEqual(restarted)
  expect(keepListening(restarted, 2 * minuteMs + 1)).toEqual({
    sinceMs: 2 * minuteMs + 1,
    confirmedAtMs: 2 * minuteMs + 1,
  })
})

test('an absence of ten minutes silences no device that goes on, of any interval', () => {
  for (const intervalS of [60, 600, 3600]) {
    let listening = keepListening(null, 0)
    let heard: Listened = { ...device, intervalS, graceS: 60, lastReceivedAtMs: null }
    for (let nowMs = 0; nowMs < 12 * 3_600_000; nowMs += 15_000) {
      if (nowMs > 3_600_000 && nowMs < 4_200_000) continue
      listening = keepListening(listening, nowMs)
      if (nowMs % (intervalS * 1000) === 0) heard = { ...heard, lastReceivedAtMs: nowMs }
      expect(checkSilence(heard, nowMs, listening.sinceMs)).toBeNull()
    }
  }
})
