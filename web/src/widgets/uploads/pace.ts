/** How many bytes had gone at some instants of late. */
export type Pace = readonly { atMs: number; bytes: number }[]

/** `bytes` more have gone; what is older than the window says nothing of the line any more. */
export const withBytes = (pace: Pace, atMs: number, bytes: number): Pace => {
  const sum = (pace.at(-1)?.bytes ?? 0) + bytes
  return [...pace.filter((one) => atMs - one.atMs <= windowMs), { atMs, bytes: sum }]
}

/** How long `bytes` will take at this pace; null while nobody can say. */
export const secondsFor = (pace: Pace, bytes: number): number | null => {
  const first = pace[0]
  const last = pace.at(-1)
  if (first === undefined || last === undefined) return null
  const tookMs = last.atMs - first.atMs
  const sent = last.bytes - first.bytes
  return tookMs < knownAfterMs || sent <= 0 ? null : (bytes * tookMs) / sent / 1_000
}

const windowMs = 20_000
const knownAfterMs = 2_000
