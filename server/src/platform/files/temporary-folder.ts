import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const purposes = ['upload', 'import'] as const

/** A folder of the system's temporary one, which its maker removes. */
export const temporaryFolder = (purpose: (typeof purposes)[number]): Promise<string> =>
  mkdtemp(join(tmpdir(), `puquio-${purpose}-`))

/** Removes those that killed processes left behind; returns how many. */
export async function sweepTemporaryFolders(before: Date): Promise<number> {
  let swept = 0
  for (const name of await readdir(tmpdir())) {
    if (!purposes.some((purpose) => name.startsWith(`puquio-${purpose}-`))) continue
    const path = join(tmpdir(), name)
    // It is gone already, or belongs to another account.
    const isOld = await stat(path).then(
      ({ mtime }) => mtime < before,
      () => false,
    )
    if (!isOld) continue
    await rm(path, { recursive: true, force: true }).then(
      () => swept++,
      () => undefined,
    )
  }
  return swept
}
