import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../src/platform/project-root.ts'

/** Runs the script as anybody would, with Node alone. */
export const verifyPack = (folder: string, zip: Buffer, options: readonly string[] = []) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const path = join(folder, 'pack.zip')
    writeFileSync(path, zip)
    const script = join(projectRoot, 'scripts/verify-pack.mjs')
    execFile(process.execPath, [script, path, ...options], (error, out, wrong) =>
      resolve({ code: error ? Number(error.code) : 0, said: out + wrong }),
    )
  })
