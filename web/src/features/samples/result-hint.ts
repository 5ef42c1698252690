import type { ShownResult } from '@puquio/contract/laboratory/samples'
import { type Language, outcomeReasonTerms, outcomeTerms } from '@puquio/domain'
import type { TFunction } from 'i18next'
import { numberFormat } from '../../lib/texts/intl.ts'

export const marks = { exceeds: '▲', near: '△', hollow: '○', unknown: '?' } as const

/** Returns the shape of a result, null where there is nothing to point out. */
export const markOf = ({ outcome, isWarning }: ShownResult): keyof typeof marks | null => {
  if (outcome === 'exceeds') return 'exceeds'
  if (isWarning) return 'near'
  if (outcome === 'non-detect-complies') return 'hollow'
  return outcome === 'cannot-be-determined' ? 'unknown' : null
}

const signs = { '<': '<', '<=': '≤', '>': '>', '>=': '≥', trace: '<' } as const

/** Returns a result in the unit of its parameter; without a number, as the laboratory wrote it. */
export const resultText = ({ value, qualifier, text }: ShownResult, locale: string): string =>
  value === null ? text : (qualifier ? signs[qualifier] : '') + shown(value, locale)

type Words = { t: TFunction<'samples'>; language: Language; locale: string }

/** Returns what a result is, why, and by which limit; empty where it was compared with nothing. */
export const resultHint = (result: ShownResult, { t, language, locale }: Words): string => {
  const { outcome, reason, isWarning, limit } = result
  if (outcome === null) return ''
  const bounds = limit && [
    ...(limit.min === null ? [] : [`≥ ${shown(limit.min, locale)}`]),
    ...(limit.max === null ? [] : [`≤ ${shown(limit.max, locale)}`]),
  ]
  return [
    isWarning ? t('nearLimit') : outcomeTerms[outcome][language],
    ...(reason ? [outcomeReasonTerms[reason][language]] : []),
    ...(limit ? [[limit.standard, limit.category].filter((one) => one !== null).join(' ')] : []),
    ...(limit && bounds && bounds.length > 0 ? [`${bounds.join('; ')} ${limit.unit}`] : []),
    ...(limit?.toBeVerified ? [t('toBeVerified')] : []),
  ].join(' · ')
}

const shown = (value: number, locale: string) =>
  numberFormat(locale, { maximumSignificantDigits: 6 }).format(value)
