import type { Datum } from '../../geography/datum.ts'
import { parseDatum, parseZone } from '../../geography/utm-text.ts'
import type { UtmZone } from '../../geography/utm.ts'
import { cutText } from '../../cut-text.ts'
import { type CellText, textOf } from '../cell-text.ts'
import {
  readSampleDate,
  type SampleDateHow,
  type SampleDateRead,
  type SampleMoment,
} from '../dates/read-sample-date.ts'
import { remembering } from '../../remembering.ts'
import type { LayoutCell } from '../layout/read-layout.ts'
import type { ResultField } from '../layout/result-fields.ts'
import type { ColumnMarks, StatedMark } from '../values/decimal-mark.ts'
import { isUnitWord } from '../../units/substance-unit.ts'
import { readUnit, type UnitNames } from '../entered/unit-names.ts'
import { readValue, type ResultValue } from '../values/read-value.ts'
import { wordMeaning } from '../values/value-words.ts'
import type { Held, HeldReason } from './held-reasons.ts'

/** A parameter of the project, as far as a value is checked with it. */
export type CheckedParameter = {
  id: number
  /** Its canonical unit, and what is physically possible in it. */
  unit: string
  min: number | null
  max: number | null
  /** Whether files give it without a unit, as pH. */
  isUnitless: boolean
  /** A number in the canonical unit; null where the unit does not convert to it. */
  toCanonical: (number: number, unit: string) => number | null
}

/** What a file says beside a parameter's name, '' where it says nothing: Metales totales, Agua, mg/L. */
export type BesideParameter = { group: string; matrix: string; unit: string }

/** Finds what the names of a file mean: by name and alias. */
export type ResultNames = UnitNames & {
  station: (text: string) => number | null
  /** By name and what stands beside it; "several" where the name has two meanings. */
  parameter: (text: string, beside: BesideParameter) => CheckedParameter | 'several' | null
  method: (text: string) => number | null
  campaign: (text: string) => number | null
  laboratory: (text: string) => number | null
}

export type CheckHow = Pick<SampleDateHow, 'order' | 'today' | 'serials'> & {
  names: ResultNames
  marks?: StatedMark | ColumnMarks | undefined
  /** The one laboratory that the file may name: whose link it came by. */
  ownLaboratory?: { id: number; name: string } | null | undefined
}

/** A result that is read as far as it could be; what is held back is null. */
export type CheckedResult = {
  place: LayoutCell['place']
  stationId: number | null
  parameter: CheckedParameter | null
  methodId: number | null
  /** Null where the row names none. */
  campaignId: number | null
  laboratoryId: number | null
  moment: SampleMoment | null
  /** The unit's key. */
  unit: string | null
  value: ResultValue | null
  /** Number and limit in the parameter's canonical unit. */
  canonical: number | null
  canonicalLimit: number | null
  detectionLimit: number | null
  quantificationLimit: number | null
  zone: UtmZone | null
  datum: Datum | null
  /** The other texts, as written. */
  fields: LayoutCell['fields']
  held: Held[]
  /** Of more than a year ago, which is told once of a file. */
  isOld: boolean
}

/** Returns what checks the values of a file; it gives null where nothing was measured. */
export const resultChecker = (how: CheckHow): ((cell: LayoutCell) => CheckedResult | null) => {
  const date = remembering((text) => {
    const [on = '', time = ''] = text.split(separator)
    return readSampleDate(on, { ...how, time })
  })
  const names = {
    ...how.names,
    station: remembering(how.names.station),
    unit: remembering(how.names.unit),
    method: remembering(how.names.method),
    campaign: remembering(how.names.campaign),
    laboratory: remembering(how.names.laboratory),
    parameter: rememberingParameter(how.names.parameter),
  }
  let last: { date: CellText; time: CellText; read: SampleDateRead } | null = null
  const dateOf = ({ fields: { date: on = '', time = '' } }: LayoutCell) => {
    // The values of a sample follow one another.
    if (last?.date !== on || last.time !== time)
      last = { date: on, time, read: date(`${on}${separator}${time}`) }
    return last.read
  }
  return (cell) => checkResult(cell, { ...how, names }, dateOf(cell))
}

const separator = '\u001f'

/** What a name meant the last time, and what stood beside it then. */
type Found = { beside: BesideParameter | null; parameter: ReturnType<ResultNames['parameter']> }

const areSame = (one: BesideParameter, other: BesideParameter): boolean =>
  one.group === other.group && one.matrix === other.matrix && one.unit === other.unit

