import { useMemo } from 'react'
import type { Option } from '../../ui/fields/option.ts'
import { useReference } from '../../widgets/pickers/reference.ts'
import type { FilterKey } from './month/filters.ts'
import type { NamedStation } from './month/month-rows.ts'

export type PlanWords = {
  stations: readonly NamedStation[]
  /** What each filter can name, in the order in which it is offered. */
  options: Record<FilterKey, readonly Option<number>[]>
}

/** What the filters offer of the project's lists; undefined until they are loaded. */
export const usePlanWords = (): PlanWords | undefined => {
  const { lists, stations, isLoaded } = useReference()
  return useMemo(() => {
    if (!isLoaded) return undefined
    const listed = (list: keyof typeof lists) =>
      lists[list].map(({ id, name }) => ({ key: id, name }))
    const options = {
      components: listed('components'),
      subcomponents: listed('subcomponents'),
      miningComponents: listed('mining-components'),
      sourceTypes: listed('source-types'),
      stations: stations.map(({ id, code, name }) => ({ key: id, code, name })),
    }
    return { stations, options }
  }, [lists, stations, isLoaded])
}
