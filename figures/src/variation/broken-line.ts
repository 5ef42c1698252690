/** A line breaks where two results lie further apart than so many times the usual distance there. */
export const breaksAfter = 1.75
/** Distances before and after, by which is judged what is usual. */
const beside = 3

/**
 * Returns the runs of results, as first and next index, that a line joins. It breaks where two in the order of time lie
 * further apart than 1.75 times the median of the three distances before, and of the three after: of a monthly series where a
 * month has no result, and nowhere where a series becomes a weekly one. Of fewer than three distances nobody can say.
 */
export function brokenRuns(times: readonly number[]): (readonly [number, number])[] {
  if (times.length === 0) return []
  const starts = [0]
  // Several results of one moment are one sampling.
  const moments = times.flatMap((at, index) =>
    index === 0 || at > (times[index - 1] as number) ? [index] : [],
  )
  const distances = moments
    .slice(1)
    .map((index, place) => (times[index] as number) - (times[moments[place] as number] as number))
  for (const [place, distance] of distances.entries()) {
    const before = distances.slice(Math.max(0, place - beside), place)
    const after = distances.slice(place + 1, place + 1 + beside)
    if (before.length + after.length < 2) continue
    // Where a series becomes denser, what was usual before still is.
    const usual = Math.max(middleOf(before), middleOf(after))
    if (distance > usual * breaksAfter) starts.push(moments[place + 1] as number)
  }
  return starts.map((start, index) => [start, starts[index + 1] ?? times.length] as const)
}

const middleOf = (distances: readonly number[]): number =>
  distances.toSorted((one, other) => one - other)[Math.floor((distances.length - 1) / 2)] ?? 0
