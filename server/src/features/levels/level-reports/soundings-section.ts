import type { LevelsOfWell, Well } from '@puquio/contract/levels/levels'
import { levelTerms as terms } from '@puquio/contract/terms/levels/level-terms'
import {
  brokenLimit,
  type Language,
  soundingColumnTerms,
  soundingStateTerms,
  tenthOfMm,
} from '@puquio/domain'
import { localTime } from '../../../platform/local-time.ts'
import type { ReportSection, SectionCell } from '../../../platform/sections/section.ts'
import { translate } from '../../../platform/translate.ts'
import { localInstant } from '../../../platform/tables/list-file.ts'
import { levelsFileTexts as texts } from '../texts.ts'
import { cellOf } from './words.ts'

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
  const heads = [
    [soundingColumnTerms.well[language], 1.2],
    [texts.at[language], 1.4],
    [soundingColumnTerms.state[language], 1],
    [texts.levelM[language], 1.2],
    [texts.depthM[language], 1.2],
  ] as const
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
            columns: heads.map(([heading, share], at) => ({ heading, share, isNumber: at > 2 })),
            rows: shown.map(({ well, at, levelM, state }): SectionCell[] => [
              { text: well.name },
              {
                text: localTime(at, timeZone),
                value: { date: localInstant(new Date(at).toISOString(), timeZone) ?? '' },
              },
              { text: soundingStateTerms[state][language] },
              {
                ...cellOf(levelM, 2, language),
                ...(state !== 'dry' && brokenLimit(levelM, well) !== null
                  ? { mark: 'exceeds' as const }
                  : {}),
              },
              cellOf(tenthOfMm(well.terrainLevelM - levelM), 2, language),
            ]),
          },
    ],
  }
}
