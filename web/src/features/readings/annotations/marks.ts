import type { Annotation } from '@puquio/contract/modi/annotations'
import type { TimeMark } from '../../../widgets/graph/lines/time-mark.ts'
import type { Span } from '../../../widgets/graph/lines/span.ts'

/** Numbered by time, as the list below the graph names them. */
export const marksOf = (annotations: readonly Annotation[]): TimeMark[] =>
  annotations.map(({ from, until }, index) => ({
    number: index + 1,
    fromMs: Date.parse(from),
    untilMs: until === null ? null : Date.parse(until),
  }))

/**
 * What is asked for about a period: a little more on both sides, in steps of an eighth of its length, so that moving by
 * a little asks nothing anew. What a live graph will show next is part of it.
 */
export const askedSpan = ({ fromMs, toMs }: Span): Span => {
  const stepMs = Math.max(60_000, (toMs - fromMs) / 8)
  return {
    fromMs: Math.floor(fromMs / stepMs) * stepMs,
    toMs: (Math.floor(toMs / stepMs) + 2) * stepMs,
  }
}

/** A span that shows an annotation with as much again about it, or a moment in the middle. */
export const spanAbout = ({ from, until }: Annotation, span: Span): Span => {
  const [fromMs, untilMs] = [Date.parse(from), Date.parse(until ?? from)]
  const lengthMs = untilMs - fromMs
  const marginMs = lengthMs === 0 ? (span.toMs - span.fromMs) / 2 : lengthMs / 2
  return { fromMs: fromMs - marginMs, toMs: untilMs + marginMs }
}
