import type { AnalysedSample, ExcludedSample } from '@puquio/contract/laboratory/hydrochemistry'
import { hydrochemistryTerms as terms } from '@puquio/contract/terms/laboratory/hydrochemistry'
import { fieldTerms } from '@puquio/contract/terms'
import {
  conductivityAgrees,
  hardnessOf,
  type Ion,
  ionsOfWater,
  type Language,
  mgLOf,
  resultFieldTerms,
  shownDay,
} from '@puquio/domain'
import { faciesText, ionSigns } from '@puquio/figures'
import type { CellMark, SectionCell, SectionTable } from '../../platform/sections/section.ts'
import { columnsOf, numberCell, tableOf } from '../../platform/sections/table-of.ts'
import { translate } from '../../platform/translate.ts'
import type { Answer } from './answer.ts'
import { conductivityTexts } from './texts.ts'
import { numberIn } from './words.ts'

const gradeMarks = { accepted: undefined, warning: 'near', rejected: 'exceeds' } as const

/** Beside an ion that was not detected, whose number follows from its limit. */
const notDetected = ' ○'

/** Digits that a laboratory's numbers can bear; those behind are of their conversion. */
const digits = 6
const held = (value: number | null): number | null =>
  value === null ? null : Number(value.toPrecision(digits))

const { text, number } = columnsOf<AnalysedSample>()

/** What a sample is of. */
const sampleColumns = ({ stations }: Answer, language: Language) => {
  const codes = new Map(stations.map(({ id, code }) => [id, code]))
  return [
    text(fieldTerms.station[language], 3, ({ stationId }) => ({
      text: codes.get(stationId) ?? '',
    })),
    text(resultFieldTerms.date[language], 3, ({ sampledOn }) => ({ text: shownDay(sampledOn) })),
  ]
}

/** Each ion says its unit: a file of one table has no title, and a column may be read alone. */
const ionColumns = (answer: Answer, unit: 'meq/L' | 'mg/L', language: Language) =>
  ionsIn(answer).map((ion) =>
    number(`${ionSigns[ion]} (${unit})`, 2, (sample) =>
      unit === 'mg/L'
        ? amountCell(sample, ion, language, mgLOf)
        : amountCell(sample, ion, language),
    ),
  )

/** A number that a workbook holds in the digits of a laboratory. */
const heldCell = (value: number | null, digits: number, language: Language, mark?: CellMark) => ({
  ...numberCell(value, digits, language, mark),
  value: held(value),
})

/** The samples of a diagram: their ions in meq/L, the balance with its grade marked, conductivity and facies. */
export function samplesTable(answer: Answer, language: Language): SectionTable {
  const rule = terms[`rule.${answer.nonDetectRule}`][language]
  const conductivity = (of: 'measured' | 'calculated') =>
    number(`${conductivityTexts[of][language]} (µS/cm)`, 2.4, (sample) => {
      const mark = conductivityAgrees(sample.conductivity) ? undefined : 'near'
      return heldCell(sample.conductivity[of], 0, language, mark)
    })
  return tableOf(
    `${terms.ionsOf[language]} (meq/L)`,
    [
      ...sampleColumns(answer, language),
      text(terms.facies[language], 3, (sample) => ({
        text: faciesText(sample, {
          mixed: terms.mixed[language],
          acid: terms.acid[language],
          alkaline: terms.alkaline[language],
        }),
      })),
      ...ionColumns(answer, 'meq/L', language),
      number(
        `${terms.balance[language]} (%)`,
        2.4,
        ({ errorPercent, grade, metalsNotMeasured }) => {
          const cell = heldCell(errorPercent, 1, language, gradeMarks[grade])
          return metalsNotMeasured.length > 0 ? { ...cell, text: `${cell.text} *` } : cell
        },
      ),
      conductivity('measured'),
      conductivity('calculated'),
      text(terms.nonDetects[language], 3, ({ nonDetects }) => ({
        text:
          nonDetects.length === 0
            ? ''
            : `${nonDetects.map((ion) => ionSigns[ion]).join(', ')}: ${rule}`,
      })),
    ],
    answer.samples.toReversed(),
  )
}

const ionsIn = ({ samples }: Answer): readonly Ion[] => [
  ...ionsOfWater.any,
  ...(samples.some(({ isAlkaline }) => isAlkaline) ? ionsOfWater.alkaline : []),
  ...(samples.some(({ isAcid }) => isAcid) ? ionsOfWater.acid : []),
]

function amountCell(
  { meqL, nonDetects }: AnalysedSample,
  ion: Ion,
  language: Language,
  inUnit: (ion: Ion, meqL: number) => number = (_, value) => value,
): SectionCell {
  const found = meqL[ion]
  if (found === undefined) return { text: '–' }
  const value = inUnit(ion, found)
  const isLow = nonDetects.includes(ion)
  return {
    text: numberIn(language)(Number(value.toPrecision(3))) + (isLow ? notDetected : ''),
    value: held(value),
    ...(isLow ? { mark: 'muted' } : {}),
  }
}

/** The same ions in mg/L, with what follows from them or was measured, for a workbook. */
export const massTable = (answer: Answer, language: Language): SectionTable =>
  tableOf(
    `${terms.ionsOf[language]} (mg/L)`,
    [
      ...sampleColumns(answer, language),
      ...ionColumns(answer, 'mg/L', language),
      number(`${terms.tds[language]} (mg/L)`, 3, ({ tdsMgL }) => heldCell(tdsMgL, 0, language)),
      text(terms.tdsOrigin[language], 5, ({ isTdsReported }) => ({
        text: terms[isTdsReported ? 'tdsMeasured' : 'tdsFromIons'][language],
      })),
      number(`${terms.hardness[language]} (mg/L CaCO₃)`, 3, (sample) =>
        heldCell(hardnessOf(sample), 0, language),
      ),
      text(terms.hardnessOrigin[language], 5, () => ({ text: terms.hardnessFrom[language] })),
    ],
    answer.samples.toReversed(),
  )

/** The samples that no diagram can show, with the reason; none where there is none. */
export function excludedTable(answer: Answer, language: Language): SectionTable[] {
  const { excluded, stations } = answer
  if (excluded.length === 0) return []
  const codes = new Map(stations.map(({ id, code }) => [id, code]))
  const title = translate(
    excluded.length === 1 ? terms.excluded_one : terms.excluded_other,
    language,
    { number: excluded.length },
  )
  const reasonOf = ({ reason, ions }: ExcludedSample) =>
    translate(terms[`reason.${reason}`], language, {
      ions: ions.map((ion) => (ion === 'h' ? 'pH' : ionSigns[ion])).join(', '),
    })
  return [
    {
      kind: 'table',
      title,
      columns: [
        { heading: fieldTerms.station[language], share: 2, isNumber: false },
        { heading: resultFieldTerms.date[language], share: 2, isNumber: false },
        { heading: terms.reason[language], share: 6, isNumber: false },
      ],
      rows: excluded.map((sample) => [
        { text: codes.get(sample.stationId) ?? '' },
        { text: shownDay(sample.sampledOn) },
        { text: reasonOf(sample) },
      ]),
    },
  ]
}
