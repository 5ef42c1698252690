import { describe, expect, it } from 'vitest'
import { clockAheadMaxMs, earliestMeasuredAtMs, measuredAt } from './clock.ts'

const receivedMs = Date.UTC(2026, 2, 4, 12)
const installedMs = Date.UTC(2025, 0, 1)
const measured = (deviceMs: number | null, installed: number | null = installedMs) =>
  measuredAt({ deviceMs, receivedMs, installedMs: installed })

describe('measuredAt', () => {
  it('is when it was received, where the device says nothing', () =>
    expect(measured(null)).toEqual({
      atMs: receivedMs,
      lagS: 0,
      quality: 'good',
      deviceMs: null,
    }))

  it.each([
    [-3600_000, 3600],
    [-1499, 1],
    [0, 0],
    [400, 0],
    [60_000, -60],
    [clockAheadMaxMs, -300],
  ])('is what the device says, %d ms from receipt, with a lag of %d s', (fromReceiptMs, lagS) => {
    const deviceMs = receivedMs + fromReceiptMs
    expect(measured(deviceMs)).toStrictEqual({ atMs: deviceMs, lagS, quality: 'good', deviceMs })
  })

  it.each([1, 3600_000, 365 * 86_400_000, Number.MAX_SAFE_INTEGER - receivedMs])(
    'is when it was received, %d ms beyond five minutes ahead, and keeps what the device said',
    (beyondMs) => {
      const deviceMs = receivedMs + clockAheadMaxMs + beyondMs
      expect(measured(deviceMs)).toEqual({ atMs: receivedMs, lagS: 0, quality: 'clock', deviceMs })
    },
  )

  it.each([
    [installedMs - 1, installedMs],
    [earliestMeasuredAtMs - 1, null],
    [earliestMeasuredAtMs - 1, 0],
    [0, null],
    [-1, 0],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [Number.NEGATIVE_INFINITY, null],
  ])('refuses %d of a device that was installed at %j', (deviceMs, installed) =>
    expect(measured(deviceMs, installed)).toEqual({ problem: 'time' }),
  )

  it('takes the first instant of the installation and of 2000', () => {
    expect(measured(installedMs)).toMatchObject({ atMs: installedMs })
    expect(measured(earliestMeasuredAtMs, null)).toMatchObject({ atMs: earliestMeasuredAtMs })
  })
})
