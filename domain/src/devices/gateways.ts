/** How long a LoRaWAN gateway may hear nothing, in seconds; `usual` until somebody says otherwise. Judgement. */
export const gatewayBounds = {
  intervalS: { min: 300, max: 7 * 86_400, usual: 3600 },
  /** Gateways of one project; what names more is not believed. */
  count: 200,
} as const

type Listened = {
  lastHeardAtMs: number
  /** Null where nobody waits for it. */
  intervalS: number | null
  /** Where it counts as silent. */
  silentSinceMs: number | null
}

/**
 * Whether a gateway falls silent, or is heard again; null where it stays as it is. After our own absence it has its whole
 * interval.
 * @param listeningSinceMs since when we hear devices without an absence of our own.
 */
export const gatewayChange = (
  { lastHeardAtMs, intervalS, silentSinceMs }: Listened,
  nowMs: number,
  listeningSinceMs: number,
): 'silent' | 'heard' | null => {
  if (silentSinceMs !== null) return lastHeardAtMs > silentSinceMs ? 'heard' : null
  if (intervalS === null) return null
  return nowMs > Math.max(lastHeardAtMs, listeningSinceMs) + intervalS * 1000 ? 'silent' : null
}
