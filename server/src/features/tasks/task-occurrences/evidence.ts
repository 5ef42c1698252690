import type { StoredFile } from '@puquio/contract/files'
import { evidenceMax, evidenceMediaTypes } from '@puquio/contract/follow-up/evidence'
import { isDecided } from '@puquio/domain'
import { holdRights } from '../../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { UploadedFile } from '../../../platform/http/upload.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import { acceptFile, insertFile, keepFile } from '../../files/service.ts'
import {
  attachTaskFile,
  hideTaskFile,
  insertTaskEvent,
  listTaskFiles,
  lockOccurrence,
  withHash,
} from './detail-store.ts'

/** The file is on the disk before the occurrence is locked, so that the lock is short. */
export async function addTaskFile(
  platform: Platform,
  scope: ProjectScope,
  occurrenceId: number,
  file: UploadedFile,
): Promise<StoredFile> {
  const refuseOrFind = async (scope: ProjectScope) => {
    await holdUndecided(scope, occurrenceId)
    return sameOrRoom(scope, occurrenceId, file.sha256)
  }
  const before = await scope.transaction(refuseOrFind)
  if (before !== null) return before
  const kept = await acceptFile(file, evidenceMediaTypes)
  const attach = async (scope: ProjectScope) => {
    const meanwhile = await refuseOrFind(scope)
    if (meanwhile !== null) return meanwhile
    const stored = await insertFile(scope, { ...kept, sha256: file.sha256 })
    await attachTaskFile(scope, occurrenceId, stored.id)
    await insertTaskEvent(scope, {
      occurrenceId,
      kind: 'evidence-added',
      details: { file: stored.name },
    })
    return stored
  }
  return keepFile(platform, file, () => scope.transaction(attach))
}

export const removeTaskFile = (
  scope: ProjectScope,
  file: { occurrenceId: number; fileId: number },
): Promise<void> =>
  scope.transaction(async (within) => {
    const { occurrenceId } = file
    await holdUndecided(within, occurrenceId)
    const name = await hideTaskFile(within, file)
    if (name === null) throw new Problem('NOT_FOUND')
    await insertTaskEvent(within, {
      occurrenceId,
      kind: 'evidence-removed',
      details: { file: name },
    })
  })

/** The same bytes again are a repeated upload and return the first one; other files count against the limit. */
async function sameOrRoom(scope: ProjectScope, occurrenceId: number, sha256: Buffer) {
  const [same] = await listTaskFiles(scope, occurrenceId, withHash(sha256))
  if (same) return same
  const shown = await listTaskFiles(scope, occurrenceId)
  if (shown.length >= evidenceMax) throw new Problem('EVIDENCE_FULL', { max: evidenceMax })
  return null
}

/** A decision rests on the files that there were. */
async function holdUndecided(scope: ProjectScope, occurrenceId: number): Promise<void> {
  await holdRights(scope, 'project:write')
  const held = await lockOccurrence(scope, occurrenceId)
  if (held === null) throw new Problem('NOT_FOUND')
  if (isDecided(held.state)) throw new Problem('TASK_DECIDED')
}
