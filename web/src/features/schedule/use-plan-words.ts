import { referenceRoutes } from '@puquio/contract/reference'
import { useMemo } from 'react'
import { useApi } from '../../lib/use-api.ts'
import type { Option } from '../../ui/fields/option.ts'
import type { FilterKey } from './month/filters.ts'
import type { NamedStation } from './month/month-rows.ts'

export type PlanWords = {
  stations: readonly NamedStation[]
  /** What each filter can name, in the order in which it is offered. */
  options: Record<FilterKey, readonly Option<number>[]>
  nameOf: (key: Exclude<FilterKey, 'stations'>, id: number | null) => string
}

/** Names of the project's lists; undefined until they are there. */
export const usePlanWords = (projectId: number): PlanWords | undefined => {
  const { data } = useApi(referenceRoutes.all, { params: { projectId } }, { staleTime: 60_000 })
  return useMemo(() => {
    if (!data) return undefined
    const listed = (list: keyof typeof data.lists) =>
      data.lists[list].map(({ id, name }) => ({ key: id, name }))
    const options = {
      components: listed('components'),
      subcomponents: listed('subcomponents'),
      miningComponents: listed('mining-components'),
      sourceTypes: listed('source-types'),
      stations: data.stations.map(({ id, code, name }) => ({ key: id, code, name })),
    }
    return {
      stations: data.stations,
      options,
      nameOf: (key, id) => options[key].find((option) => option.key === id)?.name ?? '',
    }
  }, [data])
}
