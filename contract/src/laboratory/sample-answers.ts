import { followUpTextMax } from '@puquio/domain'
import { z } from 'zod'
import { calendarDate, id, instant, text } from '../kit/values.ts'

/** A monitoring that a sample answers, or may answer. */
export const answerableMonitoring = z.object({
  id,
  planId: id,
  plan: z.string(),
  estimatedOn: calendarDate,
  isDone: z.boolean(),
  /** This sample answers it; the others are suggested. */
  isAnswered: z.boolean(),
  profile: z.string().nullable(),
  /** Parameters of the profile that the sample has no result of. */
  missing: z.array(z.string()),
})
export type AnswerableMonitoring = z.infer<typeof answerableMonitoring>

/** Null takes the answer back; the follow-up stays as it is. */
export const sampleAnswer = z.object({
  monitoringId: id.nullable(),
  /** Of the follow-up, where the monitoring is not done yet. */
  observation: text(followUpTextMax).optional(),
  reason: text(followUpTextMax).optional(),
})

/** A sample of a monitoring: it answers it, or may. */
export const monitoringSample = z.object({
  id,
  code: z.string(),
  sampledOn: calendarDate,
  sampledAt: instant.nullable(),
  results: z.int(),
  isAnswer: z.boolean(),
})
export type MonitoringSample = z.infer<typeof monitoringSample>
