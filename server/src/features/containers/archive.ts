import { PassThrough, type Readable } from 'node:stream'
import type { ContainerFolder, containerRoutes } from '@puquio/contract/containers'
import { containerTypeTerms } from '@puquio/contract/terms'
import { freeName, type Language, safeName } from '@puquio/domain'
import { ZipFile } from 'yazl'
import type { z } from 'zod'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { FileAnswer } from '../../platform/http/send-file.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { type ArchivedFile, listStored } from './archive-store.ts'
import { listFolders } from './folders-store.ts'

type ArchiveQuery = z.output<typeof containerRoutes.archive.query>
export type Entry = { path: string; file: ArchivedFile }

/**
 * Streams files and folders as one ZIP, each file as it is read from the store: nothing is gathered. What
 * containers take is compressed already, so that it stands in it as it is.
 */
export async function archive(
  platform: Pick<Platform, 'files' | 'log'>,
  scope: ProjectScope,
  asked: ArchiveQuery,
  language: Language,
): Promise<FileAnswer> {
  const entries = await listEntries(scope, asked)
  return {
    name: `${containerTypeTerms[asked.type][language]}.zip`,
    mediaType: 'application/zip',
    body: zipOf(platform, entries),
  }
}

/** Without a choice all of the type; a file or a folder that is not shown is not there. */
async function listEntries(
  scope: ProjectScope,
  { type, files, folders }: ArchiveQuery,
): Promise<Entry[]> {
  const isAll = files === undefined && folders === undefined
  const tree = await listFolders(scope, type)
  const stored = await listStored(
    scope,
    type,
    isAll || folders !== undefined ? null : (files ?? []),
  )
  const chosenFiles = new Set(files)
  const chosenFolders = new Set(folders)
  const isKnown = (ids: Set<number>, known: readonly { id: number }[]) => {
    const there = new Set(known.map(({ id }) => id))
    return [...ids].every((id) => there.has(id))
  }
  if (!isKnown(chosenFiles, stored) || !isKnown(chosenFolders, tree)) throw new Problem('NOT_FOUND')
  const paths = pathsBelow(tree, isAll ? null : chosenFolders)
  const taken = new Set<string>()
  return stored.flatMap((file) => {
    const below = file.folderId === null ? (isAll ? '' : undefined) : paths.get(file.folderId)
    const folder = chosenFiles.has(file.id) ? '' : below
    if (folder === undefined) return []
    const path = freeName(`${folder}${archiveName(file.name)}`, (one) =>
      taken.has(one.toLowerCase()),
    )
    taken.add(path.toLowerCase())
    return [{ path, file }]
  })
}

/** Returns the path in the archive of each folder that is chosen, or stands in one that is. */
export function pathsBelow(
  tree: readonly ContainerFolder[],
  chosen: ReadonlySet<number> | null,
): Map<number, string> {
  const byId = new Map(tree.map((folder) => [folder.id, folder]))
  const paths = new Map<number, string>()
  const names = new Set<string>()
  const pathOf = ({ id, parentId, name }: ContainerFolder): string | undefined => {
    const known = paths.get(id)
    if (known !== undefined) return known
    const parent = parentId === null ? undefined : byId.get(parentId)
    const above = parent ? pathOf(parent) : chosen === null ? '' : undefined
    const isStart = above === undefined && chosen?.has(id)
    if (above === undefined && !isStart) return undefined
    // Chosen folders of different places may share a name.
    const own = freeName(archiveName(name), (one) =>
      names.has(`${above ?? ''}${one}/`.toLowerCase()),
    )
    const path = `${above ?? ''}${own}/`
    names.add(path.toLowerCase())
    paths.set(id, path)
    return path
  }
  for (const folder of tree) pathOf(folder)
  return paths
}

function zipOf({ files, log }: Pick<Platform, 'files' | 'log'>, entries: Entry[]): Readable {
  const zip = new ZipFile()
  const out = new PassThrough()
  let current: Readable | null = null
  for (const { path, file } of entries)
    zip.addReadStreamLazy(
      path,
      { mtime: new Date(file.changedAt), size: file.bytes, compress: false },
      (give) => {
        files.read(file.sha256).then(
          (stream) => {
            current = stream
            stream.once('error', (error) => out.destroy(error))
            give(null, stream)
          },
          (error: unknown) => {
            log.error({ err: error }, 'a file of an archive could not be read')
            out.destroy(error as Error)
          },
        )
      },
    )
  zip.end()
  zip.outputStream.pipe(out)
  // Nothing is read on for who went away.
  out.once('close', () => current?.destroy())
  return out
}

/** Windows unpacks no quotation mark. */
const archiveName = (name: string) => safeName(name).replaceAll('"', "'")
