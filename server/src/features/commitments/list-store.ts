import type { Commitment } from '@puquio/contract/commitments/record'
import type { RouteAnswer } from '@puquio/contract'
import type {
  CommitmentGrouping,
  CommitmentQuery,
  commitmentRoutes,
} from '@puquio/contract/commitments/commitments'
import { type CommitmentMethod, commitmentKinds, commitmentPhases, nameKey } from '@puquio/domain'
import { containing, allOf, raw, type Sql, sql } from '../../platform/db/sql.ts'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import {
  commitmentColumns,
  fromCommitments,
  monitoringsOf,
  stateNow,
  stateRank,
} from './columns-store.ts'

type Filters = Omit<CommitmentQuery, 'page' | 'size'>

export const listCommitments = (scope: ProjectScope, query: CommitmentQuery) =>
  readPage<Commitment>(scope.rows, pageOf(scope, query), query)

/** All that a query finds, in the order of the list; so many at most. */
export const readCommitments = (scope: ProjectScope, query: Filters, most: number) =>
  scope.rows<Commitment>(sql`
    select ${commitmentColumns(scope)} from ${fromCommitments(scope)} ${placeFor(query)}
    where ${where(scope, query)} order by ${orderOf(query)} limit ${most}`)

type Unverified = Pick<RouteAnswer<typeof commitmentRoutes.list>, 'unverified' | 'unverifiedBy'>

/** How many of those found nobody verified yet, and how each was found. */
export async function countUnverified(scope: ProjectScope, query: Filters): Promise<Unverified> {
  const rows = await scope.rows<{ method: CommitmentMethod; count: number }>(sql`
    select c.method, count(*)::int as count from ${fromCommitments(scope)}
    where ${where(scope, query)} and c.state = 'proposed' group by c.method`)
  const unverifiedBy = { model: 0, rules: 0, hand: 0 }
  for (const { method, count } of rows) unverifiedBy[method] = count
  return { unverified: rows.reduce((sum, { count }) => sum + count, 0), unverifiedBy }
}

export async function countCommitments(scope: ProjectScope, query: Filters): Promise<number> {
  const [row] = await scope.rows<{ count: number }>(
    sql`select count(*)::int as count from ${fromCommitments(scope)} where ${where(scope, query)}`,
  )
  return row?.count ?? 0
}

type Group = { key: string; name: string; count: number }

/** How many of those found each group has, in the order of the list; null where none is asked for. */
export async function countGroups(scope: ProjectScope, query: Filters): Promise<Group[] | null> {
  if (query.group === undefined) return null
  const { key, name, order } = groupings[query.group]
  return scope.rows<Group>(sql`
    select g.key, g.name, count(*)::int as count
    from (select ${key} as key, ${name} as name, ${order} as place
      from ${fromCommitments(scope)} where ${where(scope, query)}) g
    group by g.key, g.name, g.place order by g.place nulls last`)
}

function pageOf(scope: ProjectScope, query: Filters) {
  return {
    columns: raw('c.id'),
    from: sql`${fromCommitments(scope)} ${placeFor(query)}`,
    where: where(scope, query),
    order: orderOf(query),
    ofPage: {
      columns: raw('one.*'),
      joins: sql`left join lateral (select ${commitmentColumns(scope)} from ${fromCommitments(scope)}
        where c.project_id = ${scope.projectId} and c.id = page.id) one on true`,
    },
  }
}

const firstSort = 'place'

const orderOf = ({ sort, group }: Filters): Sql => {
  const order = orderBy(sort, { keys, fallback: firstSort, id: raw('c.id') })
  return group === undefined ? order : sql`${groupings[group].order} nulls last, ${order}`
}

/** The first place of each, where the order asks for it. */
const placeFor = ({ sort = firstSort }: Filters): Sql =>
  sort.replace(/^-/, '') === 'place'
    ? raw(`left join lateral (select q.document_id, q.page, q.start from commitment_place q
        where q.project_id = c.project_id and q.commitment_id = c.id
        order by q.document_id, q.page, q.start limit 1) fp on true`)
    : raw('')

const inOrder = (column: string, codes: readonly string[]): Sql =>
  sql`array_position(${[...codes]}::text[], ${raw(column)})`

