import type { SoundingImport } from '@puquio/contract/levels/soundings'
import type { SheetReading } from '@puquio/contract/kit/sheet-head'
import type { CellCorrection } from '@puquio/contract/reference'
import { holdRights } from '../../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { correctSheet } from '../../../platform/tables/correct-sheet.ts'
import type { SheetUpload } from '../../../platform/tables/read-sheet.ts'
import { tellOfLimit } from '../soundings/enter-sounding.ts'
import { insertSoundings } from '../soundings/soundings-store.ts'
import { checkSoundings } from './check-soundings.ts'
import { lockKnownWells } from './known-wells-store.ts'
import { readSoundings } from './read-soundings.ts'

/** Most bad cells shown on screen; the errors workbook marks all of them. */
const issuesMax = 500

/** Most rows that are named as left out, and as skipped. */
const namedMax = 50

type SoundingUpload = SheetUpload & {
  isSaving: boolean
  corrections: readonly CellCorrection[]
  skip: readonly number[]
  reading: SheetReading
}

/**
 * Checks a workbook of soundings, and saves it in one transaction where nothing is wrong with what a person does not skip of
 * it. What wells have already is left out, so that importing the same workbook twice changes nothing.
 */
export async function importSoundings(
  scope: ProjectScope,
  { isSaving, corrections, skip, reading, ...upload }: SoundingUpload,
): Promise<SoundingImport> {
  const read = await readSoundings(upload, reading)
  const { head } = read
  if (read.kind === 'unmapped') return { ...nothingRead, head, missing: read.missing }
  const sheet = correctSheet('soundings', read.sheet, corrections)
  return scope.transaction(async (within) => {
    await holdRights(within, 'project:write')
    const { dateOrder } = reading
    const when = { timeZone: within.timeZone, now: within.clock.now() }
    const said = { dateOrder, skip: new Set(skip) }
    const checked = checkSoundings(sheet, await lockKnownWells(within), { ...when, ...said })
    const { soundings, issues, question, leftOut, sensorRows, badRows, skipped } = checked
    const isSaved = isSaving && issues.length === 0 && question === null
    if (isSaved) {
      const fresh = soundings.filter(({ shown }) => !shown.isKnown)
      if (fresh.length > 0)
        await insertSoundings(
          within,
          fresh.map(({ sounding }) => sounding),
        )
      for (const [well, of] of Map.groupBy(fresh, (one) => one.well)) {
        const newest = of
          .map(({ sounding }) => sounding)
          .toSorted(byTime)
          .at(-1)
        if (newest) await tellOfLimit(within, well, newest)
      }
    }
    return {
      isSaved,
      rows: soundings.map(({ shown }) => shown),
      issueCount: issues.length,
      issues: issues.slice(0, issuesMax),
      head,
      missing: [],
      dateQuestion: question,
      leftOut: leftOut.slice(0, namedMax),
      badRows,
      skippedCount: skipped.length,
      skipped: skipped.slice(0, namedMax),
      sensorRows,
    }
  })
}

const nothingRead = {
  isSaved: false,
  rows: [],
  issueCount: 0,
  issues: [],
  dateQuestion: null,
  leftOut: [],
  badRows: [],
  skippedCount: 0,
  skipped: [],
  sensorRows: 0,
}

const byTime = (a: { measuredAt: string }, b: { measuredAt: string }) =>
  Date.parse(a.measuredAt) - Date.parse(b.measuredAt)
