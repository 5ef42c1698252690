import { type FollowUpField, type FollowUpForm, followUpTextMax } from '@puquio/domain'
import { z } from 'zod'
import { calendarDate, givenDate, requiredText, text, timeOfDay } from '../kit/values.ts'

type FollowUpShape = { [Field in FollowUpField]: z.ZodType<FollowUpForm[Field]> }

/** A stored follow-up: all fields are empty before the first save. */
export const recordedFollowUp = {
  actionCompleted: z.boolean(),
  actionOn: calendarDate.nullable(),
  sampleTaken: z.boolean().nullable(),
  startOn: calendarDate.nullable(),
  startTime: timeOfDay.nullable(),
  endOn: calendarDate.nullable(),
  endTime: timeOfDay.nullable(),
  observation: z.string().nullable(),
  reason: z.string().nullable(),
  isMishap: z.boolean(),
  mishapDetail: z.string().nullable(),
} satisfies FollowUpShape

/** The follow-up form. Rules that span fields stand in the domain (`followUpIssues`). */
export const followUp = z.object({
  actionCompleted: z.boolean(),
  actionOn: givenDate.nullable(),
  sampleTaken: z.boolean().nullable(),
  startOn: givenDate.nullable(),
  startTime: timeOfDay.nullable(),
  endOn: givenDate.nullable(),
  endTime: timeOfDay.nullable(),
  observation: requiredText(followUpTextMax),
  reason: requiredText(followUpTextMax),
  isMishap: z.boolean(),
  mishapDetail: text(followUpTextMax).nullable(),
} satisfies FollowUpShape)
export type FollowUp = z.infer<typeof followUp>

/** What a bulk follow-up changes: a field that is not given stays as it is in each monitoring. */
export const bulkFollowUp = followUp.partial().extend({
  /** The date of the action is each one's own estimated date, whatever `actionOn` says. */
  isActionOnEstimated: z.boolean().optional(),
})
export type BulkFollowUp = z.infer<typeof bulkFollowUp>
