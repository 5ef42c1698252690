import type { FollowUp, Monitoring } from '@puquio/contract/monitorings'
import { type FollowUpField, followUpFieldNames } from '@puquio/domain'

/** What is typed about one monitoring, plain enough to be kept on a device. */
export type Draft = FollowUp

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
 * One field changed, and what follows from it: a time without a day takes the day that is known,
 * since people who enter dozens type the day once.
 */
export const changeDraft = <Field extends FollowUpField>(
  draft: Draft,
  field: Field,
  value: Draft[Field],
  near: Near | null,
): Draft => {
  const next = { ...draft, [field]: value }
  if (field === 'startTime' && value !== null)
    next.startOn ??= next.actionOn ?? near?.estimatedOn ?? null
  if (field === 'endTime' && value !== null) next.endOn ??= next.startOn ?? next.actionOn
  if (field === 'startOn' && value !== null && next.actionCompleted) next.actionOn ??= next.startOn
  if (field === 'actionCompleted' && value === true) next.actionOn ??= next.startOn
  return next
}

export const differences = (a: Draft, b: Draft): FollowUpField[] =>
  followUpFieldNames.filter((field) => valueOf(a, field) !== valueOf(b, field))

/** Fields that somebody else changed meanwhile and that stand otherwise in what was typed here. */
export const conflicts = (base: Draft, mine: Draft, theirs: Draft): FollowUpField[] =>
  differences(mine, theirs).filter((field) => valueOf(base, field) !== valueOf(theirs, field))

/** What was typed here over what stands now; of the fields in conflict, those named are theirs. */
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
