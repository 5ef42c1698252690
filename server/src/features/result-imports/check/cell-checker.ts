import type {
  Answer,
  CheckedResult,
  CheckHow,
  Datum,
  FieldPlaces,
  LayoutCell,
  ResultField,
  SampleMoment,
  StationFields,
  StationKind,
  UtmZone,
} from '@puquio/domain'
import {
  altitudeLimitsM,
  amountOf,
  answersOfFile,
  applies,
  cutText,
  geoPointOf,
  isNaming,
  lineText,
  planTextMax,
  readSampleDate,
  readSampleType,
  readValue,
  remembering,
  resultChecker,
  sampleInstant,
  textOf,
  utmLimitsM,
  zonedInstant,
} from '@puquio/domain/laboratory-files'
import type { FoundMarks } from './collect-columns.ts'
import { type ListNames, namesOf, type ResultLists } from './lists.ts'
import type { StagedResult } from './staged-line.ts'

export type CheckOptions = {
  lists: ResultLists
  found: FoundMarks
  answers: readonly Answer[]
  /** Today in the project's zone. */
  today: string
  timeZone: string
  utmZone: UtmZone | null
  datum: Datum | null
  ownLaboratory: CheckHow['ownLaboratory']
}

/** A value as it is kept while it waits: with the places of its texts, which are marked in the person's own workbook. */
export type StoredCell = LayoutCell & { places?: FieldPlaces }

/** Returns what checks a value with all that was answered to it; the same code runs in the sandbox and here. */
export function cellChecker(options: CheckOptions) {
  const names = namesOf(options.lists)
  const read = rememberedDates(options)
  const { found, today, ownLaboratory } = options
  const base: CheckHow = { ...found, names, today, ownLaboratory }
  const check = resultChecker(base)
  // Names of the whole file are aliases, which the lists have.
  const ofFile = answersOfFile(options.answers.filter(({ act }) => !isNaming(act)))
  const isNewVersion = options.answers.some(
    ({ position, act }) => position === null && act.kind === 'new-version',
  )
  const ofRow = Map.groupBy(options.answers, (one) => one.position)
  return (
    cell: StoredCell,
    position: number,
    placesOf = () => cell.places ?? {},
  ): StagedResult | 'blank' | 'left-out' => {
    if (textOf(cell.fields.calculated ?? '') !== '') return 'left-out'
    // Most files have no answers yet.
    if (options.answers.length === 0) {
      const result = check(cell)
      if (!result) return 'blank'
      const places = result.held.length > 0 ? placesOf() : {}
      return staged(result, { cell, places, position, addsVersion: false, names, options, read })
    }
    const mine = ofRow.get(position) ?? []
    let written = withTexts(cell, mine)
    let result = (mine.length > 0 ? resultChecker(answered(base, names, mine)) : check)(written)
    const general = ofFile(result?.held ?? [])
    const texts = general.filter(({ act }) => act.kind === 'text')
    if (texts.length > 0) {
      written = withTexts(written, texts)
      result = (mine.length > 0 ? resultChecker(answered(base, names, mine)) : check)(written)
      // What stands there now may wait for a reason that was answered, too.
      general.push(...ofFile(result?.held ?? []))
    }
    if (general.some(({ act }) => act.kind === 'decimal-mark' || act.kind === 'date-order'))
      result = resultChecker(answered(base, names, [...mine, ...general]))(written)
    if (!result) return 'blank'
    const all = [...mine, ...general]
    if (all.some(({ act }) => act.kind === 'leave-out')) return 'left-out'
    const accepted = mine.filter(({ act }) => act.kind === 'accept')
    const held = result.held.filter((one) => !accepted.some((answer) => applies(answer, one)))
    const addsVersion = isNewVersion || mine.some(({ act }) => act.kind === 'new-version')
    const places = held.length > 0 ? placesOf() : {}
    return staged(
      { ...result, held },
      { cell, places, position, addsVersion, names, options, read },
    )
  }
}

const withTexts = (cell: LayoutCell, answers: readonly Answer[]): LayoutCell => {
  let { value } = cell
  const fields = { ...cell.fields }
  for (const { field, act } of answers) {
    if (act.kind !== 'text') continue
    if (field === 'value') value = act.text
    else fields[field] = act.text
  }
  return { ...cell, value, fields }
}

const answered = (how: CheckHow, names: ListNames, answers: readonly Answer[]): CheckHow => {
  const changed: CheckHow = { ...how, names: { ...how.names } }
  for (const { field, act } of answers) {
    if (act.kind === 'decimal-mark') changed.marks = act.mark
    if (act.kind === 'date-order') changed.order = act.order
    if (act.kind === 'unit') changed.names.unit = () => names.unitOf(act.unit)
    if (act.kind !== 'name') continue
    if (field === 'station') changed.names.station = () => names.stationOf(act.id)
    if (field === 'parameter') changed.names.parameter = () => names.byId(act.id)
    if (field === 'campaign') changed.names.campaign = () => names.campaignOf(act.id)
    if (field === 'laboratory') changed.names.laboratory = () => names.laboratoryOf(act.id)
  }
  return changed
}

type StagedWith = {
  cell: LayoutCell
  places: FieldPlaces
  position: number
  addsVersion: boolean
  names: ListNames
  options: CheckOptions
  read: ReturnType<typeof rememberedDates>
}

