import type { ListedSounding } from '@puquio/contract/levels/soundings'
import type { CellIssue } from '@puquio/contract/reference'
import {
  nameKey,
  type SoundingState,
  soundingIssue,
  soundingLevelM,
  surprisingChangeM,
  tenthOfMm,
  zonedInstant,
} from '@puquio/domain'
import type { SheetRead } from '../../../platform/tables/read-sheet.ts'
import { readSheetRows, type SheetRowRead } from '../../../platform/tables/sheet-rows.ts'
import { levelsOf, soleValue } from '../soundings/enter-sounding.ts'
import type { NewSounding } from '../soundings/soundings-store.ts'
import type { KnownWell, KnownWells } from './known-wells-store.ts'

export type CheckedSounding = { sounding: NewSounding; well: KnownWell; shown: ListedSounding }

type Row = SheetRowRead<'soundings'>
/** Where a field sheet names none. */
const noon = '12:00'

type When = { timeZone: string; now: Date }

/** Reads rows as soundings of the wells that the project has; a moment that a well has already is left as it is. */
export function checkSoundings(sheet: SheetRead, wells: KnownWells, when: When) {
  const issues: CellIssue[] = []
  const soundings: CheckedSounding[] = []
  const moments = new Map<string, number>()
  for (const read of readSheetRows('soundings', sheet, [], issues)) {
    const checked = soundingOf(read, wells, when)
    if (!checked || read.isRefused()) continue
    const moment = `${checked.well.id} ${checked.sounding.measuredAt}`
    const earlier = moments.get(moment)
    if (earlier !== undefined) read.refuse('measuredOn', 'repeated-row', { row: earlier })
    else soundings.push(checked)
    moments.set(moment, earlier ?? read.row)
  }
  return { soundings: withChanges(soundings), issues }
}

function soundingOf(
  { row, values, refuse }: Row,
  wells: KnownWells,
  when: When,
): CheckedSounding | null {
  const well = values.well ? wells.get(nameKey(values.well)) : undefined
  if (values.well && !well) refuse('well', 'not-in-list')
  if (well && well.retiredAt !== null) refuse('well', 'retired')
  const state = stateOf(values)
  if (state === 'measured' && values.depthToWaterM === null) refuse('depthToWaterM', 'required')
  if (state === 'artesian' && values.headAboveTopM === null) refuse('headAboveTopM', 'required')
  if (!well || !values.measuredOn || values.measuredTime === undefined) return null
  const measuredAt = zonedInstant(values.measuredOn, values.measuredTime ?? noon, when.timeZone)
  if (Date.parse(measuredAt) > when.now.getTime()) refuse('measuredOn', 'in-future')
  const levels = levelsOf(well)
  const given = {
    state,
    ...soleValue({
      state,
      depthToWaterM: values.depthToWaterM ?? null,
      headAboveTopM: values.headAboveTopM ?? null,
    }),
  }
  const levelM = soundingLevelM(given, levels)
  if (levelM === null) return null
  if (soundingIssue(given, levels) === 'below-bottom')
    refuse('depthToWaterM', 'out-of-range', {
      min: -1000,
      max: tenthOfMm(levels.topM - levels.bottomM),
    })
  const atMs = Date.parse(measuredAt)
  return {
    well,
    sounding: {
      wellId: well.id,
      measuredAt,
      ...given,
      ...levels,
      measuredBy: values.measuredBy ?? '',
      note: values.note ?? '',
    },
    shown: {
      row,
      well: well.name,
      measuredAt,
      state,
      levelM,
      changeM: null,
      isKnown: well.measured.some((one) => one.atMs === atMs),
    },
  }
}

/** Without a word a row of a depth was measured, and one of a head alone is artesian. */
const stateOf = ({ state, depthToWaterM, headAboveTopM }: Row['values']): SoundingState => {
  if (state) return state
  return depthToWaterM === null && typeof headAboveTopM === 'number' ? 'artesian' : 'measured'
}

/** Each with its change against the level before it, of the file or of the well, where that is a surprise. */
function withChanges(soundings: readonly CheckedSounding[]): CheckedSounding[] {
  const byWell = Map.groupBy(soundings, ({ well }) => well)
  const changes = new Map<CheckedSounding, number>()
  for (const [well, of] of byWell) {
    const all = [
      ...well.measured.map(({ atMs, levelM }) => ({ atMs, levelM, checked: null })),
      ...of
        .filter(({ shown }) => !shown.isKnown)
        .map((checked) => ({
          atMs: Date.parse(checked.sounding.measuredAt),
          levelM: checked.shown.levelM,
          checked,
        })),
    ].toSorted((a, b) => a.atMs - b.atMs)
    for (const [at, { levelM, checked }] of all.entries()) {
      const before = all[at - 1]
      if (!checked || !before) continue
      const change = tenthOfMm(levelM - before.levelM)
      if (Math.abs(change) > surprisingChangeM) changes.set(checked, change)
    }
  }
  return soundings.map((checked) => {
    const changeM = changes.get(checked)
    return changeM === undefined ? checked : { ...checked, shown: { ...checked.shown, changeM } }
  })
}
