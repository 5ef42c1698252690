import type { SeriesResult, StationParameter } from '@puquio/contract/laboratory/series'
import { unitIn } from '@puquio/domain'
import { seriesFigure, type SeriesMark } from '@puquio/figures'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWidth } from '../../../ui/use-width.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import { fullHint } from '../formula-text.ts'
import { markOf, marks, resultText, shown } from '../result-hint.ts'
import styles from './SeriesChart.module.css'
import '../texts.ts'
import './texts.ts'

type SeriesChartProps = {
  /** Says what is drawn to who does not see it; the table beside the chart has the numbers. */
  label: string
  parameter: StationParameter['parameter']
  results: readonly SeriesResult[]
  slopePerYear: number | null
}

const height = 260

/** Results over time with their limits: what exceeds is a filled triangle, a non-detect a hollow circle; rejected ones stand in the table alone. */
export const SeriesChart = ({ label, parameter, results, slopePerYear }: SeriesChartProps) => {
  const { unit, formula } = parameter
  const { t } = useTranslation('series')
  const { t: ts } = useTranslation('samples')
  const [language, locale] = [useLanguage(), useLocale()]
  const format = useFormat()
  const { ref, width } = useWidth<HTMLDivElement>()
  const [pointed, setPointed] = useState<number | null>(null)
  const drawn = results.filter((one) => one.value !== null && !one.isRejected)
  const figure = seriesFigure(
    drawn.map((one) => ({
      at: Date.parse(one.sampledOn),
      value: one.value as number,
      mark: seriesMark(one),
      min: one.limit?.min ?? null,
      max: one.limit?.max ?? null,
    })),
    { width: Math.max(width, 280), height },
    slopePerYear,
  )
  const { frame } = figure
  const result = pointed === null ? undefined : drawn[pointed]
  const monthName = (at: number) =>
    new Intl.DateTimeFormat(locale, { month: 'short', year: '2-digit', timeZone: 'UTC' }).format(at)
  const nearest = (x: number) =>
    figure.points.reduce<(typeof figure.points)[number] | null>(
      (best, point) =>
        best === null || Math.abs(point.x - x) < Math.abs(best.x - x) ? point : best,
      null,
    )?.index ?? null
  return (
    <div ref={ref} className={styles.frame}>
      <svg
        className={styles.chart}
        width={figure.width}
        height={height}
        role="img"
        aria-label={label}
        onPointerMove={({ clientX, currentTarget }) =>
          setPointed(nearest(clientX - currentTarget.getBoundingClientRect().left))
        }
        onPointerLeave={() => setPointed(null)}
      >
        {figure.yTicks.map(({ y, value }) => (
          <g key={value}>
            <line className={styles.grid} x1={frame.left} x2={frame.right} y1={y} y2={y} />
            <text className={styles.tick} x={frame.left - 8} y={y + 4} textAnchor="end">
              {shown(value, locale)}
            </text>
          </g>
        ))}
        {figure.xTicks.map(({ x, at }) => (
          <text key={at} className={styles.tick} x={x} y={height - 6} textAnchor="middle">
            {monthName(at)}
          </text>
        ))}
        <text className={styles.tick} x={0} y={12}>
          {unitIn(unit, language)}
        </text>
        {figure.limits.map(({ path }) => (
          <path key={path} className={styles.limit} d={path} />
        ))}
        {figure.limitNames.map(({ bound, value, y }) => (
          <text key={`${bound}${value}`} className={styles.limitName} x={frame.right + 6} y={y + 4}>
            {t(bound === 'max' ? 'limitMax' : 'limitMin', { value: shown(value, locale) })}
          </text>
        ))}
        {figure.trend && <path className={styles.trend} d={figure.trend} />}
        <path className={styles.line} d={figure.line} />
        {figure.points.map(({ index, x, y, mark }) => (
          <path
            key={index}
            className={styles.point}
            data-mark={mark}
            data-pointed={index === pointed || undefined}
            d={shapes[mark]}
            transform={`translate(${x} ${y})`}
          />
        ))}
      </svg>
      <p className={styles.readout}>
        {result ? (
          <>
            <b>{format.date(result.sampledOn)}</b>{' '}
            {result.outcome === 'exceeds' && `${marks.exceeds} `}
            {resultText(result, locale)} {unitIn(unit, language)} ·{' '}
            {[fullHint(result, formula, { t: ts, language, locale }), result.campaign]
              .filter((one) => one !== '')
              .join(' · ')}
          </>
        ) : (
          <>
            {t('legend')}
            {figure.beyond.map(({ bound, value }) => (
              <span key={`${bound}${value}`}>
                {' '}
                {t(bound === 'max' ? 'limitAbove' : 'limitBelow', {
                  value: shown(value, locale),
                  unit,
                })}
              </span>
            ))}
          </>
        )}
      </p>
    </div>
  )
}

const seriesMark = (result: SeriesResult): SeriesMark => {
  const mark = markOf(result)
  return mark === null || mark === 'rejected' ? 'plain' : mark
}

/** Paths around the place of a result: a triangle for what exceeds or nearly does, else a circle. */
const circle = 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0'
const triangle = 'M0 -6L6 5L-6 5Z'
const shapes: Record<SeriesMark, string> = {
  exceeds: triangle,
  near: triangle,
  hollow: circle,
  unknown: circle,
  plain: circle,
}
