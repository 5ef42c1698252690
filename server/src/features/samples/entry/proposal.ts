import type { EntryProposal } from '@puquio/contract/laboratory/sample-entry'
import { todayIn } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { ProfileText } from '../../parameters/service.ts'
import { findStation } from './entry-store.ts'
import { findParameters, nearestMonitoring } from './choices-store.ts'
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
  const { componentId, subcomponentId, profile, texts } = nearest
  return {
    componentId,
    subcomponentId,
    profile: profile === null ? null : { name: profile, ...(await profileOf(scope, texts)) },
  }
}

/** Returns the parameters that a profile means and that are measured, and the texts that mean none or several. */
async function profileOf(
  scope: ProjectScope,
  texts: readonly ProfileText[],
): Promise<Omit<NonNullable<EntryProposal['profile']>, 'name'>> {
  const certain = new Set(texts.flatMap(({ ids }) => (ids.length === 1 ? ids : [])))
  const meant = texts.flatMap(({ ids }) => ids)
  const measured = new Set(
    (await findParameters(scope, meant, { sampleId: 0 })).map(({ id }) => id),
  )
  return {
    parameterIds: [...certain].filter((id) => measured.has(id)),
    unclear: texts
      .filter(({ ids }) => ids.length !== 1)
      .map(({ name, ids }) => ({ text: name, parameterIds: ids.filter((id) => measured.has(id)) })),
  }
}
