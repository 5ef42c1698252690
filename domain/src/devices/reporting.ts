type Asked = {
  /** When something came, rising. */
  arrivalsMs: readonly number[]
  intervalMs: number
  /** Silence beyond the interval that is no gap. */
  graceMs: number
  fromMs: number
  beforeMs: number
}

export type SilentSpan = { fromMs: number; beforeMs: number }

export type Reporting = {
  /** How often something was due, and came: what comes within half an interval counts once. */
  due: number
  came: number
  /** Silences longer than interval and grace, the newest first; the ends of the period count as arrivals. */
  gaps: SilentSpan[]
  silentMs: number
}

/** How a device kept its reporting interval in a period. Judgement: a delay of less than half an interval misses nothing. */
export function reportingOf({
  arrivalsMs,
  intervalMs,
  graceMs,
  fromMs,
  beforeMs,
}: Asked): Reporting {
  const gaps: SilentSpan[] = []
  let [came, missed, lastMs] = [0, 0, fromMs]
  const look = (atMs: number) => {
    const silentMs = atMs - lastMs
    if (silentMs > intervalMs + graceMs) gaps.push({ fromMs: lastMs, beforeMs: atMs })
    missed += Math.max(0, Math.round(silentMs / intervalMs) - 1)
  }
  for (const atMs of arrivalsMs) {
    if (atMs < fromMs || atMs >= beforeMs) continue
    if (came > 0 && atMs - lastMs < intervalMs / 2) continue
    look(atMs)
    came += 1
    lastMs = atMs
  }
  look(beforeMs)
  return {
    due: came + missed,
    came,
    gaps: gaps.toReversed(),
    silentMs: gaps.reduce((sum, gap) => sum + gap.beforeMs - gap.fromMs, 0),
  }
}

/** How many readings came with each lag, in seconds: below zero where the device's clock is ahead. */
export type LagCount = { lagS: number; count: number }

export type Lateness = {
  count: number
  leastS: number
  p50S: number
  p90S: number
  p99S: number
  mostS: number
}

/** Percentiles by the nearest rank of what was counted; null of nothing. */
export function latenessOf(counts: readonly LagCount[]): Lateness | null {
  const rising = counts.filter(({ count }) => count > 0).toSorted((a, b) => a.lagS - b.lagS)
  const [first, last] = [rising[0], rising.at(-1)]
  if (!first || !last) return null
  const count = rising.reduce((sum, one) => sum + one.count, 0)
  const at = (share: number) => {
    let before = 0
    for (const one of rising) {
      before += one.count
      if (before >= Math.ceil(share * count)) return one.lagS
    }
    return last.lagS
  }
  return {
    count,
    leastS: first.lagS,
    p50S: at(0.5),
    p90S: at(0.9),
    p99S: at(0.99),
    mostS: last.lagS,
  }
}

export type ClockSkew =
  /** Its clock is ahead by at least so much: something came before it was measured. */
  | { kind: 'ahead'; seconds: number }
  /** Nothing came sooner than so much after it was measured: its clock is behind, or its way is long. */
  | { kind: 'behind'; seconds: number }
  | { kind: 'none' }

/** Least delay by which a clock is called wrong. Judgement: networks deliver some message of a day within a minute. */
export const skewNoticedS = 60

export function clockSkewOf(lateness: Pick<Lateness, 'leastS'>): ClockSkew {
  const { leastS } = lateness
  if (leastS < -1) return { kind: 'ahead', seconds: -leastS }
  return leastS >= skewNoticedS ? { kind: 'behind', seconds: leastS } : { kind: 'none' }
}
