import { type Language, locales, unitIn } from '@puquio/domain'
import type { PackedResult } from './facts/results-store.ts'
import { packTexts as texts } from './texts.ts'

const number = (value: number, language: Language) =>
  value.toLocaleString(locales[language], { maximumSignificantDigits: 6 })

const signs: Record<string, string> = { '<=': '≤ ', '>=': '≥ ' }

/** `< 0.005 mg/L`, as the laboratory qualified it. */
export const resultWords = ({ qualifier, value, text, unit }: PackedResult, language: Language) => {
  if (value === null) return text
  const sign = qualifier === null ? '' : (signs[qualifier] ?? `${qualifier} `)
  return `${sign}${number(value, language)} ${unitIn(unit, language)}`.trim()
}

/** `6.5 – 8.5 · ECA Agua, Cat. 3`, and whether the product's limit is to be verified; empty without one. */
export function limitWords(result: PackedResult, language: Language): string {
  const { min, max, limitUnit, limitStandard, limitCategory, toBeVerified } = result
  const bounds =
    min !== null && max !== null
      ? `${number(min, language)} – ${number(max, language)}`
      : max !== null
        ? `≤ ${number(max, language)}`
        : min !== null
          ? `≥ ${number(min, language)}`
          : null
  if (bounds === null) return ''
  const unit = limitUnit === null ? '' : ` ${unitIn(limitUnit, language)}`
  const source = [limitStandard, limitCategory].filter((part) => part !== null).join(' ')
  const doubt = toBeVerified ? ` (${texts.toBeVerified[language]})` : ''
  return `${bounds}${unit}${source ? ` · ${source}` : ''}${doubt}`
}
