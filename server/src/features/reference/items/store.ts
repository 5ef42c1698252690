import type {
  ReferenceItem,
  ReferenceList,
  ReferenceOption,
  referenceRoutes,
} from '@puquio/contract/reference'
import { frequencies } from '@puquio/domain'
import type { z } from 'zod'
import { containsWords } from '../../../platform/db/contains-words.ts'
import { orderBy, readPage } from '../../../platform/db/paging.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { allOf, join, raw, type Sql, sql } from '../../../platform/db/sql.ts'
import { keyProfiles } from '../../parameters/service.ts'
import { type ItemRow, ownColumns, ownFieldsOf, tables } from './tables.ts'

type ItemQuery = z.output<typeof referenceRoutes.list.query>

export function listItems(scope: ProjectScope, list: ReferenceList, query: ItemQuery) {
  const where = allOf([
    sql`i.project_id = ${scope.projectId}`,
    query.retired ? sql`i.retired_at is not null` : sql`i.retired_at is null`,
    query.parentId && list === 'subcomponents' ? sql`i.component_id = ${query.parentId}` : null,
    query.search ? containsWords(searched(list), query.search) : null,
  ])
  const asked = {
    columns: columns(list),
    from: from(list),
    where,
    order: order(list, query.sort),
    ofPage: { columns: sql`${isAmongUsed(scope, list)} as in_use` },
  }
  return readPage<ReferenceItem>(scope.rows, asked, query)
}

/** All lists at once, retired entries too, each in the order of its screen. */
export async function allItems(
  scope: ProjectScope,
): Promise<Record<ReferenceList, ReferenceOption[]>> {
  const lists = Object.keys(tables) as ReferenceList[]
  const rows = await scope.rows<ReferenceOption & { list: ReferenceList; rank: number }>(
    join(
      lists.map(
        (list) => sql`select ${raw(`'${list}' as list`)}, ${columns(list)},
          row_number() over (order by ${order(list)}) as rank
          from ${from(list)} where i.project_id = ${scope.projectId}`,
      ),
      ' union all ',
    ),
  )
  rows.sort((a, b) => a.rank - b.rank)
  const of = (wanted: ReferenceList) =>
    rows.filter(({ list }) => list === wanted).map(({ list, rank, ...option }) => option)
  return Object.fromEntries(lists.map((list) => [list, of(list)])) as Record<
    ReferenceList,
    ReferenceOption[]
  >
}

export async function findItem(
  scope: ProjectScope,
  list: ReferenceList,
  itemId: number,
): Promise<ReferenceItem | null> {
  const [item] = await scope.rows<ReferenceItem>(sql`
    select ${columns(list)}, ${isUsed(scope, list)} as in_use
    from ${from(list)} where i.project_id = ${scope.projectId} and i.id = ${itemId}`)
  return item ?? null
}

/** Returns those of the entries that are in use. */
export async function usedAmong(
  scope: ProjectScope,
  list: ReferenceList,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await scope.rows<{ id: number }>(sql`
    select page.id from unnest(${[...ids]}::int[]) as page(id) where ${isAmongUsed(scope, list)}`)
  return new Set(rows.map(({ id }) => id))
}

/** Returns the new ids; with `skipTaken`, names that exist by now are skipped. */
export async function insertItems(
  scope: ProjectScope,
  list: ReferenceList,
  rows: readonly ItemRow[],
  { skipTaken = false } = {},
): Promise<number[]> {
  const { names, typed, prefixed } = recordOf(list)
  const inserted = await scope.rows<{ id: number }>(sql`
    insert into ${raw(tables[list].table)} (project_id, created_at, ${names})
    select ${scope.projectId}, ${scope.clock.now()}, ${prefixed}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${typed})
    ${raw(skipTaken ? 'on conflict do nothing' : '')} returning id`)
  return keyed(scope, list, inserted)
}

/** Returns the ids that were still at the given version. */
export async function updateItems(
  scope: ProjectScope,
  list: ReferenceList,
  rows: readonly (ItemRow & { id: number; version: number })[],
): Promise<number[]> {
  const { assigned, typed } = recordOf(list)
  const updated = await scope.rows<{ id: number }>(sql`
    update ${raw(tables[list].table)} t set ${assigned}, version = t.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id int, version int, ${typed})
    where t.project_id = ${scope.projectId} and t.id = r.id and t.version = r.version returning t.id`)
  return keyed(scope, list, updated)
}

