import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { allOf, type Sql, sql } from '../../../platform/db/sql.ts'
import { isDone, isOmitted, isPending } from '../progress-store.ts'

export type OmissionRange = {
  fromOn?: string | null | undefined
  toOn?: string | null | undefined
}

/** Returns whether the project has both the plan and the station. */
export async function hasPlanAndStation(scope: ProjectScope, planId: number, stationId: number) {
  const found = await scope.rows(sql`
    select p.id from plan p join station s on s.project_id = p.project_id
    where p.project_id = ${scope.projectId} and p.id = ${planId} and s.id = ${stationId}`)
  return found.length > 0
}

export async function countOmission(
  scope: ProjectScope,
  planId: number,
  stationId: number,
  range: OmissionRange,
) {
  const [counted] = await scope.rows<{ pending: number; done: number; omitted: number }>(sql`
    select count(*) filter (where ${isPending})::int as pending, count(*) filter (where ${isDone})::int as done,
      count(*) filter (where ${isOmitted})::int as omitted
    from monitoring m where ${ofStation(scope, planId, stationId, range)}`)
  return counted ?? { pending: 0, done: 0, omitted: 0 }
}

/**
 * Returns the omitted ones; those done, replaced or omitted already are left as they are. Locks them first
 * in the order that all code uses, so that two calls wait instead of deadlocking.
 */
export async function omitPending(
  scope: ProjectScope,
  planId: number,
  stationId: number,
  { justification, ...range }: OmissionRange & { justification: string },
): Promise<{ id: number }[]> {
  const held = await scope.rows<{ id: number }>(sql`
    select m.id from monitoring m where ${ofStation(scope, planId, stationId, range)} and ${isPending}
    order by m.id for update`)
  return scope.rows(sql`
    update monitoring m set omitted_at = ${scope.clock.now()}, omitted_reason = ${justification},
      version = m.version + 1
    where m.project_id = ${scope.projectId} and m.id = any(${held.map(({ id }) => id)}::int[]) and ${isPending}
    returning m.id`)
}

const ofStation = (
  scope: ProjectScope,
  planId: number,
  stationId: number,
  { fromOn, toOn }: OmissionRange,
): Sql =>
  allOf([
    sql`m.project_id = ${scope.projectId}`,
    sql`m.plan_id = ${planId}`,
    sql`m.station_id = ${stationId}`,
    sql`m.withdrawn_at is null`,
    fromOn ? sql`m.estimated_on >= ${fromOn}::date` : null,
    toOn ? sql`m.estimated_on <= ${toOn}::date` : null,
  ])
