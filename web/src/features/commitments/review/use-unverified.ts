import type { RouteAnswer } from '@puquio/contract'
import { commitmentRoutes } from '@puquio/contract/commitments/commitments'
import type { Commitment } from '@puquio/contract/commitments/record'
import { useMemo } from 'react'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { type FilterValues, filtersOf } from '../use-matrix-search.ts'

type Unverified = Pick<RouteAnswer<typeof commitmentRoutes.list>, 'unverified' | 'unverifiedBy'>

/**
 * How many of what the filters find nobody has verified: counted anew after each change, since a join or what others do
 * changes commitments that were not read here. Never fewer than those that stand proposed among `items`: an edit can
 * take one out of the filters, and it is to be verified all the same. `first` counts until that is answered.
 */
export const useUnverified = (
  filters: FilterValues,
  items: readonly Commitment[],
  first: Unverified | undefined,
): Unverified | undefined => {
  const { data: found = first } = useApi(
    commitmentRoutes.list,
    { params: { projectId: useProject().id }, query: { ...filtersOf(filters), size: 1 } },
    { isKeepingPrevious: true, isQuiet: true },
  )
  const here = useMemo(() => {
    const counts = { model: 0, rules: 0, hand: 0 }
    for (const { state, method } of items) if (state === 'proposed') counts[method] += 1
    return counts
  }, [items])
  if (found === undefined) return undefined
  const unverifiedBy = {
    model: Math.max(found.unverifiedBy.model, here.model),
    rules: Math.max(found.unverifiedBy.rules, here.rules),
    hand: Math.max(found.unverifiedBy.hand, here.hand),
  }
  const { model, rules, hand } = unverifiedBy
  return { unverified: model + rules + hand, unverifiedBy }
}
