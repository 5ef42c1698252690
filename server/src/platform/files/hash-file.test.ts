import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashOf } from './hash-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'puquio-hash-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('the hash of a file', () => {
  it.each([0, 1, 1_048_575, 1_048_576, 1_048_577, 3_500_000])(
    'is that of its %i bytes',
    async (size) => {
      const bytes = randomBytes(size)
      const path = join(folder, `${size}`)
      await writeFile(path, bytes)
      expect(await hashOf(path)).toEqual(createHash('sha256').update(bytes).digest())
    },
  )

  it('is not made of a file that is not there', async () => {
    await expect(hashOf(join(folder, 'none'))).rejects.toThrow(/ENOENT/)
  })
})
