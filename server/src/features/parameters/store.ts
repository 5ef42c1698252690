import type {
  ParameterChoice,
  ParameterRow,
  parameterRoutes,
} from '@puquio/contract/laboratory/parameters'
import {
  type Language,
  nameKey,
  parameterKeys,
  parameterOf,
  shippedFormulaOf,
  isParameterKey,
} from '@puquio/domain'
import type { z } from 'zod'
import { containsWords } from '../../platform/db/contains-words.ts'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, raw, sql, type Sql } from '../../platform/db/sql.ts'

type Query = z.output<typeof parameterRoutes.list.query>
type Found = Omit<ParameterRow, 'knownNames'>

const kind = raw(
  "case when p.formula is not null then 'calculated' when p.key like 'own-%' then 'own' else 'shipped' end",
)
const columns = sql`p.id, p.key, ${kind} as kind, p.name, p.symbol, p.cas, p.fraction, p.parameter_group as "group",
  p.matrix, p.unit, p.decimals, p.min, p.max, p.molar_mass, p.charge, p.reported_as, p.formula, p.retired_at, p.version`

const aliasesOf = (scope: ProjectScope, row: 'p' | 'page'): Sql => sql`(
  select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name) order by name_key(a.name)), '[]')
  from parameter_alias a where a.project_id = ${scope.projectId} and a.parameter_id = ${raw(row)}.id) as aliases`
/** Calculated results follow their formula: only what laboratories reported, and limits, need the unit. */
const inUse = (scope: ProjectScope, row: 'p' | 'page'): Sql => sql`(
  exists (select from result_month m where m.project_id = ${scope.projectId} and m.parameter_id = ${raw(row)}.id
    and (${raw(row)}.formula is null or exists (select from result r
      where r.project_id = m.project_id and r.station_id = m.station_id and r.parameter_id = m.parameter_id and r.is_current)))
  or exists (select from limit_value l where l.project_id = ${scope.projectId} and l.parameter_id = ${raw(row)}.id)) as in_use`

/** A page of parameters by the name in the reader's language. */
export async function listParameters(scope: ProjectScope, query: Query, language: Language) {
  const named = sql`name_key(p.name ->> ${language}::text)`
  const { items, total } = await readPage<Found>(
    scope.rows,
    {
      columns,
      from: raw('parameter p'),
      where: allOf([
        sql`p.project_id = ${scope.projectId}`,
        query.retired ? raw('p.retired_at is not null') : raw('p.retired_at is null'),
        query.group ? sql`p.parameter_group = ${query.group}` : null,
        query.matrix ? sql`p.matrix = ${query.matrix}` : null,
        query.kind ? sql`${kind} = ${query.kind}` : null,
        query.search ? ofSearch(scope, query.search) : null,
      ]),
      order: orderBy(query.sort, {
        keys: {
          name: named,
          symbol: raw('name_key(p.symbol)'),
          group: raw('p.parameter_group'),
          unit: raw('p.unit'),
        },
        fallback: 'name',
        thenBy: named,
        id: raw('p.id'),
      }),
      ofPage: { columns: sql`${aliasesOf(scope, 'page')}, ${inUse(scope, 'page')}` },
    },
    query,
  )
  return { total, items: items.map(withKnown) }
}

/** The searched texts of a parameter: names in every language, symbol, CAS number and other names. */
const ofSearch = (scope: ProjectScope, search: string): Sql => {
  const words = nameKey(search).split(' ')
  const byKnownName = parameterKeys().filter((key) =>
    parameterOf(key).aliases.some((alias) => words.every((word) => nameKey(alias).includes(word))),
  )
  const texts = sql`concat_ws(' ', p.symbol, p.cas, p.key, p.name ->> 'es', p.name ->> 'en', p.name ->> 'fr', p.name ->> 'pt',
    (select string_agg(a.name, ' ') from parameter_alias a where a.project_id = ${scope.projectId} and a.parameter_id = p.id))`
  return sql`(${containsWords(texts, search)} or p.key = any(${byKnownName}::text[]))`
}

export async function findParameterRow(
  scope: ProjectScope,
  parameterId: number,
): Promise<ParameterRow | null> {
  const [found] = await scope.rows<Found>(sql`
    select ${columns}, ${aliasesOf(scope, 'p')}, ${inUse(scope, 'p')}
    from parameter p where p.project_id = ${scope.projectId} and p.id = ${parameterId}`)
  return found ? withKnown(found) : null
}

/** The catalogue's own formulas stand in `domain`: by them it is calculated where no laboratory reports it. */
const withKnown = (found: Found): ParameterRow => ({
  ...found,
  formula: found.formula ?? shippedFormulaOf(found.key),
  knownNames: isParameterKey(found.key) ? [...new Set(parameterOf(found.key).aliases)] : [],
})

export const parameterChoices = (
  scope: ProjectScope,
  language: Language,
): Promise<ParameterChoice[]> =>
  scope.rows<ParameterChoice>(sql`
    select p.id, p.key, p.name, p.symbol, p.fraction, p.matrix, p.unit, p.formula is not null as is_calculated
    from parameter p where p.project_id = ${scope.projectId} and p.retired_at is null
    order by name_key(p.name ->> ${language}::text), p.id`)
