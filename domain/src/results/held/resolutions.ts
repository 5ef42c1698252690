import type { DateOrder } from '../../date-text.ts'
import { nameKey } from '../../name-key.ts'
import type { DecimalMark } from '../../numbers.ts'
import type { Held, HeldReason } from './held-reasons.ts'

/** To what a person's answer applies: its row, its file, or all files that wait. */
export const resolutionScopes = ['row', 'file', 'all'] as const
export type ResolutionScope = (typeof resolutionScopes)[number]

/** The lists whose names become aliases. */
export const aliasFields = ['station', 'parameter', 'unit', 'method'] as const
export type AliasField = (typeof aliasFields)[number]

/** What a person answers to a row that waits. */
export type ResolutionAct =
  /** This text names that entry of the project. */
  | { kind: 'name'; field: AliasField; text: string; id: number }
  /** Another text stands in the cell; as written it stays readable. */
  | { kind: 'text'; text: string }
  | { kind: 'decimal-mark'; mark: DecimalMark }
  | { kind: 'date-order'; order: DateOrder }
  /** It is right as it stands, outside what is usual. */
  | { kind: 'accept' }
  /** A corrected value: a new version of the result that is there. */
  | { kind: 'new-version' }
  | { kind: 'leave-out' }

export type Resolution = { reason: HeldReason; scope: ResolutionScope; act: ResolutionAct }

/** Where something waits. */
export type HeldPlace = { importId: number; rowId: number }

/** The acts that answer each reason; the first is offered first. */
export const actsFor = (reason: HeldReason): readonly ResolutionAct['kind'][] => acts[reason]

/** Reasons of cells that are blank or not there: what one of them lacks, all of its column do. */
const missing: ReadonlySet<HeldReason> = new Set([
  'without-station',
  'without-date',
  'without-parameter',
  'without-unit',
])

export const isMissing = (reason: HeldReason): boolean => missing.has(reason)

/** The scopes that an act may have: what is right of one cell is said of no other, but for cells that are missing. */
export const scopesFor = (
  kind: ResolutionAct['kind'],
  reason: HeldReason,
): readonly ResolutionScope[] => {
  if (kind === 'accept' || (kind === 'text' && !isMissing(reason))) return ['row']
  return kind === 'name' || kind === 'leave-out' ? resolutionScopes : ['row', 'file']
}

/** Whether a resolution, given at one place, answers what waits at another. */
export const appliesTo = (
  { reason, scope, act }: Resolution,
  given: HeldPlace,
  held: Held,
  place: HeldPlace,
): boolean => {
  if (held.reason !== reason || !scopesFor(act.kind, reason).includes(scope)) return false
  if (act.kind === 'name' && (held.field !== act.field || nameKey(held.text) !== nameKey(act.text)))
    return false
  if (scope === 'all') return true
  return place.importId === given.importId && (scope === 'file' || place.rowId === given.rowId)
}

/** A text that names an entry from now on. */
export type Alias = { field: AliasField; key: string; text: string; id: number }

/** Returns the alias that a resolution becomes; null for others, and where it is said of one row only. */
export const aliasOf = ({ scope, act }: Resolution): Alias | null =>
  act.kind === 'name' && scope !== 'row'
    ? { field: act.field, key: nameKey(act.text), text: act.text, id: act.id }
    : null

const name = ['name', 'text', 'leave-out'] as const
const text = ['text', 'leave-out'] as const
const possible = ['text', 'accept', 'leave-out'] as const

const acts: Record<HeldReason, readonly ResolutionAct['kind'][]> = {
  'unknown-station': name,
  'unknown-parameter': name,
  'several-parameters': name,
  'unknown-unit': name,
  'unknown-method': name,
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
