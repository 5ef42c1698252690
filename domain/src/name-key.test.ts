import { describe, expect, it, vi } from 'vitest'
import { cellKey, nameKey } from './name-key.ts'

describe('nameKey', () => {
  it.each([
    ['Geoquímica', 'geoquimica'],
    ['  AGUA   superficial ', 'agua superficial'],
    ['Año', 'ano'],
    ['Depósito\u00a0de\trelaves', 'deposito de relaves'],
    ['Geoqui\u0301mica', 'geoquimica'],
    ['', ''],
  ])('%j is %j', (name, key) => expect(nameKey(name)).toBe(key))
})

describe('cellKey', () => {
  it('is the key of a name, and empty of what is too long for one, which is not even read', () => {
    expect(cellKey(' Depósito ')).toBe('deposito')
    const seen = vi.spyOn(String.prototype, 'normalize')
    expect(cellKey('ᾂ'.repeat(7000))).toBe('')
    expect(seen).not.toHaveBeenCalled()
    seen.mockRestore()
  })
})
