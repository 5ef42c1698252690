import {
  type DateOrder,
  type DecimalMark,
  type Held,
  type HeldReason,
  nameKey,
  type ResultField,
} from '@puquio/domain'

export type AnswerAct =
  | { kind: 'name'; id: number | string }
  | { kind: 'text'; text: string }
  | { kind: 'decimal-mark'; mark: DecimalMark }
  | { kind: 'date-order'; order: DateOrder }
  | { kind: 'accept' }
  | { kind: 'new-version' }
  | { kind: 'leave-out' }

/** What a person answered to one row, or to all rows of the file that wait for the same reason and text. */
export type Answer = {
  reason: HeldReason
  field: ResultField
  /** Null of the whole file. */
  position: number | null
  /** The text that is meant, where the answer is about a text. */
  text: string | null
  act: AnswerAct
}

/** Whether an answer is about this reason to wait; of which row is asked elsewhere. */
export const applies = (answer: Answer, held: Held): boolean =>
  held.reason === answer.reason &&
  held.field === answer.field &&
  (answer.text === null || nameKey(answer.text) === nameKey(held.text))
