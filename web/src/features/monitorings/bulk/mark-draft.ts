import { bulkFollowUp, type BulkFollowUp } from '@puquio/contract/follow-up/follow-up'
import type { Monitoring } from '@puquio/contract/monitorings'
import type { FieldIssue } from '@puquio/contract'
import { bulkFollowUpIssues, followUpFieldNames, mergeFollowUp } from '@puquio/domain'
import { fieldIssues } from '../../../lib/texts/field-text.ts'
import { type Draft, differences, draftOf, emptyDraft, type OpenDraft } from '../follow-up/draft.ts'
import { missingNamed } from '../follow-up/form-issues.ts'

/** What was typed for many: null, or an empty text, leaves a field as it is in each. */
export type MarkDraft = OpenDraft & {
  isActionOnEstimated: boolean
  /** Whether those that have a follow-up are changed too; null until answered. */
  isReplacing: boolean | null
}

export const untouched: MarkDraft = {
  ...emptyDraft,
  actionCompleted: null,
  isMishap: null,
  isActionOnEstimated: false,
  isReplacing: null,
}

/** Returns whether something was recorded on a monitoring. */
export const isRecorded = (monitoring: Monitoring): boolean =>
  differences(emptyDraft, draftOf(monitoring)).length > 0

/** Returns only what was touched. */
export const givenOf = (draft: MarkDraft): BulkFollowUp => {
  const touched = followUpFieldNames.filter((field) => {
    const value = draft[field]
    return typeof value === 'string' ? value.trim() !== '' : value !== null
  })
  return {
    ...Object.fromEntries(touched.map((field) => [field, draft[field]])),
    ...(draft.isActionOnEstimated ? { isActionOnEstimated: true } : {}),
  }
}

/** Returns those that the follow-up is for: all, or those on which nothing was recorded. */
export const targetsOf = (open: readonly Monitoring[], { isReplacing }: MarkDraft) =>
  isReplacing === false ? open.filter((one) => !isRecorded(one)) : open

/** Returns how many done monitorings the draft would make not done. */
export const undoneOf = (open: readonly Monitoring[], draft: MarkDraft): number =>
  draft.actionCompleted === false
    ? targetsOf(open, draft).filter((one) => one.actionCompleted).length
    : 0

/** Sets the action as done where a date was given and some of the monitorings are not done yet. */
export const withDatedDone = (open: readonly Monitoring[], draft: MarkDraft): MarkDraft => {
  const isDated = draft.isActionOnEstimated || draft.actionOn !== null
  const isAnyOpen = targetsOf(open, draft).some((one) => !one.actionCompleted)
  return isDated && isAnyOpen && draft.actionCompleted === null
    ? { ...draft, actionCompleted: true }
    : draft
}

/**
 * Returns the issues as the server names them: each field's once, with the `ids` of those that it is of.
 */
export const markIssues = (
  targets: readonly Monitoring[],
  draft: MarkDraft,
  today: string,
): FieldIssue[] => {
  const given = givenOf(draft)
  const shapes = bulkFollowUp.safeParse(given, { reportInput: true })
  if (!shapes.success) return fieldIssues(shapes.error.issues)
  const forms = targets.map((one) => ({ id: one.id, form: mergeFollowUp(one, given) }))
  return bulkFollowUpIssues(forms, today, given).map(({ field, code, params, ids }) =>
    missingNamed({ path: field, code, params: { ...params, ids: ids.map(String) } }),
  )
}

export const rememberedOf = ({
  observation,
  reason,
}: MarkDraft): Pick<Draft, 'observation' | 'reason'> => ({
  observation: observation ?? '',
  reason: reason ?? '',
})
