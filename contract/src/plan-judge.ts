import { asListed, marginDays, nameKey } from '@puquio/domain'
import { datesOfRow } from './plan-dates.ts'
import { notInList, planCells } from './plan-cells.ts'
import { type ListedSubcomponent, type PlanLists, stationKey } from './plan-lists.ts'
import { type PlanCells, type PlanColumn, type PlanIssue, planColumns } from './plan-rows.ts'
import { judgeStations, type NamedStation } from './plan-stations.ts'

export type { NamedStation } from './plan-stations.ts'

/** The monitorings that a good row stands for: one a date. */
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

export type JudgedRow = {
  /** Rows of one station are judged against each other; '' without a code. */
  stationKey: string
  issues: PlanIssue[]
  planned: PlannedRow | null
  /** What the row, good or bad, tells of its station beyond what the project knows. */
  station: NamedStation | null
}

export type PlanJudge = (cells: PlanCells, row: number) => JudgedRow

/**
 * Judges the rows of a plan in their order. Rows touch each other only through their station (its
 * coordinates, repetitions), so that the rows of one station can be judged again by themselves.
 */
export const createPlanJudge = (
  lists: PlanLists,
  defaultType: 'scheduled' | 'additional' = 'scheduled',
): PlanJudge => {
  const readers = cellReaders(lists)
  const subcomponentOf = subcomponents(lists.subcomponents)
  const stations = judgeStations(lists.stations)
  const listedStandard = kept(asListed)
  const rowOf = new Map<string, number>()

  return (cells, row) => {
    const issues: PlanIssue[] = []
    const refuse = (
      column: PlanColumn,
      code: PlanIssue['code'],
      params: PlanIssue['params'] = {},
    ) => {
      issues.push({ column, code, params })
    }
    const value = <C extends PlanColumn>(column: C): CellValue<C> | undefined => {
      const read = readers[column](cells[columnAt[column]] ?? '')
      if (read.issue) issues.push(read.issue)
      return read.value as CellValue<C> | undefined
    }
    const code = value('stationCode') ?? ''
    const component = value('component')
    const subcomponent = subcomponentOf(component?.id, value('subcomponent') ?? '', refuse)
    const miningComponent = value('miningComponent')
    const sourceType = value('sourceType')
    const type = value('type') ?? defaultType
    const profile = value('profile')
    const sampleExpected = value('sample') ?? true
    const frequency = value('frequency')
    const given = {
      estimatedOn: value('estimatedOn'),
      frequency,
      startsOn: value('startsOn'),
      endsOn: value('endsOn'),
    }
    const dates = datesOfRow(given, lists.seasons, refuse)
    const [commitment, instrument] = [value('commitment') ?? null, value('instrument') ?? null]
    const { standard, category } = listedStandard(
      value('standard') ?? null,
      value('category') ?? null,
    )
    const observation = value('observation') ?? null
    const key = stationKey(code)
    const station = stations(
      {
        key,
        code,
        easting: value('easting'),
        northing: value('northing'),
        zone: value('zone'),
        datum: value('datum'),
        altitude: value('altitude'),
        names: [sourceType?.name, subcomponent?.name, component?.name],
        standard,
        category,
      },
      row,
      refuse,
    )
    if (issues.length > 0 || !component) {
      return { stationKey: key, issues: inColumnOrder(issues), planned: null, station }
    }
    const planned: PlannedRow = {
      componentId: component.id,
      subcomponentId: subcomponent?.id ?? null,
      miningComponentId: miningComponent?.id ?? null,
      sourceTypeId: sourceType?.id ?? null,
      profileId: profile?.id ?? null,
      frequencyId: frequency?.id ?? null,
      type,
      sampleExpected,
      dates,
      marginDays: frequency?.marginDays ?? marginDays(frequency?.rule ?? 'once'),
      commitment,
      instrument,
      standard,
      category,
      observation,
    }
    const identity = identityOf(key, planned)
    const earlier = rowOf.get(identity)
    if (earlier === undefined) rowOf.set(identity, row)
    else refuse('stationCode', 'repeated-row', { row: earlier })
    return { stationKey: key, issues, planned: earlier === undefined ? planned : null, station }
  }
}

/** Two rows with all of this in common are one monitoring twice; other words do not part them. */
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

type Schemas = ReturnType<typeof planCells>
type CellValue<C extends PlanColumn> = NonNullable<Schemas[C]['_zod']['output']> | null
type ReadCell = { value?: unknown; issue?: PlanIssue }

const columnAt = Object.fromEntries(planColumns.map((column, at) => [column, at])) as Record<
  PlanColumn,
  number
>

/** Plans repeat their words: what a text means is kept, a few thousand texts a column. */
const cellReaders = (lists: PlanLists) => {
  const schemas = planCells(lists)
  const reader = (column: PlanColumn) => {
    const known = new Map<string, ReadCell>()
    return (text: string): ReadCell => {
      let read = known.get(text)
      if (!read) {
        read = readCell(column, schemas[column].safeParse(text))
        if (known.size >= 5_000) known.clear()
        known.set(text, read)
      }
      return read
    }
  }
  return Object.fromEntries(planColumns.map((column) => [column, reader(column)])) as Record<
    PlanColumn,
    (text: string) => ReadCell
  >
}

type Told = PlanIssue['params'] & { code: PlanIssue['code'] }
type Parsed = ReturnType<Schemas[PlanColumn]['safeParse']>
const readCell = (column: PlanColumn, parsed: Parsed): ReadCell => {
  if (parsed.success) return { value: parsed.data }
  const [issue] = parsed.error.issues
  const { code, ...params } = (issue?.code === 'custom' ? issue.params : {}) as Told
  return { issue: { column, code, params } }
}

type Refuse = (column: PlanColumn, code: PlanIssue['code'], params?: PlanIssue['params']) => void

/** A function of two texts, its answers kept: the rows of a plan ask the same again and again. */
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
  return (
    componentId: number | undefined,
    text: string,
    refuse: Refuse,
  ): ListedSubcomponent | null => {
    if (text === '') return null
    const all = named.get(plain(text, null)) ?? []
    // While the component itself is wrong, any subcomponent may be right.
    const within = all.filter((one) => componentId === undefined || one.componentId === componentId)
    const live = within.find(({ isRetired }) => !isRetired)
    if (live) return live
    if (within.length > 0) refuse('subcomponent', 'retired')
    else if (all.length > 0) refuse('subcomponent', 'not-in-component')
    else
      refuse(
        'subcomponent',
        'not-in-list',
        notInList(
          text,
          entries.filter((one) => one.componentId === componentId),
        ),
      )
    return null
  }
}

const inColumnOrder = (issues: PlanIssue[]) =>
  issues.sort((a, b) => columnAt[a.column] - columnAt[b.column])
