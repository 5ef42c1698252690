import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const purposes = ['upload', 'import', 'export'] as const
/** Of an upload that arrives in parts: a file of this name and its id. */
export const partPrefix = 'puquio-part-'

/** Returns a new folder, which its maker removes: of the system's temporary one where no other is given. */
export async function temporaryFolder(
  purpose: (typeof purposes)[number],
  parent = tmpdir(),
): Promise<string> {
  await mkdir(parent, { recursive: true, mode: 0o700 })
  return mkdtemp(join(parent, `puquio-${purpose}-`))
}

/** Beside the store of files, in the data folder. */
export const arrivalsOf = ({ dataFolder }: { dataFolder: string }): string =>
  join(dataFolder, 'arriving')

/** Of exports that are being written, on the disk that is asked for room. */
export const exportingOf = ({ dataFolder }: { dataFolder: string }): string =>
  join(dataFolder, 'exporting')

/** Of stored files that are being worked on, on the same disk. */
export const copiesOf = ({ dataFolder }: { dataFolder: string }): string =>
  join(dataFolder, 'copies')

const prefixes = [...purposes.map((purpose) => `puquio-${purpose}-`), partPrefix]

/** Removes those that killed processes left behind; returns how many. */
export async function sweepTemporaryFolders(before: Date, parents: string[]): Promise<number> {
  let swept = 0
  for (const parent of parents) {
    const names = await readdir(parent).catch(() => [])
    for (const name of names) {
      if (!prefixes.some((prefix) => name.startsWith(prefix))) continue
      const path = join(parent, name)
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
  }
  return swept
}
