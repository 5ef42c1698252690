import type { RouteAnswer } from '@puquio/contract'
import type {
  AnalysedSample,
  hydrochemistryRoutes,
} from '@puquio/contract/laboratory/hydrochemistry'
import { type GroupLook, markShapes } from '@puquio/figures'
import type { groupings } from '../search.ts'

export type Answer = RouteAnswer<typeof hydrochemistryRoutes.samples>
export type Grouping = (typeof groupings)[number]

/** Okabe and Ito's colours but for yellow and black, which are lost on white and on dark. */
const colors = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#7f7f7f']

/** Colour and shape are of different number, so that 42 groups look different. */
const lookOf = (index: number): GroupLook => ({
  color: colors[index % colors.length] ?? '#7f7f7f',
  shape: markShapes[index % markShapes.length] ?? 'circle',
})

export type Group = { id: number; name: string; look: GroupLook }

/** The stations or campaigns of what is shown, each with its look. */
export const groupsOf = ({ stations, campaigns }: Answer, by: Grouping): readonly Group[] =>
  (by === 'station'
    ? stations.map(({ id, code }) => ({ id, name: code }))
    : campaigns.map(({ id, name }) => ({ id, name }))
  ).map((one, index) => ({ ...one, look: lookOf(index) }))

export const groupIdOf = (sample: AnalysedSample, by: Grouping): number =>
  by === 'station' ? sample.stationId : sample.campaignId
