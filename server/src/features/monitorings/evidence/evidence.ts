import type { Evidence } from '@puquio/contract/follow-up/evidence'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { UploadedFile } from '../../../platform/http/upload.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import { addEvidenceFile, type EvidenceOwner, removeEvidenceFile } from '../../files/service.ts'
import { recordChanges } from '../history-store.ts'
import { holdMonitoring, refuseAnnulledOrWithdrawn } from '../hold-monitoring.ts'
import { attachFile, evidenceOf } from './store.ts'

export const addEvidence = (
  platform: Platform,
  scope: ProjectScope,
  monitoringId: number,
  { file, kind }: { file: UploadedFile; kind: Evidence['kind'] },
) =>
  addEvidenceFile<Evidence>(platform, scope, monitoring(monitoringId), {
    file,
    refuse({ mediaType, name }) {
      if (kind === 'photo' && !mediaType.startsWith('image/'))
        throw new Problem('EVIDENCE_NO_IMAGE', { name })
    },
    attach: (within, fileId) => attachFile(within, monitoringId, { fileId, kind }),
  })

export const removeEvidence = (
  scope: ProjectScope,
  { monitoringId, fileId }: { monitoringId: number; fileId: number },
): Promise<void> => removeEvidenceFile(scope, monitoring(monitoringId), fileId)

const monitoring = (monitoringId: number): EvidenceOwner => ({
  ...evidenceOf(monitoringId),
  // Rescheduled and omitted ones take evidence, too; only withdrawn ones and those of annulled plans do not.
  hold: async (scope) => refuseAnnulledOrWithdrawn(await holdMonitoring(scope, monitoringId)),
  tell: (scope, kind, name) => {
    const [from, to] = kind === 'evidence-added' ? [null, name] : [name, null]
    return recordChanges(scope, kind, [
      { monitoringId, changes: [{ field: 'evidence', from, to }] },
    ])
  },
})
