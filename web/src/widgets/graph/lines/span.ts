/** What a graph shows of time. A live one ends now, and goes on. */
export type Period = { fromMs: number; toMs: number; isLive: boolean }
export type Span = Pick<Period, 'fromMs' | 'toMs'>

export const shortestMs = 10_000
export const longestMs = 3653 * 86_400_000
/** Before this there are no readings. */
const earliestMs = Date.UTC(2000, 0, 1)

/** Nearer (above 1) or farther about a time, which stays where it is. */
export const zoomed = ({ fromMs, toMs }: Span, factor: number, aboutMs: number): Span => {
  const times = clamp((toMs - fromMs) / factor, shortestMs, longestMs) / (toMs - fromMs)
  return within({
    fromMs: aboutMs - (aboutMs - fromMs) * times,
    toMs: aboutMs + (toMs - aboutMs) * times,
  })
}

/** Later, or with a negative time earlier. */
export const moved = ({ fromMs, toMs }: Span, byMs: number): Span =>
  within({ fromMs: fromMs + byMs, toMs: toMs + byMs })

/** A span to whole seconds, of a length and at a time that can be asked for. */
export const within = ({ fromMs, toMs }: Span): Span => {
  const spanMs = clamp(Math.round((toMs - fromMs) / 1000) * 1000, shortestMs, longestMs)
  const from = Math.max(earliestMs, Math.round(fromMs / 1000) * 1000)
  return { fromMs: from, toMs: from + spanMs }
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)