/** A file has few names of parameters, and the same beside each, for very many values. */
const rememberingParameter = (find: ResultNames['parameter']): ResultNames['parameter'] => {
  const lastOf = remembering((): Found => ({ beside: null, parameter: null }))
  return (text, beside) => {
    const last = lastOf(text)
    if (!last.beside || !areSame(last.beside, beside)) {
      last.beside = beside
      last.parameter = find(text, beside)
    }
    return last.parameter
  }
}

const checkResult = (
  cell: LayoutCell,
  how: CheckHow,
  date: SampleDateRead,
): CheckedResult | null => {
  const { place, fields } = cell
  const { names } = how
  const held: Held[] = []
  const tooLong = tooLongIn(fields)
  const hold = (reason: HeldReason, field: ResultField, params: Held['params'] = {}) => {
    // A text that is too long waits for that reason alone.
    if (!tooLong.includes(field) || reason === 'text-too-long')
      held.push({
        reason,
        field,
        text: cutText(heldText(reason, field, cell), keptTextMax),
        params,
      })
    return null
  }
  for (const field of tooLong) hold('text-too-long', field, { max: keptTextMax })
  const named = <Found>(
    field: 'station' | 'unit' | 'method' | 'campaign' | 'laboratory',
    find: (text: string) => Found | null,
    missing: HeldReason | null,
  ): Found | null => {
    const text = textIn(fields, field)
    if (isBlank(text)) return missing ? hold(missing, field) : null
    return find(text) ?? hold(`unknown-${field}`, field)
  }
  const parameter = parameterOf(cell, names, hold)
  const unitText = textIn(fields, 'unit')
  const isWithoutUnit =
    parameter?.isUnitless === true && (isBlank(unitText) || isUnitWord(unitText))
  const unit = isWithoutUnit
    ? parameter.unit
    : named('unit', (text) => readUnit(text, parameter, names), 'without-unit')
  const isOfParameter = !parameter || unit === null || parameter.toCanonical(1, unit) !== null
  if (parameter && !isOfParameter) hold('unit-not-of-parameter', 'unit', { unit: parameter.unit })
  const canonicalOf = (number: number | null) =>
    number === null || !parameter || unit === null || !isOfParameter
      ? null
      : parameter.toCanonical(number, unit)
  const isPossible = (number: number) => {
    const canonical = canonicalOf(number)
    return (
      canonical === null ||
      !parameter ||
      (canonical >= (parameter.min ?? -Infinity) && canonical <= (parameter.max ?? Infinity))
    )
  }
  const sign = textIn(fields, 'qualifier')
  // "ND" in the column of signs is the result, where the cell of the value is blank.
  const isSaidBySign = isBlank(textOf(cell.value)) && wordMeaning(sign) !== null
  const read = readValue(isSaidBySign ? sign : cell.value, { marks: how.marks, isPossible })
  if (read.kind === 'none') return null
  if (read.kind === 'held') hold(read.reason, 'value', readingsOf(read.readings))
  const value = read.kind === 'value' ? withQualifier(read, sign, hold) : null
  const limits = {
    detectionLimit: numberIn('detectionLimit'),
    quantificationLimit: numberIn('quantificationLimit'),
  }
  if (value) checkRange(value, canonicalOf(value.number), parameter, hold)

  function numberIn(field: 'detectionLimit' | 'quantificationLimit'): number | null {
    const cell = fields[field]
    if (cell === undefined) return null
    const limit = readValue(cell, { marks: how.marks })
    if (limit.kind === 'held') return hold(limit.reason, field, readingsOf(limit.readings))
    return limit.kind === 'value' ? limit.number : null
  }

  if (date.kind === 'none') hold('without-date', 'date')
  if (date.kind === 'held') {
    const [first = '', second = ''] = date.readings ?? []
    hold(date.reason, date.reason === 'time' && fields.time !== undefined ? 'time' : 'date', {
      first,
      second,
    })
  }
  const moment = date.kind === 'date' ? date.moment : null
  const limit = value ? limitOf(value, limits) : null
  return {
    place,
    stationId: named('station', names.station, 'without-station'),
    parameter,
    methodId: named('method', names.method, null),
    campaignId: named('campaign', names.campaign, null),
    laboratoryId: laboratoryOf(how.ownLaboratory ?? null),
    moment,
    unit,
    value,
    canonical: value ? canonicalOf(value.number) : null,
    canonicalLimit: canonicalOf(limit),
    ...limits,
    zone: spelled('zone', parseZone),
    datum: spelled('datum', parseDatum),
    fields,
    held,
    isOld: date.kind === 'date' && date.isOld,
  }

  function laboratoryOf(own: CheckHow['ownLaboratory']): number | null {
    if (!own) return named('laboratory', names.laboratory, null)
    const text = textIn(fields, 'laboratory')
    if (isBlank(text) || names.laboratory(text) === own.id) return isBlank(text) ? null : own.id
    return hold('laboratory-of-link', 'laboratory', { laboratory: own.name })
  }

  function spelled<Value>(field: 'zone' | 'datum', parse: (text: string) => Value | null) {
    const text = textIn(fields, field)
    return isBlank(text) ? null : (parse(text) ?? hold(field, field))
  }
}

