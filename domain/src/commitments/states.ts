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
