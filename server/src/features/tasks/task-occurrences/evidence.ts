import { isDecided } from '@puquio/domain'
import { holdRights } from '../../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { UploadedFile } from '../../../platform/http/upload.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import { addEvidenceFile, type EvidenceOwner, removeEvidenceFile } from '../../files/service.ts'
import { attachTaskFile, evidenceOf, insertTaskEvent, lockOccurrence } from './detail-store.ts'

export const addTaskFile = (
  platform: Platform,
  scope: ProjectScope,
  occurrenceId: number,
  file: UploadedFile,
) =>
  addEvidenceFile(platform, scope, occurrence(occurrenceId), {
    file,
    attach: (within, fileId) => attachTaskFile(within, occurrenceId, fileId),
  })

export const removeTaskFile = (
  scope: ProjectScope,
  { occurrenceId, fileId }: { occurrenceId: number; fileId: number },
): Promise<void> => removeEvidenceFile(scope, occurrence(occurrenceId), fileId)

const occurrence = (occurrenceId: number): EvidenceOwner => ({
  ...evidenceOf(occurrenceId),
  hold: (scope) => holdUndecided(scope, occurrenceId),
  tell: (scope, kind, file) => insertTaskEvent(scope, { occurrenceId, kind, details: { file } }),
})

/** A decision rests on the files that there were. */
async function holdUndecided(scope: ProjectScope, occurrenceId: number): Promise<void> {
  await holdRights(scope, 'project:write')
  const held = await lockOccurrence(scope, occurrenceId)
  if (held === null) throw new Problem('NOT_FOUND')
  if (isDecided(held.state)) throw new Problem('TASK_DECIDED')
}