const keys = {
  shortName: raw('c.short_name_key'),
  text: raw('name_key(c.text)'),
  state: stateRank,
  kind: inOrder('c.kind', commitmentKinds),
  phase: inOrder('c.phase', commitmentPhases),
  component: raw('name_key(ec.name)'),
  subcomponent: raw('name_key(es.name)'),
  miningComponent: raw('name_key(mc.name)'),
  instrument: raw('name_key(i.name)'),
  miningUnit: raw('name_key(mu.name)'),
  place: raw('row(name_key(i.name), fp.document_id, fp.page, fp.start)'),
  frequency: raw('name_key(f.name)'),
  // Dates before events, which are sorted by their words.
  deadline: raw(`coalesce(c.deadline_on::text, 'x ' || name_key(c.deadline_event))`),
  method: raw('c.method'),
  confidence: raw('c.confidence'),
  decided: raw('c.decided_at'),
  created: raw('c.created_at'),
  monitorings: monitoringsOf,
}

const groupings: Record<CommitmentGrouping, { key: Sql; name: Sql; order: Sql }> = {
  component: {
    key: raw('coalesce(ec.id, 0)::text'),
    name: raw(`coalesce(ec.name, '')`),
    order: keys.component,
  },
  phase: {
    key: raw(`coalesce(c.phase, 'none')`),
    name: raw(`coalesce(c.phase, '')`),
    order: keys.phase,
  },
  kind: { key: raw('c.kind'), name: raw('c.kind'), order: keys.kind },
  state: { key: stateNow, name: stateNow, order: keys.state },
}

const where = (scope: ProjectScope, query: Filters): Sql =>
  allOf([
    among('c.id', query.ids),
    sql`c.project_id = ${scope.projectId}`,
    query.search ? hasWords(query.search) : null,
    among('c.instrument_id', query.instruments),
    among('i.mining_unit_id', query.miningUnits),
    query.documents ? hasPlace(sql`q.document_id = any(${query.documents}::int[])`) : null,
    query.extraction ? sql`c.extraction_id = ${query.extraction}` : null,
    amongOrNone('c.component_id', query.components),
    amongOrNone('c.subcomponent_id', query.subcomponents),
    amongOrNone('c.mining_component_id', query.miningComponents),
    amongOrNone('c.role_id', query.roles),
    names('commitment_station', 'station_id', query.stations),
    names('commitment_parameter', 'parameter_id', query.parameters),
    query.phases ? sql`coalesce(c.phase, 'none') = any(${query.phases}::text[])` : null,
    query.kinds ? sql`c.kind = any(${query.kinds}::text[])` : null,
    query.methods ? sql`c.method = any(${query.methods}::text[])` : null,
    query.states ? sql`${stateNow} = any(${query.states}::text[])` : null,
    query.recognised === undefined ? null : sql`${isRecognised} = ${query.recognised}`,
    query.monitored === undefined ? null : sql`(${monitoringsOf} > 0) = ${query.monitored}`,
  ])

/** As `containsWords`, over the key that is stored. */
const hasWords = (text: string): Sql =>
  sql`c.search_key like all (${nameKey(text).split(' ').map(containing)}::text[])`

const hasPlace = (condition: Sql): Sql => sql`exists (select from commitment_place q
  where q.project_id = c.project_id and q.commitment_id = c.id and ${condition})`

const isRecognised: Sql = hasPlace(
  raw(`exists (select from document_page g where g.project_id = q.project_id
  and g.document_id = q.document_id and g.page = q.page and g.source = 'ocr')`),
)

const among = (column: string, ids: readonly number[] | undefined): Sql | null =>
  ids ? sql`${raw(column)} = any(${ids}::int[])` : null

/** 0 stands for those without. */
const amongOrNone = (column: string, ids: readonly number[] | undefined): Sql | null =>
  ids ? sql`coalesce(${raw(column)}, 0) = any(${ids}::int[])` : null

const names = (table: string, column: string, ids: readonly number[] | undefined): Sql | null => {
  if (!ids) return null
  const of = raw(`from ${table} k where k.project_id = c.project_id and k.commitment_id = c.id`)
  const one = sql`exists (select ${of} and k.${raw(column)} = any(${ids}::int[]))`
  return ids.includes(0) ? sql`(${one} or not exists (select ${of}))` : one
}
