import type { ShownResult } from '@puquio/contract/laboratory/sample-record'
import {
  dataQualifierTerms,
  isNonDetect,
  type Language,
  nonDetectRuleTerms,
  outcomeReasonTerms,
  outcomeTerms,
  resultWords,
  shownNumber,
  unitIn,
} from '@puquio/domain'
import type { TFunction } from 'i18next'
import { languageOf } from '../../lib/texts/locale.ts'

export const marks = { exceeds: '▲', near: '△', hollow: '○', unknown: '?' } as const

export type ResultMark = keyof typeof marks | 'rejected'
export type MarkedResult = Pick<
  ShownResult,
  'outcome' | 'isWarning' | 'value' | 'qualifier' | 'isRejected'
>

/** Returns the mark of a result, null where it needs none; a rejected one has no other, a non-detect has one without a limit, too. */
export const markOf = ({
  outcome,
  isWarning,
  value,
  qualifier,
  isRejected,
}: MarkedResult): ResultMark | null => {
  if (isRejected) return 'rejected'
  if (outcome === 'exceeds') return 'exceeds'
  if (isWarning) return 'near'
  if (outcome === 'cannot-be-determined') return 'unknown'
  return isNonDetect({ value, qualifier }) ? 'hollow' : null
}

/** Returns the sign before the value; a rejected result has none, since it is struck through. */
export const signOf = (mark: ResultMark | null): string =>
  mark === null || mark === 'rejected' ? '' : marks[mark]

type Read = Pick<ShownResult, 'value' | 'qualifier' | 'text' | 'calculated'>

/** Returns a result in the unit of its parameter; without a number, as the laboratory wrote it. */
export const resultText = ({ calculated, ...result }: Read, locale: string): string =>
  resultWords({ ...result, isCalculated: calculated !== null }, locale)

export type Words = { t: TFunction<'samples'>; language: Language; locale: string }

/** Returns that a result is calculated, and which non-detects it rests on; empty where it was reported. */
export const calculatedText = (
  { calculated }: Pick<ShownResult, 'calculated'>,
  nameOf: (parameterId: number) => string,
  { t, language, locale }: Words,
): string => {
  if (calculated === null) return ''
  if (calculated.nonDetectRule === null) return t('calculated')
  return `${t('calculated')} · ${nonDetectsText(calculated, nameOf, { t, language, locale })}`
}

/** Returns which non-detects a calculated result rests on, and by which number; empty where there were none. */
export const nonDetectsText = (
  { nonDetects, nonDetectRule }: NonNullable<ShownResult['calculated']>,
  nameOf: (parameterId: number) => string,
  { t, language, locale }: Words,
): string => {
  if (nonDetectRule === null) return ''
  const rule = nonDetectRuleTerms[nonDetectRule][language].toLocaleLowerCase(locale)
  return t('withNonDetects', { names: nonDetects.map(nameOf).join(', '), rule })
}

/** Returns what a result is, why, and by which limit; empty where it was compared with nothing. */
export const resultHint = (
  result: Pick<ShownResult, 'outcome' | 'isWarning' | 'reason' | 'limit' | 'isRejected'>,
  { t, language, locale }: Words,
): string => {
  const { outcome, reason, limit, isRejected } = result
  if (isRejected) return dataQualifierTerms.R[language]
  if (outcome === null) return ''
  return [
    outcomeText(result, { t, language }),
    ...(reason ? [outcomeReasonTerms[reason][language]] : []),
    ...(limit ? [standardText(limit)] : []),
    ...(limit ? [boundsText(limit, locale)].filter((one) => one !== '') : []),
    ...(limit?.toBeVerified ? [t('toBeVerified')] : []),
  ].join(' · ')
}

type Limit = NonNullable<ShownResult['limit']>

/** Returns the bounds of a limit with their unit; empty where they do not follow from the sample. */
export const boundsText = ({ min, max, unit }: Limit, locale: string): string => {
  const bounds = [
    ...(min === null ? [] : [`≥ ${shown(min, locale)}`]),
    ...(max === null ? [] : [`≤ ${shown(max, locale)}`]),
  ]
  return bounds.length === 0 ? '' : `${bounds.join('; ')} ${unitIn(unit, languageOf(locale))}`
}

export const standardText = ({ standard, category }: Limit): string =>
  category === null ? standard : `${standard} ${category}`

/** Returns what a result is under its limit, in a word or two; empty where it was compared with nothing. */
export const outcomeText = (
  { outcome, isWarning }: Pick<ShownResult, 'outcome' | 'isWarning'>,
  { t, language }: Pick<Words, 't' | 'language'>,
): string => {
  if (outcome === null) return ''
  return isWarning ? t('nearLimit') : outcomeTerms[outcome][language]
}

export const shown = shownNumber
