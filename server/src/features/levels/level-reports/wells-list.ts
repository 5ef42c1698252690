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
import type { ReportSection } from '../../../platform/sections/section.ts'
import { columnsOf, tableOf } from '../../../platform/sections/table-of.ts'
import { localInstant } from '../../../platform/tables/list-file.ts'
import { levelsFileTexts as texts } from '../texts.ts'
import { bounded, cellOf, signedCell } from './words.ts'

/** Of each column. */
const share = 1.2

type How = { language: Language; timeZone: string }

/** The list of wells with their newest level, as it stands on the page. */
export function wellsList(wells: readonly Well[], { language, timeZone }: How): ReportSection {
  const masl = terms.masl[language]
  const { text, number } = columnsOf<Well>()
  const columns = [
    text(soundingColumnTerms.well[language], share, ({ name }) => ({ text: name })),
    text(soundingColumnTerms.state[language], share, ({ state }) => ({
      text: wellStateTerms[state][language],
    })),
    number(`${terms.level[language]} (${masl})`, share, ({ newest }) =>
      bounded(levelSign(newest?.state), cellOf(newest?.levelM ?? null, 2, language)),
    ),
    number(`${terms.depth[language]} (m)`, share, (well) =>
      bounded(depthSign(well.newest?.state), cellOf(depthOfWell(well), 2, language)),
    ),
    number(`${terms.change30[language]} (m)`, share, ({ change30M }) =>
      signedCell(change30M, 2, language),
    ),
    text(terms.lastAt[language], share, ({ newest }) =>
      newest === null
        ? { text: '–' }
        : {
            text: localTime(newest.at, timeZone),
            value: { date: localInstant(newest.at, timeZone) ?? '' },
          },
    ),
    text(terms.source[language], share, ({ newest }) => ({
      text: newest === null ? '–' : levelSourceTerms[newest.source][language],
    })),
    text(texts.kind[language], share, ({ kind }) => ({
      text: wellKindTerms[kind][language],
    })),
    text(texts.station[language], share, ({ station }) => ({ text: station.code })),
    number(`${terms.terrain[language]} (${masl})`, share, ({ terrainLevelM }) =>
      cellOf(terrainLevelM, 2, language),
    ),
    number(`${terms.highM[language]} (${masl})`, share, ({ highM }) => cellOf(highM, 2, language)),
  ]
  const title = texts.wells[language]
  return { title, parts: [tableOf(title, columns, wells)] }
}
