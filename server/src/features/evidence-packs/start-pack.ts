import type { EvidencePack, PackOrder } from '@puquio/contract/commitments/evidence-packs'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { Problem } from '../../platform/problem.ts'
import { startReport } from '../pdf-reports/service.ts'
import { packTitle } from './pack-title.ts'
import { packReport } from './report/pack-report.ts'
import { insertPack, readPack, readSubject, setReport } from './packs-store.ts'
import { readCommitmentsOf } from './facts/read-pack.ts'

/** Records a pack and puts its report into the queue; refuses one of which nothing is verified. */
export async function startPack(scope: ProjectScope, order: PackOrder): Promise<EvidencePack> {
  const { kind, commitmentId = null, instrumentId = null, from = null, to = null } = order
  const name = kind === 'period' ? null : await readSubject(scope, order)
  if (kind !== 'period' && name === null) throw new Problem('NOT_FOUND')
  const asked = { kind, commitmentId, instrumentId, from, to }
  if ((await readCommitmentsOf(scope, asked)).length === 0)
    throw new Problem(kind === 'commitment' ? 'COMMITMENT_NOT_VERIFIED' : 'PACK_EMPTY')
  return scope.transaction(async (within) => {
    const packId = await insertPack(within, order)
    const { language } = order
    const title = packTitle({ ...asked, name, language })
    const report = await startReport(within, packReport, { payload: { packId }, title, language })
    await setReport(within, packId, report.id)
    const pack = await readPack(within, packId)
    if (!pack) throw new Problem('NOT_FOUND')
    const { files: _files, ...shown } = pack
    return shown
  })
}
