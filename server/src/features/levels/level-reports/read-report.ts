import type { LevelReport } from '@puquio/contract/levels/level-reports'
import { usualWithinM } from '@puquio/contract/levels/level-reports'
import type { Well } from '@puquio/contract/levels/levels'
import { shownWellsMax } from '@puquio/contract/levels/levels'
import {
  chosenOf,
  filteredWells,
  gradientWells,
  sectionWellsOf,
  type LevelPeriod,
  levelPeriod,
} from '@puquio/contract/levels/shown-wells'
import { levelTerms as terms } from '@puquio/contract/terms/levels/level-terms'
import {
  alongLine,
  alongWells,
  type Language,
  lastCommon,
  placed,
  sectionLineOf,
  todayIn,
  zonedInstant,
} from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ReportSection } from '../../../platform/sections/section.ts'
import {
  newestDatumMs,
  readDifferences,
  readLevels,
  readLevelsAt,
  readWells,
} from '../read-levels.ts'
import { crossSection } from './cross-section.ts'
import { levelsSection } from './levels-section.ts'
import { soundingsSection } from './soundings-section.ts'
import { wellsList } from './wells-list.ts'

type Parts = Pick<Platform, 'telemetry'>
type How = {
  language: Language
  soundingsMost: number
  /** By which wells are listed before all else, where they are. */
  listed?: Parameters<typeof filteredWells>[1]
}

export type ReadReport = {
  sections: ReportSection[]
  wells: readonly Well[]
  period: LevelPeriod
  /** Of the section; null where there is none. */
  at: string | null
  soundings: number
  latestAtMs: number | null
}

/** Reads what the page shows as sections: levels over time, a section through the wells, and their soundings. */
export async function readLevelReport(
  parts: Parts,
  scope: ProjectScope,
  asked: LevelReport,
  { language, soundingsMost, listed }: How,
): Promise<ReadReport> {
  const { timeZone } = scope
  const now = scope.clock.now()
  const all = await readWells(parts, scope, asked.retired === true)
  const wells = chosenOf(all, asked.wells)
  const period = levelPeriod(asked, todayIn(timeZone, now), timeZone)
  const none = { wells: [], period, at: null, soundings: 0, latestAtMs: null }
  const list =
    listed && all.length > 0 ? [wellsList(filteredWells(all, listed), { language, timeZone })] : []
  if (wells.length === 0) {
    const said = { title: '', parts: [{ kind: 'text', text: terms.noLevels[language] } as const] }
    return { ...none, sections: [said, ...list] }
  }
  const query = { wells: wells.map(({ id }) => id), from: period.from, to: period.to }
  const read = await readLevels(parts, scope, { ...query, rain: asked.rain })
  const { wells: levels, rain } = read
  const differences = await readDifferences(parts, scope, query)
  const section = await readSection(parts, scope, { asked, all, now })
  const how = { language, timeZone }
  return {
    wells,
    period,
    at: section?.at ?? null,
    soundings: levels.reduce((sum, { soundings }) => sum + soundings.length, 0),
    latestAtMs: await newestDatumMs(parts, read, query),
    sections: [
      ...list,
      levelsSection(
        { wells, levels, differences, rain, period, withGround: asked.ground === true },
        how,
      ),
      ...(section ? [crossSection(section, how)] : []),
      soundingsSection({ wells, levels }, { ...how, most: soundingsMost }),
    ],
  }
}

type Shown = { asked: LevelReport; all: readonly Well[]; now: Date }

async function readSection(parts: Parts, scope: ProjectScope, { asked, all, now }: Shown) {
  const line = sectionLineOf(asked.line)
  const along = line
    ? alongLine(placed(all), line, asked.within ?? usualWithinM).slice(0, shownWellsMax)
    : alongWells(placed(sectionWellsOf(all, asked.wells)))
  if (along.length < 2) return null
  const at = asked.day
    ? zonedInstant(asked.day, '12:00', scope.timeZone)
    : (lastCommon(along.map(({ well }) => well.newest?.at ?? null)) ?? now.toISOString())
  const through = along.map(({ well }) => well)
  const gradient = gradientWells(all, through, asked.gradient)
  const ids = [...new Set([...through, ...gradient].map(({ id }) => id))]
  const levels = await readLevelsAt(parts, scope, { wells: ids, at })
  return { along, levels, at, gradient }
}
