import { commitmentKinds, commitmentPhases } from '@puquio/domain'
import { z } from 'zod'

const words = z.string().max(2000)
const wordsOrNone = words.nullable()

const asked = {
  shortName: z.string(),
  quote: z.string(),
  page: z.int(),
  kind: z.enum(commitmentKinds),
  phase: z.enum(commitmentPhases).nullable(),
  component: wordsOrNone,
  subcomponent: wordsOrNone,
  miningComponent: wordsOrNone,
  stations: z.array(z.string()),
  parameters: z.array(z.string()),
  frequency: wordsOrNone,
  deadlineOn: wordsOrNone,
  deadlineEvent: wordsOrNone,
  responsible: wordsOrNone,
  legalReference: wordsOrNone,
  confidence: z.number(),
}

/** What the model is asked for. */
export const answerShape = z.object({ commitments: z.array(z.object(asked)) })

const lenient = wordsOrNone.catch(null).default(null)
const list = z.array(words).max(200).catch([]).default([])

/** Each of what is asked for, and nothing else. */
const read = {
  quote: z.string().max(20_000),
  page: z.coerce.number().int().min(0).max(1_000_000),
  shortName: words.catch('').default(''),
  kind: z.enum(commitmentKinds).catch('measure').default('measure'),
  phase: z.enum(commitmentPhases).nullable().catch(null).default(null),
  component: lenient,
  subcomponent: lenient,
  miningComponent: lenient,
  stations: list,
  parameters: list,
  frequency: lenient,
  deadlineOn: lenient,
  deadlineEvent: lenient,
  responsible: lenient,
  legalReference: lenient,
  confidence: z.number().min(0).max(1).nullable().catch(null).default(null),
} satisfies Record<keyof typeof asked, z.ZodType>

/** What is read of an answer: quote and page have to be there, what else does not fit is left out. */
export const answerSchema = z.object({ commitments: z.array(z.object(read)).max(1_000) })
export type ModelAnswer = z.infer<typeof answerSchema>
export type AnsweredCommitment = ModelAnswer['commitments'][number]
