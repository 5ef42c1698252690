import type {
  EnterableParameter,
  EnteredResultInput,
} from '@puquio/contract/laboratory/sample-entry'
import type { SampleResult } from '@puquio/contract/laboratory/sample-record'
import {
  checkedParameter,
  convert,
  findUnit,
  hasOpenMark,
  type Language,
  marksOfEntered,
  type Matrix,
  projectParameterFinder,
  readEntered,
  readSampleDate,
  readUnit,
  unitIn,
  type UnitNames,
} from '@puquio/domain'

/** One result as it is typed; the parameter by any of its names. */
export type Row = {
  parameter: string
  text: string
  unit: string
  detectionLimit: string
  quantificationLimit: string
  uncertainty: string
  method: string
  analysedOn: string
  laboratoryReference: string
}
export type RowField = keyof Row

/** In the order of the grid, in which a block from a spreadsheet is pasted. */
export const rowFields = [
  'parameter',
  'text',
  'unit',
  'detectionLimit',
  'quantificationLimit',
  'method',
  'analysedOn',
  'uncertainty',
  'laboratoryReference',
] as const satisfies readonly RowField[]

export const emptyRow: Row = {
  parameter: '',
  text: '',
  unit: '',
  detectionLimit: '',
  quantificationLimit: '',
  uncertainty: '',
  method: '',
  analysedOn: '',
  laboratoryReference: '',
}

export type Find = (name: string) => EnterableParameter | 'several' | null

/** Returns how names in the grid are found, among the parameters of the sample's matrix. */
export const finderOf = (parameters: readonly EnterableParameter[], matrix: Matrix): Find => {
  const byKey = new Map(parameters.map((one) => [one.key, one]))
  const find = projectParameterFinder(parameters)
  return (name) => {
    const found = find(name, { matrix })
    if (found.kind === 'several') return 'several'
    return found.kind === 'one' ? (byKey.get(found.key) ?? null) : null
  }
}

/** A row that a parameter is proposed by: its name and its unit, to be filled in. */
export const proposedRow = ({ name, unit }: EnterableParameter, language: Language): Row => ({
  ...emptyRow,
  parameter: name[language],
  unit: unitIn(unit, language),
})

/** A parameter that is named brings its unit along, where no other was typed. */
export const changeRow = (
  row: Row,
  change: Partial<Row>,
  { find, language }: { find: Find; language: Language },
): Row => {
  const next = { ...row, ...change }
  if (change.parameter === undefined || change.unit !== undefined) return next
  const [before, after] = [find(row.parameter), find(next.parameter)]
  const own = before === null || before === 'several' ? '' : unitIn(before.unit, language)
  return after === null || after === 'several' || (next.unit !== '' && next.unit !== own)
    ? next
    : { ...next, unit: unitIn(after.unit, language) }
}

/** A result that is there already, with its limits in the unit of its text. */
export const rowOf = (
  result: SampleResult,
  {
    parameters,
    units,
    language,
  }: { parameters: readonly EnterableParameter[]; units: UnitNames; language: Language },
): Row => {
  const { parameter, textUnit } = result
  const from = findUnit(parameter.unit)
  const to = findUnit(readUnit(textUnit, parameter, units) ?? '')
  const species = parameters.find(({ id }) => id === parameter.id)
  const inItsUnit = (value: number | null): string => {
    if (value === null) return ''
    if (from === null || to === null || from === to) return plainNumber(value)
    const converted = convert(value, from, to, species)
    return 'value' in converted ? plainNumber(converted.value) : ''
  }
  return {
    parameter: parameter.name[language],
    text: result.text,
    unit: textUnit,
    detectionLimit: inItsUnit(result.detectionLimit),
    quantificationLimit: inItsUnit(result.quantificationLimit),
    uncertainty: inItsUnit(result.uncertainty),
    method: result.method ?? '',
    analysedOn: result.analysedOn?.split('-').toReversed().join('/') ?? '',
    laboratoryReference: result.laboratoryReference ?? '',
  }
}

/** With a digit more where 1.234 could be read as thousands, so that it means the same under any mark. */
const plainNumber = (value: number): string =>
  hasOpenMark(String(value)) ? `${value}0` : String(value)

export type RowIssue = {
  row: number
  field: RowField
  code: string
  params: Record<string, string | number>
}
type Entering = {
  find: Find
  units: UnitNames
  decimalMark: '.' | ','
  /** Today in the project's time zone. */
  today: string
  sampledOn: string | null
  /** Rows that are left as they are: not sent, and not checked. */
  isLeft?: (row: Row, index: number) => boolean
}

/** Results as they are sent, each with the row that it comes from; rows without a value or with an issue are none. */
export const readRows = (
  rows: readonly Row[],
  { find, units, decimalMark, today, sampledOn, isLeft = () => false }: Entering,
): { results: (EnteredResultInput & { row: number })[]; issues: RowIssue[] } => {
  const filled = rows.flatMap((row, index) =>
    row.text.trim() === '' || isLeft(row, index) ? [] : [{ row, index }],
  )
  const marks = marksOfEntered(
    filled.map(({ row }) => row.text),
    decimalMark,
  )
  const issues: RowIssue[] = []
  const seen = new Set<number>()
  const results = filled.flatMap(({ row, index }) => {
    const refuse = (field: RowField, code: string, params: RowIssue['params'] = {}) => {
      issues.push({ row: index, field, code, params })
      return []
    }
    const before = issues.length
    const parameter = find(row.parameter)
    if (row.parameter.trim() === '') return refuse('parameter', 'without-parameter')
    if (parameter === null) return refuse('parameter', 'unknown-parameter')
    if (parameter === 'several') return refuse('parameter', 'several-parameters')
    if (seen.has(parameter.id)) return refuse('parameter', 'repeated')
    seen.add(parameter.id)
    const { parameter: _, analysedOn: typedDate, ...typed } = row
    const read = readEntered(typed, checkedParameter(parameter), { marks, units })
    if ('issues' in read)
      for (const { field, code, params } of read.issues) refuse(field, code, params)
    const date = readSampleDate(typedDate, { today, order: 'day-first' })
    if (date.kind === 'held') return refuse('analysedOn', date.reason)
    const analysedOn = date.kind === 'date' ? date.moment.on : null
    if (analysedOn !== null && sampledOn !== null && analysedOn < sampledOn)
      return refuse('analysedOn', 'before-sample')
    if (issues.length > before) return []
    return [{ ...typed, parameterId: parameter.id, analysedOn, row: index }]
  })
  return { results, issues }
}

/** Returns the rows with one more for a parameter, in the place of the first empty one. */
export const withParameter = (
  rows: readonly Row[],
  parameter: EnterableParameter,
  language: Language,
): Row[] => {
  const empty = rows.findIndex((row) => Object.values(row).every((text) => text === ''))
  const added = proposedRow(parameter, language)
  return empty === -1 ? [...rows, added] : rows.with(empty, added)
}
