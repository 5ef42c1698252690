import {
  type Fraction,
  type Matrix,
  nameKey,
  projectParameterFinder,
  type Text,
} from '@puquio/domain'
import { lock } from '../../platform/db/lock.ts'
import type { ProjectScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

type Named = {
  id: number
  key: string
  name: Text
  symbol: string
  fraction: Fraction | null
  matrix: Matrix
  aliases: string[]
}
type Profile = { id: number; parameters: string[] }
/** A scope of a project, or what the demonstration has of one. */
type OfProject = Pick<ProjectScope, 'rows' | 'projectId'>

/**
 * Matches the texts of profiles with the parameters of the project and keeps what they mean; of all profiles, or of
 * some. To be called in the transaction that changes profiles, parameters or aliases.
 */
export async function keyProfiles(scope: OfProject, ids?: readonly number[]): Promise<void> {
  // The second of two transactions waits, and reads what the first one wrote.
  await lock(scope, 'profile-keys', scope.projectId)
  const profiles = await scope.rows<Profile>(sql`
    select id, parameters from parameter_profile
    where project_id = ${scope.projectId} and ${amongOrAll(sql`id`, ids)}`)
  if (profiles.length === 0) return
  const meaning = meaningsAmong(await readNamed(scope))
  const keys = profiles.flatMap(({ id, parameters }) =>
    inTheirMatrix(parameters.map(meaning)).flatMap((meanings, index) =>
      meanings.map((one) => ({ profileId: id, position: index + 1, parameterId: one.id })),
    ),
  )
  const given = sql`jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
    as g ("profileId" int, position smallint, "parameterId" int)`
  await scope.rows(sql`
    delete from profile_parameter k
    where project_id = ${scope.projectId} and ${amongOrAll(sql`profile_id`, ids)}
      and not exists (select from ${given}
        where g."profileId" = k.profile_id and g.position = k.position and g."parameterId" = k.parameter_id)`)
  await scope.rows(sql`
    insert into profile_parameter (project_id, profile_id, position, parameter_id)
    select ${scope.projectId}, g."profileId", g.position, g."parameterId" from ${given} on conflict do nothing`)
}

/** Returns a search for the ids of the parameters that a text means: one, several where it leaves open which, or none. */
export async function parameterMeanings(scope: OfProject): Promise<(text: string) => number[]> {
  const meaning = meaningsAmong(await readNamed(scope))
  return (text) => meaning(text).map(({ id }) => id)
}

export const projectsWithProfiles = async (scope: SystemScope): Promise<number[]> => {
  const rows = await scope.rows<{ id: number }>(
    sql`select distinct project_id as id from parameter_profile order by id`,
  )
  return rows.map(({ id }) => id)
}

const amongOrAll = (column: Sql, ids: readonly number[] | undefined): Sql =>
  ids === undefined ? sql`true` : sql`${column} = any(${[...ids]}::int[])`

const readNamed = (scope: OfProject) =>
  scope.rows<Named>(sql`
    select p.id, p.key, p.name, p.symbol, p.fraction, p.matrix, array(select a.name from parameter_alias a
      where a.project_id = p.project_id and a.parameter_id = p.id) as aliases
    from parameter p where p.project_id = ${scope.projectId} and p.retired_at is null`)

/** Returns a search for the ids that a text means: an alias of the project settles it, before the catalogue's names. */
function meaningsAmong(parameters: readonly Named[]): (text: string) => Named[] {
  const byAlias = new Map(
    parameters.flatMap((one) => one.aliases.map((alias) => [nameKey(alias), one] as const)),
  )
  const byKey = new Map(parameters.map((one) => [one.key, one]))
  const find = projectParameterFinder(parameters.map(({ aliases: _, ...one }) => one))
  return (text) => {
    const settled = byAlias.get(nameKey(text))
    if (settled !== undefined) return [settled]
    const found = find(text)
    const keys = found.kind === 'one' ? [found.key] : found.kind === 'several' ? found.keys : []
    return keys.flatMap((key) => byKey.get(key) ?? [])
  }
}

/**
 * Returns the meanings of a profile's texts without those of another matrix, where all texts that mean one
 * parameter are of the same: arsenic beside fuels in soil is not that of water.
 */
function inTheirMatrix(texts: readonly Named[][]): readonly Named[][] {
  const [matrix, ...others] = new Set(
    texts.flatMap((meanings) => (meanings.length === 1 ? meanings : [])).map((one) => one.matrix),
  )
  if (matrix === undefined || others.length > 0) return texts
  return texts.map((meanings) => {
    const within = meanings.filter((one) => one.matrix === matrix)
    return within.length > 0 ? within : meanings
  })
}
