import type { VariationAnswer, VariationMark } from '@puquio/contract/laboratory/variation'
import { fieldTerms, variationMarkTerms } from '@puquio/contract/terms'
import { type Language, outcomeTerms, unitIn } from '@puquio/domain'
import { figureWords } from '@puquio/figures'
import type { Format } from '../../../lib/texts/format.ts'
import type { ParameterPart } from './of-parameter.ts'

/** The sign before a value, with the same meaning as the mark in the figure. */
export const signOf = (mark: VariationMark): string =>
  ({ plain: '', hollow: '○', unknown: '?', near: '△', exceeds: '▲', rejected: '' })[mark]

/** `2026-01-10T14:30` as 10/01/2026 14:30. */
export const momentText = (at: string, { date }: Pick<Format, 'date'>): string =>
  [date(at.slice(0, 10)), at.slice(11)].filter((part) => part !== '').join(' ')

type Hinted = {
  part: ParameterPart
  limits: VariationAnswer['limits']
  language: Language
  format: Format
}

/** What stands beside a result that is pointed at: station and time, value, what it is, and its limit. */
export function hintLines(
  series: number,
  index: number,
  { part, limits, language, format }: Hinted,
): string[] {
  const one = part.series[series]
  if (!one) return []
  const { number, amount } = figureWords(language)
  const [value, mark] = [one.values[index] ?? null, one.marks[index] ?? 'plain']
  const place = one.limits[index] ?? null
  const limit = place === null ? null : (limits[place] ?? null)
  const unit = unitIn(part.parameter.unit, language)
  const bounds = [
    ...(limit?.min == null ? [] : [`≥ ${number(limit.min)}`]),
    ...(limit?.max == null ? [] : [`≤ ${number(limit.max)}`]),
  ].join('; ')
  const said =
    mark === 'plain' && limit === null ? outcomeTerms['no-standard'] : variationMarkTerms[mark]
  return [
    `${one.name} · ${momentText(one.at[index] ?? '', format)}`,
    `${signOf(mark)}${value === null ? '–' : amount(value, one.qualifiers[index] ?? null)} ${unit} · ${said[language]}`,
    ...(limit === null
      ? []
      : [
          [
            limit.category === null ? limit.standard : `${limit.standard} ${limit.category}`,
            bounds === '' ? '' : `${bounds} ${unitIn(limit.unit, language)}`,
            limit.toBeVerified ? `(${fieldTerms.toBeVerified[language]})` : '',
          ]
            .filter((part) => part !== '')
            .join(' '),
        ]),
  ]
}