/** A sample's day and time stand in the row of each of its values, and reckoning with a time zone is slow. */
const rememberedDates = ({ found, today, timeZone }: CheckOptions) => ({
  instant: rememberingMoments((moment) =>
    moment.time === null
      ? zonedInstant(moment.on, '00:00', timeZone)
      : sampleInstant(moment, timeZone),
  ),
  analysedOn: remembering((text) => {
    const read = readSampleDate(text, { order: found.order, today })
    return read.kind === 'date' ? read.moment.on : null
  }),
})

/** What checks a value gives the same moment for the same texts. */
function rememberingMoments(read: (moment: SampleMoment) => string) {
  const known = new WeakMap<SampleMoment, string>()
  return (moment: SampleMoment): string => {
    const found = known.get(moment) ?? read(moment)
    known.set(moment, found)
    return found
  }
}

function staged(
  result: CheckedResult,
  { cell, places, position, addsVersion, names, options, read }: StagedWith,
): StagedResult {
  const { moment, parameter, value, unit, fields, held } = result
  const isHeld = held.length > 0
  const text = (field: ResultField) => textOf(fields[field] ?? '')
  const inCanonical = (number: number | null) =>
    number === null || unit === null ? null : (parameter?.toCanonical(number, unit) ?? null)
  const amount = value
    ? amountOf({
        number: result.canonical,
        qualifier: value.qualifier,
        detectionLimit: result.canonicalLimit ?? inCanonical(result.detectionLimit),
        quantificationLimit: result.canonicalLimit ?? inCanonical(result.quantificationLimit),
      })
    : null
  const matrix = parameter ? names.matrixOf(parameter.id) : null
  return {
    position,
    sheet: cell.place.sheet,
    row: cell.place.row,
    at: cell.place.column,
    station_id: result.stationId,
    parameter_id: parameter?.id ?? null,
    sampled_at: moment && read.instant(moment),
    sampled_on: moment?.on ?? null,
    has_time: moment ? moment.time !== null : null,
    depth_m: numberIn(fields.depth),
    matrix,
    type: readSampleType(text('sampleType')),
    code: cutText(text('sampleCode'), textMax),
    source: cutText(text('source'), textMax),
    chain_of_custody: given(text('chainOfCustody')),
    report: given(text('report')),
    value: amount?.value ?? null,
    detection_limit: inCanonical(result.detectionLimit),
    quantification_limit: inCanonical(result.quantificationLimit),
    uncertainty: inCanonical(numberIn(fields.uncertainty)),
    qualifier: amount?.qualifier ?? null,
    text: cutText(textOf(cell.value), textMax),
    unit: cutText(text('unit'), textMax) || unit,
    method: given(text('method')),
    laboratory_reference: given(text('labReference')),
    analysed_on:
      fields.analysedOn === undefined ? null : read.analysedOn(String(fields.analysedOn)),
    is_old: result.isOld,
    held: isHeld ? held.map((one) => ({ ...one, text: cutText(one.text, textMax) })) : null,
    cell: isHeld ? { ...cell, fields: shortened(cell.fields), places } : null,
    new_station: held.some((one) => one.reason === 'unknown-station')
      ? newStation(result, matrix, options)
      : null,
    adds_version: addsVersion || null,
    is_known: null,
    campaign_id: result.campaignId,
    laboratory_id: result.laboratoryId,
  }
}

const textMax = 200
const cellMax = 500

/** The longest text that is kept of a cell which waits. */
const shortened = (fields: LayoutCell['fields']): LayoutCell['fields'] =>
  Object.fromEntries(
    Object.entries(fields).map(([field, cell]) => [
      field,
      typeof cell === 'number' ? cell : cutText(cell, cellMax),
    ]),
  )

const given = (text: string): string | null => (text === '' ? null : cutText(text, textMax))

const numberIn = (cell: string | number | undefined): number | null => {
  if (cell === undefined) return null
  const read = readValue(cell)
  return read.kind === 'value' ? read.number : null
}

const kinds: Record<string, StationKind> = {
  water: 'surface-water',
  air: 'air',
  noise: 'noise',
  soil: 'soil',
}

/** The station that an unknown name may become, with the coordinates that its row has. */
function newStation(
  { fields, zone, datum }: CheckedResult,
  matrix: string | null,
  options: CheckOptions,
): StationFields | null {
  const code = lineText(textOf(fields.station ?? ''))
  if (code.length > planTextMax.stationCode) return null
  const source = textOf(fields.source ?? '')
  const kind = /efluente|effluent/i.test(source)
    ? 'effluent'
    : /subterr|ground/i.test(source)
      ? 'groundwater'
      : (kinds[matrix ?? 'water'] ?? 'other')
  const [eastingM, northingM] = [numberIn(fields.easting), numberIn(fields.northing)]
  const inZone = zone ?? options.utmZone
  const isPlace =
    eastingM !== null &&
    northingM !== null &&
    inZone !== null &&
    isWithin(eastingM, utmLimitsM.eastingM) &&
    isWithin(northingM, utmLimitsM.northingM)
  const point = isPlace
    ? geoPointOf({
        system: 'utm',
        eastingM,
        northingM,
        zone: inZone,
        datum: datum ?? options.datum ?? 'WGS84',
      })
    : null
  const altitude = numberIn(fields.altitude)
  return {
    code,
    name: '',
    kind,
    point,
    altitudeM: altitude !== null && isWithin(altitude, altitudeLimitsM) ? altitude : null,
    standard: null,
    category: null,
  }
}

const isWithin = (value: number, { min, max }: { min: number; max: number }) =>
  value >= min && value <= max
