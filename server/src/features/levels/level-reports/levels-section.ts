import type {
  DifferencesOfWell,
  LevelColumns,
  LevelsOfWell,
  Well,
} from '@puquio/contract/levels/levels'
import type { LevelPeriod } from '@puquio/contract/levels/shown-wells'
import { levelTerms as terms } from '@puquio/contract/terms/levels/level-terms'
import {
  type Language,
  levelSign,
  levelSummary,
  locales,
  soundingColumnTerms,
} from '@puquio/domain'
import { levelLines, levelsSvg, onPaper } from '@puquio/figures'
import { localTime } from '../../../platform/local-time.ts'
import type { ReportSection, SectionTable } from '../../../platform/sections/section.ts'
import { columnsOf, tableOf } from '../../../platform/sections/table-of.ts'
import { translate } from '../../../platform/translate.ts'
import { levelsFileTexts as texts } from '../texts.ts'
import { bounded, cellOf, fixed, limitNames, signedCell } from './words.ts'

export type LevelsShown = {
  wells: readonly Well[]
  levels: readonly LevelsOfWell[]
  differences: readonly DifferencesOfWell[]
  rain: LevelColumns | null
  period: LevelPeriod
  withGround: boolean
}
type How = { language: Language; timeZone: string }

/** Pixels of a figure that fills the width of a page. */
const size = { width: 720, height: 340 }

/** Levels of wells over time, and what they amount to. */
export function levelsSection(shown: LevelsShown, how: How): ReportSection {
  const { wells, levels, rain, period, withGround } = shown
  const { language, timeZone } = how
  const words = translate(texts.levelsOf, language, {
    wells: wells.map(({ name }) => name).join(', '),
  })
  const svg = levelsSvg(
    {
      lines: levelLines(wells, levels, { withGround, names: limitNames(language) }),
      rain: rain && { atMs: rain.at, mm: rain.value },
      fromMs: period.fromMs,
      toMs: period.toMs,
      timeZone,
      ...size,
    },
    {
      title: words,
      axis: terms.axis[language],
      rain: terms.rainAxis[language],
      fallen: (mm) => `${fixed(mm, 1, language)} mm`,
      terrain: (well) => translate(terms.groundOf, language, { well }),
      level: (levelM) => levelM.toLocaleString(locales[language]),
      day: (atMs) => localTime(atMs, timeZone).slice(0, 10),
    },
    onPaper,
  )
  return {
    title: terms.overTime[language],
    parts: [
      { kind: 'chart', svg, words },
      { kind: 'text', text: terms.legend[language] },
      numbersTable(shown, language),
      ...(shown.differences.length === 0
        ? []
        : [{ kind: 'text', text: terms.driftHelp[language] } as const]),
    ],
  }
}

/** Of each column. */
const share = 1.2

function numbersTable(
  { wells, levels, differences }: LevelsShown,
  language: Language,
): SectionTable {
  const masl = terms.masl[language]
  const rows = wells.map(({ id, name }) => ({
    name,
    ...levelSummary(levels.find(({ wellId }) => wellId === id)),
    drift: differences.find(({ wellId }) => wellId === id),
  }))
  const { text, number } = columnsOf<(typeof rows)[number]>()
  return tableOf(
    terms.inNumbers[language],
    [
      text(soundingColumnTerms.well[language], share, ({ name }) => ({ text: name })),
      number(terms.soundings[language], share, ({ count }) => cellOf(count, 0, language)),
      number(terms.drySoundings[language], share, ({ dryCount }) => cellOf(dryCount, 0, language)),
      number(`${terms.least[language]} (${masl})`, share, ({ min, isMinDry }) =>
        bounded(levelSign(isMinDry ? 'dry' : undefined), cellOf(min, 2, language)),
      ),
      number(`${terms.greatest[language]} (${masl})`, share, ({ max }) => cellOf(max, 2, language)),
      number(`${terms.change[language]} (m)`, share, ({ change }) =>
        signedCell(change, 2, language),
      ),
      number(`${terms.meanDifference[language]} (m)`, share, ({ drift }) =>
        signedCell(drift?.meanM ?? null, 3, language),
      ),
      number(`${terms.drift[language]} (${terms.perYear[language]})`, share, ({ drift }) =>
        signedCell(drift?.perYearM ?? null, 3, language),
      ),
    ],
    rows,
  )
}
