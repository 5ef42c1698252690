import { type AnswerAct, heldReasons, resultFields } from '@puquio/domain'
import { z } from 'zod'
import { id, requiredLine } from '../kit/values.ts'

/** Rows that wait for the same reason and text. */
export const heldGroup = z.object({
  reason: z.enum(heldReasons),
  field: z.enum(resultFields),
  text: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  rows: z.int(),
})
export type HeldGroup = z.infer<typeof heldGroup>
/** Most groups that an import shows at once. */
export const heldGroupsMax = 200

/** A result that waits, as the file has it. */
export const heldRow = z.object({
  position: z.int(),
  sheet: z.string(),
  row: z.int(),
  columnLetter: z.string(),
  station: z.string(),
  date: z.string(),
  parameter: z.string(),
  value: z.string(),
  unit: z.string(),
  held: z.array(heldGroup.omit({ rows: true })),
})
export type HeldRow = z.infer<typeof heldRow>
/** Most rows that a page of them holds. */
export const heldRowsMax = 100

/** What a person answers to results that wait. */
export const answerAct = z.discriminatedUnion('kind', [
  /** The text names this station or parameter: of the whole file it is another name of it from now on. */
  z.object({ kind: z.literal('name'), id }),
  /** The same of a unit. */
  z.object({ kind: z.literal('unit'), unit: requiredLine(60) }),
  z.object({ kind: z.literal('text'), text: requiredLine(200) }),
  z.object({ kind: z.literal('decimal-mark'), mark: z.enum(['.', ',']) }),
  z.object({ kind: z.literal('date-order'), order: z.enum(['day-first', 'month-first']) }),
  z.object({ kind: z.literal('accept') }),
  z.object({ kind: z.literal('new-version') }),
  z.object({ kind: z.literal('leave-out') }),
]) satisfies z.ZodType<AnswerAct>

/** An answer that was given, with what it settled. */
export const givenAnswer = z.object({
  reason: z.enum(heldReasons),
  field: z.enum(resultFields),
  text: z.string().nullable(),
  position: z.int().nullable(),
  act: answerAct,
  /** Results that waited for it; null where it was not counted yet. */
  rows: z.int().nullable(),
  /** The cell of a single result. */
  place: z.string().nullable(),
  /** The text that it is about, as the file has it. */
  written: z.string(),
})
export type GivenAnswer = z.infer<typeof givenAnswer>
