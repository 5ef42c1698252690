import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, it } from 'vitest'
import { findQpdf } from './find-qpdf.ts'

it('takes the one that is set, else the first of the PATH, and none that cannot be run', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'puquio-test-'))
  const name = process.platform === 'win32' ? 'qpdf.exe' : 'qpdf'
  const path = join(folder, name)
  try {
    expect(findQpdf(null, folder)).toBeNull()
    await writeFile(path, '')
    await chmod(path, 0o755)
    expect(findQpdf(null, ['relative', folder].join(delimiter))).toBe(path)
    expect(findQpdf(path, '')).toBe(path)
    expect(findQpdf(join(folder, 'other'), folder)).toBeNull()
    expect(findQpdf('off', folder)).toBeNull()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
