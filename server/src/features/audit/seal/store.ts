import { lock } from '../../../platform/db/lock.ts'
import type { SystemScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'

export type Seal = { lane: number; number: number; hash: Buffer }
export type Queued = { entryId: number; lane: number; projectId: number | null; text: string }

/**
 * All that an entry says, as one text: a JSON array whose objects PostgreSQL writes in one order of keys,
 * and whose times are seconds. Without a token its text is as it was before
 * entries had tokens, so that older seals still match.
 */
const canonicalText = sql`(jsonb_build_array(e.id, e.project_id, e.transaction_id::text,
  extract(epoch from e.transaction_at), extract(epoch from e.at), e.user_id, e.action, e.address, e.request_id, (
    select jsonb_agg(jsonb_build_array(c.id, c.project_id, c.table_name, c.operation, c.rows, c.details) order by c.id)
    from audit_change c where c.entry_id = e.id))
  || case when e.token is null then '[]' else jsonb_build_array(e.token) end)::text`

/** No other process seals meanwhile. */
export const lockSeals = (scope: SystemScope) => lock(scope, 'audit-seals')

export const readQueued = (scope: SystemScope, most: number) =>
  scope.rows<Queued>(sql`
    select e.id as entry_id, q.lane, e.project_id, ${canonicalText} as text
    from audit_unsealed q join audit_entry e on e.id = q.entry_id order by e.id limit ${most}`)

/** The last seal of each trail. */
export const readHeads = (scope: SystemScope) =>
  scope.rows<Seal>(
    sql`select distinct on (lane) lane, number, hash from audit_seal order by lane, number desc`,
  )

export type NewSeal = Seal & { entryId: number; projectId: number | null }

export async function insertSeals(scope: SystemScope, seals: readonly NewSeal[]) {
  const of = <K extends keyof NewSeal>(key: K) => seals.map((seal) => seal[key])
  await scope.rows(sql`
    insert into audit_seal (project_id, number, entry_id, hash, sealed_at)
    select project_id, number, entry_id, hash, ${scope.clock.now()}::timestamptz
    from unnest(${of('projectId')}::int[], ${of('number')}::int[], ${of('entryId')}::bigint[], ${of('hash')}::bytea[])
      as given(project_id, number, entry_id, hash)`)
  await scope.rows(sql`delete from audit_unsealed where entry_id = any(${of('entryId')}::bigint[])`)
}

/** Null where the entry of a seal is gone. */
export type Sealed = Seal & { entryId: number; text: string | null }

export const readSealsAfter = (scope: SystemScope, after: { lane: number; number: number }) =>
  scope.rows<Sealed>(sql`
    select s.lane, s.number, s.hash, s.entry_id, case when e.id is not null then ${canonicalText} end as text
    from audit_seal s left join audit_entry e on e.id = s.entry_id
    where (s.lane, s.number) > (${after.lane}::int, ${after.number}::int) order by s.lane, s.number limit 500`)

/** Entries that nothing seals or will seal, changes of no entry, and entries that are gone before their seal. */
export const readUnsealed = (scope: SystemScope) =>
  scope.rows<{ lane: number; entryId: number; isGone: boolean }>(sql`
    select coalesce(e.project_id, 0) as lane, e.id as entry_id, false as is_gone from audit_entry e
    where not exists (select from audit_seal s where s.entry_id = e.id)
      and not exists (select from audit_unsealed q where q.entry_id = e.id)
    union
    select coalesce(c.project_id, 0), c.entry_id, false from audit_change c
    where not exists (select from audit_entry e where e.id = c.entry_id)
      and not exists (select from audit_seal s where s.entry_id = c.entry_id)
    union
    select q.lane, q.entry_id, true from audit_unsealed q
    where not exists (select from audit_entry e where e.id = q.entry_id)
    order by entry_id limit 1`)
