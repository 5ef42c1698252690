import { nameKey } from '../../name-key.ts'
import { type LimitKind, limitKind, signWords, type ValueSign, wordMeaning } from './value-words.ts'

/** The parts of a value's text: its sign, its digits as written, and what they name. */
export type NumberParts = {
  /** "ND (0.005)" says as much as "<0.005". */
  sign: ValueSign | '='
  /** Null for "< LD", which names a limit without its number. */
  digits: string | null
  /** '' or e-3. */
  exponent: string
  limitKind: LimitKind | null
}

/** Splits a text into sign, number and the limit that it names; null where it is none of these. */
export const partsOfValue = (text: string): NumberParts | null =>
  simpleNumber(text) ?? partsOfOther(text)

const partsOfOther = (text: string): NumberParts | null => {
  const { sign, rest } = takeSign(text)
  const word = takeWord(rest)
  const isLimit = sign === '<' || sign === '<='
  // "LD 0.005" without "<" may be the limit of another column; "> LD" and "< ND" are slips.
  if (word && (word.isNotDetected ? sign !== null : !isLimit)) return null
  if (word?.rest === '') return { sign: '<', digits: null, exponent: '', limitKind: word.limit }
  const inner = word?.isNotDetected ? word.rest.replace(/^<\s?/, '') : word?.rest
  const number = takeNumber(inner ?? rest)
  if (!number) return null
  const { digits, exponent, after } = number
  const named = after === '' ? null : limitKind(after)
  if (after !== '' && (named === null || !(isLimit || word))) return null
  if (word && /^[-−]/.test(digits)) return null
  return {
    sign: word ? '<' : (sign ?? '='),
    digits,
    exponent,
    limitKind: word?.limit ?? named,
  }
}

/** Most texts are 12.5 or <0.005: nothing else is looked for in them. */
export const simpleNumber = (text: string): NumberParts | null => {
  const [, sign, digits = ''] = /^(<?)(\d+(?:[.,]\d+)?)$/.exec(text) ?? []
  return sign === undefined
    ? null
    : { sign: sign === '<' ? '<' : '=', digits, exponent: '', limitKind: null }
}

const signShape = /^(<\s?=|=\s?<|>\s?=|=\s?>|[<>≤≥])\s?(.*)$/u
const signOf: Readonly<Record<string, ValueSign>> = {
  '<': '<',
  '>': '>',
  '≤': '<=',
  '≥': '>=',
  '<=': '<=',
  '=<': '<=',
  '>=': '>=',
  '=>': '>=',
}

/** Most texts are numbers: no word is looked for in them. */
const startsWithLetter = /^\p{L}/u

const takeSign = (text: string): { sign: ValueSign | null; rest: string } => {
  const [, mark = '', rest = ''] = signShape.exec(text) ?? []
  const sign = signOf[mark.replace(/\s/, '')]
  if (sign) return { sign, rest }
  if (!startsWithLetter.test(text)) return { sign: null, rest: text }
  const key = nameKey(text)
  // Letters with accents are as many in the key, so it is cut at the same place.
  for (const [words, meaning] of signWords)
    if (key.startsWith(`${words} `) && key.length === text.length)
      return { sign: meaning, rest: text.slice(words.length + 1) }
  return { sign: null, rest: text }
}

type Word = { isNotDetected: boolean; limit: LimitKind | null; rest: string }

/** A word before the number, or a limit's alone: ND (0.005), LD 0.005, LD=0.005, LD. */
const takeWord = (text: string): Word | null => {
  if (!startsWithLetter.test(text)) return null
  const [, word = '', given = ''] = wordShape.exec(text) ?? []
  if (word === '') return null
  const limit = limitKind(word)
  const isNotDetected = wordMeaning(word) === 'not-detected'
  if (!limit && !isNotDetected) return null
  const inside = /^\((.*)\)$/u.exec(given)?.[1] ?? given.replace(/^[:=]\s?/, '')
  return { isNotDetected, limit, rest: inside.trim() }
}

const wordShape = /^(\p{L}[\p{L}. ]*?\.?)\s?((?:[:=(<]\s?|(?<=[\s.]))[\d<(+\-−.,].*|)$/u

type TakenNumber = { digits: string; exponent: string; after: string }

/** A number with its power of ten, and the word behind it: 0.005 (LD), 1,5 × 10^-3. */
const takeNumber = (text: string): TakenNumber | null => {
  const [, plain = '', e = '', digitsOfPower = '', power = '', behind = ''] =
    numberShape.exec(text) ?? []
  const after = /^\(\s?(.*?)\s?\)$/u.exec(behind)?.[1] ?? behind
  if (plain !== '') return { digits: plain.trim(), exponent: e === '' ? '' : `e${ascii(e)}`, after }
  if (digitsOfPower === '') return null
  const written = powerOf(power)
  return written === null ? null : { digits: digitsOfPower.trim(), exponent: `e${written}`, after }
}

const numberShape =
  /^(?:([+\-−]?[\d.,][\d.,\s]*?)(?:\s?[eE]\s?([+\-−]?\d{1,3}))?|([+\-−]?[\d.,][\d.,\s]*?)\s?[x×X·*]\s?10(\s?\^\s?\(?[+\-−]?\d{1,3}\)?|[-−]\d{1,2}|[⁺⁻]?[⁰¹²³⁴-⁹]{1,3}))\s?(\(?\s?\p{L}[\p{L}. ]*\)?|)$/u

/** The exponent of 10^-3, 10⁻³ and 10-3. 10 3 and 103, whose sign was lost, are none. */
const powerOf = (power: string): string | null => {
  const plain = ascii(
    power.replace(/[⁺⁻⁰¹²³⁴-⁹]/gu, (one) => '+-0123456789'['⁺⁻⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(one)] ?? ''),
  ).replace(/[\s^()]/g, '')
  return /^[+-]?\d{1,3}$/.test(plain) ? plain : null
}

const ascii = (text: string): string => text.replace('−', '-')
