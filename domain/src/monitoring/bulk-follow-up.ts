import { type FollowUpIssue, followUpIssues } from './follow-up.ts'
import { type FollowUpField, type FollowUpForm, followUpFieldNames } from './follow-up-fields.ts'

/** What a bulk follow-up changes; a field that is not given stays as it is in each monitoring. */
export type BulkFollowUp = { [Field in FollowUpField]?: FollowUpForm[Field] | undefined } & {
  /** The date of the action is each one's own estimated date. */
  isActionOnEstimated?: boolean | undefined
}

/** Fields that are cleared when done monitorings are set to not done, unless they are given too. */
const undone = {
  actionOn: null,
  sampleTaken: null,
  startOn: null,
  startTime: null,
  endOn: null,
  endTime: null,
} as const satisfies Partial<FollowUpForm>

/**
 * Returns the follow-up of one monitoring after a bulk follow-up: the given fields over its current ones. One
 * that is done no longer loses the date, sample and times that are not given.
 */
export const mergeFollowUp = (
  current: FollowUpForm & { estimatedOn: string },
  { isActionOnEstimated = false, ...given }: BulkFollowUp,
): FollowUpForm => {
  const own = Object.fromEntries(followUpFieldNames.map((field) => [field, current[field]]))
  const typed = Object.entries(given).filter(([, value]) => value !== undefined)
  const cleared = current.actionCompleted && given.actionCompleted === false ? undone : {}
  const merged = { ...own, ...cleared, ...Object.fromEntries(typed) } as FollowUpForm
  return isActionOnEstimated ? { ...merged, actionOn: current.estimatedOn } : merged
}

export type BulkIssue = FollowUpIssue & { ids: number[] }

/**
 * A date given for many while the action stays not done is one that nobody would see: it is refused. The
 * form of one monitoring shows both side by side and may keep a date.
 */
const dateIssues = (given: BulkFollowUp, form: FollowUpForm): FollowUpIssue[] => {
  const isDated = given.isActionOnEstimated === true || (given.actionOn ?? '') !== ''
  return isDated && !form.actionCompleted
    ? [{ field: 'actionOn', code: 'date-without-action', params: {} }]
    : []
}

/**
 * Returns the issues of many follow-ups, each once with the monitorings that it is of. `given` is what a
 * bulk follow-up gave; the form of one monitoring has none.
 */
export const bulkFollowUpIssues = (
  all: readonly { id: number; form: FollowUpForm }[],
  today: string,
  given: BulkFollowUp = {},
): BulkIssue[] => {
  const found = new Map<string, BulkIssue>()
  for (const { id, form } of all) {
    for (const issue of [...dateIssues(given, form), ...followUpIssues(form, today)]) {
      const key = `${issue.field} ${issue.code}`
      found.set(key, { ...issue, ids: [...(found.get(key)?.ids ?? []), id] })
    }
  }
  return [...found.values()]
}
