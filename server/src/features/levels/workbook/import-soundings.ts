import type { SoundingImport } from '@puquio/contract/levels/soundings'
import type { CellCorrection } from '@puquio/contract/reference'
import { holdRights } from '../../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { correctSheet } from '../../../platform/tables/correct-sheet.ts'
import { readSheet, type SheetUpload } from '../../../platform/tables/read-sheet.ts'
import { tellOfLimit } from '../soundings/enter-sounding.ts'
import { insertSoundings } from '../soundings/soundings-store.ts'
import { checkSoundings } from './check-soundings.ts'
import { lockKnownWells } from './known-wells-store.ts'

/** Most bad cells shown on screen; the errors workbook marks all of them. */
const issuesMax = 500

type SoundingUpload = SheetUpload & { isSaving: boolean; corrections: readonly CellCorrection[] }

/**
 * Checks a workbook of soundings, and saves it in one transaction where nothing is wrong with it. What wells have
 * already is left out, so that importing the same workbook twice changes nothing.
 */
export async function importSoundings(
  scope: ProjectScope,
  { isSaving, corrections, ...upload }: SoundingUpload,
): Promise<SoundingImport> {
  const sheet = correctSheet('soundings', await readSheet('soundings', upload), corrections)
  return scope.transaction(async (within) => {
    await holdRights(within, 'project:write')
    const when = { timeZone: within.timeZone, now: within.clock.now() }
    const { soundings, issues } = checkSoundings(sheet, await lockKnownWells(within), when)
    const isSaved = isSaving && issues.length === 0
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
    }
  })
}

const byTime = (a: { measuredAt: string }, b: { measuredAt: string }) =>
  Date.parse(a.measuredAt) - Date.parse(b.measuredAt)
