import type { CommitmentNamed, PlaceArea } from '@puquio/contract/commitments/record'
import type { CommitmentKind, CommitmentMethod, CommitmentPhase } from '@puquio/domain'

/** Where a proposal stands in a document: characters of the page's text, areas in PDF points from the top left. */
export type ProposedPlace = {
  documentId: number
  page: number
  toPage: number | null
  quote: string
  start: number
  end: number
  areas: PlaceArea[]
}
export type Proposal = {
  shortName: string
  text: string
  kind: CommitmentKind
  phase: CommitmentPhase | null
  deadlineOn: string | null
  deadlineEvent: string | null
  named: CommitmentNamed
  /** 0 to 1; null where the method knows none. */
  confidence: number | null
  /** One at least. */
  places: ProposedPlace[]
}
export type ProposingRun = {
  instrumentId: number
  extractionId: number | null
  method: Exclude<CommitmentMethod, 'hand'>
  model: string | null
}
