import type { DiagramGrouping } from '@puquio/domain'
import type { DiagramGroup, DiagramSample, DrawnAnalysis } from './diagram.ts'
import { diagramGroups, type GroupNames } from './groups.ts'

type Analysed = DrawnAnalysis & {
  id: number
  stationId: number
  campaignId: number
  sampledOn: string
}

/** Analysed samples as the diagrams draw them, in their order, each in its group. */
export const diagramSamples = (
  analysed: readonly Analysed[],
  by: DiagramGrouping,
  names: GroupNames,
): { samples: DiagramSample[]; groups: DiagramGroup[] } => {
  const codes = new Map(names.stations.map(({ id, code }) => [id, code]))
  const { groups, groupOf } = diagramGroups(analysed, by, names)
  return {
    groups,
    samples: analysed.map((sample) => ({
      id: String(sample.id),
      station: codes.get(sample.stationId) ?? '',
      sampledOn: sample.sampledOn,
      day: names.day(sample.sampledOn),
      group: groupOf(sample),
      analysis: sample,
    })),
  }
}
