import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFileBucket } from './file-bucket.ts'
import type { FileStore } from './file-store.ts'
import { FilesUnavailable } from './files-unavailable.ts'

let folder: string
let server: S3rver
let store: FileStore
const disk = { dataFolder: tmpdir(), diskReserveBytes: 0 }
let settings: Parameters<typeof openFileBucket>[0]
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'puquio-bucket-'))
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 'bucket'),
    configureBuckets: [{ name: 'puquio', configs: [] }],
  })
  const { port } = await server.run()
  settings = {
    endpoint: `http://127.0.0.1:${port}/puquio`,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
  store = openFileBucket(settings, disk)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

function fileOf(content: Buffer) {
  const path = join(folder, 'file')
  writeFileSync(path, content)
  return { path, sha256: createHash('sha256').update(content).digest() }
}
const noneNeeded = async (hashes: Buffer[]) => hashes
const allNeeded = async () => []
const isThere = (sha256: Buffer) =>
  store.readAll(sha256).then(
    () => true,
    () => false,
  )

test('a file comes back whole, and in parts', async () => {
  const content = Buffer.from(Array.from({ length: 200_000 }, (_, n) => n % 251))
  const { path, sha256 } = fileOf(content)
  await store.put(path, sha256)
  await store.put(path, sha256)
  expect(await store.put(path)).toEqual(sha256)
  expect(await store.readAll(sha256)).toEqual(content)
  expect(await buffer(await store.read(sha256))).toEqual(content)
  const part = await buffer(await store.read(sha256, { start: 1_000, end: 1_999 }))
  expect(part).toEqual(content.subarray(1_000, 2_000))
})

test('nothing is stored under the hash of something else', async () => {
  const { sha256 } = fileOf(Buffer.from('genuine'))
  const { path } = fileOf(Buffer.from('forgery'))
  await expect(store.put(path, sha256)).rejects.toThrow('hash')
  expect(await isThere(sha256)).toBe(false)
})

test('what no record needs is removed, and what one needs meanwhile is not', async () => {
  const { path, sha256 } = fileOf(Buffer.from('removed'))
  await store.put(path, sha256)
  await store.removeUnneeded(sha256, allNeeded)
  expect(await isThere(sha256)).toBe(true)
  let asked = 0
  await store.removeUnneeded(sha256, async (hashes) => (asked++ === 0 ? hashes : []))
  expect([asked, await isThere(sha256)]).toEqual([2, true])
  await store.removeUnneeded(sha256, noneNeeded)
  expect(await isThere(sha256)).toBe(false)
})

test('a sweep removes what is old and unneeded', async () => {
  const { path, sha256 } = fileOf(Buffer.from('swept'))
  await store.put(path, sha256)
  expect(await store.sweep(new Date(Date.now() - 86_400_000), noneNeeded)).toBe(0)
  expect(await store.sweep(new Date(Date.now() + 86_400_000), allNeeded)).toBe(0)
  expect(await isThere(sha256)).toBe(true)
  expect(await store.sweep(new Date(Date.now() + 86_400_000), noneNeeded)).toBeGreaterThan(0)
  expect(await isThere(sha256)).toBe(false)
})

test('it belongs to the first database that asks', async () => {
  expect(await store.belongsTo('one')).toBe(true)
  expect(await store.belongsTo('one')).toBe(true)
  expect(await store.belongsTo('two')).toBe(false)
})

test('a wrong key, and a server that is not there, are told as such', async () => {
  const { path, sha256 } = fileOf(Buffer.from('refused'))
  const stranger = openFileBucket({ ...settings, accessKeyId: 'ANOTHER' }, disk)
  await expect(stranger.put(path, sha256)).rejects.toThrow(FilesUnavailable)
  const nowhere = openFileBucket({ ...settings, endpoint: 'http://127.0.0.1:1/puquio' }, disk)
  await expect(nowhere.read(sha256)).rejects.toThrow(FilesUnavailable)
})
