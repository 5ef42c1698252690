import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Runs `work` on a temporary folder with these files, for the tests of the checks. */
export function withFiles<T>(files: Record<string, string>, work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'puquio-files-'))
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    return work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
