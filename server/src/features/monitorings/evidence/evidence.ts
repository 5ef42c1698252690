import { type Evidence, evidenceMax, evidenceMediaTypes } from '@puquio/contract/follow-up/evidence'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { UploadedFile } from '../../../platform/http/upload.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import { acceptFile, insertFile, keepFile } from '../../files/service.ts'
import { recordChanges } from '../history-store.ts'
import { holdMonitoring, refuseAnnulledOrWithdrawn } from '../hold-monitoring.ts'
import { attachFile, findEvidence, findSameEvidence, hideEvidence, listEvidence } from './store.ts'

/**
 * The file is kept as it came, with what the camera wrote into it: that is part of the evidence. It is on
 * the disk before the monitoring is locked, so that the lock is short.
 */
export async function addEvidence(
  platform: Platform,
  scope: ProjectScope,
  monitoringId: number,
  { file, kind }: { file: UploadedFile; kind: Evidence['kind'] },
): Promise<Evidence> {
  const refuseOrFind = async (scope: ProjectScope) => {
    await holdOpen(scope, monitoringId)
    return sameOrRoom(scope, monitoringId, file.sha256)
  }
  const before = await scope.transaction(refuseOrFind)
  if (before !== null) return before
  const kept = await acceptFile(file, evidenceMediaTypes)
  if (kind === 'photo' && !kept.mediaType.startsWith('image/'))
    throw new Problem('EVIDENCE_NO_IMAGE', { name: kept.name })
  const attach = async (scope: ProjectScope) => {
    const meanwhile = await refuseOrFind(scope)
    if (meanwhile !== null) return meanwhile
    const stored = await insertFile(scope, { ...kept, sha256: file.sha256 })
    await attachFile(scope, monitoringId, { fileId: stored.id, kind })
    const changes = [{ field: 'evidence', from: null, to: stored.name }]
    await recordChanges(scope, 'evidence-added', [{ monitoringId, changes }])
    return { ...stored, kind }
  }
  return keepFile(platform, file, () => scope.transaction(attach))
}

export async function removeEvidence(
  scope: ProjectScope,
  { monitoringId, fileId }: { monitoringId: number; fileId: number },
): Promise<void> {
  await scope.transaction(async (scope) => {
    await holdOpen(scope, monitoringId)
    const evidence = await findEvidence(scope, monitoringId, fileId)
    if (evidence === null) throw new Problem('NOT_FOUND')
    await hideEvidence(scope, monitoringId, fileId)
    const changes = [{ field: 'evidence', from: evidence.name, to: null }]
    await recordChanges(scope, 'evidence-removed', [{ monitoringId, changes }])
  })
}

/**
 * The same bytes again are a repeated upload and return the first one; other files count against the limit.
 */
async function sameOrRoom(scope: ProjectScope, monitoringId: number, sha256: Buffer) {
  const same = await findSameEvidence(scope, monitoringId, sha256)
  if (same !== null) return same
  const shown = await listEvidence(scope, monitoringId)
  if (shown.length >= evidenceMax) throw new Problem('EVIDENCE_FULL', { max: evidenceMax })
  return null
}

/**
 * Rescheduled and omitted monitorings take evidence, too; only withdrawn ones and those of annulled plans
 * do not.
 */
const holdOpen = async (scope: ProjectScope, monitoringId: number) =>
  refuseAnnulledOrWithdrawn(await holdMonitoring(scope, monitoringId))
