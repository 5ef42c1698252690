import type { AuditEntry, auditRoutes, SignIn } from '@puquio/contract/audit'
import type { z } from 'zod'
import { containsWords } from '../../platform/db/contains-words.ts'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import { personName } from '../../platform/db/person-name.ts'
import type { ProjectScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import { allOf, containing, join, raw, type Sql, sql } from '../../platform/db/sql.ts'

type ListQuery = z.output<typeof auditRoutes.list.query>
export type Filters = Omit<ListQuery, 'page' | 'size' | 'sort'>

/** A project's trail, or the installation's own; its days are those of the time zone. */
export type Trail = { scope: ProjectScope | SystemScope; lane: number; timeZone: string }

export type StoredDetail = {
  id: string
  name?: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}
export type StoredChange = {
  table: string
  operation: 'insert' | 'update' | 'delete'
  rows: number
  details: StoredDetail[] | null
}
export type StoredEntry = Omit<AuditEntry, 'changes' | 'testOutcome'> & {
  requestId: string | null
  changes: StoredChange[]
  /** By the trail's clock, without a zone. */
  localAt: string
}
/** Its changes by table, each with its first records. */
export type ListedEntry = Omit<StoredEntry, 'localAt'>

const columns = sql`e.id, e.at, e.action, e.address, e.request_id, e.token,
  ${personName} as person,
  exists (select from audit_seal s where s.entry_id = e.id) as is_sealed`
const from = sql`audit_entry e left join app_user u on u.id = e.user_id`

function condition({ lane, timeZone }: Trail, asked: Filters) {
  return allOf([
    sql`coalesce(e.project_id, 0) = ${lane}`,
    asked.from ? sql`e.at >= ${asked.from}::date::timestamp at time zone ${timeZone}` : null,
    asked.to ? sql`e.at < (${asked.to}::date + 1)::timestamp at time zone ${timeZone}` : null,
    asked.person ? sql`e.user_id = ${asked.person}` : null,
    asked.action ? sql`e.action = ${asked.action}` : null,
    asked.table || asked.record
      ? sql`exists (select from audit_change c where c.entry_id = e.id and ${allOf([
          asked.table ? sql`c.table_name = ${asked.table}` : null,
          asked.record
            ? sql`c.details @> jsonb_build_array(jsonb_build_object('id', ${asked.record}::text))`
            : null,
        ])})`
      : null,
    asked.search ? isFound(asked.search) : null,
  ])
}

/** By its person, by where it came from, or by a record. People are searched once, not at each of their entries. */
const isFound = (text: string): Sql => sql`(
  e.user_id in (select u.id from app_user u
    where ${containsWords(sql`concat_ws(' ', ${personName}, u.email)`, text)})
  or lower(concat_ws(' ', e.address, e.request_id)) like ${containing(text.trim().toLowerCase())}
  or exists (select from audit_change c, jsonb_array_elements(c.details) d
    where c.entry_id = e.id and ${containsWords(raw("(d->>'name')"), text)}))`

export async function listEntries(trail: Trail, asked: ListQuery) {
  const list = {
    columns,
    from,
    where: condition(trail, asked),
    order: orderBy(asked.sort, { keys: { at: raw('e.at') }, fallback: '-at', id: raw('e.id') }),
    ofPage: {
      // A record that several statements wrote counts once; of too many to keep only their number is known.
      columns: sql`(
        select coalesce(jsonb_agg(jsonb_build_object('table', t.table_name, 'operation', t.operation,
          'rows', t.unkept + t.kept, 'details', t.firsts) order by t.first), '[]')
        from (
          select c.table_name, min(c.id) as first, (array_agg(c.operation order by c.id))[1] as operation,
            coalesce(sum(c.rows) filter (where c.details is null), 0) as unkept,
            (select count(distinct d->>'id') from audit_change k, jsonb_array_elements(k.details) d
              where k.entry_id = page.id and k.table_name = c.table_name) as kept,
            (select jsonb_agg(f.d) from (
              select distinct on (d->>'id') d from audit_change k, jsonb_array_elements(k.details) d
              where k.entry_id = page.id and k.table_name = c.table_name order by d->>'id', k.id limit 3) f) as firsts
          from audit_change c where c.entry_id = page.id group by c.table_name) t) as changes`,
    },
  }
  const { items, total } = await readPage<ListedEntry>(trail.scope.rows, list, asked)
  return { items, total }
}

/** Ids of records by their table. */
export type HistoryOf = Readonly<Record<string, readonly number[]>>

/** The ids of the entries that changed any of these records, page by page. */
export function findEntriesOf(
  { scope, lane }: Trail,
  of: HistoryOf,
  asked: Omit<ListQuery, keyof Filters>,
) {
  const changed = Object.entries(of).map(
    ([table, ids]) => sql`(c.table_name = ${table}
      and c.details @> any(${ids.map((id) => JSON.stringify([{ id: String(id) }]))}::jsonb[]))`,
  )
  const list = {
    columns: raw('e.id, e.at'),
    from: raw('audit_entry e'),
    where: allOf([
      sql`coalesce(e.project_id, 0) = ${lane}`,
      sql`e.id in (select c.entry_id from audit_change c where ${join(changed, ' or ')})`,
    ]),
    order: orderBy(asked.sort, { keys: { at: raw('e.at') }, fallback: '-at', id: raw('e.id') }),
  }
  return readPage<{ id: number }>(scope.rows, list, asked)
}

const withChanges = (timeZone: string) => sql`${columns},
  to_char(e.at at time zone ${timeZone}, 'YYYY-MM-DD"T"HH24:MI:SS') as local_at, (
  select coalesce(jsonb_agg(jsonb_build_object('table', c.table_name, 'operation', c.operation, 'rows', c.rows,
    'details', c.details) order by c.id), '[]')
  from audit_change c where c.entry_id = e.id) as changes`

export async function readEntry(
  { scope, lane, timeZone }: Trail,
  id: number,
): Promise<StoredEntry | null> {
  const [entry] = await scope.rows<StoredEntry>(sql`
    select ${withChanges(timeZone)} from ${from} where e.id = ${id} and coalesce(e.project_id, 0) = ${lane}`)
  return entry ?? null
}

/** The newest ones before an id, whole. */
export const readEntriesBefore = (trail: Trail, asked: Filters, before: number | null) =>
  trail.scope.rows<StoredEntry>(sql`
    select ${withChanges(trail.timeZone)} from ${from}
    where ${condition(trail, asked)} and (${before}::bigint is null or e.id < ${before}::bigint)
    order by e.id desc limit 200`)

export const readPeople = ({ scope, lane }: Trail) =>
  scope.rows<{ id: number; name: string }>(sql`
    select u.id, ${personName} as name from app_user u
    where u.id in (select user_id from audit_entry where coalesce(project_id, 0) = ${lane})
    order by 2, 1`)

/** Of people who are members now and have come to the project, since they are members: where they were before is not its concern. */
export function listSignIns(
  scope: ProjectScope,
  asked: z.output<typeof auditRoutes.signIns.query>,
): Promise<{ items: SignIn[]; total: number }> {
  return readPage<SignIn>(
    scope.rows,
    {
      columns: sql`a.id, a.at, ${personName} as person, u.email, a.outcome, a.method, a.address`,
      from: sql`sign_in_attempt a join app_user u on u.id = a.user_id
        join project_member m on m.user_id = a.user_id and m.project_id = ${scope.projectId}`,
      where: allOf([
        sql`a.at >= m.created_at`,
        sql`not exists (select from awaited_guest g where g.project_id = m.project_id and g.user_id = m.user_id)`,
        asked.outcome ? sql`a.outcome = ${asked.outcome}` : null,
        asked.search
          ? containsWords(sql`concat_ws(' ', ${personName}, u.email, a.address)`, asked.search)
          : null,
      ]),
      order: orderBy(asked.sort, { keys: { at: raw('a.at') }, fallback: '-at', id: raw('a.id') }),
    },
    asked,
  )
}
