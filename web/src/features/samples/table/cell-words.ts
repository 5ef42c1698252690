import type { TableColumn, TableResult } from '@puquio/contract/laboratory/result-table'
import {
  dataQualifierTerms,
  isNonDetect,
  type Language,
  outcomeReasonTerms,
  unitIn,
} from '@puquio/domain'
import type { TFunction } from 'i18next'
import { numberFormat } from '../../../lib/texts/intl.ts'
import {
  boundsText,
  calculatedText,
  type ResultMark,
  markOf,
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

/** Returns the mark of a result, null where it needs none. */
export const cellMark = (result: TableResult): ResultMark | null =>
  markOf({ ...result, isRejected: result.applied?.qualifier === 'R' })

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
  const value = `${cellText(result, locale)} ${unitIn(unit, language)}`.trim()
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
