import type { EntryProposal } from '@puquio/contract/laboratory/sample-entry'
import { projectParameterFinder, todayIn } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { findStation } from './entry-store.ts'
import { listChoices, nearestMonitoring } from './choices-store.ts'
import { Problem } from '../../../platform/problem.ts'

/** Returns what a station's monitoring nearest to a day says of a sample that is to be entered. */
export async function proposeEntry(
  scope: ProjectScope,
  stationId: number,
  on = todayIn(scope.timeZone, scope.clock.now()),
): Promise<EntryProposal> {
  if ((await findStation(scope, stationId)) === null) throw new Problem('NOT_FOUND')
  const nearest = await nearestMonitoring(scope, stationId, on)
  if (nearest === null) return { componentId: null, subcomponentId: null, profile: null }
  const { componentId, subcomponentId, profile, parameters } = nearest
  return {
    componentId,
    subcomponentId,
    profile:
      profile === null ? null : { name: profile, ...(await profileOf(scope, parameters ?? [])) },
  }
}

/** Returns the parameters that the names of a profile mean, and the names that mean none or several. */
async function profileOf(
  scope: ProjectScope,
  names: readonly string[],
): Promise<{ parameterIds: number[]; unknown: string[] }> {
  const meanings = await meaningsOf(scope, names)
  const certain = meanings.flatMap(({ ids }) => (ids.length === 1 ? ids : []))
  return {
    parameterIds: [...new Set(certain)],
    unknown: meanings.filter(({ ids }) => ids.length !== 1).map(({ name }) => name),
  }
}

/** Returns every parameter that a name may mean: of "As" both fractions. */
export async function meaningsOf(
  scope: ProjectScope,
  names: readonly string[],
): Promise<{ name: string; ids: number[] }[]> {
  const { parameters } = await listChoices(scope)
  const find = projectParameterFinder(parameters)
  const known = new Map(parameters.map(({ key, id }) => [key, id]))
  return names.map((name) => {
    const found = find(name)
    const keys = found.kind === 'one' ? [found.key] : found.kind === 'several' ? found.keys : []
    return { name, ids: keys.flatMap((key) => known.get(key) ?? []) }
  })
}
