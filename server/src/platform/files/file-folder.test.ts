import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openFileFolder } from './file-folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'puquio-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const arrived = (content: string) => {
  const path = join(folder, 'arrived')
  writeFileSync(path, content, { flag: 'r+' })
  return path
}
const hashOf = (content: string) => createHash('sha256').update(content).digest()

test('what is stored does not change with the file that it came from', async () => {
  writeFileSync(join(folder, 'arrived'), '')
  const store = openFileFolder(join(folder, 'files'), { dataFolder: folder, diskReserveBytes: 0 })
  await store.belongsTo('one')
  await store.put(arrived('genuine'), hashOf('genuine'))
  arrived('forgery')
  expect((await store.readAll(hashOf('genuine'))).toString()).toBe('genuine')
})

test('nothing is stored under the hash of something else', async () => {
  writeFileSync(join(folder, 'arrived'), '')
  const store = openFileFolder(join(folder, 'files'), { dataFolder: folder, diskReserveBytes: 0 })
  await store.belongsTo('one')
  await expect(store.put(arrived('forgery'), hashOf('genuine'))).rejects.toThrow('hash')
  await expect(store.readAll(hashOf('genuine'))).rejects.toThrow('ENOENT')
  expect(readdirSync(join(folder, 'files')).filter((name) => name.startsWith('arriving-'))).toEqual(
    [],
  )
})

test('a file whose hash nobody knows yet is found by the one that it has', async () => {
  writeFileSync(join(folder, 'arrived'), '')
  const store = openFileFolder(join(folder, 'files'), { dataFolder: folder, diskReserveBytes: 0 })
  expect(await store.put(arrived('genuine'))).toEqual(hashOf('genuine'))
  expect(await store.put(arrived('genuine'))).toEqual(hashOf('genuine'))
  expect((await store.readAll(hashOf('genuine'))).toString()).toBe('genuine')
  expect(readdirSync(join(folder, 'files')).filter((name) => name.length > 2)).toEqual([])
})
