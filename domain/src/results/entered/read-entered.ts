import { amountOf, type Qualifier } from '../../evaluation/amount.ts'
import { fifteenDigits } from '../../units/convert.ts'
import { type CheckedParameter, resultChecker } from '../held/check-result.ts'
import type { Held, HeldReason } from '../held/held-reasons.ts'
import { type ColumnMarks, decimalMarkOfColumn, type StatedMark } from '../values/decimal-mark.ts'
import { readValue } from '../values/read-value.ts'
import type { UnitNames } from './unit-names.ts'

/** What a person or another system writes of one result; '' where there is nothing. */
export type EnteredTexts = {
  text: string
  unit: string
  detectionLimit: string
  quantificationLimit: string
  uncertainty: string
}
export type EnteredField = keyof EnteredTexts

/** As it is kept: all numbers in the unit of the parameter. */
export type EnteredResult = {
  value: number | null
  qualifier: Qualifier | null
  detectionLimit: number | null
  quantificationLimit: number | null
  uncertainty: number | null
}
export type EnteredIssue = { field: EnteredField; code: HeldReason; params: Held['params'] }

const fieldOf = {
  value: 'text',
  unit: 'unit',
  detectionLimit: 'detectionLimit',
  quantificationLimit: 'quantificationLimit',
} as const satisfies Partial<Record<Held['field'], EnteredField>>

/** Returns what settles 1,234 among values that were entered together. */
export const marksOfEntered = (texts: Iterable<string>, stated: StatedMark | null): ColumnMarks =>
  decimalMarkOfColumn(texts, stated)

/** Reads one result as those of files are read; where something is not understood, returns what and in which field. */
export const readEntered = (
  typed: EnteredTexts,
  parameter: CheckedParameter,
  { marks, units }: { marks: ColumnMarks; units: UnitNames },
): { result: EnteredResult } | { issues: EnteredIssue[] } => {
  const names = {
    station: () => null,
    parameter: () => parameter,
    ...units,
    method: () => null,
    campaign: () => null,
    laboratory: () => null,
  }
  const checked = resultChecker({ names, marks, today: '' })({
    place: { sheet: '', row: 1, column: 1 },
    value: typed.text,
    fields: {
      parameter: String(parameter.id),
      unit: typed.unit,
      detectionLimit: typed.detectionLimit,
      quantificationLimit: typed.quantificationLimit,
    },
  })
  if (!checked) return { issues: [{ field: 'text', code: 'not-a-value', params: {} }] }
  const issues = checked.held.flatMap(({ reason, field, params }): EnteredIssue[] => {
    const known = Object.hasOwn(fieldOf, field) ? fieldOf[field as keyof typeof fieldOf] : null
    return known ? [{ field: known, code: reason, params }] : []
  })
  const uncertainty = readUncertainty(typed.uncertainty, marks)
  if (uncertainty === 'unread')
    issues.push({ field: 'uncertainty', code: 'not-a-value', params: {} })
  if (issues.length > 0 || !checked.value || uncertainty === 'unread') return { issues }
  const inCanonical = (number: number | null) =>
    number === null || checked.unit === null ? null : parameter.toCanonical(number, checked.unit)
  const [detectionLimit, quantificationLimit] = [
    inCanonical(checked.detectionLimit),
    inCanonical(checked.quantificationLimit),
  ]
  const amount = amountOf({
    number: checked.canonical,
    qualifier: checked.value.qualifier,
    detectionLimit: checked.canonicalLimit ?? detectionLimit,
    quantificationLimit: checked.canonicalLimit ?? quantificationLimit,
  })
  const zero = inCanonical(0) ?? 0
  const width = inCanonical(uncertainty)
  return {
    result: {
      ...amount,
      detectionLimit,
      quantificationLimit,
      // A difference: of a temperature the shift between scales is not part of it.
      uncertainty: width === null ? null : fifteenDigits(width - zero),
    },
  }
}

/** "0.05", "±0.05" and "± 0,05"; in the unit of the value. */
const readUncertainty = (text: string, marks: ColumnMarks): number | null | 'unread' => {
  const read = readValue(text.replace(/^\s*(?:±|\+\/-)\s*/, ''), { marks })
  if (read.kind === 'none') return null
  return read.kind === 'value' && read.qualifier === '=' && read.number !== null && read.number >= 0
    ? read.number
    : 'unread'
}
