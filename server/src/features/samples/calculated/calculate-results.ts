import { z } from 'zod'
import { lock } from '../../../platform/db/lock.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { jobKind } from '../../../platform/jobs/job-kind.ts'
import { calculatedResults, nextSamples, replaceCalculated } from './calculated-store.ts'
import { type InProject, type ProjectFormulas, readFormulas } from './formulas-store.ts'

/** Samples that are calculated in one transaction, between two of which whoever enters results gets their turn. */
export const samplesAtOnce = 500

/** What is left of the samples: those after one, and these parameters of them or all. */
const remainder = z.object({
  after: z.int().optional(),
  parameterIds: z.array(z.int()).optional(),
})
export type Remainder = z.infer<typeof remainder>

/** Migrations enqueue it for each project where the catalogue's formulas, or how they are calculated, changed. */
export const calculateJob = jobKind('calculate-results', 'project', remainder)

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

/** Calculates all parameters in all samples of the project again. */
export async function calculateAll(scope: InProject): Promise<void> {
  let left: Remainder | null = {}
  while (left) left = await calculateNext(scope, left)
}

/**
 * Calculates the next samples again, and returns what is left; null once they were the last. To be called in a
 * transaction that has the lock of the project's results.
 */
export async function calculateNext(
  scope: InProject,
  { after = 0, parameterIds }: Remainder,
): Promise<Remainder | null> {
  const some = await nextSamples(scope, { after, most: samplesAtOnce })
  const last = some.at(-1)
  if (last === undefined) return null
  const { formulas, rule } = await readFormulas(scope)
  const wanted = formulas.filter((one) => parameterIds?.includes(one.parameterId) ?? true)
  const calculated = await calculatedResults(scope, { formulas: wanted, rule }, some)
  await replaceCalculated(scope, some, calculated, parameterIds)
  return some.length < samplesAtOnce ? null : { after: last, parameterIds }
}

/**
 * Runs what may change formulas or the rule for non-detects, and calculates again what it changed: the first samples in
 * the caller's transaction, the others by a job, so that nobody who enters results waits for all of them.
 */
export async function changingFormulas<T>(
  scope: ProjectScope,
  change: () => Promise<T>,
): Promise<T> {
  await lock(scope, 'results', scope.projectId)
  const before = await readFormulas(scope)
  const answer = await change()
  const parameterIds = changedIds(before, await readFormulas(scope))
  if (parameterIds.length === 0) return answer
  const left = await calculateNext(scope, { parameterIds })
  if (left) await enqueue(scope, calculateJob, left)
  return answer
}

const changedIds = (before: ProjectFormulas, after: ProjectFormulas): number[] => {
  const texts = ({ formulas, rule }: ProjectFormulas) =>
    new Map(formulas.map((one) => [one.parameterId, JSON.stringify([one, rule])]))
  const [old, now] = [texts(before), texts(after)]
  return [...new Set([...old.keys(), ...now.keys()])].filter((id) => old.get(id) !== now.get(id))
}
