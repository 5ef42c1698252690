import { packParts } from '@puquio/contract/commitments/evidence-packs'
import { startPack } from '../../src/features/evidence-packs/service.ts'
import type { ProjectScope } from '../../src/platform/db/scopes/scope.ts'
import { sql } from '../../src/platform/db/sql.ts'

/** Has weekly monitorings, omissions and files. */
const shown = 'Efluentes de la planta de aguas ácidas y de relaves'

/** What is loaded is smaller than any quota. */
const config = { projectQuotaBytes: Number.MAX_SAFE_INTEGER }

/** An evidence pack, asked for as a person does: the jobs make and sign it once the server runs. */
export async function askForPack(scope: ProjectScope): Promise<void> {
  const [commitment] = await scope.rows<{ id: number }>(sql`
    select id from commitment where project_id = ${scope.projectId} and short_name = ${shown} and state = 'verified'`)
  // Without a renderer of PDFs there are no commitments either.
  if (!commitment) return
  const parts = [...packParts]
  await startPack({ config }, scope, {
    kind: 'commitment',
    commitmentId: commitment.id,
    language: 'es',
    parts,
  })
}
