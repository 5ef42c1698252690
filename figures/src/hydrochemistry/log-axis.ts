/** Powers of ten around the positive ones of these values; 0.1 to 10 where there is none. */
export const decadesOf = (values: Iterable<number>): [low: number, high: number] => {
  let [least, most] = [Number.POSITIVE_INFINITY, 0]
  for (const value of values) {
    if (!(value > 0) || !Number.isFinite(value)) continue
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  if (most === 0) return [-1, 1]
  const low = Math.floor(Math.log10(least) + 1e-9)
  return [low, Math.max(low + 1, Math.ceil(Math.log10(most) - 1e-9))]
}

/** Lines of a logarithmic axis: each power of ten and, where they are few, its multiples. */
export const logTicks = (low: number, high: number): { value: number; isDecade: boolean }[] => {
  const times = high - low > 6 ? [1] : [1, 2, 3, 4, 5, 6, 7, 8, 9]
  return Array.from({ length: high - low + 1 }, (_, index) => low + index).flatMap((power) =>
    times
      .filter((one) => one === 1 || power < high)
      .map((one) => ({ value: Number(`${one}e${power}`), isDecade: one === 1 })),
  )
}
