import type { ListedSounding } from '@puquio/contract/levels/soundings'
import type { SheetReading } from '@puquio/contract/kit/sheet-head'
import type { CellIssue } from '@puquio/contract/reference'
import {
  cellKey,
  cutText,
  levelSourceTerms,
  nameKey,
  nameSuggester,
  type SoundingState,
  soundingIssue,
  soundingLevelM,
  tenthOfMm,
  zonedInstant,
} from '@puquio/domain'
import type { SheetRead } from '../../../platform/tables/read-sheet.ts'
import { readSheetRows, type SheetRowRead } from '../../../platform/tables/sheet-rows.ts'
import { depthOf, levelsOf, soleValue, surveyedAt } from '../soundings/enter-sounding.ts'
import type { NewSounding } from '../soundings/soundings-store.ts'
import type { KnownWell, KnownWells } from './known-wells-store.ts'
import { datesOf, textIn } from './read-soundings.ts'

export type CheckedSounding = { sounding: NewSounding; well: KnownWell; shown: ListedSounding }

type Row = SheetRowRead<'soundings'>
/** Where a field sheet names none. */
const noon = '12:00'

type When = { timeZone: string; now: Date }

/** What a person said of the file: of dates that may be day/month or month/day, and of rows that are to be skipped. */
export type Said = { dateOrder: SheetReading['dateOrder']; skip: ReadonlySet<number> }

/** A row that is not imported: a note, a title, who signs a sheet, or one that a person skips. */
export type NamedRow = { row: number; text: string }

const levelFields = ['depthToWaterM', 'state', 'headAboveTopM'] as const
const rowTextMax = 200

/** How the file of levels names, in each language, what a sensor measured. */
const ofSensor = new Set(Object.values(levelSourceTerms.sensor).map(nameKey))

/** Reads rows as soundings of the wells that the project has; a moment that a well has already is left as it is. */
export function checkSoundings(
  sheet: SheetRead,
  wells: KnownWells,
  { dateOrder, skip, ...when }: When & Said,
) {
  const measured = sheet.rows.filter(({ texts }) => !ofSensor.has(cellKey(textIn(texts, 'source'))))
  const issues: CellIssue[] = []
  const soundings: CheckedSounding[] = []
  const moments = new Map<string, number>()
  const isNote = (texts: readonly string[]) =>
    levelFields.every((field) => textIn(texts, field) === '') &&
    !wells.has(cellKey(textIn(texts, 'well')))
  const { notes = [], all = [] } = Object.groupBy(measured, ({ texts }) =>
    isNote(texts) ? 'notes' : 'all',
  )
  // Skipped ones, too, say in which order day and month stand.
  const { dates, question } = datesOf({ ...sheet, rows: all }, dateOrder)
  const rows = all.filter(({ row }) => !skip.has(row))
  const known: Known = { wells, suggest: nameSuggester(listed(wells)), isKnown: knownMoments() }
  for (const read of readSheetRows('soundings', { ...sheet, rows }, [], issues, dates)) {
    const checked = soundingOf(read, known, when)
    if (!checked || read.isRefused()) continue
    const moment = `${checked.well.id} ${checked.sounding.measuredAt}`
    const earlier = moments.get(moment)
    if (earlier !== undefined) read.refuse('measuredOn', 'repeated-row', { row: earlier })
    else soundings.push(checked)
    moments.set(moment, earlier ?? read.row)
  }
  // One answer settles those of dates: they are not wrong by themselves.
  const wrong = question ? issues.filter(({ code }) => code !== 'ambiguous-date') : issues
  return {
    soundings: withChanges(soundings),
    issues: wrong,
    badRows: [...new Set(wrong.map(({ row }) => row))],
    skipped: all.filter(({ row }) => skip.has(row)).map(named),
    question,
    sensorRows: sheet.rows.length - measured.length,
    leftOut: notes.map(named),
  }
}

const named = ({ row, texts }: SheetRead['rows'][number]): NamedRow => ({
  row,
  text: cutText(texts.filter((text) => text !== '').join(' · '), rowTextMax),
})

type Known = {
  wells: KnownWells
  suggest: ReturnType<typeof nameSuggester>
  isKnown: (well: KnownWell, atMs: number) => boolean
}

/** Whether a well was measured at a moment already; each well's moments are gathered once. */
function knownMoments(): Known['isKnown'] {
  const moments = new Map<KnownWell, ReadonlySet<number>>()
  return (well, atMs) => {
    const its = moments.get(well) ?? new Set(well.measured.map((one) => one.atMs))
    moments.set(well, its)
    return its.has(atMs)
  }
}