/** The longest text that is kept of a result, by which it is also found again when it is answered. */
export const keptTextMax = 200

/** The texts that are kept with a sample or a result, or looked up by it. */
const keptFields = [
  'station',
  'date',
  'time',
  'parameter',
  'unit',
  'method',
  'sampleCode',
  'source',
  'chainOfCustody',
  'campaign',
  'laboratory',
  'report',
  'labReference',
] as const satisfies readonly ResultField[]

const tooLongIn = (fields: LayoutCell['fields']): readonly ResultField[] => {
  // Hardly any file has them, and there are very many values.
  for (const field of keptFields)
    if (isTooLong(fields[field])) return keptFields.filter((one) => isTooLong(fields[one]))
  return []
}

const isTooLong = (cell: CellText | undefined): boolean =>
  typeof cell === 'string' && cell.length > keptTextMax

/** As written. A unit is missing of a parameter, whose other results have the same one. */
const heldText = (
  reason: HeldReason,
  field: ResultField,
  { value, fields }: LayoutCell,
): string => {
  if (field === 'value') return String(value)
  return textIn(fields, reason === 'without-unit' ? 'parameter' : field)
}

type Hold = (reason: HeldReason, field: ResultField, params?: Held['params']) => null

const textIn = (fields: LayoutCell['fields'], field: ResultField): string =>
  textOf(fields[field] ?? '')

const parameterOf = (
  { fields }: LayoutCell,
  names: ResultNames,
  hold: Hold,
): CheckedParameter | null => {
  const text = textIn(fields, 'parameter')
  if (text === '') return hold('without-parameter', 'parameter')
  const found = names.parameter(text, {
    group: textIn(fields, 'group'),
    matrix: textIn(fields, 'matrix'),
    unit: textIn(fields, 'unit'),
  })
  if (found === 'several') return hold('several-parameters', 'parameter')
  return found ?? hold('unknown-parameter', 'parameter')
}

const isBlank = (text: string): boolean => /^[-–—]*$/u.test(text)

/** Numbers as texts: a number would be formatted with a thousands separator and look like the other reading. */
const readingsOf = (readings: { whole: number; decimal: number } | undefined): Held['params'] =>
  readings ? { whole: String(readings.whole), decimal: String(readings.decimal) } : {}

/** "<" in its own column belongs to the number beside it; a flag of the laboratory's own is held back. */
const withQualifier = (value: ResultValue, text: string, hold: Hold): ResultValue | null => {
  if (text === '' || text === '=') return value
  const { number } = value
  const meaning = wordMeaning(text)
  if (meaning === 'not-detected' || meaning === 'trace')
    return ['=', meaning].includes(value.qualifier)
      ? { ...value, qualifier: meaning, limit: number }
      : hold('not-a-value', 'qualifier')
  const read = number === null ? null : readValue(`${text}${number}`, { marks: '.' })
  const isSign = read?.kind === 'value' && read.number === number && read.qualifier !== '='
  if (!isSign || !['=', read.qualifier].includes(value.qualifier))
    return hold('not-a-value', 'qualifier')
  return { ...read, text: value.text }
}

const isBelow = ({ qualifier }: ResultValue): boolean =>
  qualifier === '<' || qualifier === '<=' || qualifier === 'not-detected' || qualifier === 'trace'

/** The limit below which a result lies: its own text's, else the one that its row or column gives. */
const limitOf = (
  value: ResultValue,
  limits: { detectionLimit: number | null; quantificationLimit: number | null },
): number | null => {
  if (!isBelow(value)) return null
  if (value.limit !== null) return value.limit
  return value.limitKind === 'quantification'
    ? limits.quantificationLimit
    : (limits.detectionLimit ?? limits.quantificationLimit)
}

/** "<20" may lie anywhere below, ">14" anywhere above. */
const checkRange = (
  { qualifier }: ResultValue,
  canonical: number | null,
  parameter: CheckedParameter | null,
  hold: Hold,
) => {
  if (canonical === null || !parameter) return
  const { min, max, unit } = parameter
  if (min !== null && canonical < min && !qualifier.startsWith('>'))
    hold('below-possible', 'value', { min, unit })
  if (max !== null && canonical > max && !qualifier.startsWith('<'))
    hold('above-possible', 'value', { max, unit })
}
