import { describe, expect, it } from 'vitest'
import { gatewayChange } from './gateways.ts'

const minuteMs = 60_000
const atMs = Date.parse('2026-02-15T12:00:00Z')
const gateway = { lastHeardAtMs: atMs, intervalS: 3600, silentSinceMs: null }

describe('a gateway', () => {
  it('falls silent once its interval is over, not before', () => {
    expect(gatewayChange(gateway, atMs + 60 * minuteMs, 0)).toBeNull()
    expect(gatewayChange(gateway, atMs + 60 * minuteMs + 1, 0)).toBe('silent')
  })

  it('that nobody waits for never does', () => {
    expect(gatewayChange({ ...gateway, intervalS: null }, atMs + 9999 * minuteMs, 0)).toBeNull()
  })

  it('has its whole interval after our own absence', () => {
    const backMs = atMs + 300 * minuteMs
    expect(gatewayChange(gateway, backMs + 60 * minuteMs, backMs)).toBeNull()
    expect(gatewayChange(gateway, backMs + 61 * minuteMs, backMs)).toBe('silent')
  })

  it('is heard again by anything that came since', () => {
    const silent = { ...gateway, silentSinceMs: atMs }
    expect(gatewayChange(silent, atMs + 90 * minuteMs, 0)).toBeNull()
    const heard = { ...silent, lastHeardAtMs: atMs + 80 * minuteMs }
    expect(gatewayChange(heard, atMs + 90 * minuteMs, 0)).toBe('heard')
    expect(gatewayChange({ ...heard, intervalS: null }, atMs + 90 * minuteMs, 0)).toBe('heard')
  })
})
