import type { FollowUp } from '@puquio/contract/follow-up/follow-up'
import type { Monitoring } from '@puquio/contract/monitorings'
import { type FollowUpField, followUpFieldNames } from '@puquio/domain'

/** The draft of one monitoring, as plain data. */
export type Draft = FollowUp

/** Values of which each may be left open. */
export type OpenDraft = { [Field in FollowUpField]: Draft[Field] | null }

export const emptyDraft: Draft = {
  actionCompleted: false,
  actionOn: null,
  sampleTaken: null,
  startOn: null,
  startTime: null,
  endOn: null,
  endTime: null,
  observation: '',
  reason: '',
  isMishap: false,
  mishapDetail: null,
}

export const draftOf = (monitoring: Monitoring): Draft => ({
  actionCompleted: monitoring.actionCompleted,
  actionOn: monitoring.actionOn,
  sampleTaken: monitoring.sampleTaken,
  startOn: monitoring.startOn,
  startTime: monitoring.startTime,
  endOn: monitoring.endOn,
  endTime: monitoring.endTime,
  observation: monitoring.observation ?? '',
  reason: monitoring.reason ?? '',
  isMishap: monitoring.isMishap,
  mishapDetail: monitoring.mishapDetail,
})

type Near = Pick<Monitoring, 'estimatedOn'>

/**
 * Changes a field and those that follow from it: a time without a day gets the known day, so that the day
 * is typed once.
 */
export const changeDraft = <Values extends OpenDraft, Field extends keyof Values>(
  draft: Values,
  field: Field,
  value: Values[Field],
  near: Near | null,
): Values => {
  const next: OpenDraft = { ...draft, [field]: value }
  if (field === 'startTime' && value !== null)
    next.startOn ??= next.actionOn ?? near?.estimatedOn ?? null
  if (field === 'endTime' && value !== null) next.endOn ??= next.startOn ?? next.actionOn
  if (field === 'startOn' && value !== null && next.actionCompleted) next.actionOn ??= next.startOn
  if (field === 'actionCompleted' && value === true) next.actionOn ??= next.startOn
  return next as Values
}

/** Returns whether the action is, or may be, done and no sample was taken: its reason must say why. */
export const isWithoutSample = ({ actionCompleted, sampleTaken }: OpenDraft): boolean =>
  actionCompleted !== false && sampleTaken === false

export const differences = (a: Draft, b: Draft): FollowUpField[] =>
  followUpFieldNames.filter((field) => valueOf(a, field) !== valueOf(b, field))

/** Returns the fields that somebody else changed meanwhile and that differ from the draft. */
export const conflicts = (base: Draft, mine: Draft, theirs: Draft): FollowUpField[] =>
  differences(mine, theirs).filter((field) => valueOf(base, field) !== valueOf(theirs, field))

/**
 * Merges the draft into the stored values; of the fields in conflict, the named ones keep the stored value.
 */
export const merge = (
  base: Draft,
  mine: Draft,
  theirs: Draft,
  takenFromThem: readonly FollowUpField[],
): Draft => {
  const changedHere = differences(base, mine)
  const kept = changedHere.filter((field) => !takenFromThem.includes(field))
  return Object.assign({ ...theirs }, ...kept.map((field) => ({ [field]: mine[field] })))
}

/** An empty text and none are the same. */
const valueOf = (draft: Draft, field: FollowUpField) => {
  const value = draft[field]
  return typeof value === 'string' ? value.trim() || null : value
}
