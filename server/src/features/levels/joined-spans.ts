type Span = { fromMs: number; beforeMs: number }

/** Joins spans of any order that touch or overlap, so that nothing in them is read twice. */
export function joinedSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const { fromMs, beforeMs } of spans.toSorted((a, b) => a.fromMs - b.fromMs)) {
    const last = joined.at(-1)
    if (last && fromMs <= last.beforeMs) last.beforeMs = Math.max(last.beforeMs, beforeMs)
    else joined.push({ fromMs, beforeMs })
  }
  return joined
}
