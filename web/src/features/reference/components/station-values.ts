import type { StationKind } from '@puquio/contract/reference'
import type { CoordinatesDraft } from './coordinates-draft.ts'

/** A station as its form holds it. */
export type StationValues = {
  code: string
  name: string
  kind: StationKind
  coordinates: CoordinatesDraft
  altitudeM: number | null
  standard: string
  category: string
}
