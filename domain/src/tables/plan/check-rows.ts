import { nameKey } from '../../name-key.ts'
import { marginDays } from '../../monitoring/frequencies.ts'
import { asListed } from '../../standards/categories.ts'
import { stationKey } from '../../stations/station-key.ts'
import type { Refuse as RefuseCell } from '../cell-problems.ts'
import type { DecimalMarks } from '../cell-readers.ts'
import { nameSuggester } from '../known-names.ts'
import { rowReader, type TableCells } from '../row-reader.ts'
import { type PlanColumn, type PlanIssue, planColumns, planTable } from './columns.ts'
import { type ListedSubcomponent, namedPlanLists, type PlanLists } from './lists.ts'
import { datesOfRow } from './row-dates.ts'
import { type NamedStation, stationsOfRows } from './row-stations.ts'

/** The monitorings of a valid row, one for each date. */
export type PlannedRow = {
  componentId: number
  subcomponentId: number | null
  miningComponentId: number | null
  sourceTypeId: number | null
  profileId: number | null
  frequencyId: number | null
  type: 'scheduled' | 'additional'
  sampleExpected: boolean
  dates: string[]
  marginDays: number
  commitment: string | null
  instrument: string | null
  standard: string | null
  category: string | null
  observation: string | null
}

export type CheckedRow = {
  /** Rows of one station are checked against each other; '' without a code. */
  stationKey: string
  issues: PlanIssue[]
  planned: PlannedRow | null
  /** The number of dates generated for it, valid or not, which callers limit over all rows. */
  dateCount: number
  /** What the row, valid or not, adds to what the project knows about its station. */
  station: NamedStation | null
}

/** Answers about similar codes, by station key: the known code that was meant, or the code itself. */
export type CodeAnswers = Readonly<Record<string, string>>

export type PlanCheckOptions = {
  /** For rows that do not give their own. */
  defaultType?: PlannedRow['type'] | undefined
  codeAnswers?: CodeAnswers | undefined
  decimalMarks?: DecimalMarks | undefined
}

export type PlanCheck = (cells: TableCells, row: number) => CheckedRow

/**
 * Checks the rows of a plan in their order. Rows depend on each other only through their station
 * (coordinates, repetitions), so the rows of one station can be checked again alone.
 */
export const createPlanCheck = (
  lists: PlanLists,
  { defaultType = 'scheduled', codeAnswers = {}, decimalMarks }: PlanCheckOptions = {},
): PlanCheck => {
  const answers = new Map(Object.entries(codeAnswers))
  const read = readerOf(lists, decimalMarks)
  const subcomponentOf = subcomponents(lists.subcomponents)
  const stations = stationsOfRows(lists.stations)
  const listedStandard = kept(asListed)
  const rowOf = new Map<string, number>()

  return (cells, row) => {
    const issues: PlanIssue[] = []
    const refuse: Refuse = (column, code, params = {}) => {
      issues.push({ column, code, params })
    }
    const values = read(cells, issues)
    const subcomponent = subcomponentOf(values.component?.id, values.subcomponent ?? '', refuse)
    const dates = datesOfRow(values, lists.seasons, refuse)
    const standard = listedStandard(values.standard ?? null, values.category ?? null)
    const written = values.stationCode ?? ''
    const answer = answers.get(stationKey(written))
    const code = answer ?? written
    const key = stationKey(code)
    const names = [values.sourceType?.name, subcomponent?.name, values.component?.name]
    const isAnswered = answer !== undefined
    const station = stations({ ...values, ...standard, key, code, isAnswered, names }, row, refuse)
    const told = { stationKey: key, station, dateCount: dates.length }
    if (issues.length > 0 || !values.component)
      return { ...told, issues: inColumnOrder(issues), planned: null }
    const componentId = values.component.id
    const subcomponentId = subcomponent?.id ?? null
    const found = { componentId, subcomponentId, dates, ...standard }
    const planned = { ...plannedFrom(values, defaultType), ...found }
    const identity = identityOf(key, planned)
    const earlier = rowOf.get(identity)
    if (earlier === undefined) rowOf.set(identity, row)
    else refuse('stationCode', 'repeated-row', { row: earlier })
    return { ...told, issues, planned: earlier === undefined ? planned : null }
  }
}

const readerOf = (lists: PlanLists, marks?: DecimalMarks) =>
  rowReader(planTable, namedPlanLists(lists), marks)

/** The checks of each cell alone. */
const plannedFrom = (
  { frequency, ...values }: ReturnType<ReturnType<typeof readerOf>>,
  defaultType: PlannedRow['type'],
): Omit<PlannedRow, 'componentId' | 'subcomponentId' | 'dates' | 'standard' | 'category'> => ({
  miningComponentId: values.miningComponent?.id ?? null,
  sourceTypeId: values.sourceType?.id ?? null,
  profileId: values.profile?.id ?? null,
  frequencyId: frequency?.id ?? null,
  type: values.type ?? defaultType,
  sampleExpected: values.sample ?? true,
  marginDays: frequency?.marginDays ?? marginDays(frequency?.rule ?? 'once'),
  commitment: values.commitment ?? null,
  instrument: values.instrument ?? null,
  observation: values.observation ?? null,
})

/** Two rows that have all of this in common are the same monitoring. */
const identityOf = (key: string, row: PlannedRow): string =>
  [
    key,
    row.componentId,
    row.subcomponentId,
    row.miningComponentId,
    row.sourceTypeId,
    row.profileId,
    row.frequencyId,
    row.type,
    row.commitment,
    row.instrument,
    row.standard,
    row.category,
    row.dates.length,
    row.dates[0],
    row.dates.at(-1),
  ].join('\u0001')

type Refuse = RefuseCell<PlanColumn>

/** Memoises a function of two texts: the rows of a plan repeat their values. */
const kept = <T>(answer: (a: string | null, b: string | null) => T) => {
  const known = new Map<string, T>()
  return (a: string | null, b: string | null): T => {
    const key = `${a ?? ''}\u0001${b ?? ''}`
    let found = known.get(key)
    if (found === undefined) {
      found = answer(a, b)
      if (known.size >= 5_000) known.clear()
      known.set(key, found)
    }
    return found
  }
}

const subcomponents = (entries: readonly ListedSubcomponent[]) => {
  const plain = kept((text) => nameKey(text ?? ''))
  const named = Map.groupBy(entries, ({ name }) => nameKey(name))
  const suggesters = new Map<number | undefined, ReturnType<typeof nameSuggester>>()
  const suggesterOf = (componentId: number | undefined) => {
    const found =
      suggesters.get(componentId) ??
      nameSuggester(entries.filter((one) => one.componentId === componentId))
    suggesters.set(componentId, found)
    return found
  }
  return (
    componentId: number | undefined,
    text: string,
    refuse: Refuse,
  ): ListedSubcomponent | null => {
    if (text === '') return null
    const all = named.get(plain(text, null)) ?? []
    // If the component itself is invalid, a subcomponent of any component is accepted.
    const within = all.filter((one) => componentId === undefined || one.componentId === componentId)
    const live = within.find(({ isRetired }) => !isRetired)
    if (live) return live
    if (within.length > 0) refuse('subcomponent', 'retired')
    else if (all.length > 0) refuse('subcomponent', 'not-in-component')
    else refuse('subcomponent', 'not-in-list', suggesterOf(componentId)(text))
    return null
  }
}

const columnAt = Object.fromEntries(planColumns.map((column, at) => [column, at])) as Record<
  PlanColumn,
  number
>
const inColumnOrder = (issues: PlanIssue[]) =>
  issues.sort((a, b) => columnAt[a.column] - columnAt[b.column])
