/**
 * The fields of the follow-up and the kind of each, in the form's order: the keyboard follows it, and so do
 * the history and the export. Code that handles fields one by one uses a Record over these names, so that a
 * missing field does not compile.
 */
export const followUpFields = {
  actionCompleted: { kind: 'flag' },
  actionOn: { kind: 'date' },
  sampleTaken: { kind: 'answer' },
  startOn: { kind: 'date' },
  startTime: { kind: 'time' },
  endOn: { kind: 'date' },
  endTime: { kind: 'time' },
  observation: { kind: 'text' },
  reason: { kind: 'text' },
  isMishap: { kind: 'flag' },
  mishapDetail: { kind: 'text' },
} as const

export type FollowUpField = keyof typeof followUpFields

export type FollowUpTextField = {
  [Field in FollowUpField]: (typeof followUpFields)[Field]['kind'] extends 'text' ? Field : never
}[FollowUpField]

export const followUpFieldNames = Object.keys(followUpFields) as FollowUpField[]

/** `answer` is yes, no or empty. */
type ValueOfKind = {
  flag: boolean
  answer: boolean | null
  date: string | null
  time: string | null
  text: string | null
}

/** The values of the form; an empty text is '' or null. */
export type FollowUpForm = {
  [Field in FollowUpField]: ValueOfKind[(typeof followUpFields)[Field]['kind']]
}
