import type { EvidencePack, PackOrder } from '@puquio/contract/commitments/evidence-packs'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { Problem } from '../../platform/problem.ts'
import { sql } from '../../platform/db/sql.ts'
import { startReport } from '../pdf-reports/service.ts'
import { packReport } from './pack-report.ts'
import { insertPack, readPack, setReport } from './packs-store.ts'
import { readCommitmentsOf } from './read-pack.ts'
import { packTitle } from './report-data.ts'

/** Records a pack and puts its report into the queue; refuses one of which nothing is verified. */
export async function startPack(scope: ProjectScope, order: PackOrder): Promise<EvidencePack> {
  const { kind, commitmentId = null, instrumentId = null, from = null, to = null } = order
  const name = await nameOf(scope, order)
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

/** Of what the pack is made; throws where the project has no such thing. */
async function nameOf(
  { projectId, rows }: ProjectScope,
  { kind, commitmentId = 0, instrumentId = 0 }: PackOrder,
): Promise<string | null> {
  if (kind === 'period') return null
  const [found] = await rows<{ name: string }>(
    kind === 'commitment'
      ? sql`select short_name as name from commitment where project_id = ${projectId} and id = ${commitmentId}`
      : sql`select name from instrument where project_id = ${projectId} and id = ${instrumentId}`,
  )
  if (!found) throw new Problem('NOT_FOUND')
  return found.name
}
