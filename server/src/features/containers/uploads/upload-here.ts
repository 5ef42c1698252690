import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Arriving } from './arriving.ts'
import { findUpload, type UploadRow } from './store.ts'

/** Returns the upload; throws where what has arrived of it lies in a data folder that this process does not see. */
export async function uploadHere(
  scope: ProjectScope,
  arriving: Arriving,
  id: string,
): Promise<UploadRow> {
  const upload = await findUpload(scope, id)
  if (!upload) throw new Problem('NOT_FOUND')
  const isElsewhere = upload.arrivesIn !== null && upload.arrivesIn !== (await arriving.folderId())
  if (isElsewhere && upload.containerFileId === null) throw new Problem('UPLOAD_ELSEWHERE')
  return upload
}
