export type Pair = { x: number; y: number }

export type Correlation = {
  count: number
  /** Of the numbers (Pearson) and of their ranks (Spearman); null where one of the two does not vary. */
  r: number | null
  rho: number | null
}

/** Fewer pairs say nothing of how two parameters go together. */
export const correlatedPairsMin = 3

/**
 * Returns how two measures of the same samples go together; null of fewer than three pairs. Equal numbers share the mean
 * of their ranks. Sources: Pearson (1895); Spearman (1904); Helsel and Hirsch (2002), USGS TWRI 4-A3, chapter 8.
 */
export function correlationOf(pairs: readonly Pair[]): Correlation | null {
  if (pairs.length < correlatedPairsMin) return null
  const [xs, ys] = [pairs.map(({ x }) => x), pairs.map(({ y }) => y)]
  return { count: pairs.length, r: pearson(xs, ys), rho: pearson(ranksOf(xs), ranksOf(ys)) }
}

function pearson(xs: readonly number[], ys: readonly number[]): number | null {
  const [meanX, meanY] = [mean(xs), mean(ys)]
  let [both, ofX, ofY] = [0, 0, 0]
  for (const [index, x] of xs.entries()) {
    const [dx, dy] = [x - meanX, (ys[index] as number) - meanY]
    both += dx * dy
    ofX += dx * dx
    ofY += dy * dy
  }
  const within = Math.sqrt(ofX) * Math.sqrt(ofY)
  const r = both / within
  return Number.isFinite(r) && within > 0 ? Math.min(1, Math.max(-1, r)) : null
}

function ranksOf(numbers: readonly number[]): number[] {
  const order = numbers.map((number, index) => ({ number, index }))
  order.sort((one, other) => one.number - other.number)
  const ranks: number[] = Array.from({ length: numbers.length }, () => 0)
  for (let first = 0; first < order.length; ) {
    let next = first
    while (next < order.length && order[next]?.number === order[first]?.number) next++
    for (let at = first; at < next; at++) ranks[order[at]?.index as number] = (first + next + 1) / 2
    first = next
  }
  return ranks
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one / numbers.length, 0)
