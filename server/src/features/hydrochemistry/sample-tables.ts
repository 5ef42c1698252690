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
import type { SectionCell, SectionColumn, SectionTable } from '../../platform/sections/section.ts'
import { translate } from '../../platform/translate.ts'
import type { Answer } from './answer.ts'
import { conductivityTexts } from './texts.ts'
import { numberIn } from './words.ts'

const gradeMarks = { accepted: undefined, warning: 'near', rejected: 'exceeds' } as const

/** Beside an ion that was not detected, whose number follows from its limit. */
const notDetected = ' ○'

/** Each ion says its unit: a file of one table has no title, and a column may be read alone. */
const ionColumn =
  (unit: string) =>
  (ion: Ion): SectionColumn => ({
    heading: `${ionSigns[ion]} (${unit})`,
    share: 2,
    isNumber: true,
  })

/** Digits that a laboratory's numbers can bear; those behind are of their conversion. */
const digits = 6
const held = (value: number | null): number | null =>
  value === null ? null : Number(value.toPrecision(digits))

/** The samples of a diagram: their ions in meq/L, the balance with its grade marked, conductivity and facies. */
export function samplesTable(answer: Answer, language: Language): SectionTable {
  const number = numberIn(language)
  const shown = ionsIn(answer)
  const rule = terms[`rule.${answer.nonDetectRule}`][language]
  const codes = new Map(answer.stations.map(({ id, code }) => [id, code]))
  const columns: SectionColumn[] = [
    { heading: fieldTerms.station[language], share: 3, isNumber: false },
    { heading: resultFieldTerms.date[language], share: 3, isNumber: false },
    { heading: terms.facies[language], share: 3, isNumber: false },
    ...shown.map(ionColumn('meq/L')),
    { heading: `${terms.balance[language]} (%)`, share: 2.4, isNumber: true },
    { heading: `${conductivityTexts.measured[language]} (µS/cm)`, share: 2.4, isNumber: true },
    { heading: `${conductivityTexts.calculated[language]} (µS/cm)`, share: 2.4, isNumber: true },
    { heading: terms.nonDetects[language], share: 3, isNumber: false },
  ]
  const balance = ({ errorPercent, grade, metalsNotMeasured }: AnalysedSample): SectionCell => {
    const mark = gradeMarks[grade]
    return {
      text: number(errorPercent, 1) + (metalsNotMeasured.length > 0 ? ' *' : ''),
      value: held(errorPercent),
      ...(mark && { mark }),
    }
  }
  const conductivities = ({ conductivity }: AnalysedSample): SectionCell[] => {
    const mark = conductivityAgrees(conductivity) ? undefined : 'near'
    return [conductivity.measured, conductivity.calculated].map((value) => ({
      text: number(value, 0),
      value: held(value),
      ...(mark && { mark }),
    }))
  }
  return {
    kind: 'table',
    title: `${terms.ionsOf[language]} (meq/L)`,
    columns,
    rows: answer.samples.toReversed().map((sample) => [
      { text: codes.get(sample.stationId) ?? '' },
      { text: shownDay(sample.sampledOn) },
      {
        text: faciesText(sample, {
          mixed: terms.mixed[language],
          acid: terms.acid[language],
          alkaline: terms.alkaline[language],
        }),
      },
      ...shown.map((ion) => amountCell(sample, ion, language)),
      balance(sample),
      ...conductivities(sample),
      {
        text:
          sample.nonDetects.length === 0
            ? ''
            : `${sample.nonDetects.map((ion) => ionSigns[ion]).join(', ')}: ${rule}`,
      },
    ]),
  }
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
export function massTable(answer: Answer, language: Language): SectionTable {
  const number = numberIn(language)
  const codes = new Map(answer.stations.map(({ id, code }) => [id, code]))
  const shown = ionsIn(answer)
  return {
    kind: 'table',
    title: `${terms.ionsOf[language]} (mg/L)`,
    columns: [
      { heading: fieldTerms.station[language], share: 3, isNumber: false },
      { heading: resultFieldTerms.date[language], share: 3, isNumber: false },
      ...shown.map(ionColumn('mg/L')),
      { heading: `${terms.tds[language]} (mg/L)`, share: 3, isNumber: true },
      { heading: terms.tdsOrigin[language], share: 5, isNumber: false },
      { heading: `${terms.hardness[language]} (mg/L CaCO₃)`, share: 3, isNumber: true },
      { heading: terms.hardnessOrigin[language], share: 5, isNumber: false },
    ],
    rows: answer.samples.toReversed().map((sample) => {
      const hardness = hardnessOf(sample)
      return [
        { text: codes.get(sample.stationId) ?? '' },
        { text: shownDay(sample.sampledOn) },
        ...shown.map((ion) => amountCell(sample, ion, language, mgLOf)),
        { text: number(sample.tdsMgL, 0), value: held(sample.tdsMgL) },
        { text: terms[sample.isTdsReported ? 'tdsMeasured' : 'tdsFromIons'][language] },
        { text: number(hardness, 0), value: held(hardness) },
        { text: terms.hardnessFrom[language] },
      ]
    }),
  }
}

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
