import { isErrorValue } from '../../tables/cell-readers.ts'
import { hasOpenMark, parseDecimal } from '../../numbers.ts'
import { plainText } from '../../plain-text.ts'
import type { CellText } from '../cell-text.ts'
import { type ColumnMarks, settledMark, type StatedMark } from './decimal-mark.ts'
import { type NumberParts, partsOfValue, simpleNumber } from './value-parts.ts'
import { type LimitKind, valueSigns, wordMeaning } from './value-words.ts'

/**
 * How a result stands to its number: equal to it; below or above it; not detected, with or without a limit;
 * in traces; absent or present where no number is given.
 */
export const resultQualifiers = [
  '=',
  ...valueSigns,
  'not-detected',
  'trace',
  'absent',
  'present',
] as const
export type ResultQualifier = (typeof resultQualifiers)[number]

export type ResultValue = {
  kind: 'value'
  /** As written. */
  text: string
  /** None for "ND" or "< LD", whose limit stands elsewhere in the row or the header. */
  number: number | null
  qualifier: ResultQualifier
  /** The limit that the text holds: 0.005 of "<0.005" and of "ND (0.005)". */
  limit: number | null
  /** Which one it is, where the text says so: "<LD 0.005", "< LC". */
  limitKind: LimitKind | null
}

export const valueProblems = ['not-a-value', 'ambiguous-value', 'error-value'] as const
export type ValueProblem = (typeof valueProblems)[number]

/** What a text gives: a value, nothing measured ("-", "n.a.", blank), or why it is held back. */
export type ValueRead =
  | ResultValue
  | { kind: 'none'; text: string }
  | {
      kind: 'held'
      text: string
      reason: ValueProblem
      /** Both numbers that an ambiguous separator allows. */
      readings?: { whole: number; decimal: number }
    }

/** What settles 1,234: a stated decimal mark, the column as a whole, or the numbers that are possible. */
export type ValueHow = {
  marks?: StatedMark | ColumnMarks | undefined
  isPossible?: ((number: number) => boolean) | undefined
}

/** Reads the text of a result as laboratories write it; what could be two values is held back. */
export const readValue = (cell: CellText, how: ValueHow = {}): ValueRead => {
  const text = String(cell)
  if (typeof cell === 'number')
    return Number.isFinite(cell) ? valueOf(text, '=', cell) : held(text, 'not-a-value')
  if (text.length > longestText) return held(text, 'not-a-value')
  const simple = simpleNumber(text)
  const traceBelow = simple ? null : limitOfTrace(text)
  if (traceBelow !== null) {
    const read = readValue(`<${traceBelow}`, how)
    return read.kind === 'value' ? { ...read, text, qualifier: 'trace' } : { ...read, text }
  }
  const parts = simple ?? partsOrMeaning(text)
  if ('kind' in parts) return parts
  if (parts.digits === null)
    return { ...valueOf(text, parts.sign, null), limitKind: parts.limitKind }
  const number = numberOf({ ...parts, digits: parts.digits }, how)
  if (number === null) return held(text, 'not-a-value')
  if (typeof number === 'object')
    return { kind: 'held', text, reason: 'ambiguous-value', readings: number }
  return {
    ...valueOf(text, parts.sign, number),
    limit: isLimit(parts.sign) ? number : null,
    limitKind: parts.limitKind,
  }
}

/** The number of "TR 0.01" and "Trazas (<0.01)", below which the traces are; null for any other text. */
const limitOfTrace = (text: string): string | null => {
  const [, word = '', inBrackets, bare] =
    /^\s?(tr\p{L}*)\.?\s?(?:\(\s?<?\s?(\d[\d.,]*)\s?\)|\s<?\s?(\d[\d.,]*))\s?$/iu.exec(text) ?? []
  return wordMeaning(word) === 'trace' ? (inBrackets ?? bare ?? null) : null
}

const partsOrMeaning = (text: string): NumberParts | ValueRead => {
  const plain = plainText(text).replace(/\s+/gu, ' ').trim()
  if (isErrorValue(plain)) return held(text, 'error-value')
  const meaning = wordMeaning(plain)
  if (meaning === 'not-measured') return { kind: 'none', text }
  return meaning ? valueOf(text, meaning, null) : (partsOfValue(plain) ?? held(text, 'not-a-value'))
}

/** Keeps the time spent on a cell full of blanks small. */
const longestText = 80

const valueOf = (text: string, qualifier: ResultQualifier, number: number | null): ResultValue => ({
  kind: 'value',
  text,
  number,
  qualifier,
  limit: null,
  limitKind: null,
})

const held = (text: string, reason: ValueProblem): ValueRead => ({ kind: 'held', text, reason })

const isLimit = (sign: ResultQualifier): boolean => sign === '<' || sign === '<='

/** The number, both readings of an ambiguous one, or null where it is none. */
const numberOf = (
  { digits, exponent, sign }: NumberParts & { digits: string },
  { marks, isPossible = () => true }: ValueHow,
): number | { whole: number; decimal: number } | null => {
  const value = parseDecimal(`${digits}${exponent}`)
  // 1e-400 is not zero.
  if (value === null || (value === 0 && /[1-9]/.test(digits))) return null
  // 1,234E3 has one digit before its mark, as every program writes it: a decimal.
  if (!hasOpenMark(digits) || (exponent !== '' && /^\D*\d[.,]/.test(digits))) return value
  const whole = parseDecimal(`${digits.replace(/[.,]/, '')}${exponent}`) ?? value
  const mark = digits.includes(',') ? ',' : '.'
  const settled = settledMark(mark, isLimit(sign), marks)
  if (settled) return settled === 'decimal' ? value : whole
  const fits = [whole, value].filter(isPossible)
  return fits.length === 1 ? (fits[0] ?? null) : { whole, decimal: value }
}
