import {
  boundsOfSamples,
  type VariationAnswer,
  type VariationFilters,
  type VariationParameter,
} from '@puquio/contract/laboratory/variation'
import { fieldTerms, statisticTerms, variationTerms } from '@puquio/contract/terms'
import { type Language, parameterTitle, unitIn } from '@puquio/domain'
import {
  figureWords,
  onPaper,
  parameterFigure,
  type VariationFigure,
  variationSvg,
} from '@puquio/figures'
import { periodText } from '../../../platform/period-text.ts'
import type {
  ReportSection,
  SectionCell,
  SectionPart,
  SectionTable,
} from '../../../platform/sections/section.ts'
import { translate } from '../../../platform/translate.ts'
import { variationFileTexts as texts } from '../texts.ts'
import { type NamedSeries, resultsTables } from './results-tables.ts'
import { standardText } from './words.ts'

export type SectionOptions = {
  language: Language
  days: Pick<VariationFilters, 'from' | 'to'>
  /** All results, those of dates on which one exceeds, or none. */
  results: 'all' | 'exceeding' | 'none'
  startsPage: boolean
  /** Of which component, where sections are made for each. */
  component?: string | undefined
}

/** Pixels of a figure that fills the width of a page. */
const size = { width: 720, height: 270 }

/** The series of a parameter, each with its station's name and place. */
export const seriesOf = (answer: VariationAnswer, { id }: VariationParameter): NamedSeries[] =>
  answer.series
    .filter(({ parameterId }) => parameterId === id)
    .map((one) => {
      const place = answer.stations.findIndex((station) => station.id === one.stationId)
      return {
        ...one,
        place,
        name: answer.stations[place]?.code ?? '',
        bounds: boundsOfSamples(answer, one),
      }
    })

/** A parameter at several stations: figure, statistics, limits with their source, and results. */
export function parameterSection(
  answer: VariationAnswer,
  parameter: VariationParameter,
  options: SectionOptions,
): ReportSection {
  const { language, days, component, startsPage } = options
  const series = seriesOf(answer, parameter)
  const spans = answer.spans.filter(({ parameterId }) => parameterId === parameter.id)
  const ofSamples = answer.sampleLimits.filter(({ parameterId }) => parameterId === parameter.id)
  const figure = parameterFigure({ series, spans }, { ...size, isLog: false, ...days })
  const name = parameterTitle(parameter, language)
  const sum = (of: 'count' | 'exceedances') =>
    series.reduce((total, { statistics }) => total + statistics[of], 0)
  const words = translate(variationTerms.figure, language, {
    parameter: name,
    results: sum('count'),
    stations: series.length,
    exceedances: sum('exceedances'),
  })
  const unit = unitIn(parameter.unit, language)
  const svg = variationSvg(figure, { ...figureWords(language), title: words, unit }, onPaper, {
    hasLegend: true,
  })
  return {
    title: component === undefined ? name : `${name} · ${component}`,
    startsPage,
    parts: [
      { kind: 'chart', svg, words },
      ...figureNotes(figure, unit, language),
      statisticsTable(series, language),
      ...ofSamples.map(({ follows, source, ...one }) => {
        const standard = standardText(one)
        const words = translate(variationTerms[`follows.${follows}`], language, { standard })
        return { kind: 'text', text: source === '' ? words : `${words} ${source}` } as const
      }),
      ...(spans.length + ofSamples.length === 0
        ? [{ kind: 'text', text: texts.noLimit[language] } as const]
        : spans.length === 0
          ? []
          : [limitsTable(answer, spans, language)]),
      ...(options.results === 'none'
        ? []
        : resultsTables(series, { language, isOnlyExceeding: options.results === 'exceeding' })),
    ],
  }
}

/** What the figure leaves out, each named. */
function figureNotes(
  { beyond, left }: Pick<VariationFigure, 'beyond' | 'left'>,
  unit: string,
  language: Language,
): SectionPart[] {
  const { limit } = figureWords(language)
  const limits = [
    ...new Set(beyond.map((one) => `${limit(one.bound, one.value)} ${unit} (${one.name})`)),
  ].join('; ')
  return [
    ...(limits === '' ? [] : [translate(variationTerms.beyond, language, { limits })]),
    ...(left === 0 ? [] : [translate(variationTerms.left, language, { count: left })]),
  ].map((text) => ({ kind: 'text', text }))
}

const statistics = Object.keys(statisticTerms) as (keyof typeof statisticTerms)[]

function statisticsTable(series: readonly NamedSeries[], language: Language): SectionTable {
  const { statistic } = figureWords(language)
  return {
    kind: 'table',
    title: variationTerms.statistics[language],
    columns: [
      { heading: texts.station[language], share: 1.4, isNumber: false },
      ...statistics.map((key) => ({
        heading: statisticTerms[key][language],
        share: 1,
        isNumber: true,
      })),
    ],
    rows: series.map(({ name, statistics: of }) => [
      { text: name },
      ...statistics.map((key): SectionCell => {
        const value = of[key]
        if (value === null) return { text: '–' }
        return {
          text: statistic(value),
          value,
          ...(key === 'exceedances' && value > 0 ? { mark: 'exceeds' } : {}),
        }
      }),
    ]),
  }
}

function limitsTable(
  { stations }: VariationAnswer,
  spans: VariationAnswer['spans'],
  language: Language,
): SectionTable {
  const { limit } = figureWords(language)
  const heads = [
    [texts.limit, 1.2],
    [texts.standard, 2.4],
    [texts.validity, 2.2],
    [texts.stations, 2],
    [texts.source, 2.6],
  ] as const
  return {
    kind: 'table',
    title: texts.limits[language],
    columns: heads.map(([heading, share]) => ({
      heading: heading[language],
      share,
      isNumber: false,
    })),
    rows: spans.map((span) => [
      { text: `${limit(span.bound, span.value)} ${unitIn(span.unit, language)}` },
      { text: standardText(span) },
      { text: periodText(span, texts.wholePeriod, language) },
      {
        text: stations
          .filter(({ id }) => span.stations.includes(id))
          .map(({ code }) => code)
          .join(', '),
      },
      {
        text: span.toBeVerified
          ? `${span.source} (${fieldTerms.toBeVerified[language]})`
          : span.source,
      },
    ]),
  }
}
