import type { AlarmRow } from '@puquio/contract/modi/alarms'
import { isPerHour, type Language, measuredUnit, ruleSentence, unitIn } from '@puquio/domain'
import type { TFunction } from 'i18next'
import type { Format } from '../../lib/texts/format.ts'

export type Words = { t: TFunction<'alarms'>; language: Language; format: Format }

/** What raised it, as a sentence. */
export const causeOf = ({ condition, variable }: AlarmRow, { t, language }: Words): string =>
  condition && variable ? ruleSentence(condition, variable, language) : t('silence')

/** A value with its unit, as its variable is shown. */
export const valueOf = (
  { condition, variable }: AlarmRow,
  value: number | null,
  { language, format }: Words,
): string => {
  if (value === null || variable === null) return '–'
  const kind = condition?.kind ?? 'noData'
  const number = format.number(value, isPerHour(kind) ? undefined : variable.decimals)
  return `${number} ${measuredUnit(kind, unitIn(variable.unit, language))}`.trim()
}
