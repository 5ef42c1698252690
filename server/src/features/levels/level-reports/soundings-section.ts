import type { LevelsOfWell, Well } from '@puquio/contract/levels/levels'
import { levelTerms as terms } from '@puquio/contract/terms/levels/level-terms'
import {
  brokenLimit,
  depthSign,
  type Language,
  levelSign,
  type MeasuredField,
  soundingColumnTerms as words,
  soundingStateTerms,
  tenthOfMm,
} from '@puquio/domain'
import { localTime } from '../../../platform/local-time.ts'
import type { ReportSection, SectionCell } from '../../../platform/sections/section.ts'
import { columnsOf, type TableColumn, tableOf } from '../../../platform/sections/table-of.ts'
import { translate } from '../../../platform/translate.ts'
import { localInstant } from '../../../platform/tables/list-file.ts'
import { levelsFileTexts as texts } from '../texts.ts'
import { bounded, cellOf } from './words.ts'

type Shown = { wells: readonly Well[]; levels: readonly LevelsOfWell[] }
type How = { language: Language; timeZone: string; most: number }

/** The soundings of wells, well by well and the newest first; where they are too many, the newest of all. */
export function soundingsSection(
  { wells, levels }: Shown,
  { language, timeZone, most }: How,
): ReportSection {
  const all = wells.flatMap((well, place) =>
    (levels.find(({ wellId }) => wellId === well.id)?.soundings ?? []).map((one) => ({
      ...one,
      well,
      place,
    })),
  )
  const shown = all
    .toSorted((one, other) => other.at - one.at)
    .slice(0, most)
    .toSorted((one, other) => one.place - other.place || other.at - one.at)
  return {
    title: terms.soundings[language],
    parts: [
      ...(shown.length < all.length
        ? [
            {
              kind: 'notice',
              text: translate(texts.newestOf, language, { shown: shown.length, total: all.length }),
            } as const,
          ]
        : []),
      all.length === 0
        ? { kind: 'text', text: texts.noSoundings[language] }
        : tableOf(texts.soundingsOfPeriod[language], soundingColumns(language, timeZone), shown),
    ],
  }
}

type OfWell = LevelsOfWell['soundings'][number] & { well: Well }

function soundingColumns(language: Language, timeZone: string): TableColumn<OfWell>[] {
  const { text, number } = columnsOf<OfWell>()
  const metres = (value: number | null): SectionCell =>
    // Not a dash: the sheet of a workbook is read again.
    value === null ? { text: '' } : cellOf(value, 2, language)
  const entered: Record<MeasuredField, TableColumn<OfWell>> = {
    state: text(words.state[language], 1, ({ state }) => ({
      text: soundingStateTerms[state][language],
    })),
    depthToWaterM: number(words.depthToWaterM[language], 1, ({ depthToWaterM }) =>
      metres(depthToWaterM),
    ),
    headAboveTopM: number(words.headAboveTopM[language], 1, ({ headAboveTopM }) =>
      metres(headAboveTopM),
    ),
    measuredBy: text(words.measuredBy[language], 1.2, ({ measuredBy }) => ({
      text: measuredBy,
    })),
    note: text(words.note[language], 1.6, ({ note }) => ({ text: note })),
  }
  return [
    text(words.well[language], 1.2, ({ well }) => ({ text: well.name })),
    text(texts.at[language], 1.3, ({ at }) => ({
      text: localTime(at, timeZone),
      value: { date: localInstant(new Date(at).toISOString(), timeZone) ?? '' },
    })),
    number(texts.levelM[language], 1.1, ({ levelM, state, well }) => ({
      ...bounded(levelSign(state), cellOf(levelM, 2, language)),
      ...(state !== 'dry' && brokenLimit(levelM, well) !== null
        ? { mark: 'exceeds' as const }
        : {}),
    })),
    number(texts.depthM[language], 1, ({ levelM, state, well }) =>
      bounded(depthSign(state), cellOf(tenthOfMm(well.terrainLevelM - levelM), 2, language)),
    ),
    ...Object.values(entered),
  ]
}
