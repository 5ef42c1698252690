import type {
  CommitmentName,
  commitmentPlanRoutes,
  MeantCommitment,
  NameLink,
} from '@puquio/contract/commitments/commitment-plans'
import { nameKey, nameMatcher, type PlanName } from '@puquio/domain'
import type { z } from 'zod'
import { orderBy, readPage } from '../../../platform/db/paging.ts'
import { allOf, containing, raw, type Sql, sql } from '../../../platform/db/sql.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { linkedCommitment, notWithdrawn } from '../../monitorings/service.ts'

type NamesQuery = z.output<typeof commitmentPlanRoutes.names.query>

/** The names in plans in force, each with what it stands for: `k` over commitments, `i` over instruments. */
const fromNames = (scope: ProjectScope): Sql => sql`(
    select n.name, n.instrument, n.commitment_id, sum(n.monitorings)::int as monitorings,
      jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name) order by p.name) as plans
    from (
      select m.commitment as name, m.instrument, ${linkedCommitment} as commitment_id, m.plan_id,
        count(*)::int as monitorings
      from ${notWithdrawn} m where m.project_id = ${scope.projectId} and m.commitment is not null
      group by 1, 2, 3, 4
    ) n
    join plan p on p.project_id = ${scope.projectId} and p.id = n.plan_id and p.annulled_at is null
    group by 1, 2, 3
  ) n
  left join commitment k on k.project_id = ${scope.projectId} and k.id = n.commitment_id
  left join instrument i on i.project_id = ${scope.projectId} and i.id = k.instrument_id`

const key = raw(`md5(jsonb_build_array(n.name, n.instrument, n.commitment_id)::text)`)

const columns = sql`${key} as id, n.name, n.instrument, n.monitorings, n.plans,
  case when k.id is null then null else jsonb_build_object('id', k.id, 'shortName', k.short_name,
    'instrument', i.name, 'isSuperseded', k.state = 'superseded') end as commitment`

const sortKeys = {
  standing: raw('(n.commitment_id is not null)'),
  name: raw('name_key(n.name)'),
  instrument: raw('name_key(n.instrument)'),
  monitorings: raw('n.monitorings'),
}

/** Those that stand for none have suggestions. */
export async function listNames(scope: ProjectScope, query: NamesQuery) {
  const { matched, search, sort } = query
  const list = {
    columns,
    from: fromNames(scope),
    where: allOf([
      matched === undefined ? null : sql`(n.commitment_id is not null) = ${matched}`,
      search
        ? sql`name_key(concat_ws(' ', n.name, n.instrument, k.short_name)) like all (${nameKey(
            search,
          )
            .split(' ')
            .map(containing)}::text[])`
        : null,
    ]),
    order: orderBy(sort, {
      keys: sortKeys,
      fallback: 'standing',
      thenBy: sql`n.monitorings desc, ${sortKeys.name}`,
      id: key,
    }),
  }
  const page = await readPage<Omit<CommitmentName, 'suggestions'>>(scope.rows, list, query)
  const isOpen = page.items.some(({ commitment }) => commitment === null)
  const matcher = isOpen ? await readMatcher(scope) : null
  const items = page.items.map(
    (one): CommitmentName => ({
      ...one,
      suggestions: one.commitment === null ? (matcher?.alike(one) ?? []) : [],
    }),
  )
  return { ...page, items }
}

/** Those that stand for none, with the commitments whose name or code they are. */
export async function unmatchedNames(scope: ProjectScope, most: number) {
  const open = await scope.rows<PlanName & { monitorings: number }>(sql`
    select n.name, n.instrument, n.monitorings from ${fromNames(scope)}
    where n.commitment_id is null order by n.monitorings desc, n.name, n.instrument`)
  const matcher = open.length > 0 ? await readMatcher(scope) : null
  const exact = open.flatMap(({ name, instrument }) => {
    const commitment = matcher?.exact({ name, instrument }) ?? null
    return commitment ? [{ name, instrument, commitment }] : []
  })
  return {
    names: open.length,
    monitorings: open.reduce((sum, { monitorings }) => sum + monitorings, 0),
    exact: exact.slice(0, most),
  }
}

async function readMatcher(scope: ProjectScope) {
  const [commitments, instruments] = await Promise.all([
    scope.rows<MeantCommitment>(sql`
      select c.id, c.short_name, i.name as instrument from commitment c
      join instrument i on i.project_id = c.project_id and i.id = c.instrument_id
      where c.project_id = ${scope.projectId} and c.state = 'verified' order by c.id`),
    scope.rows<{ name: string }>(
      sql`select name from instrument where project_id = ${scope.projectId}`,
    ),
  ])
  return nameMatcher(
    commitments,
    instruments.map(({ name }) => name),
  )
}

/** Returns how many monitorings have another commitment now. */
export async function linkNames(scope: ProjectScope, links: readonly NameLink[]): Promise<number> {
  const [row] = await scope.rows<{ count: number }>(sql`
    with linked as (
      update monitoring m set commitment_id = l."to"
      from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as l(name text, instrument text, "from" int, "to" int)
      where m.project_id = ${scope.projectId} and m.commitment = l.name and m.instrument is not distinct from l.instrument
        and ${linkedCommitment} is not distinct from l."from" and m.commitment_id is distinct from l."to"
      returning 1
    ) select count(*)::int as count from linked`)
  return row?.count ?? 0
}

/** Holds them verified until the transaction ends; false where one is not. */
export async function areVerified(scope: ProjectScope, ids: readonly number[]): Promise<boolean> {
  const wanted = [...new Set(ids)]
  const rows = await scope.rows(sql`
    select from commitment where project_id = ${scope.projectId} and id = any(${wanted}::int[]) and state = 'verified'
    order by id for share`)
  return rows.length === wanted.length
}
