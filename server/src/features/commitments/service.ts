/** What makes the matrix as PDF. */
export { makesMatrixReport } from './documents/matrix-report.ts'
/** For the palette. */
export { foundCommitments } from './found-store.ts'
/** For imports of plans: their names of commitments become links. */
export { linkByName } from './commitment-plans/link-store.ts'
/** For plans that follow from commitments. */
export { type PlannedCommitment, plannedCommitments } from './commitment-plans/planned-store.ts'
export type { Proposal, ProposedPlace } from './propose/proposal.ts'
export { type KnownNames, knownNames } from './propose/known-names.ts'
export { proposeCommitments } from './propose/propose-commitments.ts'
/** For packs: verified ones, and their matrix as a file. */
export { readVerified } from './verified-store.ts'
export { fileOfCommitments } from './documents/commitment-file.ts'
export { type ListedField, nameOrWord } from './name-or-word.ts'
/** In force, and else what is stored; over `c`, `i` and the project's day `d`. */
export { stateNow } from './columns-store.ts'
/** For boards. */
export { commitmentsPanelSections } from './documents/panel-sections.ts'
export { countGroups } from './list-store.ts'
