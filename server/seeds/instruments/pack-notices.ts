import { addressOf, type Text } from '@puquio/domain'
import { packTexts } from '../../src/features/evidence-packs/texts.ts'
import type { SystemScope } from '../../src/platform/db/scopes/scope.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { inEveryLanguage } from '../../src/platform/translate.ts'

/** What was told of evidence packs of the first mine, whose files are no longer kept. */
export async function packNotices(scope: SystemScope, projectId: number) {
  const [commitment] = await scope.rows<{ name: string }>(sql`
    select c.short_name as name from commitment c where c.project_id = ${projectId} and c.state = 'verified'
    order by (select count(*) from monitoring m where m.commitment_id = c.id) desc, c.id limit 1`)
  const name = commitment?.name ?? 'Monitoreo de calidad de agua'
  const values: { pack: Text } = { pack: inEveryLanguage(packTexts.ofCommitment, { name }) }
  const opens = addressOf('EvidencePacks')
  return [
    { event: 'pack-ready', values, opens, daysAgo: 40 },
    { event: 'pack-failed', values, opens, daysAgo: 41 },
  ] as const
}
