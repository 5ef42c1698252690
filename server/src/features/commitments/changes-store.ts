import type {
  CommitmentAction,
  CommitmentChange,
  CommitmentFieldChange,
} from '@puquio/contract/commitments/record'
import { personName } from '../../platform/db/person-name.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'
import type { SomeFields } from './commitment-changes/fields.ts'

/** What a change did, as the history tells it and taking it back needs it. */
type Recorded = {
  fields?: readonly CommitmentFieldChange[]
  /** The fields of before. */
  before?: SomeFields
  stationIds?: readonly number[]
  parameterIds?: readonly number[]
  /** The other commitment of a split or a join. */
  otherId?: number
  /** Places that a join copied, monitorings that it moved. */
  placeIds?: readonly number[]
  monitoringIds?: readonly number[]
  /** The change that was taken back. */
  of?: number
}
type Change = { id: number; changes?: Recorded }

/** Call it in the transaction of the change itself. */
export async function recordChanges(
  scope: ProjectScope,
  changes: readonly Change[],
  { action, reason = null }: { action: CommitmentAction; reason?: string | null },
) {
  if (changes.length === 0) return
  const rows = JSON.stringify(changes.map(({ id, changes: what = {} }) => ({ id, what })))
  await scope.rows(sql`
    insert into commitment_change (project_id, commitment_id, at, user_id, action, changes, reason)
    select ${scope.projectId}, r.id, ${scope.clock.now()}, ${scope.userId || null}::int, ${action}, r.what, ${reason}::text
    from jsonb_to_recordset(${rows}::jsonb) as r(id int, what jsonb)`)
}

export type StandingChange = { id: number; action: CommitmentAction; changes: Recorded }

const isTakenBack = sql`exists (select from commitment_change b where b.project_id = h.project_id
  and b.commitment_id = h.commitment_id and b.action = 'taken-back' and (b.changes ->> 'of')::bigint = h.id)`

/** The newest change that was not taken back, of these actions or any; that a run found it again is none. */
export async function newestChange(
  scope: ProjectScope,
  commitmentId: number,
  actions: readonly CommitmentAction[] | null = null,
): Promise<StandingChange | null> {
  const [row] = await scope.rows<StandingChange>(sql`
    select h.id, h.action, h.changes from commitment_change h
    where h.project_id = ${scope.projectId} and h.commitment_id = ${commitmentId}
      and h.action not in ('taken-back', 'found-again') and not ${isTakenBack}
      and (${actions && [...actions]}::text[] is null or h.action = any(${actions && [...actions]}::text[]))
    order by h.id desc limit 1`)
  return row ?? null
}

const listedMax = 500

export const readHistory = (scope: ProjectScope, commitmentId: number) =>
  scope.rows<CommitmentChange>(sql`
    select h.id, h.at, ${personName} as by, h.action, coalesce(h.changes -> 'fields', '[]') as fields, h.reason,
      ${isTakenBack} as is_taken_back
    from commitment_change h left join app_user u on u.id = h.user_id
    where h.project_id = ${scope.projectId} and h.commitment_id = ${commitmentId}
    order by h.id desc limit ${listedMax}`)
