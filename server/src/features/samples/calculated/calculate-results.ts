import { lock } from '../../../platform/db/lock.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { calculatedResults, nextSamples, replaceCalculated } from './calculated-store.ts'
import { type InProject, type ProjectFormulas, readFormulas } from './formulas-store.ts'

/** Samples that are calculated at once, between which other calls get their turn. */
const samplesAtOnce = 1000

/**
 * Calculates the results of some samples again. To be called in the transaction that changed what they follow from,
 * which has the lock of the project's results.
 */
export async function calculateResults(
  scope: ProjectScope,
  sampleIds: readonly number[],
): Promise<void> {
  const formulas = await readFormulas(scope)
  for (let at = 0; at < sampleIds.length; at += samplesAtOnce) {
    const some = sampleIds.slice(at, at + samplesAtOnce)
    await replaceCalculated(scope, some, await calculatedResults(scope, formulas, some))
  }
}

/** Calculates parameters, or all of them, in all samples of the project again. */
export async function calculateAll(
  scope: InProject,
  parameterIds?: readonly number[],
): Promise<void> {
  const { formulas, rule } = await readFormulas(scope)
  const wanted = formulas.filter((one) => parameterIds?.includes(one.parameterId) ?? true)
  let after = 0
  for (;;) {
    const some = await nextSamples(scope, { after, most: samplesAtOnce })
    const last = some.at(-1)
    if (last === undefined) return
    const calculated = await calculatedResults(scope, { formulas: wanted, rule }, some)
    await replaceCalculated(scope, some, calculated, parameterIds)
    after = last
  }
}

/**
 * Runs what may change formulas or the rule for non-detects, and calculates again what it changed. In the caller's
 * transaction; who changes results waits until it ends.
 */
export async function changingFormulas<T>(
  scope: ProjectScope,
  change: () => Promise<T>,
): Promise<T> {
  await lock(scope, 'results', scope.projectId)
  const before = await readFormulas(scope)
  const answer = await change()
  const changed = changedIds(before, await readFormulas(scope))
  if (changed.length > 0) await calculateAll(scope, changed)
  return answer
}

const changedIds = (before: ProjectFormulas, after: ProjectFormulas): number[] => {
  const texts = ({ formulas, rule }: ProjectFormulas) =>
    new Map(formulas.map((one) => [one.parameterId, JSON.stringify([one, rule])]))
  const [old, now] = [texts(before), texts(after)]
  return [...new Set([...old.keys(), ...now.keys()])].filter((id) => old.get(id) !== now.get(id))
}
