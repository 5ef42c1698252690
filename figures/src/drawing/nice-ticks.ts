/** Returns round numbers from at or below `min` to at or above `max`: steps of 1, 2 or 5 times a power of ten. */
export function niceTicks(min: number, max: number, count: number): number[] {
  const span = max > min ? max - min : Math.abs(max) || 1
  const rough = span / Math.max(count, 1)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step =
    [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough * 0.999) ?? rough
  const first = Math.floor(min / step + 1e-9)
  const last = Math.max(Math.ceil(max / step - 1e-9), first + 1)
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
}

const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120]

/** Returns the first days of months, in UTC milliseconds, between two times: as many as `count` at most. */
export function monthTicks(from: number, to: number, count: number): number[] {
  const index = (at: number) => new Date(at).getUTCFullYear() * 12 + new Date(at).getUTCMonth()
  const months = index(to) - index(from) + 1
  const step = monthSteps.find((one) => months / one <= Math.max(count, 1)) ?? 240
  const first = Math.ceil(index(from) / step) * step
  const ticks: number[] = []
  for (let month = first; month <= index(to); month += step) {
    const at = Date.UTC(Math.floor(month / 12), month % 12, 1)
    if (at >= from && at <= to) ticks.push(at)
  }
  return ticks
}
