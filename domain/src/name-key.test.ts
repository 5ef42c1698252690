import { describe, expect, it } from 'vitest'
import { nameKey } from './name-key.ts'

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
