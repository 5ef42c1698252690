import type { VariationAnswer, VariationParameter } from '@puquio/contract/laboratory/variation'
import { parameterTitle, unitIn } from '@puquio/domain'
import { figureWords, parameterFigure, variationSvg } from '@puquio/figures'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { Chart } from '../chart/Chart.tsx'
import { onScreen } from '../../../widgets/figures/on-screen.ts'
import styles from './figure.module.css'
import { hintLines } from './hint.ts'
import { LimitNotes } from './LimitNotes.tsx'
import { ofParameter } from './of-parameter.ts'
import { ResultsTable } from './ResultsTable.tsx'
import { SensorLinks } from './SensorLinks.tsx'
import { StatisticsTable } from './StatisticsTable.tsx'
import '../texts.ts'

type ParameterFigureProps = {
  answer: VariationAnswer
  parameter: VariationParameter
  isLog: boolean
  from: string | undefined
  to: string | undefined
  /** Within a panel the figure stands alone. */
  isBrief?: boolean
  /** Pixels of the figure alone. */
  heightPx?: number | undefined
}

const heights = { whole: 300, brief: 230 }

/** A parameter over time at several stations, with its limits, its statistics and, in a table, its results. */
export const ParameterFigure = (props: ParameterFigureProps) => {
  const { answer, parameter, isLog, from, to, isBrief = false, heightPx } = props
  const { t } = useTranslation('variation')
  const language = useLanguage()
  const format = useFormat()
  const [isTableOpen, setIsTableOpen] = useState(false)
  const part = useMemo(() => ofParameter(answer, parameter), [answer, parameter])
  const title = parameterTitle(parameter, language)
  const height = heightPx ?? (isBrief ? heights.brief : heights.whole)
  const sum = (of: 'count' | 'exceedances') =>
    part.series.reduce((total, { statistics }) => total + statistics[of], 0)
  const label = t('figure', {
    parameter: title,
    results: format.number(sum('count')),
    stations: format.number(part.series.length),
    exceedances: format.number(sum('exceedances')),
  })
  const figureOf = useCallback(
    (width: number) => parameterFigure(part, { width, height, isLog, from, to }),
    [part, height, isLog, from, to],
  )
  const draw = useCallback(
    (width: number) => {
      const figure = figureOf(width)
      const words = {
        ...figureWords(language),
        title: label,
        unit: unitIn(parameter.unit, language),
      }
      return {
        svg: variationSvg(figure, words, onScreen),
        width,
        height,
        points: figure.series.flatMap(({ points }) => points),
      }
    },
    [figureOf, language, label, parameter.unit, height],
  )
  /** Which series and result each point of the figure is; no width changes it. */
  const places = useMemo(
    () =>
      figureOf(1000).series.flatMap(({ place, points }) => {
        const series = part.series.findIndex((one) => one.place === place)
        return points.map(({ index }) => ({ series, index }))
      }),
    [figureOf, part],
  )
  const hintOf = (point: number) => {
    const { series = -1, index = 0 } = places[point] ?? {}
    return hintLines(series, index, { part, limits: answer.limits, language, format })
  }
  const drawn = useMemo(() => figureOf(1000), [figureOf])
  return (
    <section className={styles.panel} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <Chart label={`${label} ${t('pointHelp')}`} draw={draw} hintOf={hintOf} />
      <LimitNotes part={part} figure={drawn} />
      {!isBrief && <SensorLinks answer={answer} parameter={parameter} />}
      {!isBrief && (
        <>
          <StatisticsTable label={`${t('statistics')}: ${title}`} part={part} />
          <details
            className={styles.results}
            onToggle={({ currentTarget }) => setIsTableOpen(currentTarget.open)}
          >
            <summary>{t('table')}</summary>
            {isTableOpen && <ResultsTable label={title} part={part} />}
          </details>
        </>
      )}
    </section>
  )
}
