import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type * as FsPromises from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openArriving } from '../../features/containers/uploads/arriving.ts'
import { openFileFolder } from './file-folder.ts'
import { makeRoomToStart } from './make-room-to-start.ts'
import { withRoom } from './room.ts'
import { storedSource } from './stored-source.ts'
import { arrivalsOf, copiesOf, exportingOf } from './temporary-folder.ts'
import { soon } from '../../../test/soon.ts'

/** A disk of this size, which only the test's folder and `takenByOthers` fill. */
const size = 100_000_000
let takenByOthers = 0
vi.mock('node:fs/promises', async (original) => ({
  ...(await original<typeof FsPromises>()),
  statfs: async (folder: string) => ({ bsize: 1, bavail: size - takenByOthers - bytesIn(folder) }),
}))
const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)

let dataFolder: string
const disk = () => ({ dataFolder, diskReserveBytes: 20_000_000 })
const arriving = () => openArriving(arrivalsOf(disk()), disk())
const requireWanted = () => Promise.resolve()
/** Each sender sends one. */
let sentBy = 0
const full = { problem: 'STORAGE_FULL' }
const chunk = randomBytes(1_000_000)
beforeEach(() => {
  takenByOthers = 0
  dataFolder = mkdtempSync(join(tmpdir(), 'puquio-full-disk-'))
})
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }))

test('parts that come at once do not take what is kept free: those stop that others leave no room for', async () => {
  const uploads = arriving()
  const parts = Array.from({ length: 6 }, () => {
    const bytes = new PassThrough()
    const part = { sentBy: ++sentBy, offset: 0, bytes, length: 30_000_000, requireWanted }
    const written = uploads.write(randomUUID(), part).catch((error: unknown) => error)
    bytes.write(Buffer.alloc(1_000))
    return { bytes, written }
  })
  // Each begins while nothing of the others is on the disk.
  await vi.waitFor(() => expect(readdirSync(arrivalsOf(disk()))).not.toEqual([]), soon)
  for (const { bytes } of parts) bytes.end(Buffer.alloc(30_000_000 - 1_000))
  const answers = await Promise.all(parts.map(({ written }) => written))
  // Two fit. Where more came far enough to leave each other no room, one is left, or none: the last two may both ask
  // before either has given back what it kept.
  const whole = answers.filter((answer) => answer === 30_000_000).length
  expect([0, 1, 2]).toContain(whole)
  expect(answers.filter((answer) => typeof answer !== 'number')).toEqual(
    Array.from({ length: 6 - whole }, () => expect.objectContaining(full)),
  )
  expect(size - bytesIn(dataFolder)).toBeGreaterThanOrEqual(20_000_000)
  // What was promised to them is free again.
  expect(await withRoom(disk(), 19_000_000, async () => 'fits')).toBe('fits')
})

test('a slow upload keeps its next 16 MB from others, not its whole length', async () => {
  const bytes = new PassThrough()
  const part = { sentBy: ++sentBy, offset: 0, bytes, length: 60_000_000, requireWanted }
  const written = arriving().write(randomUUID(), part)
  bytes.write(Buffer.alloc(1_000))
  await vi.waitFor(() => expect(readdirSync(arrivalsOf(disk()))).not.toEqual([]), soon)
  expect(await withRoom(disk(), 63_000_000, async () => 'fits')).toBe('fits')
  await expect(withRoom(disk(), 65_000_000, async () => 'no')).rejects.toMatchObject(full)
  bytes.end(Buffer.alloc(60_000_000 - 1_000))
  expect(await written).toBe(60_000_000)
})

test('a part stops where others fill the disk, and leaves what stood before it', async () => {
  const uploads = arriving()
  const id = randomUUID()
  const first = {
    sentBy,
    offset: 0,
    bytes: Readable.from([chunk]),
    length: chunk.length,
    requireWanted,
  }
  await uploads.write(id, first)
  async function* slowly() {
    for (let sent = 0; sent < 60; sent++) {
      if (sent === 5) takenByOthers = 70_000_000
      yield chunk
    }
  }
  const bytes = Readable.from(slowly())
  const next = { sentBy, offset: chunk.length, bytes, length: 60_000_000, requireWanted }
  await expect(uploads.write(id, next)).rejects.toMatchObject(full)
  expect(await uploads.received(id)).toBe(chunk.length)
})

test('a part that the disk has no room for leaves nothing', async () => {
  const uploads = arriving()
  async function* broken() {
    for (let sent = 0; sent < 5; sent++) yield chunk
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
  const bytes = Readable.from(broken())
  const part = { sentBy, offset: 0, bytes, length: 9_000_000, requireWanted }
  await expect(uploads.write(randomUUID(), part)).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(readdirSync(arrivalsOf(disk()))).toEqual([])
})

test('a file is not stored where its copy would take what is kept free', async () => {
  const path = join(dataFolder, 'whole')
  writeFileSync(path, Buffer.alloc(45_000_000))
  const files = openFileFolder(join(dataFolder, 'files'), disk())
  await expect(files.put(path)).rejects.toMatchObject(full)
  expect(bytesIn(dataFolder)).toBe(45_000_000)
})

test('unfinished uploads and exports make way for the embedded database, where it could not start', async () => {
  const folder = arrivalsOf(disk())
  mkdirSync(join(folder, 'puquio-upload-1'), { recursive: true })
  writeFileSync(join(folder, 'puquio-part-1'), chunk)
  mkdirSync(join(exportingOf(disk()), 'puquio-export-1'), { recursive: true })
  expect(await makeRoomToStart(disk())).toBe(0)
  expect(readdirSync(folder)).toHaveLength(2)
  takenByOthers = 90_000_000
  expect(await makeRoomToStart(disk())).toBe(3)
  expect(readdirSync(exportingOf(disk()))).toEqual([])
  expect(readdirSync(folder)).toEqual([])
})

test('a stored file is copied within the data folder, and nothing of it stays where the disk is full', async () => {
  const files = openFileFolder(join(dataFolder, 'files'), disk())
  const path = join(dataFolder, 'received')
  writeFileSync(path, Buffer.alloc(30_000_000, 1))
  const fileHash = await files.put(path)
  rmSync(path)
  const source = storedSource(files, { fileHash, bytes: 30_000_000 })
  const { path: copied, remove } = await source.bring()
  expect(copied.startsWith(copiesOf(disk()))).toBe(true)
  expect(statSync(copied).size).toBe(30_000_000)
  await remove()
  expect(readdirSync(copiesOf(disk()))).toEqual([])

  takenByOthers = 30_000_000
  await expect(source.bring()).rejects.toMatchObject(full)
  expect(readdirSync(copiesOf(disk()))).toEqual([])
})
