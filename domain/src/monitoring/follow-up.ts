import { followUpTextMax } from '../limits.ts'
import { durationHours } from './duration.ts'
import type { FollowUpField, FollowUpForm } from './follow-up-fields.ts'

const periodFields = ['startOn', 'startTime', 'endOn', 'endTime'] as const

/** The fields that may not be empty: some always, some because of what another one holds. */
export type RequiredFollowUpField =
  | 'actionOn'
  | (typeof periodFields)[number]
  | 'mishapDetail'
  | 'observation'
  | 'reason'

export type FollowUpIssue =
  | { field: RequiredFollowUpField; code: 'required'; params: Record<string, never> }
  | ({ field: FollowUpField } & (
      | { code: 'too-long'; params: { max: number } }
      | { code: 'end-before-start'; params: Record<string, never> }
      | { code: 'in-future'; params: Record<string, never> }
      | { code: 'date-without-action'; params: Record<string, never> }
    ))

/**
 * Returns the issues of a follow-up, in the form's order; none when it may be saved. Dates after today are
 * refused.
 */
export const followUpIssues = (form: FollowUpForm, today: string): FollowUpIssue[] => [
  ...(form.actionCompleted && isEmpty(form.actionOn) ? [required('actionOn')] : []),
  ...(['actionOn', 'startOn', 'endOn'] as const)
    .filter((field) => (form[field] ?? '') > today)
    .map((field): FollowUpIssue => ({ field, code: 'in-future', params: {} })),
  ...periodIssues(form),
  ...(form.isMishap ? textIssues : lengthIssues)('mishapDetail', form.mishapDetail),
  ...textIssues('observation', form.observation),
  // Always required, hence also for what was done without a sample.
  ...textIssues('reason', form.reason),
]

const required = (field: RequiredFollowUpField): FollowUpIssue => ({
  field,
  code: 'required',
  params: {},
})

const isEmpty = (text: string | null): boolean => text === null || text.trim() === ''

const textIssues = (field: RequiredFollowUpField, text: string | null): FollowUpIssue[] =>
  isEmpty(text) ? [required(field)] : lengthIssues(field, text)

const lengthIssues = (field: FollowUpField, text: string | null): FollowUpIssue[] =>
  [...(text ?? '').trim()].length > followUpTextMax
    ? [{ field, code: 'too-long', params: { max: followUpTextMax } }]
    : []

/** Start and end may both be empty; if any of the four parts is filled in, all are required. */
const periodIssues = (form: FollowUpForm): FollowUpIssue[] => {
  const missing = periodFields.filter((field) => isEmpty(form[field]))
  if (missing.length === periodFields.length) return []
  if (missing.length > 0) return missing.map((field) => required(field))
  const { issue } = durationHours(form.startOn, form.startTime, form.endOn, form.endTime)
  return issue === 'end-before-start' ? [{ field: 'endTime', code: issue, params: {} }] : []
}
