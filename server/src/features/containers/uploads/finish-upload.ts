import { type ContainerFile, containerMediaTypes, type SameName } from '@puquio/contract/containers'
import { freeName, nameKey } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Platform } from '../../../platform/platform.ts'
import { orAlreadyExists } from '../../../platform/db/or-already-exists.ts'
import { Problem } from '../../../platform/problem.ts'
import { acceptFile, insertFile, keepFile, type NewFile } from '../../files/service.ts'
import {
  fileNamesIn,
  findNamed,
  insertContainerFile,
  insertVersion,
  setVersion,
} from '../changes-store.ts'
import { readFile } from '../files-store.ts'
import { shownOrTop } from '../folders.ts'
import { lockContainers } from '../folders-store.ts'
import type { Arriving } from './arriving.ts'
import { findUpload, lockUpload, markFinished, type UploadRow } from './store.ts'
import { uploadHere } from './upload-here.ts'

/**
 * Keeps an upload that has arrived whole. Where its answer was lost, it answers once more what it made; where a
 * file has its name and nobody said what then, what has arrived stays until somebody does.
 */
export async function finishUpload(
  platform: Platform,
  scope: ProjectScope,
  { arriving, id, onSameName }: { arriving: Arriving; id: string; onSameName: SameName },
): Promise<ContainerFile> {
  const upload = await uploadHere(scope, arriving, id)
  if (upload.containerFileId !== null) return readFile(scope, upload.containerFileId)
  const finishedElsewhere = async (error: unknown) => {
    const now = await findUpload(scope, id)
    if (!now?.containerFileId) throw error
    return readFile(scope, now.containerFileId)
  }
  const finishing = arriving.take(upload, async (path) => {
    await platform.scan(path)
    const file = { path, name: upload.name, bytes: upload.bytes }
    const accepted = await acceptFile(file, containerMediaTypes[upload.type])
    return keepFile(platform, file, (sha256) =>
      scope.transaction(async (scope) => {
        await lockContainers(scope)
        const now = await lockUpload(scope, id)
        // Another process may have finished or cancelled it meanwhile.
        if (!now) throw new Problem('NOT_FOUND')
        if (now.containerFileId !== null) return readFile(scope, now.containerFileId)
        const madeId = await addFile(scope, upload, { kept: { ...accepted, sha256 }, onSameName })
        await markFinished(scope, id, madeId)
        return readFile(scope, madeId)
      }),
    )
  })
  // Another process may have taken what arrived, and answers the same.
  return finishing.catch(finishedElsewhere)
}

async function addFile(
  scope: ProjectScope,
  { type, folderId: askedFolder }: UploadRow,
  { kept, onSameName }: { kept: NewFile; onSameName: SameName },
): Promise<number> {
  // Its folder may have been put into the bin meanwhile.
  const place = { type, folderId: await shownOrTop(scope, type, askedFolder) }
  const same = await findNamed(scope, place, kept.name)
  if (same && onSameName === 'ask') throw new Problem('FILE_NAME_TAKEN', { name: kept.name })
  const taken = await fileNamesIn(scope, place)
  const name = freeName(kept.name, (one) => taken.has(nameKey(one)))
  const stored = await insertFile(
    scope,
    same && onSameName === 'version' ? kept : { ...kept, name },
  )
  if (same && onSameName === 'version') {
    const version = same.version + 1
    await insertVersion(scope, { id: same.id, version, fileId: stored.id })
    await setVersion(scope, same.id, version)
    return same.id
  }
  const id = await orAlreadyExists(insertContainerFile(scope, { ...place, name }), 'name', name)
  await insertVersion(scope, { id, version: 1, fileId: stored.id })
  return id
}
