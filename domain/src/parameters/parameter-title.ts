import type { Language, Text } from '../languages.ts'
import { unitIn } from '../units/unit-terms.ts'
import type { Fraction } from './parameter.ts'
import { fractionTerms } from './terms.ts'

/** `Hierro (disuelto), mg/L`: what a figure or a table is of; a fraction that the name has is not said twice. */
export function parameterTitle(
  { name, fraction, unit }: { name: Text; fraction: Fraction | null; unit: string },
  language: Language,
): string {
  const named = name[language]
  const part = fraction === null ? '' : fractionTerms[fraction][language].toLowerCase()
  const isNamed = part === '' || named.toLowerCase().includes(part)
  const whole = isNamed ? named : `${named} (${part})`
  return unit === '' ? whole : `${whole}, ${unitIn(unit, language)}`
}
