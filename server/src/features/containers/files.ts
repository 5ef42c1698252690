import type { containerRoutes } from '@puquio/contract/containers'
import { freeName, nameKey } from '@puquio/domain'
import type { z } from 'zod'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { FileAnswer } from '../../platform/http/send-file.ts'
import type { Platform } from '../../platform/platform.ts'
import { alreadyExists, orAlreadyExists } from '../../platform/db/or-already-exists.ts'
import { Problem } from '../../platform/problem.ts'
import { fileName, sentFile } from '../files/service.ts'
import {
  fileNamesIn,
  insertVersion,
  setFileBinned,
  setVersion,
  updateFile,
} from './changes-store.ts'
import { findContainerFile, findVersion } from './files-store.ts'
import { refuseHidden, shownOrTop } from './folders.ts'
import { lockContainers } from './folders-store.ts'

/** Its ending stays that of its content. */
export const editFile = (
  scope: ProjectScope,
  id: number,
  change: z.output<typeof containerRoutes.editFile.body>,
): Promise<null> =>
  scope.transaction(async (scope) => {
    await lockContainers(scope)
    const file = await keptFile(scope, id)
    const ending = file.name.split('.').at(-1) ?? ''
    const name = change.name === undefined ? file.name : fileName(change.name, ending.toLowerCase())
    const folderId = change.folderId === undefined ? file.folderId : change.folderId
    await refuseHidden(scope, file.type, folderId)
    const isElsewhere = folderId !== file.folderId
    if (isElsewhere || nameKey(name) !== nameKey(file.name)) {
      const taken = await fileNamesIn(scope, { type: file.type, folderId })
      if (taken.has(nameKey(name))) throw alreadyExists('name', name)
    }
    await orAlreadyExists(updateFile(scope, id, { name, folderId }), 'name', name)
    return null
  })

export const binFile = (scope: ProjectScope, id: number): Promise<null> =>
  scope.transaction(async (scope) => {
    await lockContainers(scope)
    await keptFile(scope, id)
    await setFileBinned(scope, id, true)
    return null
  })

/** Where the folder that it was in is not shown, it comes back at the top. */
export const restoreFile = (scope: ProjectScope, id: number): Promise<null> =>
  scope.transaction(async (scope) => {
    await lockContainers(scope)
    const file = await findContainerFile(scope, id)
    if (!file?.isBinned) throw new Problem('NOT_FOUND')
    const folderId = await shownOrTop(scope, file.type, file.folderId)
    const taken = await fileNamesIn(scope, { type: file.type, folderId })
    const name = freeName(file.name, (one) => taken.has(nameKey(one)))
    await updateFile(scope, id, { name, folderId })
    await orAlreadyExists(setFileBinned(scope, id, false), 'name', name)
    return null
  })

/** Earlier versions stay: what comes back is a new one with the same content. */
export const restoreVersion = (scope: ProjectScope, id: number, version: number): Promise<null> =>
  scope.transaction(async (scope) => {
    await lockContainers(scope)
    const file = await keptFile(scope, id)
    const earlier = await findVersion(scope, id, version)
    if (!earlier) throw new Problem('NOT_FOUND')
    const next = file.version + 1
    await insertVersion(scope, { id, version: next, fileId: earlier.fileId, restoredFrom: version })
    await setVersion(scope, id, next)
    return null
  })

export async function sendContent(
  platform: Platform,
  scope: ProjectScope,
  id: number,
  { version, inline }: z.output<typeof containerRoutes.content.query>,
): Promise<FileAnswer> {
  const file = await findContainerFile(scope, id)
  const stored = file && (await findVersion(scope, id, version ?? file.version))
  if (!stored) throw new Problem('NOT_FOUND')
  const isNewest = stored.version === file.version
  const name = isNewest ? file.name : versionName(file.name, stored.version)
  return sentFile(platform, { ...stored, name }, { isInline: inline === '1' })
}

const versionName = (name: string, version: number) =>
  name.replace(/(\.[^.]*)?$/, (ending) => ` v${version}${ending}`)

async function keptFile(scope: ProjectScope, id: number) {
  const file = await findContainerFile(scope, id)
  if (!file || file.isBinned) throw new Problem('NOT_FOUND')
  return file
}
