import { documentMaxBytes } from '@puquio/contract/commitments/documents'
import { holdRights } from '../../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { Problem } from '../../../platform/problem.ts'
import { lockInstruments, findInstrumentState } from '../instruments-store.ts'
import {
  findContainerFile,
  findDocument,
  findSame,
  insertDocument,
  removeDocument,
} from './documents-store.ts'
import { looksIntoDocument } from './document-jobs.ts'

type Wish = { instrumentId: number; containerFileId: number }

/** Adds a PDF that was uploaded to the instruments' container. The same content is one document. */
export const attachDocument = (
  scope: ProjectScope,
  { instrumentId, containerFileId }: Wish,
): Promise<number> =>
  scope.transaction(async (within) => {
    await holdRights(within, 'project:admin')
    await lockInstruments(within)
    const held = await findInstrumentState(within, instrumentId)
    const file = await findContainerFile(within, containerFileId)
    if (held === null || file === null) throw new Problem('NOT_FOUND')
    if (held.isRetired) throw new Problem('INSTRUMENT_RETIRED')
    if (file.mediaType !== 'application/pdf')
      throw new Problem('FILE_TYPE_NOT_ACCEPTED', { accepted: ['application/pdf'] })
    if (file.bytes > documentMaxBytes)
      throw new Problem('TOO_LARGE', { maxMb: documentMaxBytes / 1_000_000 })
    const same = await findSame(within, instrumentId, file.sha256)
    if (same !== null) throw new Problem('DOCUMENT_KNOWN', { name: same })
    const id = await insertDocument(within, {
      instrumentId,
      name: file.name,
      fileId: file.fileId,
    })
    await enqueue(within, looksIntoDocument, { documentId: id })
    return id
  })

/** What proves a commitment stays. */
export const takeOff = (scope: ProjectScope, id: number): Promise<void> =>
  scope.transaction(async (within) => {
    await holdRights(within, 'project:admin')
    await lockInstruments(within)
    const found = await findDocument(within, id)
    if (found === null) throw new Problem('NOT_FOUND')
    if (found.commitments > 0)
      throw new Problem('DOCUMENT_QUOTED', { commitments: found.commitments })
    await removeDocument(within, id)
  })
