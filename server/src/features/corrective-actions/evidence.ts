import { holdRights } from '../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { UploadedFile } from '../../platform/http/upload.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { addEvidenceFile, type EvidenceOwner, removeEvidenceFile } from '../files/service.ts'
import { attachActionFile, evidenceOf, insertActionEvent, lockAction } from './actions-store.ts'

export const addActionFile = (
  platform: Platform,
  scope: ProjectScope,
  actionId: number,
  file: UploadedFile,
) =>
  addEvidenceFile(platform, scope, action(actionId), {
    file,
    attach: (within, fileId) => attachActionFile(within, actionId, fileId),
  })

export const removeActionFile = (
  scope: ProjectScope,
  { actionId, fileId }: { actionId: number; fileId: number },
): Promise<void> => removeEvidenceFile(scope, action(actionId), fileId)

const action = (actionId: number): EvidenceOwner => ({
  ...evidenceOf(actionId),
  hold: (scope) => holdUnclosed(scope, actionId),
  tell: (scope, kind, file) => insertActionEvent(scope, { actionId, kind, file }),
})

/** The closing rests on the files that there were. */
async function holdUnclosed(scope: ProjectScope, actionId: number): Promise<void> {
  await holdRights(scope, 'project:write')
  const held = await lockAction(scope, actionId)
  if (held === null) throw new Problem('NOT_FOUND')
  if (held.state === 'closed') throw new Problem('ACTION_CLOSED')
}
