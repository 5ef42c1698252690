import type { DateOrder } from '../../date-text.ts'
import { nameKey } from '../../name-key.ts'
import type { DecimalMark } from '../../numbers.ts'
import type { ResultField } from '../layout/result-fields.ts'
import { type Held, type HeldReason, type SampleReason, sampleReasons } from './held-reasons.ts'

/** This text names that entry of the project; units have a key instead of an id. */
export type NamingAct = { kind: 'name'; id: number } | { kind: 'unit'; unit: string }

/** What a person answers to a row that waits. */
export type AnswerAct =
  | NamingAct
  /** Another text stands in the cell; as written it stays readable. */
  | { kind: 'text'; text: string }
  | { kind: 'decimal-mark'; mark: DecimalMark }
  | { kind: 'date-order'; order: DateOrder }
  /** It is right as it stands, outside what is usual. */
  | { kind: 'accept' }
  /** A corrected value: a new version of the result that is there. */
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

/** The acts that answer a reason; a unit is named as an entry is. */
export type AnswerKind = Exclude<AnswerAct['kind'], 'unit'>

/** To what an answer applies: its row, or its file. */
export type AnswerScope = 'row' | 'file'

/** The acts that answer each reason; the first is offered first. */
export const actsFor = (reason: HeldReason): readonly AnswerKind[] => acts[reason]

/** Reasons of cells that are blank or not there, which one answer settles for a whole column. */
const missing: ReadonlySet<HeldReason> = new Set([
  'without-station',
  'without-date',
  'without-parameter',
  'without-unit',
])

export const isMissing = (reason: HeldReason): boolean => missing.has(reason)

/** Reasons that are one question of a whole file, whatever its cells say: in which order its dates stand. */
export const askedOnce = ['ambiguous-date'] as const satisfies readonly HeldReason[]

export const isAskedOnce = (reason: HeldReason): boolean =>
  (askedOnce as readonly HeldReason[]).includes(reason)

export const isOfSample = (reason: HeldReason): reason is SampleReason =>
  (sampleReasons as readonly HeldReason[]).includes(reason)

/**
 * The scopes that an act may have: what is right of one cell is said of no other, but for cells that are missing. A
 * sample has one campaign, so naming it answers all its rows.
 */
export const scopesFor = (kind: AnswerKind, reason: HeldReason): readonly AnswerScope[] => {
  if (isOfSample(reason) && kind === 'name') return ['file']
  if (isOfSample(reason) && kind === 'accept') return ['row', 'file']
  return kind === 'accept' || (kind === 'text' && !isMissing(reason)) ? ['row'] : ['row', 'file']
}

/** Whether a name that is said of the whole file is another name of the entry from now on. */
export const makesAlias = ({ reason, position, act }: Answer): boolean =>
  isNaming(act) && position === null && !isOfSample(reason)

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

const name = ['name', 'text', 'leave-out'] as const
const text = ['text', 'leave-out'] as const
const ofSample = ['name', 'leave-out'] as const
/** Accepted, the results go to the sample as it is saved. */
const ofSaved = ['accept', 'leave-out'] as const
const possible = ['text', 'accept', 'leave-out'] as const

const acts: Record<HeldReason, readonly AnswerKind[]> = {
  'unknown-station': name,
  'unknown-parameter': name,
  'several-parameters': name,
  'unknown-unit': name,
  'unknown-method': name,
  'unknown-campaign': name,
  'unknown-laboratory': name,
  'laboratory-of-link': name,
  'several-campaigns': ofSample,
  'several-laboratories': ofSample,
  'other-campaign': ofSaved,
  'other-laboratory': ofSaved,
  'approved-campaign': ['leave-out'],
  'unit-not-of-parameter': text,
  'without-station': text,
  'without-date': text,
  'without-parameter': text,
  'without-unit': text,
  date: text,
  'ambiguous-date': ['date-order', 'text', 'leave-out'],
  'no-such-day': text,
  'date-without-day': text,
  'date-serial': text,
  'date-year': text,
  time: text,
  'error-value': text,
  'in-the-future': text,
  'not-a-value': text,
  'ambiguous-value': ['decimal-mark', 'text', 'leave-out'],
  'below-possible': possible,
  'above-possible': possible,
  zone: text,
  datum: text,
  'text-too-long': text,
  duplicate: ['leave-out'],
  'duplicate-in-part': ['new-version', 'leave-out'],
}
