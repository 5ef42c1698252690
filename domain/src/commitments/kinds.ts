/** Environmental instruments of Peruvian mining, as an authority approves them. */
export const instrumentKinds = [
  'eia-d',
  'eia-sd',
  'dia',
  'meia',
  'its',
  'pama',
  'closure-plan',
  'pma',
  'other',
] as const
export type InstrumentKind = (typeof instrumentKinds)[number]

/** Years that an instrument can be of. */
export const instrumentYears = { min: 1900, max: 2100 } as const

export const commitmentPhases = ['construction', 'operation', 'closure', 'post-closure'] as const
export type CommitmentPhase = (typeof commitmentPhases)[number]

export const commitmentKinds = [
  'monitoring',
  'measure',
  'limit',
  'report',
  'payment',
  'prohibition',
  'study',
] as const
export type CommitmentKind = (typeof commitmentKinds)[number]

/** What an instrument does to an earlier one. */
export const instrumentChangeKinds = ['modifies', 'replaces'] as const
export type InstrumentChangeKind = (typeof instrumentChangeKinds)[number]

/** Whether somebody has looked into a document yet, and whether it can be read. */
export const documentStates = ['waiting', 'ready', 'refused'] as const
export type DocumentState = (typeof documentStates)[number]
