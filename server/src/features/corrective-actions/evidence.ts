import type { StoredFile } from '@puquio/contract/files'
import { evidenceMax, evidenceMediaTypes } from '@puquio/contract/follow-up/evidence'
import { holdRights } from '../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { UploadedFile } from '../../platform/http/upload.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { acceptFile, insertFile, keepFile } from '../files/service.ts'
import {
  attachActionFile,
  hideActionFile,
  insertActionEvent,
  listActionFiles,
  lockAction,
  withHash,
} from './actions-store.ts'

/** The file is on the disk before the action is locked, so that the lock is short. */
export async function addActionFile(
  platform: Platform,
  scope: ProjectScope,
  actionId: number,
  file: UploadedFile,
): Promise<StoredFile> {
  const refuseOrFind = async (scope: ProjectScope) => {
    await holdUnclosed(scope, actionId)
    return sameOrRoom(scope, actionId, file.sha256)
  }
  const before = await scope.transaction(refuseOrFind)
  if (before !== null) return before
  const kept = await acceptFile(file, evidenceMediaTypes)
  const attach = async (scope: ProjectScope) => {
    const meanwhile = await refuseOrFind(scope)
    if (meanwhile !== null) return meanwhile
    const stored = await insertFile(scope, { ...kept, sha256: file.sha256 })
    await attachActionFile(scope, actionId, stored.id)
    await insertActionEvent(scope, { actionId, kind: 'evidence-added', file: stored.name })
    return stored
  }
  return keepFile(platform, file, () => scope.transaction(attach))
}

export const removeActionFile = (
  scope: ProjectScope,
  file: { actionId: number; fileId: number },
): Promise<void> =>
  scope.transaction(async (within) => {
    await holdUnclosed(within, file.actionId)
    const name = await hideActionFile(within, file)
    if (name === null) throw new Problem('NOT_FOUND')
    await insertActionEvent(within, {
      actionId: file.actionId,
      kind: 'evidence-removed',
      file: name,
    })
  })

/** The same bytes again are a repeated upload and return the first one; other files count against the limit. */
async function sameOrRoom(scope: ProjectScope, actionId: number, sha256: Buffer) {
  const [same] = await listActionFiles(scope, actionId, withHash(sha256))
  if (same) return same
  const shown = await listActionFiles(scope, actionId)
  if (shown.length >= evidenceMax) throw new Problem('EVIDENCE_FULL', { max: evidenceMax })
  return null
}

/** The closing rests on the files that there were. */
async function holdUnclosed(scope: ProjectScope, actionId: number): Promise<void> {
  await holdRights(scope, 'project:write')
  const held = await lockAction(scope, actionId)
  if (held === null) throw new Problem('NOT_FOUND')
  if (held.state === 'closed') throw new Problem('ACTION_CLOSED')
}
