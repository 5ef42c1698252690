import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PickUnneeded } from './file-store.ts'

type Folder = { folder: string; pathOf: (sha256: Buffer) => string }

/** Files that one query asks about. */
const batchMax = 5_000

/**
 * Removes files stored before `before` that nothing refers to. An upload of the same content may store a
 * file again after the query, so each is moved aside, checked once more, and moved back where that
 * happened.
 */
export async function sweepFolder(
  { folder, pathOf }: Folder,
  before: Date,
  pickUnneeded: PickUnneeded,
): Promise<number> {
  const isOld = (path: string) =>
    stat(path).then(
      ({ mtime }) => mtime < before,
      () => false,
    )
  const asideOf = (sha256: Buffer) => join(folder, `leaving-${sha256.toString('hex')}`)

  const removeUnlessTouched = async (sha256: Buffer): Promise<boolean> => {
    const aside = asideOf(sha256)
    await rename(pathOf(sha256), aside)
    if (await isOld(aside)) {
      await rm(aside, { force: true })
      return true
    }
    await rename(aside, pathOf(sha256))
    return false
  }

  await endEarlierWork(folder, { isOld, pathOf })
  let swept = 0
  for await (const hashes of inBatches(oldHashes(folder, isOld)))
    for (const sha256 of await pickUnneeded(hashes)) if (await removeUnlessTouched(sha256)) swept++
  return swept
}

/** Leftovers of a killed process. */
async function endEarlierWork(
  folder: string,
  { isOld, pathOf }: { isOld: (path: string) => Promise<boolean>; pathOf: Folder['pathOf'] },
) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (name.startsWith('leaving-'))
      await rename(
        path,
        pathOf(Buffer.from(name.slice('leaving-'.length, 'leaving-'.length + 64), 'hex')),
      )
    if (name.startsWith('arriving-') && (await isOld(path))) await rm(path, { force: true })
  }
}

async function* oldHashes(folder: string, isOld: (path: string) => Promise<boolean>) {
  for (const first of await foldersOf(folder))
    for (const second of await foldersOf(first))
      for (const name of await readdir(second))
        if (/^[0-9a-f]{64}$/.test(name) && (await isOld(join(second, name))))
          yield Buffer.from(name, 'hex')
}

async function foldersOf(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return names.filter((name) => /^[0-9a-f]{2}$/.test(name)).map((name) => join(folder, name))
}

async function* inBatches<T>(all: AsyncIterable<T>) {
  let batch: T[] = []
  for await (const one of all) {
    batch.push(one)
    if (batch.length < batchMax) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
