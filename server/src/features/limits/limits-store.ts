import type { LimitInput, LimitShown, limitRoutes } from '@puquio/contract/laboratory/limits'
import type { Language } from '@puquio/domain'
import type { z } from 'zod'
import { containsWords } from '../../platform/db/contains-words.ts'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, raw, type Sql, sql } from '../../platform/db/sql.ts'
import { columnsOf, updateVersion, valuesOf, type Written } from '../../platform/db/written.ts'

type Query = z.output<typeof limitRoutes.list.query>

/** The decrees' limits for the parameters of the project, and the project's own, in one shape. */
const allLimits = (scope: ProjectScope): Sql => sql`(
  select l.id, false as is_own, l.version::int, l.standard, l.category, p.id as parameter_id, p.name as parameter, p.symbol,
    l.statistic, l.kind, l.min, l.max, l.unit, l.ammonia_table, l.allowed_per_year::int, l.valid_from, l.valid_to, l.source,
    l.provenance, l.confidence, l.note, l.to_be_verified, 'decree' as origin, null::date as approved_on, l.retired_at
  from shipped_limit l join parameter p on p.project_id = ${scope.projectId} and p.key = l.parameter
  union all
  select l.id, true, l.version, l.standard, l.category, p.id, p.name, p.symbol, l.statistic, l.kind, l.min, l.max,
    case l.kind when 'difference' then 'Δ' || p.unit else p.unit end, l.ammonia_table, l.allowed_per_year, l.valid_from,
    l.valid_to, l.source, null, l.confidence, l.note, l.confidence in ('medium', 'low'), l.origin, l.approved_on, l.retired_at
  from limit_value l join parameter p on p.project_id = l.project_id and p.id = l.parameter_id
  where l.project_id = ${scope.projectId}) l`

const columns = raw('l.*')

export function listLimits(
  scope: ProjectScope,
  query: Query,
  language: Language,
): Promise<{ items: LimitShown[]; total: number }> {
  const named = sql`name_key(l.parameter ->> ${language}::text)`
  return readPage<LimitShown>(
    scope.rows,
    {
      columns,
      from: allLimits(scope),
      where: allOf([
        query.retired ? raw('l.retired_at is not null') : raw('l.retired_at is null'),
        query.standard ? sql`l.standard = ${query.standard}` : null,
        query.category ? sql`l.category = ${query.category}` : null,
        query.origin ? sql`l.origin = ${query.origin}` : null,
        query.statistic ? sql`l.statistic = ${query.statistic}` : null,
        query.toBeVerified ? raw('l.to_be_verified') : null,
        query.search
          ? containsWords(
              sql`concat_ws(' ', l.parameter ->> ${language}::text, l.parameter ->> 'es', l.symbol, l.standard, l.category, l.source, l.note)`,
              query.search,
            )
          : null,
      ]),
      order: orderBy(query.sort, {
        keys: {
          standard: raw("l.is_own desc, l.standard, coalesce(l.category, '')"),
          parameter: named,
          validFrom: raw('l.valid_from'),
        },
        fallback: 'standard',
        thenBy: sql`l.standard, coalesce(l.category, ''), ${named}, l.statistic`,
        id: raw('l.is_own, l.id'),
      }),
    },
    query,
  )
}

export async function findOwnLimit(
  scope: ProjectScope,
  limitId: number,
): Promise<LimitShown | null> {
  const [found] = await scope.rows<LimitShown>(
    sql`select ${columns} from ${allLimits(scope)} where l.is_own and l.id = ${limitId}`,
  )
  return found ?? null
}

export async function insertLimit(scope: ProjectScope, input: LimitInput): Promise<number> {
  const fields = written(input)
  const [made] = await scope.rows<{ id: number }>(sql`
    insert into limit_value (project_id, ${columnsOf(fields)}) values (${scope.projectId}, ${valuesOf(fields)}) returning id`)
  return made?.id ?? 0
}

/** Returns false where the limit has another version by now. */
export const updateLimit = (scope: ProjectScope, id: number, input: LimitInput): Promise<boolean> =>
  updateVersion(scope, 'limit_value', { id, version: input.version ?? 0 }, written(input))

export const setLimitRetired = (scope: ProjectScope, limitId: number, at: Date | null) =>
  scope.rows(sql`
    update limit_value set retired_at = ${at}, version = version + 1
    where project_id = ${scope.projectId} and id = ${limitId} and (retired_at is null) = ${at !== null}`)

export const isParameter = async (scope: ProjectScope, parameterId: number): Promise<boolean> => {
  const found = await scope.rows(
    sql`select from parameter where project_id = ${scope.projectId} and id = ${parameterId}`,
  )
  return found.length > 0
}

/** Standards of which the project has limits, each with its categories ('' for none). */
export const ownStandards = (
  scope: ProjectScope,
): Promise<{ standard: string; categories: string[] }[]> =>
  scope.rows(sql`
    select standard, array_agg(distinct coalesce(category, '')) as categories from limit_value
    where project_id = ${scope.projectId} and retired_at is null group by standard order by standard`)

/** Returns whether another limit says the same of days that overlap: of two, nobody could tell which holds. */
export async function overlapsAnother(
  scope: ProjectScope,
  limitId: number,
  one: Pick<
    LimitInput,
    'standard' | 'category' | 'parameterId' | 'statistic' | 'validFrom' | 'validTo'
  >,
): Promise<boolean> {
  const found = await scope.rows(sql`
    select from limit_value where project_id = ${scope.projectId} and retired_at is null and id <> ${limitId}
      and standard = ${one.standard} and category is not distinct from ${one.category || null}::text and parameter_id = ${one.parameterId}
      and statistic = ${one.statistic} and valid_from <= coalesce(${one.validTo}::date, 'infinity')
      and coalesce(valid_to, 'infinity') >= ${one.validFrom}::date limit 1`)
  return found.length > 0
}

const written = (input: Omit<LimitInput, 'version'> & { version?: number | undefined }) => {
  const isBounded = input.kind !== 'not-applicable'
  return {
    standard: { standard: input.standard },
    category: { category: input.category || null },
    parameterId: { parameter_id: input.parameterId },
    statistic: { statistic: input.statistic },
    kind: { kind: input.kind },
    min: { min: isBounded ? input.min : null },
    max: { max: isBounded ? input.max : null },
    allowedPerYear: { allowed_per_year: input.allowedPerYear },
    validFrom: { valid_from: input.validFrom },
    validTo: { valid_to: input.validTo },
    source: { source: input.source },
    confidence: { confidence: input.confidence },
    note: { note: input.note === '' ? null : input.note },
    origin: { origin: input.origin },
    approvedOn: { approved_on: input.approvedOn },
  } satisfies Written<Omit<LimitInput, 'version'>>
}
