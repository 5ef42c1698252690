import type { TableColumn, TableResult } from '@puquio/contract/laboratory/result-table'
import { dataQualifierTerms, type Language, outcomeReasonTerms } from '@puquio/domain'
import type { TFunction } from 'i18next'
import { numberFormat } from '../../../lib/texts/intl.ts'
import {
  boundsText,
  calculatedText,
  marks,
  outcomeText,
  resultText,
  shown,
  standardText,
} from '../result-hint.ts'

export type CellWords = {
  t: TFunction<'samples'>
  language: Language
  locale: string
  nameOf: (parameterId: number) => string
}

export type CellMark = keyof typeof marks | 'rejected'

const isNonDetect = ({ qualifier }: TableResult) =>
  qualifier === '<' || qualifier === '<=' || qualifier === 'trace'

/** Returns what is pointed out of a result, null where there is nothing; a non-detect is hollow with or without a limit. */
export const cellMark = (result: TableResult): CellMark | null => {
  if (result.applied?.qualifier === 'R') return 'rejected'
  if (result.outcome === 'exceeds') return 'exceeds'
  if (result.isWarning) return 'near'
  if (result.outcome === 'cannot-be-determined') return 'unknown'
  return isNonDetect(result) ? 'hollow' : null
}

/** The sign before the value; what is rejected is struck instead. */
export const signOf = (mark: CellMark | null): string =>
  mark === null || mark === 'rejected' ? '' : marks[mark]

/** Returns the value in the unit of its column; of a non-detect without a number the limit of its report. */
export const cellText = (result: TableResult, locale: string): string => {
  const { value, detectionLimit, quantificationLimit } = result
  if (value === null && isNonDetect(result)) {
    const limit = detectionLimit ?? quantificationLimit
    if (limit !== null) return `<${shown(limit, locale)}`
  }
  return resultText(result, locale)
}

/** Returns all that is known of a result, a line for each matter; the first is its value. */
export const cellLines = (
  result: TableResult,
  { unit }: Pick<TableColumn, 'unit'>,
  words: CellWords,
): string[] => {
  const { t, language, locale } = words
  const { outcome, reason, limit, share, applied, text, textUnit } = result
  const isRejected = applied?.qualifier === 'R'
  const value = `${cellText(result, locale)} ${unit}`.trim()
  const isAsWritten = textUnit === unit && Number(text.replace(',', '.')) === result.value
  const ofLimit =
    share === null || isRejected || limit?.max === null || limit?.min !== null
      ? ''
      : t('ofLimit', { percent: numberFormat(locale, percents).format(share) })
  const lines = [
    isRejected ? '' : outcomeText({ outcome, isWarning: result.isWarning }, { t, language }),
    reason === null || isRejected ? '' : outcomeReasonTerms[reason][language],
    outcome === null ? t('notCompared') : '',
    limit ? `${standardText(limit)} · ${boundsText(limit, locale)}`.replace(/ · $/, '') : '',
    ofLimit,
    limit?.source ? t('sourceOf', { source: limit.source }) : '',
    limit?.toBeVerified ? capitalised(t('toBeVerified'), locale) : '',
    applied
      ? `${dataQualifierTerms[applied.qualifier][language]}${applied.reason ? `: ${applied.reason}` : ''}`
      : '',
    calculatedText(result, words.nameOf, words),
    result.calculated !== null || isAsWritten
      ? ''
      : t('asWritten', { text: `${text} ${textUnit}`.trim() }),
  ]
  return [value, ...lines.filter((line) => line !== '')]
}

const percents = { style: 'percent', maximumSignificantDigits: 3 } as const

const capitalised = (text: string, locale: string) =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