function soundingOf(
  { row, values, has, refuse }: Row,
  { wells, suggest, isKnown }: Known,
  when: When,
): CheckedSounding | null {
  const well = values.well ? wells.get(nameKey(values.well)) : undefined
  if (values.well && !well) refuse('well', 'not-in-list', suggest(values.well))
  if (well && well.retiredAt !== null) refuse('well', 'retired')
  const met = metOf(values)
  if (met.state === 'measured' && met.depthToWaterM === null) refuse('depthToWaterM', 'required')
  if (met.state === 'artesian' && met.headAboveTopM === null)
    refuse(has('headAboveTopM') ? 'headAboveTopM' : 'depthToWaterM', 'head-missing')
  if (!well || !values.measuredOn || values.measuredTime === undefined) return null
  const { on, time: timeOfDate } = values.measuredOn
  const time = values.measuredTime ?? timeOfDate
  const measuredAt = zonedInstant(on, time ?? noon, when.timeZone)
  if (Date.parse(measuredAt) > when.now.getTime()) refuse('measuredOn', 'in-future')
  const levels = levelsOf(well)
  const given = {
    state: met.state,
    ...soleValue({
      state: met.state,
      depthToWaterM: met.depthToWaterM ?? null,
      headAboveTopM: met.headAboveTopM ?? null,
    }),
  }
  const levelM = soundingLevelM(given, levels)
  if (levelM === null) return null
  if (soundingIssue(given, levels) === 'below-bottom')
    refuse('depthToWaterM', 'below-bottom', depthOf(levels))
  return {
    well,
    sounding: {
      wellId: well.id,
      measuredAt,
      ...given,
      ...surveyedAt(levels),
      measuredBy: values.measuredBy ?? '',
      note: values.note ?? '',
    },
    shown: {
      row,
      well: well.name,
      measuredAt,
      isNoon: time === null,
      ...given,
      levelM,
      changeM: null,
      isKnown: isKnown(well, Date.parse(measuredAt)),
    },
  }
}

const listed = (wells: KnownWells) =>
  [...wells.values()].map(({ id, name, retiredAt }) => ({
    id,
    name,
    isRetired: retiredAt !== null,
  }))

/** What was met; values that were not accepted are undefined. */
type Met = {
  state: SoundingState
  depthToWaterM: number | null | undefined
  headAboveTopM: number | null | undefined
}

/**
 * What a row says, whose word for dry or artesian may stand in place of the depth. Without a word a row of a depth was
 * measured, one of a head alone is artesian, and so is one of a depth above the top.
 */
function metOf({ state, depthToWaterM: depth, headAboveTopM: head }: Row['values']): Met {
  const word = typeof depth === 'string' ? depth : null
  const depthToWaterM = typeof depth === 'string' ? null : depth
  const isAbove = typeof depthToWaterM === 'number' && depthToWaterM < 0
  const isHeadAlone = depthToWaterM === null && typeof head === 'number'
  const met = state ?? word ?? (isAbove || isHeadAlone ? 'artesian' : 'measured')
  const headAboveTopM = isAbove && met === 'artesian' ? (head ?? -depthToWaterM) : head
  return { state: met, depthToWaterM, headAboveTopM }
}

/** Each with its change against the level before it, of the file or of the well. */
function withChanges(soundings: readonly CheckedSounding[]): CheckedSounding[] {
  const byWell = Map.groupBy(soundings, ({ well }) => well)
  const changes = new Map<CheckedSounding, number>()
  for (const [well, of] of byWell) {
    const all = [
      ...well.measured.map((one) => ({ ...one, checked: null })),
      ...of
        .filter(({ shown }) => !shown.isKnown)
        .map((checked) => ({
          atMs: Date.parse(checked.sounding.measuredAt),
          levelM: checked.shown.levelM,
          state: checked.shown.state,
          checked,
        })),
    ].toSorted((a, b) => a.atMs - b.atMs)
    for (const [at, { levelM, state, checked }] of all.entries()) {
      const before = all[at - 1]
      // A dry pipe has no level, only a bound of it.
      if (!checked || !before || state === 'dry' || before.state === 'dry') continue
      changes.set(checked, tenthOfMm(levelM - before.levelM))
    }
  }
  return soundings.map((checked) => {
    const changeM = changes.get(checked)
    return changeM === undefined ? checked : { ...checked, shown: { ...checked.shown, changeM } }
  })
}
