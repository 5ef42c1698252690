import type { EvidencePack, PackOrder } from '@puquio/contract/commitments/evidence-packs'
import { pdfWaitingMax } from '@puquio/contract/pdf-reports'
import type { Config } from '../../platform/config.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { requireQuota } from '../../platform/files/room.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { Problem } from '../../platform/problem.ts'
import { requirePlace } from '../pdf-reports/service.ts'
import { gatherJob } from './facts/gathers-packs.ts'
import { numberFiles } from './facts/packed-files.ts'
import { readFacts } from './facts/read-pack.ts'
import { countUnfinished, insertPack, readPack, readSubject, setGathering } from './packs-store.ts'

const retryAfterS = 10

/** Records a pack and has it gathered; refuses one of which nothing is verified, and one for which there is no room. */
export async function startPack(
  { config }: { config: Pick<Config, 'projectQuotaBytes'> },
  scope: ProjectScope,
  order: PackOrder,
): Promise<EvidencePack> {
  const { kind, commitmentId = null, instrumentId = null, from = null, to = null } = order
  const name = kind === 'period' ? null : await readSubject(scope, order)
  if (kind !== 'period' && name === null) throw new Problem('NOT_FOUND')
  // What is turned away for want of a place costs no reading; the transaction asks once more.
  await requirePlaces(scope)
  const asked = { kind, commitmentId, instrumentId, from, to, language: order.language }
  // Results have no files.
  const parts = order.parts.filter((part) => part !== 'results')
  const { commitments, evidence } = await readFacts(scope, { ...asked, parts })
  if (commitments.length === 0)
    throw new Problem(kind === 'commitment' ? 'COMMITMENT_NOT_VERIFIED' : 'PACK_EMPTY')
  const { files } = numberFiles(evidence, order.language)
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  await requireQuota(config, scope, bytes)
  return scope.transaction(async (within) => {
    await requirePlaces(within)
    const packId = await insertPack(within, order)
    await setGathering(within, packId, await enqueue(within, gatherJob, { packId }))
    const pack = await readPack(within, packId)
    if (!pack) throw new Problem('NOT_FOUND')
    const { files: _files, ...shown } = pack
    return shown
  })
}

/** Of the PDF service, and of the packs that a project has at work. */
async function requirePlaces(scope: ProjectScope): Promise<void> {
  await requirePlace(scope)
  if ((await countUnfinished(scope)) >= pdfWaitingMax.project)
    throw new Problem('PDF_BUSY', { retryAfterS })
}
