import type { Well } from '@puquio/contract/levels/levels'
import { depthOfWell } from '@puquio/contract/levels/shown-wells'
import { levelTerms as terms } from '@puquio/contract/terms/levels/level-terms'
import {
  depthSign,
  type Language,
  levelSign,
  levelSourceTerms,
  soundingColumnTerms,
  wellKindTerms,
  wellStateTerms,
} from '@puquio/domain'
import { localTime } from '../../../platform/local-time.ts'
import type { ReportSection, SectionCell } from '../../../platform/sections/section.ts'
import { localInstant } from '../../../platform/tables/list-file.ts'
import { levelsFileTexts as texts } from '../texts.ts'
import { bounded, cellOf, signed } from './words.ts'

type How = { language: Language; timeZone: string }

/** The list of wells with their newest level, as it stands on the page. */
export function wellsList(wells: readonly Well[], { language, timeZone }: How): ReportSection {
  const masl = terms.masl[language]
  const columns = [
    [soundingColumnTerms.well[language], false],
    [soundingColumnTerms.state[language], false],
    [`${terms.level[language]} (${masl})`, true],
    [`${terms.depth[language]} (m)`, true],
    [`${terms.change30[language]} (m)`, true],
    [terms.lastAt[language], false],
    [terms.source[language], false],
    [texts.kind[language], false],
    [texts.station[language], false],
    [`${terms.terrain[language]} (${masl})`, true],
    [`${terms.highM[language]} (${masl})`, true],
  ] as const
  return {
    title: texts.wells[language],
    parts: [
      {
        kind: 'table',
        title: texts.wells[language],
        columns: columns.map(([heading, isNumber]) => ({ heading, share: 1.2, isNumber })),
        rows: wells.map((well): SectionCell[] => {
          const { name, state, newest, change30M, kind, station, terrainLevelM, highM } = well
          return [
            { text: name },
            { text: wellStateTerms[state][language] },
            bounded(levelSign(newest?.state), cellOf(newest?.levelM ?? null, 2, language)),
            bounded(depthSign(newest?.state), cellOf(depthOfWell(well), 2, language)),
            cellOf(change30M, 2, language, signed),
            newest === null
              ? { text: '–' }
              : {
                  text: localTime(newest.at, timeZone),
                  value: { date: localInstant(newest.at, timeZone) ?? '' },
                },
            { text: newest === null ? '–' : levelSourceTerms[newest.source][language] },
            { text: wellKindTerms[kind][language] },
            { text: station.code },
            cellOf(terrainLevelM, 2, language),
            cellOf(highM, 2, language),
          ]
        }),
      },
    ],
  }
}
