import type { correctionInput, ShownCorrection } from '@puquio/contract/modi/calculations'
import type { z } from 'zod'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { signed } from './calculation-store.ts'

type Period = { from: string; to: string; wasApproved: boolean }
type On = { variableId: number; id: number }

/** Those of a variable, the newest period first, withdrawn ones too. */
export const listCorrections = (
  scope: ProjectScope,
  variableId: number,
): Promise<ShownCorrection[]> =>
  scope.rows<ShownCorrection>(sql`
    select c.id, c.from_at as "from", c.to_at as "to", c.act, c.grade, c.reason,
      ${signed('created_at', 'created_by')} as created, ${signed('approved_at', 'approved_by')} as approved,
      ${signed('withdrawn_at', 'withdrawn_by')} || jsonb_build_object('reason', c.withdrawal_reason) as withdrawn
    from reading_correction c where c.project_id = ${scope.projectId} and c.variable_id = ${variableId}
    order by c.from_at desc, c.id desc`)

export async function insertCorrection(
  scope: ProjectScope,
  variableId: number,
  { from, to, act, grade, reason }: z.output<typeof correctionInput>,
): Promise<void> {
  await scope.rows(sql`
    insert into reading_correction (project_id, variable_id, from_at, to_at, act, grade, reason, created_at, created_by)
    values (${scope.projectId}, ${variableId}, ${from}, ${to}, ${JSON.stringify(act)}::jsonb, ${grade}, ${reason},
      ${scope.clock.now()}, ${scope.userId})`)
}

/** Returns its period; null where there is none that waits for approval. */
export const approveCorrection = (scope: ProjectScope, on: On): Promise<Period | null> =>
  change(scope, on, {
    set: sql`approved_at = ${scope.clock.now()}, approved_by = ${scope.userId}`,
    where: sql`approved_at is null and withdrawn_at is null`,
  })

/** Returns its period; null where there is none, or it was withdrawn already. */
export const withdrawCorrection = (
  scope: ProjectScope,
  on: On,
  reason: string,
): Promise<Period | null> =>
  change(scope, on, {
    set: sql`withdrawn_at = ${scope.clock.now()}, withdrawn_by = ${scope.userId}, withdrawal_reason = ${reason}`,
    where: sql`withdrawn_at is null`,
  })

async function change(
  scope: ProjectScope,
  { variableId, id }: On,
  { set, where }: { set: Sql; where: Sql },
): Promise<Period | null> {
  const [row] = await scope.rows<Period>(sql`
    update reading_correction set ${set}
    where project_id = ${scope.projectId} and variable_id = ${variableId} and id = ${id} and ${where}
    returning from_at as "from", to_at as "to", approved_at is not null as was_approved`)
  return row ?? null
}
