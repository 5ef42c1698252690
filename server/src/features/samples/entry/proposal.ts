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
export async function profileOf(
  scope: ProjectScope,
  names: readonly string[],
): Promise<{ parameterIds: number[]; unknown: string[] }> {
  const { parameters } = await listChoices(scope)
  const find = projectParameterFinder(parameters)
  const ids = new Map(parameters.map(({ key, id }) => [key, id]))
  const parameterIds: number[] = []
  const unknown: string[] = []
  for (const name of names) {
    const found = find(name)
    const id = found.kind === 'one' ? ids.get(found.key) : undefined
    if (id === undefined) unknown.push(name)
    else if (!parameterIds.includes(id)) parameterIds.push(id)
  }
  return { parameterIds, unknown }
}
