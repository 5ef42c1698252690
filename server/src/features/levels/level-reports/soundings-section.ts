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
  type Text,
} from '@puquio/domain'
import { localTime } from '../../../platform/local-time.ts'
import type { ReportSection, SectionCell } from '../../../platform/sections/section.ts'
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
  const columns = columnsOf(language, timeZone)
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
        : {
            kind: 'table',
            title: texts.soundingsOfPeriod[language],
            columns: columns.map(({ heading, share, isNumber = false }) => ({
              heading: heading[language],
              share,
              isNumber,
            })),
            rows: shown.map((one) => columns.map(({ cell }) => cell(one))),
          },
    ],
  }
}

type OfWell = LevelsOfWell['soundings'][number] & { well: Well }
type Column = {
  heading: Text
  share: number
  isNumber?: boolean
  cell: (sounding: OfWell) => SectionCell
}

function columnsOf(language: Language, timeZone: string): Column[] {
  const number = (of: (sounding: OfWell) => number | null) => ({
    share: 1,
    isNumber: true,
    cell: (sounding: OfWell): SectionCell => {
      const value = of(sounding)
      // Not a dash: the sheet of a workbook is read again.
      return value === null ? { text: '' } : cellOf(value, 2, language)
    },
  })
  const entered: Record<MeasuredField, Column> = {
    state: {
      heading: words.state,
      share: 1,
      cell: ({ state }) => ({ text: soundingStateTerms[state][language] }),
    },
    depthToWaterM: {
      heading: words.depthToWaterM,
      ...number(({ depthToWaterM }) => depthToWaterM),
    },
    headAboveTopM: {
      heading: words.headAboveTopM,
      ...number(({ headAboveTopM }) => headAboveTopM),
    },
    measuredBy: {
      heading: words.measuredBy,
      share: 1.2,
      cell: ({ measuredBy }) => ({ text: measuredBy }),
    },
    note: { heading: words.note, share: 1.6, cell: ({ note }) => ({ text: note }) },
  }
  return [
    { heading: words.well, share: 1.2, cell: ({ well }) => ({ text: well.name }) },
    {
      heading: texts.at,
      share: 1.3,
      cell: ({ at }) => ({
        text: localTime(at, timeZone),
        value: { date: localInstant(new Date(at).toISOString(), timeZone) ?? '' },
      }),
    },
    {
      heading: texts.levelM,
      share: 1.1,
      isNumber: true,
      cell: ({ levelM, state, well }) => ({
        ...bounded(levelSign(state), cellOf(levelM, 2, language)),
        ...(state !== 'dry' && brokenLimit(levelM, well) !== null
          ? { mark: 'exceeds' as const }
          : {}),
      }),
    },
    {
      heading: texts.depthM,
      share: 1,
      isNumber: true,
      cell: ({ levelM, state, well }) =>
        bounded(depthSign(state), cellOf(tenthOfMm(well.terrainLevelM - levelM), 2, language)),
    },
    ...Object.values(entered),
  ]
}
