import { type Language, locales, type Text } from '../../languages.ts'
import { unitIn } from '../../units/unit-terms.ts'
import { clearingLimit } from './compare.ts'
import { isPerHour } from './measures.ts'
import type { Comparisons, Delays, MeasuredCondition, Operator, Watched } from './rule.ts'

export type NamedVariable = { name: string; unit: string }

/** Says when a rule raises its alarm: "nivel > 3 m y nivel ≤ 5 m durante 10 min". */
export const ruleSentence = (
  rule: Watched,
  variable: NamedVariable,
  language: Language,
): string => {
  if (rule.kind === 'noData') {
    const silence = durationText(rule.intervals * rule.intervalS + rule.graceS, language)
    return filled(texts.noData, language, { name: variable.name, duration: silence })
  }
  const { onDelayS, inARow } = rule
  return [
    comparisonsText(rule, measureOf(rule, variable, language), language),
    ...(onDelayS > 0
      ? [filled(texts.during, language, { duration: durationText(onDelayS, language) })]
      : []),
    ...(inARow > 1
      ? [filled(texts.inARow, language, { count: numberText(inARow, language) })]
      : []),
  ].join(' ')
}

/** Says when the alarm clears: what is beyond the dead band, for the clearing time. */
export const clearingSentence = (
  rule: Watched,
  variable: NamedVariable,
  language: Language,
): string => {
  if (rule.kind === 'noData') return filled(texts.data, language, { name: variable.name })
  const measure = measureOf(rule, variable, language)
  const clearing = comparisonsText(opposite(rule), measure, language)
  const { offDelayS } = rule
  if (offDelayS === 0) return clearing
  const during = filled(texts.during, language, { duration: durationText(offDelayS, language) })
  return `${clearing} ${during}`
}

/** Says how long: "45 s", "1 h 30 min", "2 d". */
export const durationText = (seconds: number, language: Language): string => {
  const parts = [
    [Math.floor(seconds / 86_400), texts.day[language]],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ] as const
  const shown = parts.filter(([count]) => count > 0)
  if (shown.length === 0) return '0 s'
  return shown.map(([count, unit]) => `${numberText(count, language)} ${unit}`).join(' ')
}

const texts = {
  during: {
    es: 'durante {duration}',
    en: 'for {duration}',
    fr: 'pendant {duration}',
    pt: 'durante {duration}',
  },
  inARow: {
    es: '{count} veces seguidas',
    en: '{count} times in a row',
    fr: '{count} fois de suite',
    pt: '{count} vezes seguidas',
  },
  change: {
    es: 'cambio de {name} en {duration}',
    en: 'change of {name} over {duration}',
    fr: 'variation de {name} en {duration}',
    pt: 'variação de {name} em {duration}',
  },
  perHour: {
    es: '{unit} por hora',
    en: '{unit} per hour',
    fr: '{unit} par heure',
    pt: '{unit} por hora',
  },
  noData: {
    es: '{name} sin datos válidos durante más de {duration}',
    en: '{name} without valid data for more than {duration}',
    fr: '{name} sans données valides pendant plus de {duration}',
    pt: '{name} sem dados válidos por mais de {duration}',
  },
  data: {
    es: '{name} vuelve a tener datos válidos',
    en: '{name} has valid data again',
    fr: '{name} a de nouveau des données valides',
    pt: '{name} volta a ter dados válidos',
  },
  day: { es: 'd', en: 'd', fr: 'j', pt: 'd' },
} as const satisfies Record<string, Text>

type Measure = { name: string; unit: string }

type Names = {
  [Kind in MeasuredCondition['kind']]: (
    rule: Extract<MeasuredCondition, { kind: Kind }>,
    name: string,
    language: Language,
  ) => string
}
const names: Names = {
  value: (_, name) => name,
  rate: ({ windowS }, name, language) =>
    filled(texts.change, language, { name, duration: durationText(windowS, language) }),
}

const measureOf = (
  rule: MeasuredCondition,
  { name, unit }: NamedVariable,
  language: Language,
): Measure => {
  const nameOf = names[rule.kind] as (
    rule: MeasuredCondition,
    name: string,
    language: Language,
  ) => string
  const shown = unitIn(unit, language)
  return {
    name: nameOf(rule, name, language),
    unit: isPerHour(rule.kind) ? filled(texts.perHour, language, { unit: shown }).trim() : shown,
  }
}

const comparisonsText = (
  { op1, value1, join, op2, value2 }: Comparisons,
  { name, unit }: Measure,
  language: Language,
): string => {
  const one = (op: Operator, value: number) =>
    `${name} ${op} ${numberText(value, language)} ${unit}`.trim()
  if (join === null || op2 === null || value2 === null) return one(op1, value1)
  // It knows "e" before "intensidad" and "u" before "oxígeno".
  const type = join === 'and' ? 'conjunction' : 'disjunction'
  return new Intl.ListFormat(locales[language], { type }).format([
    one(op1, value1),
    one(op2, value2),
  ])
}

const opposites = { '>': '≤', '≥': '<', '<': '≥', '≤': '>', '=': '≠', '≠': '=' } as const

const opposite = (rule: Comparisons & Pick<Delays, 'deadBand'>): Comparisons => {
  const { op1, value1, join, op2, value2, deadBand } = rule
  return {
    op1: opposites[op1],
    value1: clearingLimit(op1, value1, deadBand),
    join: join && (join === 'and' ? 'or' : 'and'),
    op2: op2 && opposites[op2],
    value2: op2 && value2 !== null ? clearingLimit(op2, value2, deadBand) : value2,
  }
}

/** To 12 digits, so that 3 − 0.1 is 2.9; without a separator in 3900, which reads as 3.9 where it has one. */
const numberText = (value: number, language: Language): string =>
  value.toLocaleString(locales[language], { maximumSignificantDigits: 12, useGrouping: 'min2' })

const filled = (text: Text, language: Language, values: Record<string, string>): string =>
  text[language].replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
