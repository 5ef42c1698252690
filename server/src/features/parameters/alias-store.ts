import type { ParameterRow } from '@puquio/contract/laboratory/parameters'
import {
  type Fraction,
  type Language,
  type Matrix,
  projectParameterFinder,
  type Text,
} from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'
import { Problem } from '../../platform/problem.ts'
import { existing } from './edit-store.ts'
import { keyProfiles } from './profile-keys-store.ts'

type Named = {
  key: string
  name: Text
  symbol: string
  fraction: Fraction | null
  matrix: Matrix
  alias: string | null
}

/**
 * Adds a name by which files and profiles mean this parameter. One name means one parameter: where it is another's
 * the answer says whose. A text that means several (As, of either fraction) is settled so.
 */
export const addAlias = (
  scope: ProjectScope,
  { parameterId, name }: { parameterId: number; name: string },
  language: Language,
): Promise<ParameterRow> =>
  scope.transaction(async (within) => {
    const { key, retiredAt } = await existing(within, parameterId)
    if (retiredAt !== null) throw new Problem('PARAMETER_RETIRED')
    await saveAlias(within, { parameterId, key, name }, language)
    return existing(within, parameterId)
  })

/**
 * Saves an alias; one that means another parameter moves only where that one is retired. Returns its id, null where
 * the name meant the parameter already.
 */
export async function saveAlias(
  scope: ProjectScope,
  { parameterId, key, name }: { parameterId: number; key: string; name: string },
  language: Language,
): Promise<number | null> {
  const owner = await otherOwner(scope, name, key)
  if (owner !== null)
    throw new Problem('NAME_OF_PARAMETER', { name, parameter: owner.name[language] })
  const [saved] = await scope.rows<{ id: number }>(sql`
    insert into parameter_alias (project_id, parameter_id, name) values (${scope.projectId}, ${parameterId}, ${name})
    on conflict (project_id, name_key(name)) do update set parameter_id = excluded.parameter_id
    where parameter_alias.parameter_id <> excluded.parameter_id and exists (select from parameter p
      where p.project_id = parameter_alias.project_id and p.id = parameter_alias.parameter_id and p.retired_at is not null)
    returning id`)
  await keyProfiles(scope)
  return saved?.id ?? null
}

/** Deletes an alias, whosever it is; does nothing where it is gone. */
export async function deleteAlias(scope: ProjectScope, aliasId: number): Promise<void> {
  await scope.rows(
    sql`delete from parameter_alias where project_id = ${scope.projectId} and id = ${aliasId}`,
  )
  await keyProfiles(scope)
}

export const removeAlias = (
  scope: ProjectScope,
  { parameterId, aliasId }: { parameterId: number; aliasId: number },
): Promise<null> =>
  scope.transaction(async (within) => {
    const removed = await within.rows(sql`
      delete from parameter_alias
      where project_id = ${scope.projectId} and parameter_id = ${parameterId} and id = ${aliasId} returning id`)
    if (removed.length === 0) throw new Problem('NOT_FOUND')
    await keyProfiles(within)
    return null
  })

/** Returns a parameter that a text means already, by an alias of the project or by the catalogue, and not this one. */
async function otherOwner(scope: ProjectScope, name: string, key: string): Promise<Named | null> {
  const all = await scope.rows<Named>(sql`
    select p.key, p.name, p.symbol, p.fraction, p.matrix,
      (select a.name from parameter_alias a where a.project_id = p.project_id and a.parameter_id = p.id
        and name_key(a.name) = name_key(${name})) as alias
    from parameter p where p.project_id = ${scope.projectId} and p.retired_at is null`)
  const byAlias = all.find(({ alias }) => alias !== null)
  if (byAlias) return byAlias.key === key ? null : byAlias
  const found = projectParameterFinder(all)(name)
  const meant = found.kind === 'one' ? [found.key] : found.kind === 'several' ? found.keys : []
  return meant.includes(key) ? null : (all.find((one) => one.key === meant[0]) ?? null)
}
