import { type Evidence, evidenceMediaTypes } from '@puquio/contract/monitorings'
import type { ProjectScope } from '../../../platform/db/scope.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { mediaTypeOf } from '../../../platform/files/media-type.ts'
import type { UploadedFile } from '../../../platform/http/upload.ts'
import { Problem } from '../../../platform/problem.ts'
import { recordChanges } from '../history/store.ts'
import { holdMonitorings } from '../store.ts'
import { findEvidence, findSameEvidence, hideEvidence, insertEvidence } from './store.ts'

/** The file is kept as it came, with what the camera wrote into it: that is part of the evidence. */
export async function addEvidence(
  scope: ProjectScope,
  files: FileStore,
  monitoringId: number,
  { file, kind }: { file: UploadedFile; kind: Evidence['kind'] },
): Promise<Evidence> {
  if (file.bytes === 0) throw new Problem('FILE_EMPTY')
  const mediaType = await mediaTypeOf(file.path)
  if (!evidenceMediaTypes.some((accepted) => accepted === mediaType) || mediaType === null)
    throw new Problem('FILE_TYPE_NOT_ACCEPTED', { accepted: acceptedEndings })
  await hold(scope, monitoringId)
  await files.put(file.sha256, file.path)
  return scope.transaction(async (scope) => {
    await hold(scope, monitoringId)
    const same = await findSameEvidence(scope, monitoringId, file.sha256)
    if (same !== null) return same
    const name = file.name || monitoringId.toString()
    const fileId = await insertEvidence(scope, monitoringId, kind, { ...file, name, mediaType })
    const changes = [{ field: 'evidence', from: null, to: name }]
    await recordChanges(scope, 'evidence-added', [{ monitoringId, changes }])
    const added = await findEvidence(scope, monitoringId, fileId)
    if (added === null) throw new Error(`No evidence ${fileId}`)
    return added
  })
}

export async function removeEvidence(
  scope: ProjectScope,
  { monitoringId, fileId }: { monitoringId: number; fileId: number },
): Promise<void> {
  await scope.transaction(async (scope) => {
    await hold(scope, monitoringId)
    const evidence = await findEvidence(scope, monitoringId, fileId)
    if (evidence === null) throw new Problem('NOT_FOUND')
    await hideEvidence(scope, monitoringId, fileId)
    const changes = [{ field: 'evidence', from: evidence.name, to: null }]
    await recordChanges(scope, 'evidence-removed', [{ monitoringId, changes }])
  })
}

const acceptedEndings = ['JPEG', 'PNG', 'WebP', 'HEIC', 'PDF', 'XLSX', 'DOCX']

/** Evidence also tells why something was put off or left out: only an annulled plan takes none. */
async function hold(scope: ProjectScope, monitoringId: number) {
  const [held] = await holdMonitorings(scope, [monitoringId])
  if (held === undefined) throw new Problem('NOT_FOUND')
  if (held.planAnnulledAt !== null) throw new Problem('PLAN_ANNULLED')
}
