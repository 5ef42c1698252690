import type { AnalysedSample, ExcludedSample } from '@puquio/contract/laboratory/hydrochemistry'
import { hydrochemistryTerms as terms } from '@puquio/contract/terms/laboratory/hydrochemistry'
import { fieldTerms } from '@puquio/contract/terms'
import { acidCations, type Ion, type Language, resultFieldTerms, shownDay } from '@puquio/domain'
import { faciesOf, ionSigns } from '@puquio/figures'
import type { SectionCell, SectionColumn, SectionTable } from '../../platform/sections/section.ts'
import { translate } from '../../platform/translate.ts'
import type { Answer } from './answer.ts'
import { numberIn } from './words.ts'

const ions = ['ca', 'mg', 'na', 'k', 'hco3', 'co3', 'cl', 'so4', 'no3'] as const

const gradeMarks = { accepted: undefined, warning: 'near', rejected: 'exceeds' } as const

/** Beside an ion that was not detected, whose number follows from its limit. */
const notDetected = ' ○'

/** The samples of a diagram: their ions in meq/L, the balance with its grade marked, conductivity and facies. */
export function samplesTable(answer: Answer, language: Language): SectionTable {
  const number = numberIn(language)
  const codes = new Map(answer.stations.map(({ id, code }) => [id, code]))
  const hasAcid = answer.samples.some(({ isAcid }) => isAcid)
  const hasHydroxide = answer.samples.some(({ isAlkaline }) => isAlkaline)
  const shown: readonly Ion[] = [
    ...ions,
    ...(hasHydroxide ? (['oh'] as const) : []),
    ...(hasAcid ? acidCations : []),
  ]
  const columns: SectionColumn[] = [
    { heading: fieldTerms.station[language], share: 3, isNumber: false },
    { heading: resultFieldTerms.date[language], share: 3, isNumber: false },
    { heading: terms.facies[language], share: 3, isNumber: false },
    ...shown.map((ion) => ({ heading: ionSigns[ion], share: 2, isNumber: true })),
    { heading: `${terms.balance[language]} (%)`, share: 2.4, isNumber: true },
    { heading: `${terms.conductivity[language]} (µS/cm)`, share: 4, isNumber: true },
  ]
  const amount = (sample: AnalysedSample, ion: Ion): SectionCell => {
    const value = sample.meqL[ion]
    if (value === undefined) return { text: '–' }
    const isLow = sample.nonDetects.includes(ion)
    return {
      text: number(Number(value.toPrecision(3))) + (isLow ? notDetected : ''),
      ...(isLow ? { mark: 'muted' } : { value }),
    }
  }
  const balance = ({ errorPercent, grade, metalsNotMeasured }: AnalysedSample): SectionCell => {
    const mark = gradeMarks[grade]
    return {
      text: number(errorPercent, 1) + (metalsNotMeasured.length > 0 ? ' *' : ''),
      value: errorPercent,
      ...(mark && { mark }),
    }
  }
  return {
    kind: 'table',
    title: `${terms.ionsOf[language]} (meq/L)`,
    columns,
    rows: answer.samples.toReversed().map((sample) => [
      { text: codes.get(sample.stationId) ?? '' },
      { text: shownDay(sample.sampledOn) },
      {
        text:
          faciesOf(sample, terms.mixed[language]) +
          (sample.isAcid ? ` · ${terms.acid[language]}` : '') +
          (sample.isAlkaline ? ` · ${terms.alkaline[language]}` : ''),
      },
      ...shown.map((ion) => amount(sample, ion)),
      balance(sample),
      {
        text: `${number(sample.conductivity.measured, 0)} / ${number(sample.conductivity.calculated, 0)}`,
      },
    ]),
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
