import type { Monitoring } from '@puquio/contract/monitorings'
import type { ReferenceList } from '@puquio/contract/reference'
import { useMemo } from 'react'
import { useFormat } from '../lib/texts/format.ts'
import { useProject } from '../lib/project/project-context.ts'
import { useReference } from './pickers/reference.ts'

/** Names by id. */
export type Names = {
  station: (id: number) => { code: string; name: string }
  item: (list: ReferenceList, id: number | null) => string | null
  /** The name of a monitoring: its station and its date. */
  monitoring: (monitoring: Pick<Monitoring, 'stationId' | 'estimatedOn'>) => string
}

/** Names of entries of the project's lists by their ids; short dashes while the lists are on their way. */
export const useNames = (): Names => {
  const { lists, stations } = useReference()
  const format = useFormat(useProject().timeZone)
  return useMemo(() => {
    const byId = new Map(stations.map((station) => [station.id, station]))
    const items = Object.fromEntries(
      Object.entries(lists).map(([list, all]) => [
        list,
        new Map(all.map(({ id, name }) => [id, name])),
      ]),
    ) as Record<ReferenceList, Map<number, string>>
    const station = (id: number) => byId.get(id) ?? { code: '–', name: '' }
    return {
      station,
      item: (list, id) => (id === null ? null : (items[list].get(id) ?? null)),
      monitoring: ({ stationId, estimatedOn }) =>
        `${station(stationId).code} · ${format.date(estimatedOn)}`,
    }
  }, [lists, stations, format])
}
