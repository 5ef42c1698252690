import {
  type DateOrder,
  type DecimalMark,
  type Held,
  type HeldReason,
  nameKey,
  type ResultField,
} from '@puquio/domain'

export type NamingAct = { kind: 'name'; id: number } | { kind: 'unit'; unit: string }
export type AnswerAct =
  | NamingAct
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

export const isNaming = (act: AnswerAct): act is NamingAct =>
  act.kind === 'name' || act.kind === 'unit'

/** Whether an answer is about this reason to wait; of which row is asked elsewhere. */
export const applies = (answer: Answer, held: Held): boolean =>
  held.reason === answer.reason &&
  held.field === answer.field &&
  (answer.text === null || nameKey(answer.text) === nameKey(held.text))

/** Returns what finds the answers to all rows of a file; a reason to wait costs two look-ups, however many there are. */
export const answersOfFile = (
  answers: readonly Answer[],
): ((held: readonly Held[]) => Answer[]) => {
  const byKey = Map.groupBy(
    answers.filter((one) => one.position === null),
    ({ reason, field, text }) => keyOf(reason, field, text),
  )
  if (byKey.size === 0) return () => []
  return (held) =>
    held.flatMap(({ reason, field, text }) => [
      ...(byKey.get(keyOf(reason, field, text)) ?? []),
      ...(byKey.get(keyOf(reason, field, null)) ?? []),
    ])
}

const keyOf = (reason: HeldReason, field: ResultField, text: string | null): string =>
  JSON.stringify([reason, field, text === null ? null : nameKey(text)])
