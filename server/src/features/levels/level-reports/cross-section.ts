import type { LevelAtInstant, Well } from '@puquio/contract/levels/levels'
import { levelTerms as terms } from '@puquio/contract/terms/levels/level-terms'
import {
  type AlongWell,
  gradientOfWells,
  type Language,
  placed,
  sectionWells,
  soundingColumnTerms,
  soundingStateTerms,
} from '@puquio/domain'
import { onPaper, sectionSvg } from '@puquio/figures'
import { localTime } from '../../../platform/local-time.ts'
import type { ReportSection, SectionTable } from '../../../platform/sections/section.ts'
import { columnsOf, tableOf } from '../../../platform/sections/table-of.ts'
import { translate } from '../../../platform/translate.ts'
import { cellOf, fixed } from './words.ts'

export type CrossSection = {
  along: readonly AlongWell<Well>[]
  levels: readonly LevelAtInstant[]
  at: string
  /** Three wells whose gradient is asked for, or none. */
  gradient: readonly Well[]
}
type How = { language: Language; timeZone: string }

const size = { width: 720, height: 360 }

/** A section along wells or a line with the water's level at an instant, and the gradient of three wells. */
export function crossSection(
  { along, levels, at, gradient }: CrossSection,
  { language, timeZone }: How,
): ReportSection {
  const when = localTime(at, timeZone)
  const words = translate(terms.sectionOf, language, {
    wells: along.map(({ well }) => well.name).join(' – '),
    at: when,
  })
  const svg = sectionSvg(
    { wells: sectionWells(along, levels), ...size },
    {
      title: words,
      level: terms.axis[language],
      distance: terms.distance[language],
      terrain: terms.terrain[language],
      water: terms.level[language],
      dry: soundingStateTerms.dry[language],
      unknown: terms.unknown[language],
      metres: (value) => fixed(value, 1, language).replace(/[.,]0$/, ''),
      levelAt: (levelM) => fixed(levelM, 2, language),
      exaggeration: (times) =>
        translate(terms.exaggeration, language, { times: fixed(times, 1, language) }),
    },
    onPaper,
  )
  return {
    title: terms.section[language],
    startsPage: true,
    parts: [
      { kind: 'chart', svg, words },
      { kind: 'text', text: translate(terms.sectionHelp, language, { at: when }) },
      wellsTable({ along, levels }, { language, timeZone }),
      ...gradientParts({ gradient, levels }, language),
    ],
  }
}

function wellsTable(
  { along, levels }: Pick<CrossSection, 'along' | 'levels'>,
  { language, timeZone }: How,
): SectionTable {
  const byId = new Map(levels.map((one) => [one.wellId, one]))
  const dayOf = (ms: number) => localTime(ms, timeZone).slice(0, 10)
  const masl = terms.masl[language]
  const rows = along.map((one) => ({ ...one, level: byId.get(one.well.id) }))
  const { text, number } = columnsOf<(typeof rows)[number]>()
  return tableOf(
    terms.sectionTable[language],
    [
      text(soundingColumnTerms.well[language], 1.2, ({ well }) => ({ text: well.name })),
      number(terms.distance[language], 1, ({ distanceM }) => cellOf(distanceM, 0, language)),
      number(terms.offset[language], 1, ({ offsetM }) => cellOf(offsetM, 0, language)),
      number(`${terms.terrain[language]} (${masl})`, 1.3, ({ well }) =>
        cellOf(well.terrainLevelM, 2, language),
      ),
      number(`${terms.level[language]} (${masl})`, 1.2, ({ level }) =>
        level?.isDry
          ? { text: soundingStateTerms.dry[language] }
          : cellOf(level?.levelM ?? null, 2, language),
      ),
      text(terms.measuredOn[language], 1.8, ({ level }) => {
        const days = [level?.before ?? null, level?.after ?? null].flatMap((ms) =>
          ms === null ? [] : [dayOf(ms)],
        )
        return { text: [...new Set(days)].join(' – ') || '–' }
      }),
    ],
    rows,
  )
}

function gradientParts(
  { gradient, levels }: Pick<CrossSection, 'gradient' | 'levels'>,
  language: Language,
): ReportSection['parts'] {
  if (gradient.length !== 3) return []
  const found = gradientOfWells(placed(gradient), levels)
  const said = () => {
    if ('problem' in found)
      return terms[found.problem === 'in-line' ? 'gradientInLine' : 'gradientUnknown'][language]
    const { slope, azimuthDeg } = found
    if (azimuthDeg === null) return terms.gradientLevel[language]
    return translate(terms.gradientIs, language, {
      slope: fixed(slope, 4, language),
      perKm: fixed(slope * 1000, 1, language),
      azimuth: fixed(azimuthDeg, 0, language),
    })
  }
  return [
    {
      kind: 'facts',
      rows: [
        [terms.gradient[language], gradient.map(({ name }) => name).join(', ')],
        [terms.gradientResult[language], said()],
      ],
    },
  ]
}
