import type { EvaluatedColumns, VariableCalculations } from '@puquio/contract/modi/calculations'
import { niceTicks } from '@puquio/figures'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import styles from './Calculations.module.css'
import '../texts.ts'

type ValuesGraphProps = {
  variable: VariableCalculations['variable']
  columns: EvaluatedColumns
  timeZone: string
  /** What `tried` is; it is not drawn where this is left out. */
  tried?: string | undefined
}

const margins = { left: 64, right: 12, top: 10, bottom: 26 }
/** About the pixels that it has, so that its words are as large as others. */
const wide = { width: 900, height: 280 }
const narrow = { width: 360, height: 240 }

/** Values over time as they were sent, as they are and as they stood or would stand. */
export const ValuesGraph = ({ variable, columns, timeZone, tried }: ValuesGraphProps) => {
  const { t } = useTranslation('calculations')
  const format = useFormat(timeZone)
  const { width, height } = useIsPhone() ? narrow : wide
  const { at, raw, now } = columns
  // A raw value in another unit, such as digits, would flatten what it makes.
  const isRawShown = isComparable(raw, now)
  const lines = [
    ...(isRawShown ? [{ key: 'raw', name: t('raw'), values: raw }] : []),
    { key: 'now', name: t('now'), values: now },
    ...(tried === undefined ? [] : [{ key: 'tried', name: tried, values: columns.tried }]),
  ]
  const given = lines.flatMap(({ values }) => values.filter((value) => value !== null))
  const [fromMs, toMs] = [at[0], at.at(-1)]
  if (given.length === 0 || fromMs === undefined || toMs === undefined)
    return <p>{t('noReadings')}</p>
  const ticks = niceTicks(least(given), most(given), 4)
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const { left, right, top, bottom } = margins
  const x = (ms: number) =>
    left + ((ms - fromMs) / Math.max(toMs - fromMs, 1)) * (width - left - right)
  const y = (value: number) => top + ((high - value) / (high - low)) * (height - top - bottom)
  const current = now.filter((value) => value !== null)
  const changed = at.filter((_, place) => now[place] !== columns.tried[place]).length
  const number = (value: number) => format.number(value, variable.decimals)
  return (
    <figure style={{ margin: 0 }}>
      <svg
        className={styles.graph}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('graphText', {
          count: at.length,
          variable: variable.name,
          min: current.length > 0 ? number(least(current)) : '–',
          max: current.length > 0 ? number(most(current)) : '–',
          changed: tried === undefined ? 0 : changed,
        })}
      >
        {ticks.map((value) => (
          <g key={value}>
            <line
              className={styles.axis}
              x1={left}
              x2={width - right}
              y1={y(value)}
              y2={y(value)}
            />
            <text className={styles.tick} x={left - 6} y={y(value) + 4} textAnchor="end">
              {format.number(value)}
            </text>
          </g>
        ))}
        <text className={styles.tick} x={left} y={height - 6}>
          {format.instant(new Date(fromMs).toISOString())}
        </text>
        <text className={styles.tick} x={width - right} y={height - 6} textAnchor="end">
          {format.instant(new Date(toMs).toISOString())}
        </text>
        {lines.map(({ key, values }) => (
          <path
            key={key}
            className={styles[key]}
            d={pathOf(at.map((ms, place) => [x(ms), values[place] ?? null, y] as const))}
          />
        ))}
      </svg>
      <ul className={styles.key}>
        {lines.map(({ key, name }) => (
          <li key={key}>
            <svg width="28" height="8" aria-hidden>
              <path className={styles[key]} d="M0 4H28" />
            </svg>
            {name}
            {variable.unit && key !== 'raw' ? ` (${variable.unit})` : ''}
          </li>
        ))}
      </ul>
    </figure>
  )
}

type Place = readonly [x: number, value: number | null, y: (value: number) => number]

/** A line that is broken where there is no value; one alone is a short dash. */
const pathOf = (places: readonly Place[]): string => {
  let isDrawing = false
  return places
    .map(([x, value, y]) => {
      const step =
        value === null
          ? ''
          : `${isDrawing ? 'L' : 'M'}${x.toFixed(1)} ${y(value).toFixed(1)}${isDrawing ? '' : 'h1'}`
      isDrawing = value !== null
      return step
    })
    .join('')
}

const least = (values: readonly number[]) => values.reduce((min, one) => Math.min(min, one))
const most = (values: readonly number[]) => values.reduce((max, one) => Math.max(max, one))

/** Whether raw values lie near enough to what they make to share an axis. */
const isComparable = (
  raw: readonly (number | null)[],
  now: readonly (number | null)[],
): boolean => {
  const [ones, others] = [raw.filter((one) => one !== null), now.filter((one) => one !== null)]
  if (ones.length === 0 || others.length === 0) return ones.length > 0
  const spread = Math.max(most(others) - least(others), Math.abs(most(others)) / 10, 1e-9)
  return Math.max(most(ones) - most(others), least(others) - least(ones)) <= spread * 3
}
