import type { CommitmentInput } from '@puquio/contract/commitments/commitment-changes'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'

type Made = Pick<CommitmentInput, 'shortName' | 'text' | 'kind'> & { instrumentId: number }

/** Inserts a proposal with what none can be without; its other fields are set as an edit sets them. Returns its id. */
export async function insertByHand(
  scope: ProjectScope,
  { instrumentId, shortName, text, kind }: Made,
): Promise<number> {
  const [made] = await scope.rows<{ id: number }>(sql`
    insert into commitment (project_id, instrument_id, short_name, text, kind, method, created_at, created_by)
    values (${scope.projectId}, ${instrumentId}, ${shortName}, ${text}, ${kind}, 'hand', ${scope.clock.now()},
      ${scope.userId}) returning id`)
  return made?.id as number
}
