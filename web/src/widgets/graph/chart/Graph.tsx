import { Box, useComputedColorScheme } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dateFormat } from '../../../lib/texts/intl.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import type { TimeMark } from '../lines/time-mark.ts'
import { panelsOf } from '../lines/panels.ts'
import { moved, type Span, zoomed } from '../lines/span.ts'
import { tickLabels, type TimeTicks } from '../lines/time-ticks.ts'
import { atCursor, nextPoint } from './at-cursor.ts'
import type { Inks } from './draw-marks.ts'
import { Panel } from './Panel.tsx'
import { gutterOf } from './plot.ts'
import { Readout } from './Readout.tsx'
import type { ShownLine } from '../lines/shown-line.ts'
import { exactText, tickText, unitText } from './value-text.ts'
import type { View } from './view.ts'
import styles from './Graph.module.css'
import '../texts.ts'

type GraphProps = {
  lines: readonly ShownLine[]
  view: View
  timeZone: string
  marks: readonly TimeMark[]
  /** Says what is drawn to who does not see it. */
  summary: string
  /** Of the first panel; what it is where it is left out. */
  heightPx?: number
  onSpan: (span: Span) => void
  onReset: () => void
  /** Lies over a graph without readings. */
  children?: ReactNode
}

const firstHeightPx = 380
const otherHeightPx = 220
export const zoomStep = 2
/** A part of the period by which the graph is moved at once. */
export const moveStep = 0.5

/** Lines over time, in panels by their units. Arrows go from reading to reading; + and − resize. */
export const Graph = ({
  lines,
  view,
  timeZone,
  marks,
  summary,
  heightPx = firstHeightPx,
  onSpan,
  onReset,
  children,
}: GraphProps) => {
  const { t } = useTranslation('graph')
  const [language, locale] = [useLanguage(), useLocale()]
  const scheme = useComputedColorScheme('light')
  const format = useFormat(timeZone)
  const helpId = useId()
  const [said, setSaid] = useState('')
  const panels = useMemo(() => panelsOf(lines), [lines])
  const edges = useMemo(
    () => ({ gutterPx: gutterOf(lines), hasRightAxis: panels.some(({ axes }) => axes.length > 1) }),
    [lines, panels],
  )
  const inks = useMemo(() => readInks(scheme), [scheme])
  const words = useMemo(
    () => ({
      times: (ticks: TimeTicks) =>
        tickLabels(ticks, timeZone, (on) =>
          dateFormat(locale, { month: 'short', timeZone: 'UTC' }).format(new Date(on)),
        ),
      value: (value: number, ticks: readonly number[]) => tickText(value, ticks, locale),
      unit: (unit: string) => unitText(unit, language),
    }),
    [timeZone, locale, language],
  )
  useEffect(() => view.draw(), [view, panels])

  const heights = panels.map((_, index) => (index === 0 ? heightPx : otherHeightPx))
  const point = (ms: number | null) => {
    view.pointed.set(ms)
    const found = ms === null ? null : atCursor(lines, ms, 1)
    setSaid(
      found === null
        ? ''
        : [
            format.instantToTheSecond(new Date(found.atMs).toISOString()),
            ...found.rows.map(({ line, point: { value, isSuspect } }) =>
              [
                line.name,
                exactText(value, line.decimals, locale),
                unitText(line.unit, language),
                isSuspect ? t('suspect') : '',
              ]
                .filter((part) => part !== '')
                .join(' '),
            ),
          ].join('; '),
    )
  }
  const step = (direction: 1 | -1) => {
    const span = view.span()
    // At least a pixel away, so that a key does something.
    const stepMs = ((span.toMs - span.fromMs) / 1000) * direction
    const ms = view.pointed.read() ?? (direction > 0 ? span.fromMs : span.toMs)
    const next = nextPoint(lines, { ms, step: stepMs, span })
    if (next !== null) point(next)
  }
  const zoom = (factor: number) => {
    const span = view.span()
    onSpan(zoomed(span, factor, view.pointed.read() ?? (span.fromMs + span.toMs) / 2))
  }
  const move = (part: number) => {
    const span = view.span()
    onSpan(moved(span, (span.toMs - span.fromMs) * part))
  }
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const keys: Record<string, () => void> = {
      ArrowLeft: () => (event.shiftKey ? move(-moveStep) : step(-1)),
      ArrowRight: () => (event.shiftKey ? move(moveStep) : step(1)),
      Home: () => point(view.span().fromMs),
      End: () => point(view.span().toMs),
      '+': () => zoom(zoomStep),
      '=': () => zoom(zoomStep),
      '-': () => zoom(1 / zoomStep),
      '0': onReset,
      Escape: () => point(null),
    }
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <figure className={styles.figure}>
      {/* A drawing that is gone through by keys, whose values stand in the table, too. */}
      <Box
        className={styles.graph}
        role="application"
        aria-label={summary}
        aria-describedby={helpId}
        tabIndex={0}
        onKeyDown={press}
        onBlur={() => point(null)}
        onDoubleClick={onReset}
      >
        {panels.map((panel, position) => (
          <Panel
            // A panel is its units.
            key={panel.axes.map(({ unit }) => unit).join(' ')}
            panel={panel}
            position={position}
            firstAxis={position * 2}
            height={heights[position] ?? otherHeightPx}
            view={view}
            timeZone={timeZone}
            inks={inks}
            edges={edges}
            words={words}
            marks={marks}
            onSpan={onSpan}
          />
        ))}
        <Readout
          panels={panels.map(({ axes }) =>
            axes.flatMap((axis, index) => axis.lines.map((line) => ({ line, axis: index }))),
          )}
          heights={heights}
          view={view}
          timeZone={timeZone}
        />
        {children}
      </Box>
      <p id={helpId} hidden>
        {t('keys')}
      </p>
      <p className={styles.said} role="status">
        {said}
      </p>
    </figure>
  )
}

const grounds = { light: '#ffffff', dark: '#1a1d21' }

/** The page's colours, which a canvas cannot take from its style sheet. */
const readInks = (scheme: 'light' | 'dark'): Inks => {
  const style = getComputedStyle(document.documentElement)
  const read = (name: string) => style.getPropertyValue(name).trim() || '#888888'
  return {
    text: read('--ink-dim'),
    ground: getComputedStyle(document.body).backgroundColor || grounds[scheme],
    danger: read('--danger'),
    warning: read('--warning'),
    grid: read('--line'),
  }
}
