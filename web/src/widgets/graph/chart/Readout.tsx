import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import { useStore } from '../../../lib/store.ts'
import { atCursor, type CursorRow } from './at-cursor.ts'
import { exactText, meanText, unitText } from './value-text.ts'
import type { ShownLine } from '../lines/shown-line.ts'
import type { View } from './view.ts'
import styles from './Graph.module.css'
import '../texts.ts'

/** How far from the pointer a reading may stand, in pixels. */
export const reachPx = 28

type ReadoutProps = {
  /** Of each panel, its lines with their axis. */
  panels: readonly { line: ShownLine; axis: number }[][]
  heights: readonly number[]
  view: View
  timeZone: string
}

/** What stands at the pointed time: a line through all panels, a dot on each line, and the exact values. */
export const Readout = ({ panels, heights, view, timeZone }: ReadoutProps) => {
  const pointed = useStore(view.pointed)
  useStore(view.drawn)
  const format = useFormat(timeZone)
  const plots = view.plots()
  const first = plots[0]
  if (pointed === null || !first) return null
  const frame = first.frame()
  const { fromMs, toMs } = view.span()
  const withinMs = ((toMs - fromMs) / frame.width) * reachPx
  const all = panels.flat()
  const found = atCursor(
    all.map(({ line }) => line),
    pointed,
    withinMs,
  )
  if (!found || found.atMs < fromMs || found.atMs > toMs) return null
  const px = frame.left + first.timePx(found.atMs)
  const isRight = px > frame.left + frame.width / 2
  const instant = (ms: number) => format.instantToTheSecond(new Date(ms).toISOString())
  const [head] = found.rows
  return (
    <div className={styles.readout} aria-hidden>
      {plots.map((plot, position) => {
        const { top, height } = plot.frame()
        const above = heights.slice(0, position).reduce((sum, one) => sum + one, 0)
        return (
          <div
            // One for each panel, in their order.
            key={position}
            className={styles.pointer}
            style={{ left: px, top: above + top, height }}
          />
        )
      })}
      {panels.flatMap((lines, position) =>
        lines.flatMap(({ line, axis }) => {
          const row = found.rows.find((one) => one.line.id === line.id)
          const plot = plots[position]
          if (!row || !plot) return []
          const { left, top, height } = plot.frame()
          const y = plot.valuePx(row.point.value, axis)
          if (y < 0 || y > height) return []
          const above = heights.slice(0, position).reduce((sum, one) => sum + one, 0)
          const place = { left: left + plot.timePx(row.point.atMs), top: above + top + y }
          return [
            <span
              key={line.id}
              className={styles.dot}
              data-hollow={row.point.isSuspect || undefined}
              style={{ ...place, borderColor: line.color, background: line.color }}
            />,
          ]
        }),
      )}
      <div
        className={styles.box}
        style={isRight ? { right: `calc(100% - ${px - 12}px)` } : { left: px + 12 }}
      >
        <b>
          {instant(head && head.point.fromMs !== head.point.toMs ? head.point.fromMs : found.atMs)}
        </b>
        {found.rows.map((row) => (
          <Row key={row.line.id} row={row} atMs={found.atMs} instant={instant} />
        ))}
      </div>
    </div>
  )
}

type RowProps = { row: CursorRow; atMs: number; instant: (ms: number) => string }

const Row = ({ row: { line, point, before }, atMs, instant }: RowProps) => {
  const { t } = useTranslation('graph')
  const [language, locale] = [useLanguage(), useLocale()]
  const value = (number: number) => exactText(number, line.decimals, locale)
  const isBucket = point.fromMs !== point.toMs
  const shown = (isBucket ? meanText : exactText)(point.value, line.decimals, locale)
  return (
    <p className={styles.row}>
      <span className={styles.swatch} style={{ background: line.color }} />
      <span>
        {line.name} <b>{shown}</b> {unitText(line.unit, language)}{' '}
        <span className={styles.dim}>
          {isBucket && point.count > 1
            ? t('bucketOf', { min: value(point.min), max: value(point.max), count: point.count })
            : t(point.isSuspect ? 'suspect' : 'good')}
          {Math.abs(point.atMs - atMs) >= 1000 && ` · ${instant(point.fromMs)}`}
          {before &&
            ` · ${t('before', { value: (isBucket ? meanText : exactText)(before.value, line.decimals, locale) })}`}
        </span>
      </span>
    </p>
  )
}
