/**
 * The fields of the follow-up and the kind of each, in the form's order: the keyboard follows it, and so
 * do the history and the export. Whatever handles them one by one is a Record over these names, so that a
 * field forgotten anywhere does not compile.
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

export const followUpFieldNames = Object.keys(followUpFields) as FollowUpField[]

/** `answer` is yes, no or not said. */
type ValueOfKind = {
  flag: boolean
  answer: boolean | null
  date: string | null
  time: string | null
  text: string | null
}

/** What one fills in about a monitoring; a text not filled in is empty or null. */
export type FollowUpForm = {
  [Field in FollowUpField]: ValueOfKind[(typeof followUpFields)[Field]['kind']]
}
