/** That a person edited a commitment is a mark on a verified one, and no state. */
export const commitmentStates = [
  'proposed',
  'verified',
  'rejected',
  'in-force',
  'superseded',
] as const
export type CommitmentState = (typeof commitmentStates)[number]

/** How a commitment was found: by a language model, by the rules of `findCommitments`, by a person. */
export const commitmentMethods = ['model', 'rules', 'hand'] as const
export type CommitmentMethod = (typeof commitmentMethods)[number]

export const taskStates = [
  'no-status',
  'in-progress',
  'under-review',
  'compliant',
  'not-compliant',
] as const
export type TaskState = (typeof taskStates)[number]

/** Why a corrective action was opened. */
export const actionOrigins = [
  'mishap',
  'task',
  'exceedance',
  'alarm',
  'commitment',
  'other',
] as const
export type ActionOrigin = (typeof actionOrigins)[number]

/** Done is what its owner says; closed is what somebody else found after that. */
export const actionStates = ['open', 'done', 'closed'] as const
export type ActionState = (typeof actionStates)[number]
