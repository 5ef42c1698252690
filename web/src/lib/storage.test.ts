import { afterEach, describe, expect, it, vi } from 'vitest'
import { readStored, writeStored } from './storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const key of ['a', 'b', 'c']) {
    writeStored('device', key, null)
    writeStored('tab', key, null)
  }
})

describe('the storage', () => {
  it('keeps a value for the device or for the tab, apart', () => {
    writeStored('device', 'a', { n: 1 })
    writeStored('tab', 'a', 'two')
    expect(readStored('device', 'a')).toEqual({ n: 1 })
    expect(readStored('tab', 'a')).toBe('two')
    writeStored('device', 'a', null)
    expect(readStored('device', 'a')).toBeNull()
    expect(localStorage.getItem('a')).toBeNull()
  })

  it('answers null for what is no JSON', () => {
    localStorage.setItem('a', 'es')
    expect(readStored('device', 'a')).toBeNull()
  })

  it('goes on with the newest value while the storage is full', () => {
    writeStored('device', 'b', 1)
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    writeStored('device', 'b', 2)
    expect(readStored('device', 'b')).toBe(2)
    full.mockRestore()
    writeStored('device', 'b', 3)
    expect(readStored('device', 'b')).toBe(3)
    expect(localStorage.getItem('b')).toBe('3')
  })

  it('does without a storage that the browser forbids', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(readStored('device', 'c')).toBeNull()
    writeStored('device', 'c', 'kept')
    expect(readStored('device', 'c')).toBe('kept')
    writeStored('device', 'c', null)
    expect(readStored('device', 'c')).toBeNull()
  })
})
