import { commitmentSteps, type KnownNames } from '@puquio/domain'
import { inSlices } from '../../../platform/in-slices.ts'
import { type Found, foundByRules } from './found.ts'

/** What the rules find on pages, while others work between its steps. */
export async function findByRules(
  pages: readonly string[],
  known: KnownNames,
  signal: AbortSignal,
): Promise<Found[]> {
  const found: Found[] = []
  await inSlices(commitmentSteps(pages, known), {
    signal,
    onStep: (one) => {
      if (one) found.push(foundByRules(one))
    },
  })
  return found
}
