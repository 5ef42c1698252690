import { commitmentSteps, type KnownNames } from '@puquio/domain'
import { inSlices } from '../../../platform/in-slices.ts'
import { type Found, foundByRules } from './found.ts'

/** What the rules find on pages, so many at most, while others work between its steps. */
export async function findByRules(
  pages: readonly string[],
  known: KnownNames,
  { most, signal }: { most: number; signal: AbortSignal },
): Promise<Found[]> {
  const found: Found[] = []
  await inSlices(
    atMost(commitmentSteps(pages, known), () => found.length < most),
    {
      signal,
      onStep: (one) => {
        if (one) found.push(foundByRules(one))
      },
    },
  )
  return found
}

/** Ends once there are enough, however many pages are left. */
function* atMost<Step>(steps: Iterable<Step>, isLacking: () => boolean): Generator<Step> {
  for (const step of steps) {
    yield step
    if (!isLacking()) return
  }
}
