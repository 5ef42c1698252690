import {
  type Condition,
  isPerHour,
  type Language,
  locales,
  measuredUnit,
  unitIn,
} from '@puquio/domain'

/** What a notification names of a rule's variable. */
type Measured = Condition & { unit: string; decimals: number }

/** The value that raised it, as its variable is shown; a dash where there is none. */
export const valueText = (of: Measured, value: number | null, language: Language): string => {
  if (value === null) return '—'
  const digits = { maximumFractionDigits: Math.max(of.decimals, isPerHour(of.kind) ? 3 : 0) }
  return `${value.toLocaleString(locales[language], digits)} ${unitOf(of, language)}`.trim()
}

export const limitText = (of: Measured, language: Language): string => {
  if (of.kind === 'noData') return '—'
  const one = (operator: string, limit: number) =>
    `${operator} ${limit.toLocaleString(locales[language], { maximumSignificantDigits: 12 })} ${unitOf(of, language)}`.trim()
  const { op1, value1, op2, value2 } = of
  return [one(op1, value1), ...(op2 !== null && value2 !== null ? [one(op2, value2)] : [])].join(
    ', ',
  )
}

const unitOf = ({ kind, unit }: Measured, language: Language): string =>
  measuredUnit(kind, unitIn(unit, language))
