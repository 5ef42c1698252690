import type { DiagramGrouping } from '@puquio/domain'
import { groupLook } from '../drawing/looks.ts'
import { type DiagramGroup } from './diagram.ts'

type Grouped = { stationId: number; campaignId: number; sampledOn: string }
export type GroupNames = {
  stations: readonly { id: number; code: string }[]
  campaigns: readonly { id: number; name: string }[]
  /** All that was answered: looks follow from these, so that a group has one wherever only some of them are drawn. */
  samples: readonly Grouped[]
  /** A day as the reader's language writes it. */
  day: (sampledOn: string) => string
}

const keyOf: Record<DiagramGrouping, (sample: Grouped) => string> = {
  station: ({ stationId }) => String(stationId),
  campaign: ({ campaignId }) => String(campaignId),
  year: ({ sampledOn }) => sampledOn.slice(0, 4),
  date: ({ sampledOn }) => sampledOn,
}

/**
 * Returns the groups of samples with their looks, and which each sample is of. Stations and campaigns stand in the order of
 * their names, years and days in time, whatever the order of the samples. Those of which nothing is drawn are left out.
 */
export const diagramGroups = (
  samples: readonly Grouped[],
  by: DiagramGrouping,
  { stations, campaigns, samples: all, day }: GroupNames,
): { groups: DiagramGroup[]; groupOf: (sample: Grouped) => number } => {
  const present = new Set(all.map(keyOf[by]))
  const drawn = new Set(samples.map(keyOf[by]))
  const named: readonly { key: string; name: string }[] = {
    station: () => stations.map(({ id, code }) => ({ key: String(id), name: code })),
    campaign: () => campaigns.map(({ id, name }) => ({ key: String(id), name })),
    year: () => [...present].toSorted().map((key) => ({ key, name: key })),
    date: () => [...present].toSorted().map((key) => ({ key, name: day(key) })),
  }[by]()
  const shown = named
    .filter(({ key }) => present.has(key))
    .map((group, index) => ({ ...group, look: groupLook(index) }))
    .filter(({ key }) => drawn.has(key))
  const places = new Map(shown.map(({ key }, index) => [key, index]))
  return {
    groups: shown.map(({ name, look }) => ({ name, look })),
    groupOf: (sample) => places.get(keyOf[by](sample)) ?? 0,
  }
}
