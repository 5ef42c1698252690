import { type PlanColumn, planColumns, planTextMax } from '@puquio/domain'
import type { Content } from '../../../platform/xlsx/write/content.ts'
import type { PlannedCommitment } from '../../commitments/service.ts'

/** The time that a plan covers. */
type Period = { startsOn: string; endsOn: string }
/** A row of a plan, and the commitment that it is of. */
export type CommitmentRow = { commitment: { id: number; name: string }; cells: Content[] }

/** A row for each station of each commitment, or one without a station; what is not known stays empty. */
export const commitmentRows = (
  commitments: readonly PlannedCommitment[],
  period: Period,
): CommitmentRow[] =>
  commitments.flatMap((commitment) => {
    const { id, shortName: name } = commitment
    const stations =
      commitment.stations.length > 0 ? commitment.stations : namedStations(commitment)
    return (stations.length > 0 ? stations : [null]).map((stationCode) => {
      const cells: Partial<Record<PlanColumn, Content>> = {
        ...cellsOf(commitment, period),
        stationCode,
      }
      return {
        commitment: { id, name },
        cells: planColumns.map((column) => cells[column] ?? null),
      }
    })
  })

const cellsOf = (
  one: PlannedCommitment,
  { startsOn, endsOn }: Period,
): Partial<Record<PlanColumn, Content>> => ({
  component: one.component,
  subcomponent: one.component === null ? null : one.subcomponent,
  miningComponent: one.miningComponent,
  profile: one.profile,
  ...(one.frequency === null && one.deadlineOn !== null
    ? { estimatedOn: { date: one.deadlineOn } }
    : {
        frequency: one.frequency,
        startsOn: { date: startsOn },
        endsOn: { date: endsOn },
      }),
  commitment: one.shortName,
  instrument: one.instrument.slice(0, planTextMax.instrument),
  observation: sourceOf(one),
})

/** Codes in the document that the project has no station of: the preview shows them as new ones. */
const namedStations = ({ named }: PlannedCommitment): string[] =>
  (named.stations ?? []).filter((text) => code.test(text) && text.length <= planTextMax.stationCode)

const code = /^\p{L}[\p{L}\d]*[-_./ ]?\d[\p{L}\d./-]*$/u

/** Where it stands in the instrument's document. */
const sourceOf = ({ document, page }: PlannedCommitment): string | null =>
  document === null ? null : `${document}, p. ${page}`.slice(0, planTextMax.observation)
