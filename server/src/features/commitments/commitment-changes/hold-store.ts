import type { Commitment } from '@puquio/contract/commitments/record'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../../platform/db/sql.ts'
import { Problem } from '../../../platform/problem.ts'
import { commitmentColumns, fromCommitments } from '../columns-store.ts'
import { columnOf, columnsOf, type Fields, type SomeFields } from './fields.ts'

/** A commitment as its row has it. */
export type Held = Fields & { id: number; instrumentId: number; version: number }
export type Versioned = { id: number; version: number }

/** Locks commitments until the transaction ends. All that a change touches in one call: so nobody waits in a circle. */
export const holdRows = (scope: ProjectScope, ids: readonly number[]): Promise<Held[]> =>
  scope.rows<Held>(sql`
    select * from commitment where project_id = ${scope.projectId} and id = any(${[...ids]}::int[])
    order by id for no key update`)

/**
 * Locks commitments, and with them the others that their change touches; `stale` were changed since that version. Throws
 * where the project does not have one.
 */
export async function holdCommitments(
  scope: ProjectScope,
  wanted: readonly Versioned[],
  others: readonly number[] = [],
): Promise<{ held: Held[]; stale: number[] }> {
  const versions = new Map(wanted.map(({ id, version }) => [id, version]))
  const all = await holdRows(scope, [...versions.keys(), ...others])
  const rows = all.filter(({ id }) => versions.has(id))
  if (rows.length < versions.size) throw new Problem('NOT_FOUND')
  const isNow = ({ id, version }: Held) => versions.get(id) === version
  return {
    held: rows.filter(isNow),
    stale: rows.filter((row) => !isNow(row)).map(({ id }) => id),
  }
}

/** The one at that version. */
export async function holdCommitment(scope: ProjectScope, wanted: Versioned): Promise<Held> {
  const { held } = await holdCommitments(scope, [wanted])
  if (!held[0]) throw new Problem('CHANGED_MEANWHILE')
  return held[0]
}

/** Those of the project, in the order asked for. */
export async function findCommitments(
  scope: ProjectScope,
  ids: readonly number[],
): Promise<Commitment[]> {
  if (ids.length === 0) return []
  return scope.rows<Commitment>(sql`
    select ${commitmentColumns(scope)} from ${fromCommitments(scope)}
    where c.project_id = ${scope.projectId} and c.id = any(${[...ids]}::int[])
    order by array_position(${[...ids]}::int[], c.id)`)
}

/** Those of them that bind nobody. */
export async function findNotVerified(
  scope: ProjectScope,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await scope.rows<{ id: number }>(sql`
    select id from commitment where project_id = ${scope.projectId} and id = any(${[...ids]}::int[])
      and state <> 'verified'`)
  return rows.map(({ id }) => id)
}

export async function shownCommitment(scope: ProjectScope, id: number): Promise<Commitment> {
  const [found] = await findCommitments(scope, [id])
  if (!found) throw new Problem('NOT_FOUND')
  return found
}

/** The commitments that these supersede: whoever changes the state of these holds them, too. */
export async function findSuperseded(
  scope: ProjectScope,
  byIds: readonly number[],
): Promise<number[]> {
  const rows = await scope.rows<{ id: number }>(sql`
    select id from commitment where project_id = ${scope.projectId} and state = 'superseded'
      and superseded_by_id = any(${[...byIds]}::int[]) order by id`)
  return rows.map(({ id }) => id)
}

const columns = raw(Object.values(columnOf).join(', '))
type Update = { id: number; set: SomeFields }

/** Writes what is set of each and counts its version up. */
export async function updateCommitments(scope: ProjectScope, updates: readonly Update[]) {
  if (updates.length === 0) return
  const rows = JSON.stringify(updates.map(({ id, set }) => ({ id, set: columnsOf(set) })))
  await scope.rows(sql`
    update commitment c set (${columns}, version) = (select ${columns}, c.version + 1
      from jsonb_populate_record(c, r.set))
    from jsonb_to_recordset(${rows}::jsonb) as r(id int, set jsonb)
    where c.project_id = ${scope.projectId} and c.id = r.id`)
}
