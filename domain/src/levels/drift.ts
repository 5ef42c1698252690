/** A sounding beside what the sensor said then. */
export type LevelDifference = { atMs: number; soundingM: number; sensorM: number }

export type Drift = {
  count: number
  /** Of soundings less the sensor. */
  meanM: number
  /** The slope of the differences; null under three of them, or within thirty days. */
  perYearM: number | null
}

const yearMs = 365.25 * 86_400_000
const leastSpanMs = 30 * 86_400_000

/**
 * How far a sensor stands from the soundings of its well, and how that changes: the least-squares line through the
 * differences sounding − sensor. Null without any.
 */
export function driftOf(differences: readonly LevelDifference[]): Drift | null {
  const count = differences.length
  if (count === 0) return null
  const points = differences.map(({ atMs, soundingM, sensorM }) => ({
    atMs,
    difference: soundingM - sensorM,
  }))
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / count
  const meanM = mean(points.map(({ difference }) => difference))
  const times = points.map(({ atMs }) => atMs)
  const middle = mean(times)
  if (count < 3 || Math.max(...times) - Math.min(...times) < leastSpanMs)
    return { count, meanM, perYearM: null }
  const squares = points.reduce((sum, { atMs }) => sum + ((atMs - middle) / yearMs) ** 2, 0)
  const products = points.reduce(
    (sum, { atMs, difference }) => sum + ((atMs - middle) / yearMs) * (difference - meanM),
    0,
  )
  return { count, meanM, perYearM: products / squares }
}
