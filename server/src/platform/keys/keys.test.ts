import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BadSetting } from '../config.ts'
import { parseMasterKeys, readMasterKeys, textOfKeys, writeMasterKeys } from './key-file.ts'
import { newMasterKey, openKeys, type Purpose } from './keys.ts'

const password = 'contraseña «ñ» 🔑'

describe('a sealed text', () => {
  const keys = openKeys([newMasterKey()])
  const sealed = keys.seal('mail-password', 'project 3', password)

  test('opens where it was sealed, and shows nothing of itself', () => {
    expect(keys.open('mail-password', 'project 3', sealed)).toBe(password)
    expect(sealed).not.toContain('contrase')
    expect(keys.seal('mail-password', 'project 3', password)).not.toBe(sealed)
  })

  test('does not open in another place, for another purpose or under another key', () => {
    expect(keys.open('mail-password', 'project 4', sealed)).toBeNull()
    expect(keys.open('other' as Purpose, 'project 3', sealed)).toBeNull()
    expect(openKeys([newMasterKey()]).open('mail-password', 'project 3', sealed)).toBeNull()
  })

  test('does not open once any of its letters was changed', () => {
    for (let at = 0; at < sealed.length; at++) {
      const letter = sealed[at] === 'A' ? 'B' : 'A'
      const altered = `${sealed.slice(0, at)}${letter}${sealed.slice(at + 1)}`
      // The last letter of base64 carries bits that stand for nothing.
      if (at === sealed.length - 1) continue
      expect(keys.open('mail-password', 'project 3', altered), `letter ${at}`).toBeNull()
    }
    for (const text of ['', '.', 'v1..', 'v1.00000000.', sealed.slice(0, 40)])
      expect(keys.open('mail-password', 'project 3', text)).toBeNull()
  })

  test('of an older key opens while the key is kept, and is told from a current one', () => {
    const [older, newer] = [newMasterKey(), newMasterKey()]
    const before = openKeys([older]).seal('mail-password', 'c', password)
    const both = openKeys([newer, older])
    expect(both.open('mail-password', 'c', before)).toBe(password)
    expect(both.isCurrent(before)).toBe(false)
    expect(both.isCurrent(both.seal('mail-password', 'c', password))).toBe(true)
    expect(openKeys([newer]).open('mail-password', 'c', before)).toBeNull()
  })
})

describe('the master key', () => {
  let dataFolder: string
  beforeEach(() => {
    dataFolder = mkdtempSync(join(tmpdir(), 'puquio-keys-'))
  })
  afterEach(() => rmSync(dataFolder, { recursive: true }))

  test('is made once in the data folder, for its owner alone', () => {
    const first = readMasterKeys({ masterKeys: null, dataFolder })
    expect(readMasterKeys({ masterKeys: null, dataFolder })).toEqual(first)
    const file = join(dataFolder, 'master-key')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(dataFolder)).toEqual(['master-key'])
    writeMasterKeys(dataFolder, [newMasterKey(), ...first])
    expect(readMasterKeys({ masterKeys: null, dataFolder })).toHaveLength(2)
    expect(readFileSync(file, 'utf8').endsWith(textOfKeys(first))).toBe(true)
    expect(readdirSync(dataFolder)).toEqual(['master-key'])
  })

  test('of the configuration goes before it', () => {
    const key = newMasterKey()
    expect(readMasterKeys({ masterKeys: textOfKeys([key]), dataFolder })).toEqual([key])
    expect(readdirSync(dataFolder)).toEqual([])
  })

  test.each(['', 'abc', '00000000:short', `zz:${'A'.repeat(43)}=`])('is never %j', (text) => {
    expect(() => parseMasterKeys(text, 'MASTER_KEY')).toThrow(BadSetting)
    writeFileSync(join(dataFolder, 'master-key'), text)
    expect(() => readMasterKeys({ masterKeys: null, dataFolder })).toThrow(BadSetting)
  })
})
