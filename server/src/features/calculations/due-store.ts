import type { ProjectScope, TelemetryScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

/** A span of a variable whose readings are evaluated anew. */
export type Due = { variableId: number; fromMs: number; beforeMs: number }
export type Recalculation = {
  variableId: number
  fromAt: string
  beforeAt: string
  doneAt: string | null
  requests: number
}

type Scoped = Pick<ProjectScope | TelemetryScope, 'rows' | 'clock'>

/** Asks for spans, each joined to what waits for its variable already. */
export async function insertDue(
  { rows, clock }: Scoped,
  projectId: number,
  due: readonly Due[],
): Promise<void> {
  const sorted = joinedDue(due)
  await rows(sql`
    insert into recalculation as r (variable_id, project_id, from_at, before_at, requested_at)
    select k.variable_id, ${projectId}::int, k.from_at, k.before_at, ${clock.now()}::timestamptz
    from unnest(${sorted.map(({ variableId }) => variableId)}::int[], ${sorted.map(({ fromMs }) => new Date(fromMs))}::timestamptz[],
      ${sorted.map(({ beforeMs }) => new Date(beforeMs))}::timestamptz[]) k (variable_id, from_at, before_at)
    on conflict (variable_id) do update set from_at = least(r.from_at, excluded.from_at),
      before_at = greatest(r.before_at, excluded.before_at), done_at = null, requests = r.requests + 1,
      requested_at = excluded.requested_at`)
}

/** One span for each variable, in one order for all. */
function joinedDue(due: readonly Due[]): Due[] {
  const byVariable = new Map<number, Due>()
  for (const one of due) {
    const known = byVariable.get(one.variableId) ?? one
    byVariable.set(one.variableId, {
      variableId: one.variableId,
      fromMs: Math.min(known.fromMs, one.fromMs),
      beforeMs: Math.max(known.beforeMs, one.beforeMs),
    })
  }
  return [...byVariable.values()].sort((a, b) => a.variableId - b.variableId)
}

/** What waits for longest; null where nothing does. */
export async function readNextDue(scope: ProjectScope): Promise<Recalculation | null> {
  const [row] = await scope.rows<Recalculation>(sql`
    select variable_id, from_at, before_at, done_at, requests from recalculation
    where project_id = ${scope.projectId} order by requested_at, variable_id limit 1`)
  return row ?? null
}

/** Returns false where somebody asked again meanwhile: it begins anew then. */
export async function saveDone(
  scope: ProjectScope,
  { variableId, requests }: Recalculation,
  doneAt: Date,
): Promise<boolean> {
  const rows = await scope.rows(sql`
    update recalculation set done_at = ${doneAt}
    where project_id = ${scope.projectId} and variable_id = ${variableId} and requests = ${requests} returning variable_id`)
  return rows.length > 0
}

export async function removeDue(
  scope: ProjectScope,
  { variableId, requests }: Recalculation,
): Promise<boolean> {
  const rows = await scope.rows(sql`
    delete from recalculation
    where project_id = ${scope.projectId} and variable_id = ${variableId} and requests = ${requests} returning variable_id`)
  return rows.length > 0
}

/** How far a variable's recalculation is, from 0 to 1; null where none waits. Readings of the future are none. */
export async function readProgress(
  scope: ProjectScope,
  variableId: number,
): Promise<number | null> {
  const [row] = await scope.rows<{ fromAt: string; beforeAt: string; doneAt: string | null }>(sql`
    select from_at, before_at, done_at from recalculation
    where project_id = ${scope.projectId} and variable_id = ${variableId}`)
  if (!row) return null
  const fromMs = Date.parse(row.fromAt)
  const wholeMs = Math.min(Date.parse(row.beforeAt), scope.clock.now().getTime()) - fromMs
  if (row.doneAt === null || wholeMs <= 0) return 0
  return Math.min(Math.max((Date.parse(row.doneAt) - fromMs) / wholeMs, 0), 1)
}
