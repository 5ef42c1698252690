import type { StationInput } from '@puquio/contract/reference'
import type { CoordinatesDraft } from './coordinates-draft.ts'

type AsTyped = { coordinates: CoordinatesDraft; standard: string; category: string }

/** A station as its form holds it: every field that is sent, some as they are typed. */
export type StationValues = Omit<StationInput, keyof AsTyped> & AsTyped
