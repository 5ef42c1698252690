import type { LaboratoryComparison } from '@puquio/contract/modi/laboratory-comparisons'
import {
  comparisonObstacleTerms,
  laboratoryComparisonTerms as terms,
} from '@puquio/contract/terms/modi/laboratory-comparison'
import { type Language, locales, shownDay } from '@puquio/domain'
import { comparisonSvg, onPaper } from '@puquio/figures'
import type { ReportSection, SectionPart } from '../../../platform/sections/section.ts'
import { columnsOf, tableOf } from '../../../platform/sections/table-of.ts'
import { translate } from '../../../platform/translate.ts'

/** Of the chart in a file, in pixels. */
const width = 460

/** A sensor against the laboratory: what is suggested, its chart, and the pairs. */
export function comparisonSections(
  compared: LaboratoryComparison,
  title: string,
  language: Language,
): ReportSection[] {
  const { obstacle, pairs, kind, unit, suggested, factor, station, parameter, left } = compared
  if (obstacle !== null)
    return [{ title, parts: [{ kind: 'text', text: comparisonObstacleTerms[obstacle][language] }] }]
  const number = (value: number) =>
    value.toLocaleString(locales[language], { maximumSignificantDigits: 6 })
  const cell = (value: number) => ({ text: number(value), value })
  const spread = suggested && `${number(suggested.spread)} ${kind === 'ratio' ? '%' : unit}`
  const facts: [string, string][] = [
    [terms.station[language], station ? `${station.code} · ${station.name}` : '–'],
    [terms.period[language], `${shownDay(compared.from)} – ${shownDay(compared.to)}`],
    [
      `${terms.suggested[language]}: ${terms[kind][language]}`,
      suggested
        ? translate(terms.factorWithSpread, language, {
            amount: number(suggested.amount),
            spread: spread ?? '',
            pairs: number(suggested.pairs),
          })
        : terms.none[language],
    ],
    ...(factor
      ? [
          [
            terms.wouldBe[language],
            `× ${number(factor.correction)} + ${number(factor.adjustment)}`,
          ] as [string, string],
        ]
      : []),
  ]
  const name = parameter?.name[language] ?? ''
  const words = translate(terms.chart, language, { name, pairs: number(pairs.length) })
  const chart: SectionPart = {
    kind: 'chart',
    words,
    widthPercent: 64,
    svg: comparisonSvg(
      pairs,
      suggested,
      width,
      {
        title: words,
        sensor: `${terms.sensor[language]}, ${unit}`,
        laboratory: `${terms.laboratory[language]}, ${unit}`,
        suggested: terms.suggestedLine[language],
        number,
        pair: ({ on }) => shownDay(on),
      },
      onPaper,
    ),
  }
  const { text, number: numbers } = columnsOf<LaboratoryComparison['pairs'][number]>()
  return [
    {
      title,
      parts: [
        { kind: 'facts', rows: facts },
        ...(pairs.length > 0 ? [chart] : []),
        tableOf(
          terms.title[language],
          [
            text(terms.on[language], 1, ({ on }) => ({ text: shownDay(on), value: { date: on } })),
            numbers(`${terms.laboratory[language]} (${unit})`, 1, ({ laboratory }) =>
              cell(laboratory),
            ),
            numbers(`${terms.sensor[language]} (${unit})`, 1, ({ sensor }) => cell(sensor)),
            numbers(terms.readings[language], 1, ({ readings }) => cell(readings)),
            numbers(terms[kind][language], 1, ({ laboratory, sensor, isCompared }) =>
              isCompared
                ? cell(kind === 'ratio' ? laboratory / sensor : laboratory - sensor)
                : { text: '–' },
            ),
          ],
          pairs,
        ),
        { kind: 'text', text: translate(terms.left, language, left) },
        { kind: 'text', text: terms.how[language] },
      ],
    },
  ]
}
