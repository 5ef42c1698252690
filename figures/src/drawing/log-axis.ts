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

type Ticks = {
  /** Of each power of ten, the multiples that are ticks, too. */
  times?: readonly number[]
  /** Powers of ten from one to the next. */
  step?: number
}

/** Ticks of a logarithmic axis between two powers of ten. */
export const logTicks = (
  low: number,
  high: number,
  { times = [1], step = 1 }: Ticks = {},
): { value: number; isDecade: boolean }[] =>
  Array.from(
    { length: Math.floor((high - low) / step) + 1 },
    (_, index) => low + index * step,
  ).flatMap((power) =>
    times
      .filter((one) => one === 1 || power < high)
      .map((one) => ({ value: Number(`${one}e${power}`), isDecade: one === 1 })),
  )
