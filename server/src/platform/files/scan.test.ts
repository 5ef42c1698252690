import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clamdStage, eicar } from '../../../test/clamd-stage.ts'
import { openScan } from './scan.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'puquio-scan-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const log = { warn: () => undefined }
function fileOf(content: Buffer | string) {
  const path = join(folder, 'file')
  writeFileSync(path, content)
  return path
}

test('without a scanner every file passes', async () => {
  await openScan(null, log)(fileOf(eicar))
})

test.each([
  ['a port', undefined],
  ['a socket', () => join(folder, 'clamd.sock')],
])('by %s a clean file passes whole, and an infected one is refused by name', async (_, path) => {
  const clamd = await clamdStage(path ? { path: path() } : {})
  const scan = openScan(clamd.address, log)
  await scan(fileOf(Buffer.alloc(3_000_001, 7)))
  expect(clamd.scanned).toEqual([3_000_001])
  await expect(scan(fileOf(`before ${eicar} after`))).rejects.toMatchObject({
    problem: 'FILE_INFECTED',
    params: { found: 'Eicar-Test-Signature' },
  })
  await clamd.close()
})

test('what the scanner does not scan to its end does not pass', async () => {
  const clamd = await clamdStage({ streamMaxBytes: 1_000_000 })
  await expect(openScan(clamd.address, log)(fileOf(Buffer.alloc(9_000_000)))).rejects.toMatchObject(
    {
      problem: 'FILE_NOT_SCANNED',
    },
  )
  await clamd.close()
})

test('nothing passes a scanner that is not there, or that falls silent', async () => {
  const clamd = await clamdStage()
  await clamd.close()
  const refused = { problem: 'FILE_NOT_SCANNED' }
  await expect(openScan(clamd.address, log)(fileOf('a'))).rejects.toMatchObject(refused)
  const silent = await clamdStage({ isSilent: true })
  const scan = openScan(silent.address, log, { silentMs: 200 })
  await expect(scan(fileOf('a'))).rejects.toMatchObject(refused)
  await silent.close()
})