/** Matches the texts of profiles that were written; returns their ids. */
async function keyed(
  scope: ProjectScope,
  list: ReferenceList,
  written: readonly { id: number }[],
): Promise<number[]> {
  const ids = written.map(({ id }) => id)
  if (list === 'profiles') await keyProfiles(scope, ids)
  return ids
}

/** Retiring twice keeps the first instant; null restores. */
export async function setItemRetired(
  scope: ProjectScope,
  list: ReferenceList,
  itemId: number,
  at: Date | null,
) {
  await scope.rows(sql`
    update ${raw(tables[list].table)} set retired_at = ${at}, version = version + 1
    where project_id = ${scope.projectId} and id = ${itemId} and (retired_at is null) = ${at !== null}`)
}

export async function deleteItem(
  scope: ProjectScope,
  list: ReferenceList,
  itemId: number,
): Promise<boolean> {
  const deleted = await scope.rows(sql`
    delete from ${raw(tables[list].table)} where project_id = ${scope.projectId} and id = ${itemId} returning id`)
  return deleted.length > 0
}

function columns(list: ReferenceList): Sql {
  const own = Object.entries(ownColumns).map(
    ([field, { list: owner, column, type }]) =>
      `${owner === list ? `i.${column}` : `null::${type}`} as "${field}"`,
  )
  return raw(['i.id', 'i.name', ...own, 'i.retired_at', 'i.version'].join(', '))
}

const from = (list: ReferenceList): Sql =>
  raw(
    list === 'subcomponents'
      ? 'environmental_subcomponent i join environmental_component c on c.project_id = i.project_id and c.id = i.component_id'
      : `${tables[list].table} i`,
  )

function searched(list: ReferenceList): Sql {
  if (list === 'subcomponents') return raw("(i.name || ' ' || c.name)")
  if (list === 'profiles') return raw("(i.name || ' ' || array_to_string(i.parameters, '; '))")
  return raw('i.name')
}

/** The default order of each list; a key that it lacks sorts by the name. */
function order(list: ReferenceList, sort?: ItemQuery['sort']): Sql {
  const name = raw('name_key(i.name)')
  const parent = list === 'subcomponents' ? raw('name_key(c.name)') : name
  const rule =
    list === 'frequencies' ? sql`array_position(${[...frequencies]}::text[], i.rule)` : name
  const fallback = list === 'subcomponents' ? 'parent' : list === 'frequencies' ? 'rule' : 'name'
  const keys = { name, parent, rule, retiredAt: raw('i.retired_at') }
  return orderBy(sort, { keys, fallback, thenBy: name, id: raw('i.id') })
}

function isUsed(scope: ProjectScope, list: ReferenceList): Sql {
  const each = tables[list].usedBy.map(
    ([table, column]) => sql`exists (select from ${raw(table)} u
      where u.project_id = ${scope.projectId} and u.${raw(column)} = i.id)`,
  )
  return sql`(${join(each, ' or ')})`
}

/** For a page of entries, in one scan of what names them instead of one for each entry. */
function isAmongUsed(scope: ProjectScope, list: ReferenceList): Sql {
  const each = tables[list].usedBy.map(
    ([
      table,
      column,
    ]) => sql`page.id = any(array(select distinct u.${raw(column)} from ${raw(table)} u
      where u.project_id = ${scope.projectId} and u.${raw(column)} is not null))`,
  )
  return sql`(${join(each, ' or ')})`
}

function recordOf(list: ReferenceList) {
  const own = ownFieldsOf(list).map((field) => ({ field, ...ownColumns[field] }))
  const all = [{ field: 'name', column: 'name', type: 'text' }, ...own]
  const listed = (one: (column: string, field: string, type: string) => string) =>
    raw(all.map(({ column, field, type }) => one(column, `"${field}"`, type)).join(', '))
  return {
    names: listed((column) => column),
    typed: listed((_, field, type) => `${field} ${type}`),
    prefixed: listed((_, field) => `r.${field}`),
    assigned: listed((column, field) => `${column} = r.${field}`),
  }
}
