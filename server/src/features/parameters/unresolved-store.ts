import type { UnresolvedName } from '@puquio/contract/laboratory/parameters'
import {
  type Fraction,
  type Matrix,
  nameKey,
  projectParameterFinder,
  type Text,
} from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

type Listed = {
  id: number
  key: string
  name: Text
  symbol: string
  fraction: Fraction | null
  matrix: Matrix
  aliases: string[]
}

/**
 * Returns the texts of profiles that mean no parameter of the project, or several: an alias settles each for all
 * profiles. An alias comes before the lists, as in imports.
 */
export async function unresolvedNames(scope: ProjectScope): Promise<UnresolvedName[]> {
  const parameters = await scope.rows<Listed>(sql`
    select p.id, p.key, p.name, p.symbol, p.fraction, p.matrix, array(select a.name from parameter_alias a
      where a.project_id = p.project_id and a.parameter_id = p.id) as aliases
    from parameter p where p.project_id = ${scope.projectId} and p.retired_at is null`)
  const texts = await scope.rows<{ text: string; profiles: string[] }>(sql`
    select t.text, array_agg(p.name order by p.name) as profiles
    from parameter_profile p cross join lateral unnest(p.parameters) t(text)
    where p.project_id = ${scope.projectId} and p.retired_at is null group by t.text order by name_key(t.text), t.text`)
  const aliases = new Set(parameters.flatMap((one) => one.aliases.map(nameKey)))
  const find = projectParameterFinder(parameters.map(({ aliases: _, ...one }) => one))
  const idOf = new Map(parameters.map(({ key, id }) => [key, id]))
  return texts.flatMap(({ text, profiles }) => {
    if (aliases.has(nameKey(text))) return []
    const found = find(text)
    if (found.kind === 'one') return []
    const keys = found.kind === 'several' ? found.keys : []
    return [{ text, profiles, meanings: keys.flatMap((key) => idOf.get(key) ?? []) }]
  })
}
